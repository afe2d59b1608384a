// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { resolveConflict } from '#ui/dialogs/conflict.ts'
import { ApiError } from '#api/errors.ts'
import { notify } from '#ui/notices/notify.tsx'
import { produto } from '#commands/resources.fixture.ts'
import { type ListHandle, registerList, setRoute } from '#commands/screen.ts'
import { resetPlatform, platform, provideCommands, setStock } from './products.fixture.ts'
import { performCommand } from './perform-command.ts'
import { getLastUndoable, getLastUndone, redoEntry, undoEntry } from './undo.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
vi.mock('#ui/dialogs/conflict.ts', () => ({ resolveConflict: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

provideCommands(setStock)

/** Shows a list with this stock of product 12; returns the function that removes it. */
function showStock(numEstoque: number): () => void {
  setRoute('/produtos', produto)
  const rows = () => [{ id: 12, numEstoque }]
  const nothing = () => []
  return registerList({
    resource: produto,
    getRows: rows,
    getColumns: nothing,
    getSelection: nothing,
    getCursorRow: () => null,
  } as unknown as ListHandle)
}
const set = (n: number) => performCommand(setStock, { id: 12, n }, 'paleta')
const notices = () => vi.mocked(notify).mock.calls.map(([kind, text, options]) => [kind, text, options?.action?.label])

beforeEach(() => {
  resetPlatform()
  setRoute('/lojas', null)
  platform.stock.set(12, 70)
})

it('undoes to the stored number, although no screen showed it, and redoes', async () => {
  await set(30)
  expect(notices()).toEqual([['success', 'Estoque ajustado', 'Desfazer']])
  expect(await undoEntry(getLastUndoable()!)).toBe(true)
  expect(await redoEntry(getLastUndone()!)).toBe(true)
  expect(await undoEntry(getLastUndoable()!)).toBe(true)
  expect(platform.sent).toEqual(['estoque 12 30', 'estoque 12 70', 'estoque 12 30', 'estoque 12 70'])
})

it('undoes to what another operator had written, not to what an old row showed [N1]', async () => {
  const leave = showStock(12)
  vi.mocked(resolveConflict).mockResolvedValue({ valor: 'mine' })
  await set(30)
  leave()
  expect(vi.mocked(resolveConflict).mock.calls[0]?.[0].fields).toEqual([
    { name: 'valor', label: 'Estoque', original: '12', mine: '30', current: '70' },
  ])
  await undoEntry(getLastUndoable()!)
  expect(platform.sent).toEqual(['estoque 12 30', 'estoque 12 70'])
})

it('sends nothing if the operator keeps the other value, and is no undo step then', async () => {
  const leave = showStock(12)
  vi.mocked(resolveConflict).mockResolvedValue(null)
  await set(30)
  leave()
  expect(platform.sent).toEqual([])
  expect(getLastUndoable()).toBeUndefined()
})

it('is not undone if another operator changed the number since', async () => {
  await set(30)
  platform.stock.set(12, 31)
  expect(await undoEntry(getLastUndoable()!)).toBe(false)
  expect(platform.sent).toEqual(['estoque 12 30'])
})

it('offers no undo if the platform did not give the previous number', async () => {
  platform.stock.set(12, null)
  await set(30)
  expect(notices()).toEqual([['success', 'Estoque ajustado', undefined]])
  expect(await undoEntry(getLastUndoable()!)).toBe(false)
  expect(platform.sent).toEqual(['estoque 12 30'])
})

it.each([
  [30, ['estoque 12 30', 'estoque 12 70'], 'Estoque ajustado'],
  [70, ['estoque 12 30'], '“ajustar estoque do produto 12 para 30”: já não está assim, nada foi enviado'],
])(
  'is undone even if it is unknown whether it was set, when it is found as %d [P1, O1]',
  async (found, sent, message) => {
    platform.answer = () => Promise.reject(new ApiError({ kind: 'network', isUncertain: true }))
    await set(30)
    platform.answer = () => Promise.resolve(undefined)
    platform.stock.set(12, found)
    expect(await undoEntry(getLastUndoable()!)).toBe(true)
    expect(platform.sent).toEqual(sent)
    expect(notices().at(-1)?.[1]).toBe(message)
    expect(getLastUndoable()).toBeUndefined()
  },
)

it('shows what the platform refused, like any command', async () => {
  platform.answer = () =>
    Promise.reject(new ApiError({ kind: 'status', status: 422, platformMessage: 'Acima do limite.' }))
  await set(30)
  expect(notices()).toEqual([['error', 'Acima do limite.', undefined]])
  expect(getLastUndoable()).toBeUndefined()
})
