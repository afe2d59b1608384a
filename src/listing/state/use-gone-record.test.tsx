// @vitest-environment jsdom
import { act, useLayoutEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Row } from '#commands/noun.ts'
import { announce } from '#ui/announce.ts'
import { mounting } from '#ui/mounting.fixture.ts'
import type { ListModel } from '#listing/model.ts'
import { useGoneRecord } from './use-gone-record.ts'

vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))
const render = mounting()
const focus = vi.fn()
const gridRef = { current: { focus } }
const setNotice = vi.fn()
let setMenu: (menu: { row: number } | null) => void

function List({ data }: { data: readonly Row[] }) {
  const [menu, set] = useState<{ row: number } | null>(null)
  useLayoutEffect(() => void (setMenu = set), [])
  useGoneRecord({ menu, loading: false, setMenu: set, setNotice, gridRef } as unknown as ListModel, data)
  return menu && <p>Menu</p>
}

it('closes the menu of a record that is gone, says so and gives the focus to the table, each time that it goes', () => {
  for (const times of [1, 2]) {
    render(<List data={[{ id: 7 }]} />)
    act(() => setMenu({ row: 7 }))
    expect(document.body.textContent).toBe('Menu')
    render(<List data={[{ id: 8 }]} />)
    expect(document.body.textContent).toBe('')
    expect(setNotice).toHaveBeenCalledWith('#7 não está mais nesta página.')
    expect(announce).toHaveBeenCalledTimes(times)
    expect(focus).toHaveBeenCalledTimes(times)
  }
})
