// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notify.tsx'
import { provideCommandLayer } from '#commands/dispatcher.ts'
import { setRoute } from '#commands/screen.ts'
import { produto } from '#commands/nouns.fixture.ts'
import { historyEntries, rememberSave } from './history.ts'
import { beginAnew, disable, enable, platform, provideCommands, remove, setStock, told } from './products.fixture.ts'
import { perform } from './run.ts'
import { lastDone, lastUndone, redoEntry, undoEntry } from './take-back.ts'

vi.mock('#ui/confirm.ts', () => ({ confirm: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), close: vi.fn() }
vi.mock('#ui/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

provideCommands(enable, disable, setStock, remove)
const undo = () => undoEntry(lastDone()!)

beforeEach(() => {
  beginAnew()
  vi.useRealTimers()
  setRoute('/produtos', produto)
})

describe('taking back', () => {
  it('touches only the records on which the act changed something', async () => {
    platform.active.add(1).add(3)
    await perform(disable, { ids: [1, 2, 3] }, 'paleta')
    expect(historyEntries()[0]?.undo?.phrase).toBe('habilitar produto 1, 3')
    expect(told()).toEqual(['success: 2 desabilitados. Fica como estava: #2 (já está assim)'])
    expect(await undo()).toBe(true)
    expect([...platform.active]).toEqual([1, 3])
  })
  it('asks nothing for the one just done, and whether it is meant for an older one', async () => {
    await perform(enable, { ids: [1] }, 'paleta')
    vi.mocked(confirm).mockClear()
    expect(await undo()).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
    await perform(enable, { ids: [1] }, 'paleta')
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    vi.mocked(confirm).mockClear().mockResolvedValue(false)
    expect(await undo()).toBe(false)
    expect(vi.mocked(confirm).mock.calls[0]?.[0].text).toBe('Desfazer “habilitar produto 1”?')
    expect([...platform.active]).toEqual([1])
  })
  it('goes on to the act before, and what was taken back can be done again in its order', async () => {
    await perform(enable, { ids: [1] }, 'paleta')
    await perform(enable, { ids: [2] }, 'paleta')
    await undo()
    await undo()
    expect([...platform.active]).toEqual([])
    expect(lastDone()).toBeUndefined()
    await redoEntry(lastUndone()!)
    expect([...platform.active]).toEqual([1])
    await redoEntry(lastUndone()!)
    expect([...platform.active]).toEqual([1, 2])
    expect(lastUndone()).toBeUndefined()
  })
  it('has nothing to do again once something else was done', async () => {
    await perform(enable, { ids: [1] }, 'paleta')
    await undo()
    await perform(enable, { ids: [2] }, 'paleta')
    expect(lastUndone()).toBeUndefined()
  })
  it('leaves alone what somebody else has changed since [P2]', async () => {
    await perform(setStock, { id: 7, n: 20 }, 'paleta')
    platform.stock.set(7, 19)
    expect(await undo()).toBe(false)
    expect(platform.stock.get(7)).toBe(19)
    expect(told().at(-1)).toBe('info: “ajustar estoque do produto 7 para 20”: foi alterado depois, não foi desfeito')
    platform.stock.set(7, 20)
    expect(await undo()).toBe(true)
    expect(platform.stock.get(7)).toBe(5)
  })
  it('by the notice of an act takes that one back, though another was done since; not by the notice of a taking back', async () => {
    const taken: number[] = []
    provideCommandLayer({ execute() {}, ask() {}, openPalette() {}, pointed() {}, takeBack: (at) => taken.push(at) })
    const buttons = () => vi.mocked(notify).mock.calls.map((call) => call[2]?.action?.run)
    await perform(enable, { ids: [1] }, 'paleta')
    await perform(enable, { ids: [2, 3] }, 'paleta')
    const [second, first] = historyEntries()
    buttons()[0]?.()
    buttons()[1]?.()
    expect(taken).toEqual([first?.at, second?.at])
    vi.mocked(notify).mockClear()
    await undo()
    expect(buttons()).toEqual([undefined])
  })
  it('done again, goes back only over what it changed then', async () => {
    await perform(enable, { ids: [1, 2] }, 'paleta')
    await undo()
    platform.active.add(2)
    await redoEntry(lastUndone()!)
    expect(lastDone()?.undo?.phrase).toBe('desabilitar produto 1')
  })
  it('takes no older act where nobody knows what became of the last', async () => {
    await perform(enable, { ids: [1] }, 'paleta')
    platform.answer = () => Promise.reject(new ApiError({ kind: 'network', uncertain: true }))
    await perform(enable, { ids: [2] }, 'paleta')
    platform.answer = () => Promise.resolve(undefined)
    expect(await undo()).toBe(false)
    expect([...platform.active]).toEqual([1])
  })
  it('says where there is no way back, and takes no older act instead [P2]', async () => {
    await perform(enable, { ids: [1] }, 'paleta')
    await perform(remove, { ids: [9] }, 'paleta')
    expect(await undo()).toBe(false)
    expect(told().at(-1)).toBe('info: “excluir produto 9”: não há como desfazer')
    expect([...platform.active]).toEqual([1])
  })
  it('is not offered past the save of a form', async () => {
    await perform(enable, { ids: [1] }, 'paleta')
    rememberSave({ noun: produto, id: 7, result: 'Salvo com sucesso', ok: true, ways: null })
    expect(await undo()).toBe(false)
    expect([...platform.active]).toEqual([1])
  })
  it('ends after 24 hours [P3]', async () => {
    await perform(enable, { ids: [1] }, 'paleta')
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    expect(await undo()).toBe(false)
    expect([...platform.active]).toEqual([1])
  })
  it('an act that changed nothing is no step', async () => {
    platform.active.add(1)
    await perform(enable, { ids: [1] }, 'paleta')
    expect(told()).toEqual(['info: já está assim'])
    expect(lastDone()).toBeUndefined()
  })
})
