// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { owner } from '#lib/owner.ts'
import { askConflict } from '#ui/conflict.ts'
import { notify } from '#ui/notify.tsx'
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { provideCommandLayer } from '#commands/dispatcher.ts'
import { produto } from '#commands/nouns.fixture.ts'
import { createRegistry } from '#commands/registry.ts'
import { provideNavigation, provideRegistry } from '#commands/runtime.ts'
import { type ListHandle, registerList, setRoute } from '#commands/screen.ts'
import { perform } from './run.ts'
import { setsNumber } from './set-number.ts'
import { lastDone, lastUndone, redoEntry, undoEntry } from './take-back.ts'

vi.mock('#ui/confirm.ts', () => ({ confirm: vi.fn(() => Promise.resolve(true)) }))
vi.mock('#ui/conflict.ts', () => ({ askConflict: vi.fn() }))
vi.mock('#ui/notify.tsx', () => ({ notify: vi.fn() }))

let stock: number | null
const sent: number[] = []
const setStock = defineCommand({
  group: 'Ações',
  place: 'row',
  noun: produto,
  id: 'produto.estoque.ajustar',
  title: 'Ajustar estoque',
  phrases: ['ajustar estoque do produto {id} para {n}'],
  args: { id: arg.id(produto), n: arg.n('quantidade') },
  success: 'Estoque ajustado',
  ...setsNumber({
    command: 'produto.estoque.ajustar',
    noun: produto,
    column: 'numEstoque',
    subject: 'O estoque do produto',
    label: 'Estoque',
    submit: 'Ajustar',
    read: () => Promise.resolve(stock),
    write(_, n) {
      sent.push(n)
      stock = n
      return Promise.resolve(undefined)
    },
  }),
})
provideRegistry(createRegistry([{ nouns: [produto], menu: [], routes: [] }], [setStock]))
provideNavigation(vi.fn())
provideCommandLayer({
  execute: vi.fn(),
  ask: vi.fn(),
  openPalette: vi.fn(),
  pointed: vi.fn(),
  takeBack: vi.fn(),
})

/** The list on the screen shows this stock of product 12; taken away when the test ends. */
function shows(numEstoque: number): () => void {
  setRoute('/produtos', produto)
  const rows = () => [{ id: 12, numEstoque }]
  const nothing = () => []
  return registerList({
    noun: produto,
    rows,
    columns: nothing,
    selection: nothing,
    cursor: () => null,
  } as unknown as ListHandle)
}
const set = (n: number) => perform(setStock, { id: 12, n }, 'paleta')
const notices = () => vi.mocked(notify).mock.calls.map(([kind, text, options]) => [kind, text, options?.action?.label])

let operator = 900
beforeEach(() => {
  owner.set(String(++operator))
  vi.clearAllMocks()
  setRoute('/lojas', null)
  stock = 70
  sent.length = 0
})

it('goes back to the number that stood there, although no screen showed it, and forth again', async () => {
  await set(30)
  expect(notices()).toEqual([['success', 'Estoque ajustado', 'Desfazer']])
  expect(await undoEntry(lastDone()!)).toBe(true)
  expect(await redoEntry(lastUndone()!)).toBe(true)
  expect(await undoEntry(lastDone()!)).toBe(true)
  expect(sent).toEqual([30, 70, 30, 70])
})

it('goes back to what another had written, and not to what an old row showed [N1]', async () => {
  const leave = shows(12)
  vi.mocked(askConflict).mockResolvedValue({ valor: 'mine' })
  await set(30)
  leave()
  expect(vi.mocked(askConflict).mock.calls[0]?.[0].fields).toEqual([
    { name: 'valor', label: 'Estoque', original: '12', mine: '30', current: '70' },
  ])
  await undoEntry(lastDone()!)
  expect(sent).toEqual([30, 70])
})

it('sends nothing where the operator leaves what another wrote, and is no step then', async () => {
  const leave = shows(12)
  vi.mocked(askConflict).mockResolvedValue(null)
  await set(30)
  leave()
  expect(sent).toEqual([])
  expect(lastDone()).toBeUndefined()
})

it('stays where another changed the number since', async () => {
  await set(30)
  stock = 31
  expect(await undoEntry(lastDone()!)).toBe(false)
  expect(sent).toEqual([30])
})

it('offers no way back to a number that the platform did not tell', async () => {
  stock = null
  await set(30)
  expect(notices()).toEqual([['success', 'Estoque ajustado', undefined]])
  expect(await undoEntry(lastDone()!)).toBe(false)
  expect(sent).toEqual([30])
})
