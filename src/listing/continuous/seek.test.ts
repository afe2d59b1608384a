import { fc } from '#lib/fast-check.fixture.ts'
import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { BLOCK_SIZE } from '#listing/url-state/continuous-rows.ts'
import { seekRowIndex } from './seek.ts'

interface Valued extends Row {
  value: string | number | null
}

/** A platform that keeps rows by value, and by id in the same direction among equal ones. */
function platform(rows: readonly Valued[], direction: 'ASC' | 'DESC', compare = plain) {
  const way = direction === 'ASC' ? 1 : -1
  const sorted = rows.toSorted((one, other) => way * (compare(one.value, other.value) || one.id - other.id))
  const asked: number[] = []
  const seek = (row: Valued) =>
    seekRowIndex({
      row,
      total: rows.length,
      direction,
      getSortValue: (one) => (one as Valued).value,
      fetchBlock: (at) => Promise.resolve((asked.push(at), sorted.slice(at * BLOCK_SIZE, (at + 1) * BLOCK_SIZE))),
    })
  return { sorted, asked, seek }
}

function plain(one: Valued['value'], other: Valued['value']): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  return one < other ? -1 : one > other ? 1 : 0
}

const rowsOf = (count: number, value: (id: number) => Valued['value']): Valued[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, value: value(at + 1) }))

it('finds any record in either direction, with few values and with many', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_500 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.constantFrom('ASC' as const, 'DESC' as const),
      fc.nat(),
      async (count, kinds, direction, pick) => {
        const rows = rowsOf(count, (id) => (id * 617) % kinds || null)
        const { sorted, seek } = platform(rows, direction)
        const index = pick % count
        expect(await seek(sorted[index] as Valued)).toBe(index)
      },
    ),
    { numRuns: 300 },
  ))

it('finds a text where the platform goes by code points, and where it goes by what is spoken', async () => {
  const words = ['Ábaco', 'abade', 'Zulu', 'Árvore', 'bola', 'Bolo', 'açude', 'zebra']
  const rows = rowsOf(1_200, (id) => `${words[id % words.length]} ${(id * 617) % 1_200}`)
  const spoken = new Intl.Collator('pt-BR', { sensitivity: 'base' }).compare as typeof plain
  for (const compare of [plain, spoken]) {
    const { sorted, seek } = platform(rows, 'ASC', compare)
    for (const index of [0, 1, 99, 100, 640, 1_100, 1_199]) expect(await seek(sorted[index] as Valued)).toBe(index)
  }
})

it('asks for a million as often as a telephone book is halved, and gives up a record that is gone', async () => {
  const total = 1_000_000
  const asked: number[] = []
  const seek = (id: number, value: unknown = id) =>
    seekRowIndex({
      row: { id },
      total,
      direction: 'DESC',
      getSortValue: (one) => (one.id === id ? value : one.id),
      fetchBlock: (at) =>
        Promise.resolve(
          (asked.push(at), Array.from({ length: BLOCK_SIZE }, (_, n) => ({ id: total - at * BLOCK_SIZE - n }))),
        ),
    })
  expect(await seek(total - 812_345)).toBe(812_345)
  expect(asked.length).toBeLessThanOrEqual(14)
  expect(await seek(2 * total, 12.5)).toBe(null)
  expect(asked.length).toBeLessThanOrEqual(28)
  expect(await seek(2 * total, null)).toBe(null)
  expect(asked.length).toBeLessThanOrEqual(42)
})

it('asks for a moment that is gone in one order alone, which is both', async () => {
  const day = (id: number) =>
    `2026-${String((id % 12) + 1).padStart(2, '0')}-${String((id % 28) + 1).padStart(2, '0')}T10:00`
  const { seek, asked } = platform(rowsOf(1_600, day), 'DESC')
  expect(await seek({ id: 9_999, value: '2026-06-15T10:30' })).toBe(null)
  expect(asked).toEqual([...new Set(asked)])
})

it('asks for nothing more once nobody waits for it', async () => {
  let asked = 0
  const ask = () => (asked++, Promise.reject(new Error('given up')))
  const row: Valued = { id: 1, value: 1 }
  await expect(
    seekRowIndex({ row, total: 1_000, direction: 'ASC', getSortValue: () => 1, fetchBlock: ask }),
  ).rejects.toThrow('given up')
  expect(asked).toBe(1)
})
