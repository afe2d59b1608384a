// @vitest-environment jsdom
/** Which of the readings that are asked for stands on the screen (listing/whole/README §4). */
import { expect, it, vi } from 'vitest'
import type { KeptReading } from '#reading/keeper/database.ts'
import { findReading, listReadings } from '#reading/keeper/page-store.ts'
import type { ReadingControl } from '#reading/walk/control.ts'
import { type ReadingProgress, StorageRefused } from '#reading/walk/environment.ts'
import { isLocked } from '#lib/kept/tab-lock.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import type { ListSource } from '#listing/source.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { runReading, showKept, wholeSession } from './run-reading.ts'
import { wholeReading } from './whole-store.ts'

vi.mock('#reading/jobs/run-job.ts', () => ({ runJob: vi.fn(async () => null), endJobs: vi.fn() }))
vi.mock('#reading/keeper/page-store.ts', () => ({
  findReading: vi.fn(async () => null),
  listReadings: vi.fn(async () => []),
  readingRecord: ({ id }: { id: string }) => ({ forget: () => forgotten.push(id) }),
}))
const forgotten: string[] = []
vi.mock('#reading/walk/read-whole.ts', () => ({ readWhole: vi.fn() }))
vi.mock('#lib/kept/tab-lock.ts', () => ({
  isLocked: vi.fn(async () => false),
  takeLock: vi.fn(async () => async () => {}),
}))
vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
const finish = vi.fn(async () => {})
vi.mock('#reading/jobs/reading-keeper.ts', () => ({
  readingKeeper: ({ id }: { id: string }) => ({ id, finish: () => finish(), setAside: async () => {} }),
}))

const listOf = (filters: Record<string, string>, idle: string | null = null): ListSource => {
  const definition = { path: '/itens', title: 'Itens', columns: [], filters: [], sort: 'id,ASC', size: 10, sizes: [10] }
  const state = { page: 0, size: 10, sort: 'id,ASC', filters, layout: {}, pins: [], continuous: false }
  return { definition, model: () => ({ definition, state, idle }) } as unknown as ListSource
}
const proved = { verdict: { kind: 'proved', lines: 1 }, pages: 1, walk: 1, rereads: 0 } as unknown as ReadingOutcome
const begun = () => vi.mocked(readWhole).mock.calls.map(([, , control]) => control)

it('is the newest, though an older one finds its place later', async () => {
  let found = () => {}
  vi.mocked(findReading).mockImplementationOnce(() => new Promise((resolve) => (found = () => resolve(null))))
  vi.mocked(readWhole).mockResolvedValue(proved)
  const older = runReading(listOf({ status: '1' }), 'once')
  await runReading(listOf({ status: '2' }), 'once')
  const key = wholeReading.get()?.key
  found()
  await older
  expect(begun()).toHaveLength(1)
  expect([wholeReading.get()?.key, wholeReading.get()?.outcome]).toEqual([key, proved])
})

it('is the newest, though a kept one is counted again for longer', async () => {
  let count = () => {}
  vi.mocked(runJob).mockImplementationOnce(() => new Promise((resolve) => (count = () => resolve(null as never))))
  vi.mocked(readWhole).mockResolvedValue(proved)
  const kept = showKept(listOf({ status: '7' }), { id: 'kept' } as KeptReading, proved)
  await vi.waitFor(() => expect(runJob).toHaveBeenLastCalledWith('end', expect.anything()))
  await runReading(listOf({ status: '8' }), 'once')
  const shown = wholeReading.get()
  count()
  await kept
  expect(wholeReading.get()).toBe(shown)
})

it('is the one before, with its own pages, until a kept one is counted', async () => {
  vi.mocked(readWhole).mockResolvedValue(proved)
  await runReading(listOf({ status: '9' }), 'once')
  const before = () => [wholeReading.get()?.outcome, wholeSession()?.keeper.id]
  const shown = before()
  const show = async (id: string, outcome: ReadingOutcome) => {
    let end = { resolve: (_: never) => {}, reject: (_: Error) => {} }
    vi.mocked(runJob)
      .mockClear()
      .mockImplementationOnce(() => new Promise((resolve, reject) => (end = { resolve, reject })))
    const done = showKept(listOf({ status: '9' }), { id } as KeptReading, outcome)
    await vi.waitFor(() => expect(runJob).toHaveBeenCalled())
    return { ...end, done }
  }
  const failing = await show('kept', { ...proved, pages: 2 })
  expect(before()).toEqual(shown)
  failing.reject(new StorageRefused('ilegível'))
  await expect(failing.done).rejects.toThrow(StorageRefused)
  expect(before()).toEqual(shown)
  // Of two that are opened one after the other the second stands, though it is counted first.
  const first = await show('first', { ...proved, pages: 2 })
  const second = await show('second', proved)
  second.resolve(null as never)
  await second.done
  first.resolve(null as never)
  await first.done
  expect(before()).toEqual([proved, 'second'])
})

it('is the one before where another tab has the kept one: its pages go when that tab reads anew', async () => {
  vi.mocked(readWhole).mockResolvedValue(proved)
  await runReading(listOf({ status: '4' }), 'once')
  const shown = wholeReading.get()
  vi.mocked(isLocked).mockResolvedValueOnce(true)
  await showKept(listOf({ status: '4' }), { id: 'elsewhere' } as KeptReading, proved)
  expect(wholeReading.get()).toBe(shown)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'Leitura aberta em outra aba')
  vi.mocked(notify).mockClear()
})

