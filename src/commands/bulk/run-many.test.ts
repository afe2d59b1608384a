// @vitest-environment jsdom
/** What a run does to the page around it: the question before leaving, and the journal at a lost session. */
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { ids } from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { loja } from '#commands/nouns.fixture.ts'
import { commandContext } from '#commands/runtime.ts'
import { type ListHandle, registerList, setRoute } from '#commands/screen.ts'
import { atStakeHere } from '#api/session/at-stake.ts'
import { owner } from '#lib/kept/owner.ts'
import { currentNotices } from '#ui/notices/toast-store.ts'
import { keptRuns, readJournal, runLock } from './journal.ts'
import { runMany } from './run-many.ts'
import { currentRun } from './run-store.ts'
import { workOf } from './work.ts'

const session = vi.hoisted(() => ({ isLeaving: false, lost: new Set<() => void>() }))
vi.mock('#api/session/session-leave.ts', async (original) => ({
  ...(await original<object>()),
  isLeaving: () => session.isLeaving,
  onSessionLost: (listener: () => void) => {
    session.lost.add(listener)
    return () => session.lost.delete(listener)
  },
}))

// What draws the notices would still be at it when the page of the test is gone.
vi.mock('#ui/notices/notify-host.tsx', () => ({}))

let answers: (() => void)[]
let failures: ((error: ApiError) => void)[]
let sent: number[]
const remove = defineCommand({
  id: 'loja.excluir',
  title: 'Excluir loja',
  group: 'Ações',
  place: 'row',
  noun: loja,
  phrases: ['excluir loja {ids}'],
  args: { ids: ids(loja) },
  each: (id: number) => {
    sent.push(id)
    return new Promise<void>((resolve, reject) => {
      answers.push(resolve)
      failures.push(reject)
    })
  },
})

beforeEach(() => {
  session.isLeaving = false
  session.lost.clear()
  answers = []
  failures = []
  sent = []
  localStorage.clear()
  owner.set('7')
})
afterEach(() => vi.restoreAllMocks())

const start = () => {
  const targets = [1, 2, 3].map((id) => ({ id, name: null, why: null }))
  return runMany(workOf(remove, { ids: [1, 2, 3] }), targets, commandContext(), null)
}
/** Why nothing goes on, as its notice says. */
const waits = () => currentNotices().find(({ progress }) => progress)?.progress?.waits
/** Whether the browser would ask before it closes the tab. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const answered = async (count: number) => {
  await vi.waitFor(() => expect(answers).toHaveLength(count))
  answers[count - 1]?.()
}

it('asks before the tab is closed while it lasts, and no longer [D7]', async () => {
  expect(asksBeforeLeaving()).toBe(false)
  const run = start()
  expect(asksBeforeLeaving()).toBe(true)
  for (const count of [1, 2, 3]) await answered(count)
  await run
  expect(asksBeforeLeaving()).toBe(false)
  expect(readJournal(keptRuns()[0] ?? '')).toBeNull()
})

it('cut off by the tab that is left sends nothing more, and goes on where the operator stayed [D7, M3]', async () => {
  vi.useFakeTimers()
  const run = start()
  await vi.advanceTimersByTimeAsync(10)
  expect(asksBeforeLeaving()).toBe(true)
  failures[0]?.(new ApiError({ kind: 'network', uncertain: true }))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(sent).toEqual([1])
  expect(readJournal(keptRuns()[0] ?? '')?.items.map(({ state }) => state)).toEqual(['unknown', 'waiting', 'waiting'])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sent).toEqual([1, 2])
  // Known by now to be there still: a lost connection is one again.
  failures[1]?.(new ApiError({ kind: 'network', uncertain: true }))
  await vi.advanceTimersByTimeAsync(10)
  expect(sent).toEqual([1, 2, 3])
  answers[2]?.()
  await run
  vi.useRealTimers()
})

it('stops at once when the session is lost, and leaves its journal [D8]', async () => {
  const run = start()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  session.isLeaving = true
  for (const tell of session.lost) tell()
  answers[0]?.()
  await run
  expect(sent).toEqual([1])
  expect(readJournal(keptRuns()[0] ?? '')?.items.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
  expect(readJournal(keptRuns()[0] ?? '')?.told).toBe(true)
})

it('stops where another tab took this one for gone, and leaves the rest and its journal to it [D6]', async () => {
  const run = start()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  vi.resetModules()
  const other = await import('#lib/kept/tab-lock.ts')
  const [key = ''] = keptRuns()
  other.lockWhile(runLock(key), new Promise(() => undefined))
  answers[0]?.()
  expect(await run).toMatchObject({ ok: false, text: 'A execução continua em outra aba', ids: [], changed: [] })
  expect(sent).toEqual([1])
  expect(readJournal(key)?.items.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
})

it('counts and keeps the record that met the end of the session with those that wait [D8, M2, M3]', async () => {
  const run = start()
  await answered(1)
  await vi.waitFor(() => expect(failures).toHaveLength(2))
  expect(atStakeHere()).toEqual(['1 exclusão que falta'])
  session.isLeaving = true
  expect(atStakeHere()).toEqual(['2 exclusões que faltam'])
  for (const tell of session.lost) tell()
  failures[1]?.(new ApiError({ kind: 'session', status: 403 }))
  expect(await run).toMatchObject({ ok: false, text: '1 excluída, 2 não enviadas', changed: [1], unknown: [] })
  expect(sent).toEqual([1, 2])
  expect(readJournal(keptRuns()[0] ?? '')?.items.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
})

it('sends the next record once the platform’s wait is over, 30 s at most, and the refused one no more [F7]', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = start()
  await vi.advanceTimersByTimeAsync(0)
  failures[0]?.(new ApiError({ kind: 'status', status: 429, retryAfter: 5 }))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(sent).toEqual([1])
  expect(waits()).toBe('a plataforma pede 5 s de espera')
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([1, 2])
  expect(waits()).toBe('')
  failures[1]?.(new ApiError({ kind: 'status', status: 503, retryAfter: 86_400 }))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([1, 2, 3])
  answers[2]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(await run).toMatchObject({ ok: false, changed: [3] })
})

it.each([
  [
    'it is stopped',
    () =>
      currentNotices()
        .find(({ progress }) => progress)
        ?.progress?.onStop?.(),
  ],
  ['the session is lost', () => session.lost.forEach((tell) => tell())],
])('ends at once where %s while it waits as the platform asks', async (_, end) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = start()
  await vi.advanceTimersByTimeAsync(0)
  failures[0]?.(new ApiError({ kind: 'status', status: 429, retryAfter: 30 }))
  await vi.advanceTimersByTimeAsync(1000)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(await run).toMatchObject({ ok: false, changed: [] })
  expect(sent).toEqual([1])
})

/** Presses Parar. */
const stop = () =>
  currentNotices()
    .find(({ progress }) => progress)
    ?.progress?.onStop?.()

