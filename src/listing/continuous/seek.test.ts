import { fc } from '#lib/fast-check.fixture.ts'
import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { getBlockSize } from '#listing/url-state/continuous-rows.ts'
import { seekRowIndex } from './seek.ts'

interface ValueRow extends Row {
  value: string | number | null
}

/** Simulates a platform that sorts rows by value, and equal values by id in the same direction. */
function createPlatform(rows: readonly ValueRow[], direction: 'ASC' | 'DESC', compare = compareValues) {
  const sign = direction === 'ASC' ? 1 : -1
  const sorted = rows.toSorted((a, b) => sign * (compare(a.value, b.value) || a.id - b.id))
  const requestedBlocks: number[] = []
  const seek = (row: ValueRow) =>
    seekRowIndex({
      row,
      total: rows.length,
      direction,
      getSortValue: (candidate) => (candidate as ValueRow).value,
      fetchBlock: (index) =>
        Promise.resolve(
          (requestedBlocks.push(index), sorted.slice(index * getBlockSize(), (index + 1) * getBlockSize())),
        ),
    })
  return { sorted, requestedBlocks, seek }
}

function compareValues(one: ValueRow['value'], other: ValueRow['value']): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  return one < other ? -1 : one > other ? 1 : 0
}

const createRows = (count: number, value: (id: number) => ValueRow['value']): ValueRow[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, value: value(index + 1) }))

it('finds any record in both directions, with few distinct values and with many', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_500 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.constantFrom('ASC' as const, 'DESC' as const),
      fc.nat(),
      async (count, kinds, direction, pick) => {
        const rows = createRows(count, (id) => (id * 617) % kinds || null)
        const { sorted, seek } = createPlatform(rows, direction)
        const index = pick % count
        expect(await seek(sorted[index] as ValueRow)).toBe(index)
      },
    ),
    { numRuns: 300 },
  ))

it('finds a text if the platform sorts by code point or by locale', async () => {
  const words = ['Ábaco', 'abade', 'Zulu', 'Árvore', 'bola', 'Bolo', 'açude', 'zebra']
  const rows = createRows(1_200, (id) => `${words[id % words.length]} ${(id * 617) % 1_200}`)
  const compareByLocale = new Intl.Collator('pt-BR', { sensitivity: 'base' }).compare as typeof compareValues
  for (const compare of [compareValues, compareByLocale]) {
    const { sorted, seek } = createPlatform(rows, 'ASC', compare)
    for (const index of [0, 1, 99, 100, 640, 1_100, 1_199]) expect(await seek(sorted[index] as ValueRow)).toBe(index)
  }
})

it('needs as many requests as a binary search of a million rows, and gives up on a missing record', async () => {
  const total = 1_000_000
  const requestedBlocks: number[] = []
  const seek = (id: number, value: unknown = id) =>
    seekRowIndex({
      row: { id },
      total,
      direction: 'DESC',
      getSortValue: (one) => (one.id === id ? value : one.id),
      fetchBlock: (index) =>
        Promise.resolve(
          (requestedBlocks.push(index),
          Array.from({ length: getBlockSize() }, (_, n) => ({ id: total - index * getBlockSize() - n }))),
        ),
    })
  expect(await seek(total - 812_345)).toBe(812_345)
  expect(requestedBlocks.length).toBeLessThanOrEqual(14)
  expect(await seek(2 * total, 12.5)).toBe(null)
  expect(requestedBlocks.length).toBeLessThanOrEqual(28)
  expect(await seek(2 * total, null)).toBe(null)
  expect(requestedBlocks.length).toBeLessThanOrEqual(42)
})

it('searches for a missing date in one order only, because both are the same', async () => {
  const day = (id: number) =>
    `2026-${String((id % 12) + 1).padStart(2, '0')}-${String((id % 28) + 1).padStart(2, '0')}T10:00`
  const { seek, requestedBlocks } = createPlatform(createRows(1_600, day), 'DESC')
  expect(await seek({ id: 9_999, value: '2026-06-15T10:30' })).toBe(null)
  expect(requestedBlocks).toEqual([...new Set(requestedBlocks)])
})

it('sends no further request after one is cancelled', async () => {
  let requestedBlocks = 0
  const ask = () => (requestedBlocks++, Promise.reject(new Error('given up')))
  const row: ValueRow = { id: 1, value: 1 }
  await expect(
    seekRowIndex({ row, total: 1_000, direction: 'ASC', getSortValue: () => 1, fetchBlock: ask }),
  ).rejects.toThrow('given up')
  expect(requestedBlocks).toBe(1)
})
