// @vitest-environment jsdom
/** The cursor of one long table and its record, on a platform of a thousand rows of which a block is there. */
import { act, useLayoutEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { getContinuousCursorRow } from '#listing/position/continuous-cursor.ts'
import { BLOCK_SIZE, type Blocks, createContinuousRows, addBlock } from '#listing/url-state/continuous-rows.ts'
import type { Cursor, ListModel } from '#listing/model.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { useCursorSearch } from './use-cursor-search.ts'

const TOTAL = 1_000
const query = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object(pageQuerySchema),
  output: pageSchema(z.object({ id: z.number(), value: z.number() })),
})
const all = Array.from({ length: TOTAL }, (_, at) => ({ id: at + 1, value: ((at + 1) * 617) % 211 }))

/** Those that the filter finds. */
let there = all

/** The rows of one block in this order. */
function blockOf(sort: string, at: number): Row[] {
  const [field = '', direction] = sort.split(',')
  const way = direction === 'ASC' ? 1 : -1
  const by = (row: Row) => Number(Reflect.get(row, field))
  return there
    .toSorted((one, other) => way * (by(one) - by(other) || one.id - other.id))
    .slice(at * BLOCK_SIZE, (at + 1) * BLOCK_SIZE)
}

const render = setupMount()
let asked: AbortSignal[]
/** Lets the answers go; none goes before where it is set. */
let held: Promise<void> | undefined
beforeEach(() => {
  localStorage.setItem('authToken', 'e30.e30.x')
  asked = []
  list = undefined
  there = all
  held = undefined
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal)
    await held
    const { searchParams } = new URL(address, 'http://x')
    const content = blockOf(searchParams.get('sort') ?? '', Number(searchParams.get('page')))
    return new Response(JSON.stringify({ content, totalElements: TOTAL }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

/** What the list's hook makes of cursor and blocks, as far as the cursor is concerned. */
let list: ListModel | undefined
function Table({ sort, total = TOTAL, first }: { sort: string; total?: number; first: Blocks }) {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 2, id: null })
  const [kept, setKept] = useState<{ sort: string; blocks: Blocks }>({ sort, blocks: first })
  const blocks = kept.sort === sort ? kept.blocks : first
  const rows = createContinuousRows([], blocks, total)
  const model = {
    definition: { endpoint: query, columns: [{ field: 'id' }, { field: 'value' }] },
    state: { sort, filters: {} },
    pinnedRows: [],
    centerCount: total,
    viewKey: sort,
    isLoading: false,
    rows,
    blocks,
    cursor: { ...cursor, row: getContinuousCursorRow(cursor, rows, 0, blocks) },
    setCursor: (next: Cursor, id?: number) => setCursor({ ...next, id: id ?? rows[next.row]?.id ?? null }),
    setBlock: (at: number, block: readonly Row[]) => setKept({ sort, blocks: addBlock(blocks, at, block) }),
  } as unknown as ListModel
  useLayoutEffect(() => void (list = model))
  useCursorSearch(model)
  useLayoutEffect(() => pressed?.())
  return null
}

/** What a key does as soon as a row is drawn. */
let pressed: (() => void) | undefined

/** Another view begins at its first row, with the record that the cursor was on. */
async function show(sort: string, of = all) {
  there = of
  await act(async () => {
    if (list?.cursor) list.setCursor({ row: 0, column: 2 }, list.cursor.id ?? undefined)
    render(<Table sort={sort} total={of.length} first={new Map([[0, blockOf(sort, 0)]])} />)
  })
}
const go = (row: number) => act(async () => list?.setCursor({ row, column: 2 }))
const comes = (at: number, sort: string) => act(async () => list?.setBlock(at, blockOf(sort, at)))
const under = () => list?.cursor && list.rows[list.cursor.row]?.id

it('takes the record that comes to the place it went to', async () => {
  await show('id,DESC')
  await go(640)
  expect([list?.cursor?.row, list?.cursor?.id]).toEqual([640, null])
  await comes(6, 'id,DESC')
  expect([list?.cursor?.row, list?.cursor?.id]).toEqual([640, 360])
  expect(asked).toHaveLength(0)
})

it('lets a key move on that is pressed as soon as the row is drawn', async () => {
  await show('id,DESC')
  await go(640)
  pressed = () => {
    pressed = undefined
    list?.setCursor({ row: 999, column: 2 })
  }
  await comes(6, 'id,DESC')
  expect(list?.cursor?.row).toBe(999)
})

it('follows its record into another order, and has its rows there', async () => {
  await show('id,DESC')
  await go(640)
  await comes(6, 'id,DESC')
  for (const sort of ['value,ASC', 'value,DESC', 'id,ASC']) {
    await show(sort)
    await vi.waitFor(() => expect(under()).toBe(360))
    expect(list?.cursor).toMatchObject({ column: 2, id: 360 })
  }
  expect(list?.cursor?.row).toBe(359)
  expect(asked.length).toBeLessThanOrEqual(3 * 4)
})

it('stays where it is, on the record that is there, where its own is not in the filter', async () => {
  await show('id,DESC')
  await go(3)
  expect(under()).toBe(997)
  const others = all.filter(({ id }) => id !== 997)
  await show('id,ASC', others)
  await vi.waitFor(() => expect(list?.cursor?.id).toBe(under()))
  expect(list?.cursor?.id).not.toBe(997)
})

it('gives the search up once the operator goes elsewhere', async () => {
  let release = () => {}
  held = new Promise((resolve) => (release = resolve))
  await show('id,DESC')
  await go(5)
  await show('id,ASC')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await go(1)
  expect(asked[0]?.aborted).toBe(true)
  release()
  await act(async () => undefined)
  expect([list?.cursor?.row, list?.cursor?.id]).toEqual([1, 2])
  expect(asked).toHaveLength(1)
})
