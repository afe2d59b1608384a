/** One long table in the place of pages: rows by their place among all, of which a few blocks are there. */
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'

/** Rows of one block. */
export const BLOCK_SIZE = 100

/** By the place of the block: rows from place * BLOCK on. */
export type Blocks = ReadonlyMap<number, readonly Row[]>

/** What is asked for first: the block in which the address's page begins, or that page itself. */
export function getFirstRequest(state: ListState): ListState {
  if (!state.continuous) return state
  return { ...state, page: Math.floor((state.page * state.size) / BLOCK_SIZE), size: BLOCK_SIZE }
}

/**
 * How many rows there are as far as a block tells, of a list whose call does not say: a full block may have one behind
 * it, and any other is the last. `reach` is what the blocks before told.
 */
export function getKnownRowCount(blockIndex: number, rows: number, known = 0): number {
  const end = blockIndex * BLOCK_SIZE + rows
  return rows < BLOCK_SIZE ? end : Math.max(known, end + 1)
}

/**
 * All rows as they stand, those on top first: places whose block is not there are empty, so that a million of them cost
 * no more than those that are. A record is looked for by `recordPlace`, never by going over all places.
 */
export function createContinuousRows(pinnedRows: readonly Row[], blocks: Blocks, total: number): readonly Row[] {
  const rows: Row[] = [...pinnedRows]
  // Its last place first: an array that is made long by its length is laid out in full, 50 ms for a million.
  if (total > 0) rows[pinnedRows.length + total - 1] = undefined as never
  for (const [at, block] of blocks)
    for (const [offset, row] of block.entries()) {
      const index = at * BLOCK_SIZE + offset
      if (index < total) rows[pinnedRows.length + index] = row
    }
  return rows
}

/** The place of a record among all, 0-based; null where its block is not there. */
export function findRowIndex(blocks: Blocks, id: number): number | null {
  for (const [at, block] of blocks) {
    const offset = block.findIndex((row) => row.id === id)
    if (offset >= 0) return at * BLOCK_SIZE + offset
  }
  return null
}

/**
 * Where the row at this place among all stands in the blocks one after the other, 0-based; null where it is not there.
 */
export function findIndexInBlocks(blocks: Blocks, rowIndex: number): number | null {
  let before = 0
  for (const [at, block] of blocks) {
    const offset = rowIndex - at * BLOCK_SIZE
    if (offset >= 0 && offset < BLOCK_SIZE) return offset < block.length ? before + offset : null
    before += block.length
  }
  return null
}

/** Most blocks that are kept. */
const MAX_BLOCKS = 20

/** The blocks with one more; of too many, those farthest from it go. */
export function addBlock(blocks: Blocks, blockIndex: number, rows: readonly Row[]): Blocks {
  const others = [...blocks].filter(([one]) => one !== blockIndex)
  others.sort(([one], [other]) => Math.abs(one - blockIndex) - Math.abs(other - blockIndex))
  return new Map([[blockIndex, rows], ...others.slice(0, MAX_BLOCKS - 1)])
}