it('ends at once where it is stopped without a connection, which would be waited for', async () => {
  const run = start()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answers[0]?.()
  await vi.waitFor(() => expect(readJournal(keptRuns()[0] ?? '')?.items[0]?.state).toBe('done'))
  stop()
  expect(await run).toMatchObject({ ok: false, changed: [1] })
  expect(sent).toEqual([1])
})

it('says that it waits for the connection, and goes on with it [D6]', async () => {
  const run = start()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answers[0]?.()
  await vi.waitFor(() => expect(waits()).toBe('sem conexão'))
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await answered(2)
  expect(waits()).toBe('')
  await answered(3)
  expect(await run).toMatchObject({ ok: true })
})

it('waits for nothing where it was stopped before the platform asked for that', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = start()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  failures[0]?.(new ApiError({ kind: 'status', status: 429, retryAfter: 30 }))
  await vi.advanceTimersByTimeAsync(0)
  const ended = vi.fn()
  void run.then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
})

it('opens the report of a run that has ended for itself, and not that of the next one, which is under way', async () => {
  const first = start()
  await answered(1)
  await vi.waitFor(() => expect(failures).toHaveLength(2))
  failures[1]?.(new ApiError({ kind: 'status', status: 409 }))
  await answered(3)
  setRoute('/lojas', loja)
  await first
  const ended = currentRun()?.run
  const report = currentNotices().find(({ options }) => options.action?.label === 'Ver relatório')?.options.action
  const next = start()
  await vi.waitFor(() => expect(answers).toHaveLength(4))
  report?.run()
  expect(currentRun()).toMatchObject({ report: false, run: { endedAt: null } })
  for (const count of [4, 5, 6]) await answered(count)
  await next
  report?.run()
  expect(currentRun()).toEqual({ work: expect.anything(), run: ended, report: true })
})

it.each<[string, number[], number[][]]>([
  ['what failed stays selected', [1, 2], [[2]]],
  ['what was chosen meanwhile stays, though something failed', [2, 9], []],
])('%s', async (_, chosen, selected) => {
  const select = vi.fn<ListHandle['select']>()
  const selection = () => chosen.map((id) => ({ id }))
  onTestFinished(registerList({ noun: loja, select, selection } as Partial<ListHandle> as ListHandle))
  const run = start()
  await answered(1)
  await vi.waitFor(() => expect(failures).toHaveLength(2))
  failures[1]?.(new ApiError({ kind: 'status', status: 409 }))
  await answered(3)
  await run
  expect(select.mock.calls.map(([chosenIds]) => chosenIds)).toEqual(selected)
})
