// @vitest-environment jsdom
/** What a run does to the page around it: the question before leaving, and the journal at a lost session. */
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { ids } from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { loja } from '#commands/resources.fixture.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { type ListHandle, registerList, setRoute } from '#commands/screen.ts'
import { listUnsavedWork } from '#api/session/unsaved-work.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { getNotices } from '#ui/notices/notice-store.ts'
import { listStoredRuns, readJournal, getRunLockName } from './journal.ts'
import { runBulk } from './run-bulk.ts'
import { getCurrentRun } from './run-store.ts'
import { createBulkJob } from './bulk-job.ts'

const session = vi.hoisted(() => ({ isExiting: false, lost: new Set<() => void>() }))
vi.mock('#api/session/session-exit.ts', async (original) => ({
  ...(await original<object>()),
  isExiting: () => session.isExiting,
  onSessionLost: (listener: () => void) => {
    session.lost.add(listener)
    return () => session.lost.delete(listener)
  },
}))

// The notices would still be rendering when the page of the test is gone.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))

let answers: (() => void)[]
let failures: ((error: ApiError) => void)[]
let sent: number[]
const remove = defineCommand({
  id: 'loja.excluir',
  title: 'Excluir loja',
  group: 'Ações',
  scope: 'row',
  resource: loja,
  phrases: ['excluir loja {ids}'],
  args: { ids: ids(loja) },
  runEach: (id: number) => {
    sent.push(id)
    return new Promise<void>((resolve, reject) => {
      answers.push(resolve)
      failures.push(reject)
    })
  },
})

beforeEach(() => {
  session.isExiting = false
  session.lost.clear()
  answers = []
  failures = []
  sent = []
  localStorage.clear()
  ownerStore.set('7')
})
afterEach(() => vi.restoreAllMocks())

const start = () => {
  const targets = [1, 2, 3].map((id) => ({ id, name: null, skipReason: null }))
  return runBulk(createBulkJob(remove, { ids: [1, 2, 3] }), targets, getCommandContext(), null)
}
/** Why nothing is sent, as the notice says. */
const waits = () => getNotices().find(({ progress }) => progress)?.progress?.waitReason
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
  expect(readJournal(listStoredRuns()[0] ?? '')).toBeNull()
})

it('stores a run apart from another that began in the same ms', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const runs = [start(), start()]
  expect(listStoredRuns()).toHaveLength(2)
  vi.useRealTimers()
  await vi.waitFor(() => {
    for (const answer of answers) answer()
    expect(sent).toHaveLength(6)
  })
  for (const answer of answers) answer()
  await Promise.all(runs)
  expect(listStoredRuns()).toEqual([])
})

it('sends nothing more when the tab is being left, and continues if the operator stayed [D7, M3]', async () => {
  vi.useFakeTimers()
  const run = start()
  await vi.advanceTimersByTimeAsync(10)
  expect(asksBeforeLeaving()).toBe(true)
  failures[0]?.(new ApiError({ kind: 'network', isUncertain: true }))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(sent).toEqual([1])
  expect(readJournal(listStoredRuns()[0] ?? '')?.items.map(({ state }) => state)).toEqual([
    'unknown',
    'waiting',
    'waiting',
  ])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(sent).toEqual([1, 2])
  // The page is known to have stayed by now: a lost connection is only that again.
  failures[1]?.(new ApiError({ kind: 'network', isUncertain: true }))
  await vi.advanceTimersByTimeAsync(10)
  expect(sent).toEqual([1, 2, 3])
  answers[2]?.()
  await run
  vi.useRealTimers()
})

it('stops at once when the session is lost, and leaves its journal [D8]', async () => {
  const run = start()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  session.isExiting = true
  for (const tell of session.lost) tell()
  answers[0]?.()
  await run
  expect(sent).toEqual([1])
  expect(readJournal(listStoredRuns()[0] ?? '')?.items.map(({ state }) => state)).toEqual([
    'done',
    'waiting',
    'waiting',
  ])
  expect(readJournal(listStoredRuns()[0] ?? '')?.told).toBe(true)
})

