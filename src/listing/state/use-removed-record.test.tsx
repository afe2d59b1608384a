// @vitest-environment jsdom
import { act, useLayoutEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { announce } from '#ui/announce.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ListModel } from '#listing/model.ts'
import { useRemovedRecord } from './use-removed-record.ts'

vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))
const render = setupMount()
const focus = vi.fn()
const gridRef = { current: { focus } }
const setNotice = vi.fn()
let setMenu: (menu: { rowId: number } | null) => void

function List({ data }: { data: readonly Row[] }) {
  const [menu, set] = useState<{ rowId: number } | null>(null)
  useLayoutEffect(() => void (setMenu = set), [])
  useRemovedRecord(
    { openMenu: menu, isLoading: false, setOpenMenu: set, setNotice, gridRef } as unknown as ListModel,
    data,
  )
  return menu && <p>Menu</p>
}

it('closes the menu of a removed record, says so and focuses the table, each time it is removed', () => {
  for (const times of [1, 2]) {
    render(<List data={[{ id: 7 }]} />)
    act(() => setMenu({ rowId: 7 }))
    expect(document.body.textContent).toBe('Menu')
    render(<List data={[{ id: 8 }]} />)
    expect(document.body.textContent).toBe('')
    expect(setNotice).toHaveBeenCalledWith('#7 não está mais nesta página.')
    expect(announce).toHaveBeenCalledTimes(times)
    expect(focus).toHaveBeenCalledTimes(times)
  }
})
