// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { ApiError } from '#api/errors.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import { startJournal, readJournal } from '#commands/bulk/journal.ts'
import { toReportRows } from '#commands/bulk/report-text.ts'
import { getCurrentRun } from '#commands/bulk/run-store.ts'
import { registerCommandLayer } from '#commands/command-requests.ts'
import { setRoute } from '#commands/screen.ts'
import { produto } from '#commands/resources.fixture.ts'
import { type HistoryEntry, getHistory, addSaveToHistory } from './history.ts'
import {
  getConfirmations,
  resetPlatform,
  disable,
  enable,
  platform,
  provideCommands,
  remove,
  setStock,
  getNotices,
} from './products.fixture.ts'
import { offerInterruptedRuns } from './resume-runs.ts'
import { performCommand } from './perform-command.ts'
import { whenActionsEnd, getLastUndoable, getLastUndone, getRemainingUndo, redoEntry, undoEntry } from './undo.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), setWaitReason: vi.fn(), close: vi.fn() }
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

provideCommands(enable, disable, setStock, remove)
const undoLast = () => undoEntry(getLastUndoable()!)
/** The response does not tell whether the write was done. */
const lost = () => Promise.reject(new ApiError({ kind: 'network', isUncertain: true }))

beforeEach(() => {
  resetPlatform()
  vi.useRealTimers()
  setRoute('/produtos', produto)
})