it('stops if another tab took this one for dead, and leaves the rest and the journal to it [D6]', async () => {
  const run = start()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  vi.resetModules()
  const other = await import('#lib/storage/tab-lock.ts')
  const [key = ''] = listStoredRuns()
  other.lockUntilSettled(getRunLockName(key), new Promise(() => undefined))
  answers[0]?.()
  expect(await run).toMatchObject({ isOk: false, text: 'A execução continua em outra aba', ids: [], changed: [] })
  expect(sent).toEqual([1])
  expect(readJournal(key)?.items.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
})

it('counts and stores the record that met the end of the session as waiting [D8, M2, M3]', async () => {
  const run = start()
  await answered(1)
  await vi.waitFor(() => expect(failures).toHaveLength(2))
  expect(listUnsavedWork()).toEqual(['1 exclusão que falta'])
  session.isExiting = true
  expect(listUnsavedWork()).toEqual(['2 exclusões que faltam'])
  for (const tell of session.lost) tell()
  failures[1]?.(new ApiError({ kind: 'session', status: 403 }))
  expect(await run).toMatchObject({ isOk: false, text: '1 excluída, 2 não enviadas', changed: [1], unknown: [] })
  expect(sent).toEqual([1, 2])
  expect(readJournal(listStoredRuns()[0] ?? '')?.items.map(({ state }) => state)).toEqual([
    'done',
    'waiting',
    'waiting',
  ])
})

it('sends the next record after the platform’s wait, at most 30 s, and does not repeat the refused one [F7]', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = start()
  await vi.advanceTimersByTimeAsync(0)
  failures[0]?.(new ApiError({ kind: 'status', status: 429, retryAfterSeconds: 5 }))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(sent).toEqual([1])
  expect(waits()).toBe('a plataforma pede 5 s de espera')
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toEqual([1, 2])
  expect(waits()).toBe('')
  failures[1]?.(new ApiError({ kind: 'status', status: 503, retryAfterSeconds: 86_400 }))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([1, 2, 3])
  answers[2]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(await run).toMatchObject({ isOk: false, changed: [3] })
})

it.each([
  [
    'it is stopped',
    () =>
      getNotices()
        .find(({ progress }) => progress)
        ?.progress?.onStop?.(),
  ],
  ['the session is lost', () => session.lost.forEach((tell) => tell())],
])('ends at once if %s while it waits for the platform', async (_, end) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = start()
  await vi.advanceTimersByTimeAsync(0)
  failures[0]?.(new ApiError({ kind: 'status', status: 429, retryAfterSeconds: 30 }))
  await vi.advanceTimersByTimeAsync(1000)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(await run).toMatchObject({ isOk: false, changed: [] })
  expect(sent).toEqual([1])
})

/** Presses Parar. */
const stop = () =>
  getNotices()
    .find(({ progress }) => progress)
    ?.progress?.onStop?.()

it('ends at once if it is stopped while offline', async () => {
  const run = start()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answers[0]?.()
  await vi.waitFor(() => expect(readJournal(listStoredRuns()[0] ?? '')?.items[0]?.state).toBe('done'))
  stop()
  expect(await run).toMatchObject({ isOk: false, changed: [1] })
  expect(sent).toEqual([1])
})

it('says that it waits for the connection, and continues with it [D6]', async () => {
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
  expect(await run).toMatchObject({ isOk: true })
})

it('does not wait if it was stopped before the platform asked to wait', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = start()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  failures[0]?.(new ApiError({ kind: 'status', status: 429, retryAfterSeconds: 30 }))
  await vi.advanceTimersByTimeAsync(0)
  const ended = vi.fn()
  void run.then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalledOnce()
})

it('opens the report of a finished run, and not that of the next one, which is running', async () => {
  const first = start()
  await answered(1)
  await vi.waitFor(() => expect(failures).toHaveLength(2))
  failures[1]?.(new ApiError({ kind: 'status', status: 409 }))
  await answered(3)
  setRoute('/lojas', loja)
  await first
  const ended = getCurrentRun()?.run
  const report = getNotices().find(({ options }) => options.action?.label === 'Ver relatório')?.options.action
  const next = start()
  await vi.waitFor(() => expect(answers).toHaveLength(4))
  report?.run()
  expect(getCurrentRun()).toMatchObject({ isReportOpen: false, run: { endedAt: null } })
  for (const count of [4, 5, 6]) await answered(count)
  await next
  report?.run()
  expect(getCurrentRun()).toEqual({ job: expect.anything(), run: ended, isReportOpen: true })
})

it.each<[string, number[], number[][]]>([
  ['what failed stays selected', [1, 2], [[2]]],
  ['what was chosen meanwhile stays, though something failed', [2, 9], []],
])('%s', async (_, chosen, selected) => {
  const select = vi.fn<ListHandle['select']>()
  const selection = () => chosen.map((id) => ({ id }))
  onTestFinished(registerList({ resource: loja, select, getSelection: selection } as Partial<ListHandle> as ListHandle))
  const run = start()
  await answered(1)
  await vi.waitFor(() => expect(failures).toHaveLength(2))
  failures[1]?.(new ApiError({ kind: 'status', status: 409 }))
  await answered(3)
  await run
  expect(select.mock.calls.map(([chosenIds]) => chosenIds)).toEqual(selected)
})
