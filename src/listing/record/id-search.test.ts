import { expect, it, vi } from 'vitest'
import { createIdSearch } from './id-search.ts'

/** A list of these ids, and what reads a page of it. */
function listOf(ids: readonly number[]) {
  const read = vi.fn((page: number, size: number) =>
    Promise.resolve({ content: ids.slice(page * size, (page + 1) * size).map((id) => ({ id })) }),
  )
  const seen = async () =>
    new Set(
      (
        await Promise.all(read.mock.results.map(({ value }) => value as Promise<{ content: { id: number }[] }>))
      ).flatMap(({ content }) => content.map(({ id }) => id)),
    )
  return { read, seen, seek: createIdSearch(read, ids.length) }
}
const upTo = (count: number, step = 1) => Array.from({ length: count }, (_, at) => (at + 1) * step)

it('reads the one page on which an id stands, and a page once for all of its ids', async () => {
  const { read, seen, seek } = listOf(upTo(60_000))
  await Promise.all([41_234, 41_201, 59_999, 1].map(seek))
  expect(read.mock.calls.map(([page]) => page)).toEqual([412, 599, 0])
  expect([...(await seen())]).toEqual(expect.arrayContaining([41_234, 41_201, 59_999, 1]))
})

it.each([2, 7, 1000])('finds an id where every %i of them is there', async (step) => {
  const { read, seen, seek } = listOf(upTo(5000, step))
  for (const id of [3000, 4321, 4999]) {
    await seek(id * step)
    expect(await seen()).toContain(id * step)
  }
  expect(read.mock.calls.length).toBeLessThanOrEqual(6)
})

it('finds an id behind a gap, and gives up one that is not there', async () => {
  const { read, seen, seek } = listOf([...upTo(1000), ...upTo(3000).map((id) => id + 50_000)])
  await seek(52_500)
  expect(await seen()).toContain(52_500)
  read.mockClear()
  await seek(30_000)
  await seek(90_000)
  expect(read.mock.calls.length).toBeLessThanOrEqual(12)
})

it('goes no further through a list that is in another order', async () => {
  const { read, seek } = listOf(upTo(5000).toReversed())
  await seek(4321)
  expect(read).toHaveBeenCalledTimes(1)
})

it('asks for four pages at once, and rejects where one cannot be read', async () => {
  let underWay = 0
  let most = 0
  const read = vi.fn(async (page: number) => {
    most = Math.max(most, (underWay += 1))
    await Promise.resolve()
    underWay -= 1
    if (page === 9) throw new Error('500')
    return { content: Array.from({ length: 100 }, (_, at) => ({ id: page * 100 + at + 1 })) }
  })
  const seek = createIdSearch(read, 60_000)
  const ends = await Promise.allSettled(upTo(20).map((page) => seek(page * 100 - 50)))
  expect(most).toBe(4)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