describe('undo', () => {
  it('affects only the records that the action changed', async () => {
    platform.active.add(1).add(3)
    await performCommand(disable, { ids: [1, 2, 3] }, 'paleta')
    expect(getHistory()[0]?.undo?.phrase).toBe('habilitar produto 1, 3')
    expect(getNotices()).toEqual(['success: 2 produtos desabilitados. Fica como estava: #2 (já está assim)'])
    expect(await undoLast()).toBe(true)
    expect([...platform.active]).toEqual([1, 3])
  })
  it('asks nothing for the last action, and asks whether an older one is meant', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    vi.mocked(confirm).mockClear()
    expect(await undoLast()).toBe(true)
    expect(confirm).not.toHaveBeenCalled()
    await performCommand(enable, { ids: [1] }, 'paleta')
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    vi.mocked(confirm).mockClear().mockResolvedValue(false)
    expect(await undoLast()).toBe(false)
    expect(vi.mocked(confirm).mock.calls[0]?.[0].text).toBe('Desfazer “habilitar produto 1”?')
    expect([...platform.active]).toEqual([1])
  })
  it('is refused before any question or request if the platform does not carry it out any more, and so is a redo', async () => {
    await performCommand(setStock, { id: 7, n: 20 }, 'paleta')
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    onTestFinished(() => setCapabilities(null))
    setCapabilities({ withoutCommands: ['produto.estoque.ajustar'] })
    vi.mocked(confirm).mockClear()
    expect(await undoLast()).toBe(false)
    const refused = 'A plataforma não atende este comando'
    const phrase = '“ajustar estoque do produto 7 para 20”'
    expect(getNotices().at(-1)).toBe(`info: ${phrase} não foi desfeito: ${refused}`)
    expect(confirm).not.toHaveBeenCalled()
    setCapabilities(null)
    expect(await undoLast()).toBe(true)
    setCapabilities({ withoutCommands: ['produto.estoque.ajustar'] })
    expect(await redoEntry(getLastUndone()!)).toBe(false)
    expect(getNotices().at(-1)).toBe(`info: ${phrase} não foi refeito: ${refused}`)
    expect(platform.sent).toEqual(['estoque 7 20', 'estoque 7 5'])
  })
  it('waits for a running action, which is the newest once it has ended', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    let answer = (_: undefined): void => {}
    platform.answer = () => new Promise((resolve) => (answer = resolve))
    const running = performCommand(remove, { ids: [2] }, 'paleta')
    const waiting = whenActionsEnd()
    await vi.waitFor(() => expect(platform.sent).toContain('excluir 2'))
    answer(undefined)
    await running
    expect(await waiting).toBe(true)
    expect(getLastUndoable()?.phrase).toBe('excluir produto 2')
  })
  it('undoes nothing if a running action does not end within 3 s, and says so', async () => {
    vi.useFakeTimers()
    platform.answer = () => new Promise(() => {})
    void performCommand(remove, { ids: [2] }, 'paleta')
    const waiting = whenActionsEnd()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await waiting).toBe(false)
    expect(getNotices()).toEqual(['info: Um comando está em andamento: espere o fim dele, ou pare-o antes'])
  })
  it('continues with the previous action, and redoes what was undone in order', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    await performCommand(enable, { ids: [2] }, 'paleta')
    await undoLast()
    await undoLast()
    expect([...platform.active]).toEqual([])
    expect(getLastUndoable()).toBeUndefined()
    await redoEntry(getLastUndone()!)
    expect([...platform.active]).toEqual([1])
    await redoEntry(getLastUndone()!)
    expect([...platform.active]).toEqual([1, 2])
    expect(getLastUndone()).toBeUndefined()
  })
  it('has nothing to redo once something else was done', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    await undoLast()
    await performCommand(enable, { ids: [2] }, 'paleta')
    expect(getLastUndone()).toBeUndefined()
  })
  it('redoes what was undone last, and nothing undone before another action', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    await performCommand(enable, { ids: [2] }, 'paleta')
    await undoLast()
    await performCommand(enable, { ids: [3] }, 'paleta')
    await undoLast()
    await redoEntry(getLastUndone()!)
    expect([...platform.active]).toEqual([1, 3])
    expect(getLastUndone()).toBeUndefined()
  })
  it('leaves alone what somebody else has changed since [P2]', async () => {
    await performCommand(setStock, { id: 7, n: 20 }, 'paleta')
    platform.stock.set(7, 19)
    expect(await undoLast()).toBe(false)
    expect(platform.stock.get(7)).toBe(19)
    expect(getNotices().at(-1)).toBe(
      'info: “ajustar estoque do produto 7 para 20”: foi alterado depois, não foi desfeito',
    )
    platform.stock.set(7, 20)
    expect(await undoLast()).toBe(true)
    expect(platform.stock.get(7)).toBe(5)
  })
  it('from the notice of an action undoes that action, even if another followed; not from the notice of an undo', async () => {
    const undoneAt: number[] = []
    registerCommandLayer({
      execute() {},
      promptForArgument() {},
      openPalette() {},
      countClick() {},
      undo: (timestampMs) => undoneAt.push(timestampMs),
    })
    const buttons = () => vi.mocked(notify).mock.calls.map((call) => call[2]?.action?.run)
    await performCommand(enable, { ids: [1] }, 'paleta')
    await performCommand(enable, { ids: [2, 3] }, 'paleta')
    const [second, first] = getHistory()
    buttons()[0]?.()
    buttons()[1]?.()
    expect(undoneAt).toEqual([first?.at, second?.at])
    vi.mocked(notify).mockClear()
    await undoLast()
    expect(buttons()).toEqual([undefined])
  })
  it('after a redo affects only what the redo changed', async () => {
    await performCommand(enable, { ids: [1, 2] }, 'paleta')
    await undoLast()
    platform.active.add(2)
    await redoEntry(getLastUndone()!)
    expect(getRemainingUndo(getLastUndoable()!)?.phrase).toBe('desabilitar produto 1')
    expect(await undoLast()).toBe(true)
    expect([...platform.active]).toEqual([2])
  })
  it('of several records undoes those that are unchanged, and names those changed since [P2]', async () => {
    await performCommand(enable, { ids: [1, 2, 3] }, 'paleta')
    platform.active.delete(2)
    expect(await undoLast()).toBe(true)
    expect(getNotices().at(-1)).toBe('warning: 2 desfeitos, #2 foi alterado depois')
    expect(platform.sent.slice(3)).toEqual(['desabilitar 1', 'desabilitar 3'])
    const { job, run } = getCurrentRun()!
    expect(toReportRows(job, run, job.resource).slice(1)).toEqual([
      ['1', '', 'Desfeito'],
      ['3', '', 'Desfeito'],
      ['2', '', 'Foi alterado depois'],
    ])
    platform.active.add(3)
    expect(await redoEntry(getLastUndone()!)).toBe(true)
    expect(getNotices().at(-1)).toBe('warning: 1 refeito, #3 foi alterado depois')
    expect([...platform.active].sort()).toEqual([1, 3])
    // A record that was changed since is no longer part of the step.
    expect(await undoLast()).toBe(true)
    expect([...platform.active]).toEqual([3])
    expect(getNotices().at(-1)).toBe('success: Status atualizado')
  })
  it('says that nothing was undone if all was changed since, and undoes no older action instead [P2]', async () => {
    await performCommand(enable, { ids: [7] }, 'paleta')
    await performCommand(enable, { ids: [1, 2] }, 'paleta')
    platform.active.clear()
    platform.active.add(7)
    for (const _ of [1, 2]) {
      expect(await undoLast()).toBe(false)
      expect(getNotices().at(-1)).toBe('warning: Nada foi desfeito: #1, #2 foram alterados depois')
    }
    expect([...platform.active]).toEqual([7])
  })
  it('of one record says so as well, and stays the next step [P2]', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    platform.active.clear()
    expect(await undoLast()).toBe(false)
    expect(getNotices().at(-1)).toBe(
      'info: “habilitar produto 1”: foi alterado depois, não foi desfeito. Já está assim',
    )
    platform.active.add(1)
    expect(await undoLast()).toBe(true)
    platform.active.add(1)
    expect(await redoEntry(getLastUndone()!)).toBe(false)
    expect(getNotices().at(-1)).toBe('info: “habilitar produto 1”: foi alterado depois, não foi refeito. Já está assim')
  })
  it('redoes no number that somebody else has set since [P2, P3]', async () => {
    await performCommand(setStock, { id: 7, n: 20 }, 'paleta')
    await undoLast()
    platform.stock.set(7, 19)
    expect(await redoEntry(getLastUndone()!)).toBe(false)
    expect(platform.stock.get(7)).toBe(19)
    expect(getNotices().at(-1)).toBe(
      'info: “ajustar estoque do produto 7 para 20”: foi alterado depois, não foi refeito',
    )
    platform.stock.set(7, 5)
    expect(await redoEntry(getLastUndone()!)).toBe(true)
    expect(platform.stock.get(7)).toBe(20)
  })
  it('after a failure continues with the rest, and reports nothing as changed that it may have done itself', async () => {
    await performCommand(enable, { ids: [1, 2, 3] }, 'paleta')
    platform.answer = (id) => {
      if (id !== 2) return Promise.resolve(undefined)
      // The write was done, and its response is lost.
      platform.active.delete(2)
      return Promise.reject(new ApiError({ kind: 'network', isUncertain: true }))
    }
    expect(await undoLast()).toBe(false)
    expect(getNotices().at(-1)).toMatch(/^error: 2 desfeitos, de 1 não se sabe: #2/)
    expect(getRemainingUndo(getLastUndoable()!)?.phrase).toBe('desabilitar produto 2')
    platform.answer = () => Promise.resolve(undefined)
    platform.sent = []
    expect(await undoLast()).toBe(true)
    expect(platform.sent).toEqual([])
    expect(getNotices().at(-1)).toBe('info: já está assim')
    expect(getLastUndoable()).toBeUndefined()
  })
  it('a retry from the report is a step of its own, and completes an undo', async () => {
    let isDown = true
    platform.answer = (id) =>
      isDown && id === 2 ? Promise.reject(new ApiError({ kind: 'status', status: 500 })) : Promise.resolve(undefined)
    const retry = async () => {
      isDown = false
      const { job, run } = getCurrentRun()!
      job.retry?.(run)
      await vi.waitFor(() => expect(getCurrentRun()!.run.items).toHaveLength(1))
      await vi.waitFor(() => expect(getCurrentRun()!.run.endedAt).not.toBeNull())
      await vi.waitFor(() => expect(getHistory()[0]?.ids).toEqual([2]))
    }
    await performCommand(enable, { ids: [1, 2, 3] }, 'paleta')
    await retry()
    expect(getHistory()[0]?.phrase).toBe('habilitar produto 2')
    expect(await undoLast()).toBe(true)
    expect([...platform.active]).toEqual([1, 3])
    platform.active.add(2)
    await performCommand(disable, { ids: [1, 2, 3] }, 'paleta')
    isDown = true
    expect(await undoLast()).toBe(false)
    await retry()
    expect(getLastUndone()?.phrase).toBe('desabilitar produto 1-3')
    expect([...platform.active].sort()).toEqual([1, 2, 3])
  })
  it.each([[[2]], [[2, 3]]])(
    'undoes no older action if the outcome of the last one is unknown, on %j, and checks whether that was done [P2, O1]',
    async (ids) => {
      await performCommand(enable, { ids: [1] }, 'paleta')
      platform.answer = lost
      await performCommand(enable, { ids }, 'paleta')
      platform.answer = () => Promise.resolve(undefined)
      platform.sent = []
      expect(await undoLast()).toBe(true)
      expect(platform.sent).toEqual([])
      expect([...platform.active]).toEqual([1])
    },
  )
  it('of several records undoes an unknown one as well, if it was done [P1, O1]', async () => {
    platform.answer = (id) => {
      if (id === 2) platform.active.add(id)
      return id === 1 ? Promise.resolve(undefined) : lost()
    }
    await performCommand(enable, { ids: [1, 2, 3] }, 'paleta')
    expect(getNotices().at(-1)).toMatch(/^error: 1 produto habilitado, de 2 não se sabe: #2/)
    expect(getRemainingUndo(getLastUndoable()!)?.phrase).toBe('desabilitar produto 1-3')
    platform.answer = () => Promise.resolve(undefined)
    expect(await undoLast()).toBe(true)
    expect([...platform.active]).toEqual([])
    expect(getNotices().at(-1)).toBe('success: 2 desfeitos. Fica como estava: #3 (já está assim)')
    await redoEntry(getLastUndone()!)
    expect([...platform.active]).toEqual([1, 2])
  })
  it('says that there is no undo, and undoes no older action instead [P2]', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    await performCommand(remove, { ids: [9] }, 'paleta')
    expect(await undoLast()).toBe(false)
    expect(getNotices().at(-1)).toBe('info: “excluir produto 9”: não há como desfazer')
    expect([...platform.active]).toEqual([1])
  })
  it('does not go past the save of a form', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    addSaveToHistory({ resource: produto, id: 7, result: 'Salvo com sucesso', isOk: true, undoRedoSteps: null })
    expect(await undoLast()).toBe(false)
    expect([...platform.active]).toEqual([1])
  })
  it('ends after 24 hours [P3]', async () => {
    await performCommand(enable, { ids: [1] }, 'paleta')
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    expect(await undoLast()).toBe(false)
    expect([...platform.active]).toEqual([1])
  })
  it('an action that changed nothing is no step', async () => {
    platform.active.add(1)
    await performCommand(enable, { ids: [1] }, 'paleta')
    expect(getNotices()).toEqual(['info: já está assim'])
    expect(getLastUndoable()).toBeUndefined()
  })
  it('continues after a reload with the rest, as the same step [P3, M3]', async () => {
    await performCommand(enable, { ids: [1, 2, 3] }, 'paleta')
    const [{ at, undo }] = getHistory() as [HistoryEntry]
    platform.active.delete(1)
    startJournal({
      commandId: undo!.id,
      args: undo!.args,
      again: { at, verb: 'desfazer' },
      items: (['done', 'running', 'waiting'] as const).map((state, index) => ({
        id: index + 1,
        name: null,
        state,
        message: null,
      })),
      isPaused: false,
      isStopped: false,
      key: '1',
      startedAt: 1,
      endedAt: null,
    })
    platform.active.delete(2)
    platform.sent = []
    await offerInterruptedRuns()
    expect(getNotices().at(-1)).toBe(
      'warning: Retomar 1 restante? Desfazer “habilitar produto 1-3”. De 1 não se sabe se foi feito.',
    )
    vi.mocked(notify).mock.calls.at(-1)?.[2]?.action?.run()
    await vi.waitFor(() => expect(getLastUndone()?.at).toBe(at))
    expect(platform.sent).toEqual(['desabilitar 3'])
    expect(getNotices().at(-1)).toBe('success: 1 desfeito. Fica como estava: #2 (já está assim)')
    expect(getConfirmations().at(-1)).toBe('Desabilitar 2 produtos? #2, #3')
    expect(readJournal('1')).toBeNull()
  })
})
