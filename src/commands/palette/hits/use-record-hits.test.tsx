// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { createContext } from '#commands/palette/palette-context.fixture.ts'
import type { HitSearch } from '#commands/palette/palette-listing.ts'
import { createRegistry } from '#commands/registry.ts'
import { defineResource, type Row } from '#commands/resource.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { type RecordHits, useRecordHits } from './use-record-hits.ts'

/** The calls that wait for their answer, by the text asked for. */
const calls = vi.hoisted(() => new Map<unknown, { signal: AbortSignal; answer: (rows: Row[]) => void }>())

vi.mock('#api/session/client.ts', () => ({
  call: (_: unknown, { dscNome }: { dscNome: string }, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve) => {
      const answer = (content: Row[]) => resolve({ content, totalElements: content.length, totalPages: 1 })
      calls.set(dscNome, { signal, answer })
    }),
}))

const product = defineResource({
  id: 'produto',
  singular: 'produto',
  plural: 'produtos',
  article: 'o',
  path: '/produtos',
  summary: (row: Row) => ({ name: String(row['dscNome']) }),
  search: { by: 'dscNome', list: () => Promise.resolve({} as never) },
})
const context = createContext({ registry: createRegistry([{ resources: [product], menu: [], routes: [] }], []) })
const render = setupMount()
let hits: RecordHits
function Hits({ search }: { search: HitSearch }) {
  const found = useRecordHits(search, context)
  useLayoutEffect(() => {
    hits = found
  })
  return null
}
const type = async (text: string, pauseMs: number) => {
  render(<Hits search={{ kind: 'name', text }} />)
  await act(() => vi.advanceTimersByTimeAsync(pauseMs))
}

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  calls.clear()
})
afterEach(() => void vi.useRealTimers())

it('asks 150 ms after the last key, and the next key cancels what is under way', async () => {
  await type('mochi', 149)
  expect(calls.size).toBe(0)
  await type('mochil', 151)
  expect([...calls.keys()]).toEqual(['mochil'])
  expect(hits).toMatchObject({ isSearching: true, answers: [{ hits: null }] })
  await type('mochila', 20)
  expect(calls.get('mochil')?.signal.aborted).toBe(true)
})

it('shows an answer as it arrives, and narrows it at the next key before anything is asked', async () => {
  await type('moch', 200)
  calls.get('moch')?.answer([
    { id: 1, dscNome: 'Mochila' },
    { id: 2, dscNome: 'Mocho' },
  ])
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(hits).toMatchObject({ isSearching: false, answers: [{ hits: { total: 2 } }] })
  await type('mochi', 0)
  expect(hits.answers[0]?.hits?.records.map(({ id }) => id)).toEqual([1])
  await type('mochi', 400)
  expect([...calls.keys()]).toEqual(['moch'])
})
