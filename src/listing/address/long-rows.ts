/** One long table in the place of pages: rows by their place among all, of which a few blocks are there. */
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'

/** Rows of one block. */
export const BLOCK = 100

/** By the place of the block: rows from place * BLOCK on. */
export type Blocks = ReadonlyMap<number, readonly Row[]>

/** What is asked for first: the block in which the address's page begins, or that page itself. */
export function firstAsked(state: ListState): ListState {
  if (!state.continuous) return state
  return { ...state, page: Math.floor((state.page * state.size) / BLOCK), size: BLOCK }
}

/**
 * How many rows there are as far as a block tells, of a list whose call does not say: a full block may have one behind
 * it, and any other is the last. `reach` is what the blocks before told.
 */
export function reachOf(at: number, rows: number, reach = 0): number {
  const end = at * BLOCK + rows
  return rows < BLOCK ? end : Math.max(reach, end + 1)
}

/**
 * All rows as they stand, those on top first: places whose block is not there are empty, so that a million of them cost
 * no more than those that are. A record is looked for by `recordPlace`, never by going over all places.
 */
export function longRows(tops: readonly Row[], blocks: Blocks, total: number): readonly Row[] {
  const rows: Row[] = [...tops]
  // Its last place first: an array that is made long by its length is laid out in full, 50 ms for a million.
  if (total > 0) rows[tops.length + total - 1] = undefined as never
  for (const [at, block] of blocks)
    for (const [offset, row] of block.entries()) {
      const place = at * BLOCK + offset
      if (place < total) rows[tops.length + place] = row
    }
  return rows
}

/** The place of a record among all, 0-based; null where its block is not there. */
export function placeAmongAll(blocks: Blocks, id: number): number | null {
  for (const [at, block] of blocks) {
    const offset = block.findIndex((row) => row.id === id)
    if (offset >= 0) return at * BLOCK + offset
  }
  return null
}

/**
 * Where the row at this place among all stands in the blocks one after the other, 0-based; null where it is not there.
 */
export function placeInBlocks(blocks: Blocks, place: number): number | null {
  let before = 0
  for (const [at, block] of blocks) {
    const offset = place - at * BLOCK
    if (offset >= 0 && offset < BLOCK) return offset < block.length ? before + offset : null
    before += block.length
  }
  return null
}

/** Most blocks that are kept. */
const MOST_BLOCKS = 20

/** The blocks with one more; of too many, those farthest from it go. */
export function withBlock(blocks: Blocks, at: number, rows: readonly Row[]): Blocks {
  const others = [...blocks].filter(([one]) => one !== at)
  others.sort(([one], [other]) => Math.abs(one - at) - Math.abs(other - at))
  return new Map([[at, rows], ...others.slice(0, MOST_BLOCKS - 1)])
}
