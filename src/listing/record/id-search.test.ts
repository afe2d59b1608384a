import { expect, it, vi } from 'vitest'
import { createIdSearch } from './id-search.ts'

/** Makes a list of these ids, with the function that reads a page of it. */
function createList(ids: readonly number[]) {
  const read = vi.fn((page: number, size: number) =>
    Promise.resolve({ content: ids.slice(page * size, (page + 1) * size).map((id) => ({ id })) }),
  )
  const getSeenIds = async () =>
    new Set(
      (
        await Promise.all(read.mock.results.map(({ value }) => value as Promise<{ content: { id: number }[] }>))
      ).flatMap(({ content }) => content.map(({ id }) => id)),
    )
  return { read, getSeenIds, seek: createIdSearch(read, ids.length) }
}
const createIds = (count: number, step = 1) => Array.from({ length: count }, (_, index) => (index + 1) * step)

it('reads the page of an id only, and once for all ids on it', async () => {
  const { read, getSeenIds, seek } = createList(createIds(60_000))
  await Promise.all([41_234, 41_201, 59_999, 1].map(seek))
  expect(read.mock.calls.map(([page]) => page)).toEqual([412, 599, 0])
  expect([...(await getSeenIds())]).toEqual(expect.arrayContaining([41_234, 41_201, 59_999, 1]))
})

it.each([2, 7, 1000])('finds an id if only every %i. id exists', async (step) => {
  const { read, getSeenIds, seek } = createList(createIds(5000, step))
  for (const id of [3000, 4321, 4999]) {
    await seek(id * step)
    expect(await getSeenIds()).toContain(id * step)
  }
  expect(read.mock.calls.length).toBeLessThanOrEqual(6)
})

it('finds an id behind a gap, and gives up on a missing one', async () => {
  const { read, getSeenIds, seek } = createList([...createIds(1000), ...createIds(3000).map((id) => id + 50_000)])
  await seek(52_500)
  expect(await getSeenIds()).toContain(52_500)
  read.mockClear()
  await seek(30_000)
  await seek(90_000)
  expect(read.mock.calls.length).toBeLessThanOrEqual(12)
})

it('stops in a list with another order', async () => {
  const { read, seek } = createList(createIds(5000).toReversed())
  await seek(4321)
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads at most four pages at once, and rejects if one cannot be read', async () => {
  let underWay = 0
  let most = 0
  const read = vi.fn(async (page: number) => {
    most = Math.max(most, (underWay += 1))
    await Promise.resolve()
    underWay -= 1
    if (page === 9) throw new Error('500')
    return { content: Array.from({ length: 100 }, (_, index) => ({ id: page * 100 + index + 1 })) }
  })
  const seek = createIdSearch(read, 60_000)
  const ends = await Promise.allSettled(createIds(20).map((page) => seek(page * 100 - 50)))
  expect(most).toBe(4)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
