// @vitest-environment jsdom
/** Which of several requested scans is on the screen (listing/scan/README §4). */
import { beforeEach, expect, it, vi } from 'vitest'
import type { StoredScan } from '#scan/page-store/database.ts'
import { findStoredScan, listStoredScans } from '#scan/page-store/stored-scans.ts'
import type { ScanControl } from '#scan/protocol/scan-control.ts'
import { type ScanProgress, StorageError } from '#scan/protocol/scan-environment.ts'
import { isLocked } from '#lib/storage/tab-lock.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import type { ListSource } from '#listing/list-source.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { createScanRunner } from './run-scan.ts'
import { scanStore } from './scan-store.ts'

vi.mock('#scan/jobs/run-job.ts', () => ({ runJob: vi.fn(async () => null), endJobs: vi.fn() }))
vi.mock('#scan/page-store/stored-scans.ts', () => ({
  findStoredScan: vi.fn(async () => null),
  listStoredScans: vi.fn(async () => []),
  createStoredScanRecord: ({ id }: { id: string }) => ({ erase: () => forgotten.push(id) }),
}))
const forgotten: string[] = []
vi.mock('#scan/protocol/scan-all.ts', () => ({ scanAll: vi.fn() }))
vi.mock('#lib/storage/tab-lock.ts', () => ({
  isLocked: vi.fn(async () => false),
  acquireLock: vi.fn(async () => async () => {}),
}))
vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
const storeOutcome = vi.fn(async () => {})
vi.mock('#scan/jobs/scan-page-store.ts', () => ({
  createScanPageStore: ({ id }: { id: string }) => ({
    id,
    storeOutcome: () => storeOutcome(),
    markCancelled: async () => {},
  }),
}))

let runner: ReturnType<typeof createScanRunner>
beforeEach(() => {
  scanStore.set(null)
  runner = createScanRunner()
})

const listOf = (filters: Record<string, string>, idle: string | null = null): ListSource => {
  const definition = {
    path: '/itens',
    title: 'Itens',
    columns: [],
    filters: [],
    sort: 'id,ASC',
    pageSize: 10,
    sizes: [10],
  }
  const state = { page: 0, size: 10, sort: 'id,ASC', filters, layout: {}, pinnedIds: [], continuous: false }
  return { definition, getModel: () => ({ definition, state, idleReason: idle }) } as unknown as ListSource
}
const proved = { verdict: { kind: 'proved', lines: 1 }, pages: 1, pass: 1, rereads: 0 } as unknown as ScanOutcome
const begun = () => vi.mocked(scanAll).mock.calls.map(([, , control]) => control)

it('is the newest, though an older one finds its page store later', async () => {
  let found = () => {}
  vi.mocked(findStoredScan).mockImplementationOnce(() => new Promise((resolve) => (found = () => resolve(null))))
  vi.mocked(scanAll).mockResolvedValue(proved)
  const older = runner.runScan(listOf({ status: '1' }), 'once')
  await runner.runScan(listOf({ status: '2' }), 'once')
  const key = scanStore.get()?.key
  found()
  await older
  expect(begun()).toHaveLength(1)
  expect([scanStore.get()?.key, scanStore.get()?.outcome]).toEqual([key, proved])
})

it('is the newest, though the figures of a stored one take longer', async () => {
  let count = () => {}
  vi.mocked(runJob).mockImplementationOnce(() => new Promise((resolve) => (count = () => resolve(null as never))))
  vi.mocked(scanAll).mockResolvedValue(proved)
  const kept = runner.showStoredScan(listOf({ status: '7' }), { id: 'kept' } as StoredScan, proved)
  await vi.waitFor(() => expect(runJob).toHaveBeenLastCalledWith('end', expect.anything()))
  await runner.runScan(listOf({ status: '8' }), 'once')
  const shown = scanStore.get()
  count()
  await kept
  expect(scanStore.get()).toBe(shown)
})

