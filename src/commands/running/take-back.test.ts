// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { owner } from '#lib/owner.ts'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notify.tsx'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, Unchanged } from '#commands/define.ts'
import { provideCommandLayer } from '#commands/dispatcher.ts'
import { createRegistry } from '#commands/registry.ts'
import { provideNavigation, provideRegistry } from '#commands/runtime.ts'
import { setRoute } from '#commands/screen.ts'
import { produto } from '#commands/nouns.fixture.ts'
import { historyEntries, rememberSave } from './history.ts'
import { perform } from './run.ts'
import { lastDone, lastUndone, redoEntry, undoEntry } from './take-back.ts'

vi.mock('#ui/confirm.ts', () => ({ confirm: vi.fn(() => Promise.resolve(true)) }))
const progress = { update: vi.fn(), setPaused: vi.fn(), close: vi.fn() }
vi.mock('#ui/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

/** The platform: which products are active, and a stock. */
const active = new Set<number>()
let stock = 0
let lost = false

const common = { group: 'Ações', place: 'row', noun: produto, confirm: () => 'Mesmo?' } as const
const toggle = (verb: string, back: string, on: boolean) =>
  defineCommand({
    ...common,
    id: `produto.${verb}`,
    title: `${verb} produto`,
    phrases: [`${verb} produto {ids}`] as readonly string[],
    args: { ids: arg.ids(produto) },
    success: 'Status atualizado',
    each(id) {
      if (lost) return Promise.reject(new ApiError({ kind: 'network', uncertain: true }))
      if (active.has(id) === on) return Promise.resolve(new Unchanged('já está assim'))
      if (on) active.add(id)
      else active.delete(id)
      return Promise.resolve()
    },
    undo: ({ ids }) => ({ id: `produto.${back}`, args: { ids } }),
  })
const setStock = defineCommand({
  ...common,
  id: 'produto.estoque',
  title: 'Ajustar estoque',
  phrases: ['ajustar estoque do produto {id} para {n}'],
  args: { id: arg.id(produto), n: arg.n('quantidade') },
  success: 'Estoque ajustado',
  run: ({ n }) => void (stock = n),
  undo: ({ id }) => ({ id: 'produto.estoque', args: { id, n: 5 } }),
  still: ({ n }) => Promise.resolve(stock === n),
})
const remove = defineCommand({
  ...common,
  id: 'produto.excluir',
  title: 'Excluir produto',
  phrases: ['excluir produto {ids}'],
  args: { ids: arg.ids(produto) },
  success: 'Excluído com sucesso',
  each: () => Promise.resolve(),
})
const on = toggle('habilitar', 'desabilitar', true)
const off = toggle('desabilitar', 'habilitar', false)
provideRegistry(createRegistry([], [on, off, setStock, remove] as AnyCommand[]))
provideNavigation(vi.fn())

const told = () => vi.mocked(notify).mock.calls.map(([type, text]) => `${type}: ${text}`)
const undo = () => undoEntry(lastDone()!)

let operator = 100
beforeEach(() => {
  owner.set(String(++operator))
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.mocked(confirm).mockResolvedValue(true)
  active.clear()
  stock = 5
  lost = false
  setRoute('/produtos', produto)
})

describe('taking back', () => {
  it('touches only the records on which the act changed something', async () => {
    active.add(1).add(3)
    await perform(off, { ids: [1, 2, 3] }, 'paleta')
    expect(historyEntries()[0]?.undo?.phrase).toBe('habilitar produto 1, 3')
    expect(told()).toEqual(['success: 2 desabilitados. Fica como estava: #2 (já está assim)'])
    expect(await undo()).toBe(true)
    expect([...active]).toEqual([1, 3])
  })
  it('asks nothing for the one just done, and whether it is meant for an older one', async () => {
    await perform(on, { ids: [1] }, 'paleta')
    vi.mocked(confirm).mockClear()
    expect(await undo()).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
    await perform(on, { ids: [1] }, 'paleta')
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    vi.mocked(confirm).mockClear().mockResolvedValue(false)
    expect(await undo()).toBe(false)
    expect(vi.mocked(confirm).mock.calls[0]?.[0].text).toBe('Desfazer “habilitar produto 1”?')
    expect([...active]).toEqual([1])
  })
  it('goes on to the act before, and what was taken back can be done again in its order', async () => {
    await perform(on, { ids: [1] }, 'paleta')
    await perform(on, { ids: [2] }, 'paleta')
    await undo()
    await undo()
    expect([...active]).toEqual([])
    expect(lastDone()).toBeUndefined()
    await redoEntry(lastUndone()!)
    expect([...active]).toEqual([1])
    await redoEntry(lastUndone()!)
    expect([...active]).toEqual([1, 2])
    expect(lastUndone()).toBeUndefined()
  })
  it('has nothing to do again once something else was done', async () => {
    await perform(on, { ids: [1] }, 'paleta')
    await undo()
    await perform(on, { ids: [2] }, 'paleta')
    expect(lastUndone()).toBeUndefined()
  })
  it('leaves alone what somebody else has changed since', async () => {
    await perform(setStock, { id: 7, n: 20 }, 'paleta')
    stock = 19
    expect(await undo()).toBe(false)
    expect(stock).toBe(19)
    expect(told().at(-1)).toBe('info: “ajustar estoque do produto 7 para 20”: foi alterado depois, não foi desfeito')
    stock = 20
    expect(await undo()).toBe(true)
    expect(stock).toBe(5)
  })
  it('by the notice of an act takes that one back, though another was done since; not by the notice of a taking back', async () => {
    const taken: number[] = []
    provideCommandLayer({ execute() {}, ask() {}, openPalette() {}, pointed() {}, takeBack: (at) => taken.push(at) })
    const buttons = () => vi.mocked(notify).mock.calls.map((call) => call[2]?.action?.run)
    await perform(on, { ids: [1] }, 'paleta')
    await perform(on, { ids: [2, 3] }, 'paleta')
    const [second, first] = historyEntries()
    buttons()[0]?.()
    buttons()[1]?.()
    expect(taken).toEqual([first?.at, second?.at])
    vi.mocked(notify).mockClear()
    await undo()
    expect(buttons()).toEqual([undefined])
  })
  it('done again, goes back only over what it changed then', async () => {
    await perform(on, { ids: [1, 2] }, 'paleta')
    await undo()
    active.add(2)
    await redoEntry(lastUndone()!)
    expect(lastDone()?.undo?.phrase).toBe('desabilitar produto 1')
  })
  it('takes no older act where nobody knows what became of the last', async () => {
    await perform(on, { ids: [1] }, 'paleta')
    lost = true
    await perform(on, { ids: [2] }, 'paleta')
    lost = false
    expect(await undo()).toBe(false)
    expect([...active]).toEqual([1])
  })
  it('says where there is no way back, and takes no older act instead', async () => {
    await perform(on, { ids: [1] }, 'paleta')
    await perform(remove, { ids: [9] }, 'paleta')
    expect(await undo()).toBe(false)
    expect(told().at(-1)).toBe('info: “excluir produto 9”: não há como desfazer')
    expect([...active]).toEqual([1])
  })
  it('is not offered past the save of a form', async () => {
    await perform(on, { ids: [1] }, 'paleta')
    rememberSave({ noun: produto, id: 7, result: 'Salvo com sucesso', ok: true, ways: null })
    expect(await undo()).toBe(false)
    expect([...active]).toEqual([1])
  })
  it('ends after 24 hours', async () => {
    await perform(on, { ids: [1] }, 'paleta')
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    expect(await undo()).toBe(false)
    expect([...active]).toEqual([1])
  })
  it('an act that changed nothing is no step', async () => {
    active.add(1)
    await perform(on, { ids: [1] }, 'paleta')
    expect(told()).toEqual(['info: já está assim'])
    expect(lastDone()).toBeUndefined()
  })
})
