// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ListHandle, registerList } from '#commands/screen.ts'
import { goTo } from '#commands/runtime.ts'
import { PLAIN_LAYOUT } from '#listing/address/column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { readRows } from '#listing/record/record-row.ts'
import { walkedRow } from '#listing/record/walked-row.ts'
import { withSource } from '#listing/source.ts'
import { noteRemoved, rememberedRow, rememberRows } from './remembered-rows.ts'
import { readPinned } from './read-pinned.ts'

vi.mock('#commands/runtime.ts', () => ({ goTo: vi.fn() }))
vi.mock('#listing/record/record-row.ts', () => ({ readRows: vi.fn() }))
vi.mock('#listing/record/walked-row.ts', () => ({ walkedRow: vi.fn() }))

const noun = { id: 'item' }
const definition = { path: '/itens', noun, columns: [], size: 10, sort: 'id,ASC' } as unknown as AnyList
const pins = [7, 8, 9]
const state = { page: 0, size: 10, sort: 'id,ASC', filters: {}, layout: PLAIN_LAYOUT, pins, continuous: false }
const say = vi.fn()
let loading = false
const model = () => ({ definition, state, loading }) as unknown as ListModel
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

describe('those that no call reads', () => {
  beforeEach(() => void vi.mocked(readRows).mockResolvedValue([undefined, undefined]))

  it('are looked for in the list where nobody has seen them, and told where they are not found', async () => {
    rememberRows(definition, [{ id: 20 }])
    vi.mocked(walkedRow).mockResolvedValueOnce({ id: 21 })
    await readPinned(definition, [20, 21])
    expect(vi.mocked(walkedRow).mock.calls).toEqual([[definition, 21]])
    expect(rememberedRow(definition, 21)).toEqual({ id: 21 })
    expect(say).not.toHaveBeenCalled()
    vi.mocked(walkedRow).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error())
    await readPinned(definition, [22, 23])
    expect(say).toHaveBeenCalledExactlyOnceWith('Não se pôde ler o que estava fixado: #22, #23.')
  })

  it('are neither looked for nor missed while the page is awaited: they may stand on it', async () => {
    loading = true
    await readPinned(definition, [24, 25])
    loading = false
    expect(walkedRow).not.toHaveBeenCalled()
    expect(say).not.toHaveBeenCalled()
  })
})
