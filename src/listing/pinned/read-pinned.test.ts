// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { type ListHandle, registerList } from '#commands/screen.ts'
import { goTo } from '#commands/runtime.ts'
import { PLAIN_LAYOUT } from '#listing/address/column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { readRows } from '#listing/record/record-row.ts'
import { withSource } from '#listing/source.ts'
import { noteRemoved } from './remembered-rows.ts'
import { readPinned } from './read-pinned.ts'

vi.mock('#commands/runtime.ts', () => ({ goTo: vi.fn() }))
vi.mock('#listing/record/record-row.ts', () => ({ readRows: vi.fn() }))

const noun = { id: 'item' }
const definition = { path: '/itens', noun, columns: [], size: 10, sort: 'id,ASC' } as unknown as AnyList
const pins = [7, 8, 9]
const state = { page: 0, size: 10, sort: 'id,ASC', filters: {}, layout: PLAIN_LAYOUT, pins, continuous: false }
const say = vi.fn()
const model = () => ({ definition, state }) as unknown as ListModel
registerList(withSource({ say } as unknown as ListHandle, { definition, model }))
beforeEach(() => void vi.clearAllMocks())

it('takes what is gone from the top, and tells it of what others removed alone', async () => {
  noteRemoved(definition.noun, 7)
  vi.mocked(readRows).mockResolvedValue([null, { id: 8 }, null])
  await readPinned(definition, pins)
  expect(say).toHaveBeenCalledExactlyOnceWith('#9 não existe mais e saiu do topo.')
  expect(goTo).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ search: expect.objectContaining({ fixas: '8' }) }),
    { replace: true },
  )
})

it('says nothing of the one that the operator removed', async () => {
  noteRemoved(definition.noun, 7)
  vi.mocked(readRows).mockResolvedValue([null, { id: 8 }, { id: 9 }])
  await readPinned(definition, pins)
  expect(say).not.toHaveBeenCalled()
  expect(goTo).toHaveBeenCalledOnce()
})