it('is the one that reads twice, and what was stopped for it says nothing in its place', async () => {
  vi.mocked(readWhole).mockClear()
  const ends: ((outcome: ReadingOutcome) => void)[] = []
  vi.mocked(readWhole).mockImplementation(() => new Promise((resolve) => ends.push(resolve)))
  const source = listOf({})
  const once = runReading(source, 'once')
  await vi.waitFor(() => expect(begun()).toHaveLength(1))
  const twice = runReading(source, 'twice')
  await vi.waitFor(() => expect(begun()).toHaveLength(2))
  // Once more is less than twice: it joins.
  expect(runReading(source, 'once')).toBe(twice)
  expect(begun().map((control: ReadingControl) => control.signal.aborted)).toEqual([true, false])
  ends[0]?.({ ...proved, verdict: { kind: 'incomplete', why: 'cancelled' } } as unknown as ReadingOutcome)
  await once
  expect(wholeReading.get()?.outcome).toBe(null)
  ends[1]?.(proved)
  await twice
  expect(wholeReading.get()?.outcome).toBe(proved)
})

it('is none where the list itself asks for nothing: its reason is told, and no absence is proved', async () => {
  vi.mocked(readWhole).mockClear()
  const before = wholeReading.get()
  await runReading(listOf({ status: '6' }, 'O fim deve ser depois do início'), 'once')
  expect(begun()).toHaveLength(0)
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', 'O fim deve ser depois do início')
  expect(wholeReading.get()).toBe(before)
})

it('is told as it is paused and as it goes on, once each, though it is young', async () => {
  vi.useFakeTimers()
  vi.mocked(announce).mockClear()
  vi.mocked(readWhole).mockImplementationOnce(async (_env, _plan, control) => {
    control.pause()
    await vi.advanceTimersByTimeAsync(2_000)
    control.pause()
    expect(vi.mocked(announce).mock.calls).toEqual([['Leitura em pausa']])
    control.resume()
    await vi.advanceTimersByTimeAsync(2_000)
    return proved
  })
  await runReading(listOf({ status: '12' }), 'once')
  vi.useRealTimers()
  expect(vi.mocked(announce).mock.calls).toEqual([
    ['Leitura em pausa'],
    ['Leitura em andamento'],
    [expect.stringMatching(/^Provada/)],
  ])
})

it('has its verdict though the disk takes no word of it', async () => {
  vi.mocked(readWhole).mockResolvedValue(proved)
  finish.mockRejectedValueOnce(new StorageRefused('cheio'))
  await runReading(listOf({ status: '3' }), 'once')
  expect(wholeReading.get()).toMatchObject({ outcome: proved, failure: null })
})

it('is nobody else’s where the operator is not known', async () => {
  vi.mocked(readWhole).mockResolvedValue(proved)
  vi.mocked(findReading).mockClear()
  await runReading(listOf({ status: '5' }), 'once')
  expect(vi.mocked(findReading).mock.calls[0]?.[0]).toMatch(/\d{6}$/)
})

it('counts the speed of what it goes on with from where it goes on, over both walks', async () => {
  vi.useFakeTimers({ now: 90_000_000 })
  const position = { walk: 1, rereads: 0, startedAt: 1 }
  const seen: (number | undefined)[][] = []
  vi.mocked(findReading).mockResolvedValueOnce({ id: 'x', outcome: null, position } as unknown as KeptReading)
  vi.mocked(readWhole).mockImplementationOnce(async (env) => {
    const of = { walk: 1, walks: 2, rereads: 0, pages: 9, read: [], inFlight: [] }
    const tell = async (told: Partial<ReadingProgress>) => {
      env.onProgress?.({ ...of, ...told } as unknown as ReadingProgress)
      await vi.advanceTimersByTimeAsync(2_000)
      const { startedAt, pace, progress } = wholeReading.get() ?? {}
      seen.push([startedAt, pace?.at, pace?.lines, progress?.lines])
    }
    await tell({ lines: 412_000, done: 412_000 })
    await tell({ lines: 420_000, done: 420_000 })
    await tell({ lines: 8_000, done: 908_000, walk: 2 })
    await tell({ lines: 6_000, done: 906_000, walk: 2, rereads: 1 })
    return proved
  })
  await runReading(listOf({ status: '4' }), 'once')
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

it('takes the place of an older one of the same once it has its verdict, and not before', async () => {
  const source = listOf({ status: '6' })
  const of = { key: '', walks: 'once', outcome: proved } as unknown as KeptReading
  vi.mocked(readWhole).mockRejectedValueOnce(new Error('offline'))
  await runReading(source, 'once')
  const key = wholeReading.get()?.key ?? ''
  vi.mocked(listReadings).mockResolvedValue([
    { ...of, id: 'older', key },
    { ...of, id: 'twice', key, walks: 'twice' },
    { ...of, id: 'other' },
  ])
  vi.mocked(readWhole).mockRejectedValueOnce(new Error('offline'))
  await runReading(source, 'once')
  expect(forgotten).toEqual([])
  vi.mocked(readWhole).mockResolvedValueOnce(proved)
  await runReading(source, 'once')
  expect(forgotten).toEqual(['older'])
})
