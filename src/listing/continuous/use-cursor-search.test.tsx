// @vitest-environment jsdom
/** The cursor of continuous mode and its record, on a platform of a thousand rows of which one block is loaded. */
import { act, useLayoutEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { getContinuousCursorRowIndex } from '#listing/position/continuous-cursor.ts'
import { getBlockSize, type Blocks, createContinuousRows, addBlock } from '#listing/url-state/continuous-rows.ts'
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
const all = Array.from({ length: TOTAL }, (_, blockIndex) => ({
  id: blockIndex + 1,
  value: ((blockIndex + 1) * 617) % 211,
}))

/** The rows that the filter finds. */
let filteredRows = all

/** Returns the rows of one block in this order. */
function getBlock(sort: string, blockIndex: number): Row[] {
  const [field = '', direction] = sort.split(',')
  const sign = direction === 'ASC' ? 1 : -1
  const getValue = (row: Row) => Number(Reflect.get(row, field))
  return filteredRows
    .toSorted((a, b) => sign * (getValue(a) - getValue(b) || a.id - b.id))
    .slice(blockIndex * getBlockSize(), (blockIndex + 1) * getBlockSize())
}

const render = setupMount()
let requestSignals: AbortSignal[]
/** Blocks all responses until it resolves, if set. */
let responseGate: Promise<void> | undefined
beforeEach(() => {
  localStorage.setItem('authToken', 'e30.e30.x')
  requestSignals = []
  list = undefined
  filteredRows = all
  responseGate = undefined
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    requestSignals.push(signal)
    await responseGate
    const { searchParams } = new URL(address, 'http://x')
    const content = getBlock(searchParams.get('sort') ?? '', Number(searchParams.get('page')))
    return new Response(JSON.stringify({ content, totalElements: TOTAL }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})

/** The part of the list model that the cursor depends on. */
let list: ListModel | undefined
function Table({ sort, total = TOTAL, first }: { sort: string; total?: number; first: Blocks }) {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 2, id: null })
  const [stored, setStored] = useState<{ sort: string; blocks: Blocks }>({ sort, blocks: first })
  const blocks = stored.sort === sort ? stored.blocks : first
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
    cursor: { ...cursor, row: getContinuousCursorRowIndex(cursor, rows, 0, blocks) },
    setCursor: (next: Cursor, id?: number) => setCursor({ ...next, id: id ?? rows[next.row]?.id ?? null }),
    setBlock: (blockIndex: number, block: readonly Row[]) =>
      setStored({ sort, blocks: addBlock(blocks, blockIndex, block) }),
  } as unknown as ListModel
  useLayoutEffect(() => void (list = model))
  useCursorSearch(model)
  useLayoutEffect(() => onRowDrawn?.())
  return null
}

/** Simulates a key pressed as soon as a row is drawn. */
let onRowDrawn: (() => void) | undefined

/** Shows another view: at its first row, with the cursor's record unchanged. */
async function showView(sort: string, rows = all) {
  filteredRows = rows
  await act(async () => {
    if (list?.cursor) list.setCursor({ row: 0, column: 2 }, list.cursor.id ?? undefined)
    render(<Table sort={sort} total={rows.length} first={new Map([[0, getBlock(sort, 0)]])} />)
  })
}
const moveTo = (row: number) => act(async () => list?.setCursor({ row, column: 2 }))
const loadBlock = (blockIndex: number, sort: string) =>
  act(async () => list?.setBlock(blockIndex, getBlock(sort, blockIndex)))
const getCursorId = () => list?.cursor && list.rows[list.cursor.row]?.id

it('takes the record that loads at the index it moved to', async () => {
  await showView('id,DESC')
  await moveTo(640)
  expect([list?.cursor?.row, list?.cursor?.id]).toEqual([640, null])
  await loadBlock(6, 'id,DESC')
  expect([list?.cursor?.row, list?.cursor?.id]).toEqual([640, 360])
  expect(requestSignals).toHaveLength(0)
})

it('lets a key that is pressed as soon as the row is drawn move on', async () => {
  await showView('id,DESC')
  await moveTo(640)
  onRowDrawn = () => {
    onRowDrawn = undefined
    list?.setCursor({ row: 999, column: 2 })
  }
  await loadBlock(6, 'id,DESC')
  expect(list?.cursor?.row).toBe(999)
})

it('follows its record into another order, and loads the rows there', async () => {
  await showView('id,DESC')
  await moveTo(640)
  await loadBlock(6, 'id,DESC')
  for (const sort of ['value,ASC', 'value,DESC', 'id,ASC']) {
    await showView(sort)
    await vi.waitFor(() => expect(getCursorId()).toBe(360))
    expect(list?.cursor).toMatchObject({ column: 2, id: 360 })
  }
  expect(list?.cursor?.row).toBe(359)
  expect(requestSignals.length).toBeLessThanOrEqual(3 * 4)
})

it('stays at its index, on another record, if its own is not in the filter', async () => {
  await showView('id,DESC')
  await moveTo(3)
  expect(getCursorId()).toBe(997)
  const others = all.filter(({ id }) => id !== 997)
  await showView('id,ASC', others)
  await vi.waitFor(() => expect(list?.cursor?.id).toBe(getCursorId()))
  expect(list?.cursor?.id).not.toBe(997)
})

it('cancels the search when the operator moves the cursor', async () => {
  let release = () => {}
  responseGate = new Promise((resolve) => (release = resolve))
  await showView('id,DESC')
  await moveTo(5)
  await showView('id,ASC')
  await vi.waitFor(() => expect(requestSignals).toHaveLength(1))
  await moveTo(1)
  expect(requestSignals[0]?.aborted).toBe(true)
  release()
  await act(async () => undefined)
  expect([list?.cursor?.row, list?.cursor?.id]).toEqual([1, 2])
  expect(requestSignals).toHaveLength(1)
})