it('is the one before, with its own pages, until a stored one has its figures', async () => {
  vi.mocked(scanAll).mockResolvedValue(proved)
  await runner.runScan(listOf({ status: '9' }), 'once')
  const before = () => [scanStore.get()?.outcome, runner.getScanSession()?.pageStore.id]
  const shown = before()
  const show = async (id: string, outcome: ScanOutcome) => {
    let end = { resolve: (_: never) => {}, reject: (_: Error) => {} }
    vi.mocked(runJob)
      .mockClear()
      .mockImplementationOnce(() => new Promise((resolve, reject) => (end = { resolve, reject })))
    const done = runner.showStoredScan(listOf({ status: '9' }), { id } as StoredScan, outcome)
    await vi.waitFor(() => expect(runJob).toHaveBeenCalled())
    return { ...end, done }
  }
  const failing = await show('kept', { ...proved, pages: 2 })
  expect(before()).toEqual(shown)
  failing.reject(new StorageError('ilegível'))
  await expect(failing.done).rejects.toThrow(StorageError)
  expect(before()).toEqual(shown)
  // Of two that are opened one after the other the second stays, though its figures are ready first.
  const first = await show('first', { ...proved, pages: 2 })
  const second = await show('second', proved)
  second.resolve(null as never)
  await second.done
  first.resolve(null as never)
  await first.done
  expect(before()).toEqual([proved, 'second'])
})

it('is the one before if another tab holds the stored one: its pages go when that tab scans anew', async () => {
  vi.mocked(scanAll).mockResolvedValue(proved)
  await runner.runScan(listOf({ status: '4' }), 'once')
  const shown = scanStore.get()
  vi.mocked(isLocked).mockResolvedValueOnce(true)
  await runner.showStoredScan(listOf({ status: '4' }), { id: 'elsewhere' } as StoredScan, proved)
  expect(scanStore.get()).toBe(shown)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'Leitura aberta em outra aba')
  vi.mocked(notify).mockClear()
})

it('is the one with two passes, and the one stopped for it announces nothing', async () => {
  vi.mocked(scanAll).mockClear()
  const ends: ((outcome: ScanOutcome) => void)[] = []
  vi.mocked(scanAll).mockImplementation(() => new Promise((resolve) => ends.push(resolve)))
  const source = listOf({})
  const once = runner.runScan(source, 'once')
  await vi.waitFor(() => expect(begun()).toHaveLength(1))
  const twice = runner.runScan(source, 'twice')
  await vi.waitFor(() => expect(begun()).toHaveLength(2))
  // A request for one pass joins a scan with two.
  expect(runner.runScan(source, 'once')).toBe(twice)
  expect(begun().map((control: ScanControl) => control.signal.aborted)).toEqual([true, false])
  ends[0]?.({ ...proved, verdict: { kind: 'incomplete', why: 'cancelled' } } as unknown as ScanOutcome)
  await once
  expect(scanStore.get()?.outcome).toBe(null)
  ends[1]?.(proved)
  await twice
  expect(scanStore.get()?.outcome).toBe(proved)
})

it('is none if the list itself requests nothing: the reason is shown, and no empty result is verified', async () => {
  vi.mocked(scanAll).mockClear()
  const before = scanStore.get()
  await runner.runScan(listOf({ status: '6' }, 'O fim não pode ser antes do início'), 'once')
  expect(begun()).toHaveLength(0)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'O fim não pode ser antes do início')
  expect(scanStore.get()).toBe(before)
})

it('announces a pause and its end once each, though it is young', async () => {
  vi.useFakeTimers()
  vi.mocked(announce).mockClear()
  vi.mocked(scanAll).mockImplementationOnce(async (_env, _plan, control) => {
    control.pause()
    await vi.advanceTimersByTimeAsync(2_000)
    control.pause()
    expect(vi.mocked(announce).mock.calls).toEqual([['Leitura em pausa']])
    control.resume()
    await vi.advanceTimersByTimeAsync(2_000)
    return proved
  })
  await runner.runScan(listOf({ status: '12' }), 'once')
  vi.useRealTimers()
  expect(vi.mocked(announce).mock.calls).toEqual([
    ['Leitura em pausa'],
    ['Leitura em andamento'],
    [expect.stringMatching(/^Provada/)],
  ])
})

