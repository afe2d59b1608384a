// @vitest-environment jsdom
/** Which of the readings that are asked for stands on the screen (src/reading/README §4a). */
import { expect, it, vi } from 'vitest'
import { findReading } from '#reading/keeper/page-store.ts'
import type { ReadingControl } from '#reading/walk/control.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import type { ListSource } from '#listing/source.ts'
import { runReading } from './run-reading.ts'
import { wholeReading } from './whole-store.ts'

vi.mock('#reading/jobs/run-job.ts', () => ({ runJob: vi.fn(async () => null), endJobs: vi.fn() }))
vi.mock('#reading/keeper/page-store.ts', () => ({ findReading: vi.fn(async () => null) }))
vi.mock('#reading/walk/read-whole.ts', () => ({ readWhole: vi.fn() }))
vi.mock('#reading/jobs/reading-keeper.ts', () => ({
  readingKeeper: ({ id }: { id: string }) => ({ id, finish: async () => {}, setAside: async () => {} }),
}))

const listOf = (filters: Record<string, string>): ListSource => {
  const definition = { path: '/itens', title: 'Itens', columns: [], filters: [], sort: 'id,ASC', size: 10, sizes: [10] }
  const state = { page: 0, size: 10, sort: 'id,ASC', filters, layout: {}, pins: [], continuous: false }
  return { definition, model: () => ({ definition, state }) } as unknown as ListSource
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
