import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page, PageQuery } from '#api/page.ts'
import { readFirstRows } from './read-first-rows.ts'

/** The platform: its rows, and the largest page that it sends. */
const platform = vi.hoisted(() => ({ rows: 0, knowsTotal: true, asked: [] as { page: number; size: number }[] }))

vi.mock('./client.ts', () => ({
  call(_: unknown, input: { page: number; size: number }) {
    platform.asked.push(input)
    const { page, size } = input
    const content = Array.from({ length: Math.max(0, Math.min(size, platform.rows - page * size)) }, (_row, index) => ({
      id: page * size + index + 1,
    }))
    const hasMore = (page + 1) * size < platform.rows
    const totalPages = platform.knowsTotal ? Math.ceil(platform.rows / size) : page + (hasMore ? 2 : 1)
    return Promise.resolve({ content, totalElements: platform.rows, totalPages })
  },
}))

const list = {} as Endpoint<PageQuery, Page<{ id: number }>>
const read = (maxRows: number) => readFirstRows(list, { sort: 'id,ASC' }, maxRows)

beforeEach(() => Object.assign(platform, { rows: 120, knowsTotal: true, asked: [] }))
afterEach(() => setCapabilities(null))

it('asks once if the platform has no limit of its own', async () => {
  expect((await read(100)).content).toHaveLength(100)
  expect(platform.asked).toEqual([{ sort: 'id,ASC', page: 0, size: 100 }])
})

it.each([true, false])('asks for page after page of the largest size, total known: %s', async (knowsTotal) => {
  platform.knowsTotal = knowsTotal
  setCapabilities({ maxPageSize: 50 })
  const { content, totalElements } = await read(1_000)
  expect(content.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
  expect(totalElements).toBe(120)
  expect(platform.asked).toEqual([0, 1, 2].map((page) => ({ sort: 'id,ASC', page, size: 50 })))
})

it('reads no more rows than asked for', async () => {
  setCapabilities({ maxPageSize: 30 })
  expect((await read(40)).content).toHaveLength(40)
  expect(platform.asked).toHaveLength(2)
})