it('has its verdict though the disk does not store it', async () => {
  vi.mocked(scanAll).mockResolvedValue(proved)
  storeOutcome.mockRejectedValueOnce(new StorageError('cheio'))
  await runner.runScan(listOf({ status: '3' }), 'once')
  expect(scanStore.get()).toMatchObject({ outcome: proved, failureText: null })
})

it('belongs to nobody else if the operator is not known', async () => {
  vi.mocked(scanAll).mockResolvedValue(proved)
  vi.mocked(findStoredScan).mockClear()
  await runner.runScan(listOf({ status: '5' }), 'once')
  expect(vi.mocked(findStoredScan).mock.calls[0]?.[0]).toMatch(/\d{6}$/)
})

it('measures the speed of a resumed scan from where it resumes, over both passes', async () => {
  vi.useFakeTimers({ now: 90_000_000 })
  const position = { pass: 1, rereads: 0, startedAt: 1 }
  const seen: (number | undefined)[][] = []
  vi.mocked(findStoredScan).mockResolvedValueOnce({ id: 'x', outcome: null, position } as unknown as StoredScan)
  vi.mocked(scanAll).mockImplementationOnce(async (env) => {
    const baseProgress = { pass: 1, passCount: 2, rereads: 0, pages: 9, readPages: [], inFlight: [] }
    const reportProgress = async (change: Partial<ScanProgress>) => {
      env.onProgress?.({ ...baseProgress, ...change } as unknown as ScanProgress)
      await vi.advanceTimersByTimeAsync(2_000)
      const { startedAt, pace, progress } = scanStore.get() ?? {}
      seen.push([startedAt, pace?.at, pace?.lines, progress?.rowCount])
    }
    await reportProgress({ rowCount: 412_000, rowsRead: 412_000 })
    await reportProgress({ rowCount: 420_000, rowsRead: 420_000 })
    await reportProgress({ rowCount: 8_000, rowsRead: 908_000, pass: 2 })
    await reportProgress({ rowCount: 6_000, rowsRead: 906_000, pass: 2, rereads: 1 })
    return proved
  })
  await runner.runScan(listOf({ status: '4' }), 'once')
  vi.useRealTimers()
  const start = 90_000_000
  const secondsSince = (at = 0) => Math.floor((at - start) / 1_000)
  expect(seen.map(([startedAt, at, ...lines]) => [startedAt, secondsSince(at), ...lines])).toEqual([
    [start, 0, 412_000, 412_000],
    [start, 0, 412_000, 420_000],
    [start, 0, 412_000, 8_000],
    [start, 6, 906_000, 6_000],
  ])
})

it('belongs to its runner: a new runner has no session and joins nothing', async () => {
  vi.mocked(scanAll).mockClear().mockResolvedValue(proved)
  await runner.runScan(listOf({ status: '11' }), 'once')
  expect(runner.getScanSession()).not.toBeNull()
  const other = createScanRunner()
  expect([other.getScanSession(), other.getNewestControl()]).toEqual([null, null])
  await other.runScan(listOf({ status: '11' }), 'once')
  expect(begun()).toHaveLength(2)
})

it('replaces an older one once it has its verdict, and not before', async () => {
  const source = listOf({ status: '6' })
  const storedScan = { key: '', passMode: 'once', outcome: proved } as unknown as StoredScan
  vi.mocked(scanAll).mockRejectedValueOnce(new Error('offline'))
  await runner.runScan(source, 'once')
  const key = scanStore.get()?.key ?? ''
  vi.mocked(listStoredScans).mockResolvedValue([
    { ...storedScan, id: 'older', key },
    { ...storedScan, id: 'twice', key, passMode: 'twice' },
    { ...storedScan, id: 'other' },
  ])
  vi.mocked(scanAll).mockRejectedValueOnce(new Error('offline'))
  await runner.runScan(source, 'once')
  expect(forgotten).toEqual([])
  vi.mocked(scanAll).mockResolvedValueOnce(proved)
  await runner.runScan(source, 'once')
  expect(forgotten).toEqual(['older'])
})
