/**
 * The rows of continuous mode, for table, cursor and auto refresh: rows by their index in the whole result, of which
 * only a few blocks are loaded.
 */
import { limitPageSize } from '#api/capabilities.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'

/** Rows per block: 100, or the platform's largest page. */
export const getBlockSize = (): number => limitPageSize(100)

/** Loaded blocks by block index: a block's first row has index blockIndex * getBlockSize(). */
export type Blocks = ReadonlyMap<number, readonly Row[]>

/** Returns the state to request first: in continuous mode the block in which the page begins, else that page itself. */
export function getFirstRequest(state: ListState): ListState {
  if (!state.continuous) return state
  return { ...state, page: Math.floor((state.page * state.size) / getBlockSize()), size: getBlockSize() }
}

/**
 * Returns how many rows are known to exist after a block, for a list whose call gives no total: a full block may have
 * another one behind it, any other block is the last. `known` is the result for the blocks before.
 */
export function getKnownRowCount(blockIndex: number, rows: number, known = 0): number {
  const end = blockIndex * getBlockSize() + rows
  return rows < getBlockSize() ? end : Math.max(known, end + 1)
}

/**
 * Returns all rows in display order, pinned ones first. The array is sparse: indexes of blocks that are not loaded are
 * empty, so that a million rows cost no more than the loaded ones. To find a record use `findRowIndex`; never iterate
 * over all indexes.
 */
export function createContinuousRows(pinnedRows: readonly Row[], blocks: Blocks, total: number): readonly Row[] {
  const rows: Row[] = [...pinnedRows]
  // Set the last index first: setting `length` makes the engine allocate the whole array, 50 ms for a million rows.
  if (total > 0) rows[pinnedRows.length + total - 1] = undefined as never
  const blockSize = getBlockSize()
  for (const [blockIndex, block] of blocks)
    for (const [offset, row] of block.entries()) {
      const index = blockIndex * blockSize + offset
      if (index < total) rows[pinnedRows.length + index] = row
    }
  return rows
}

/** Returns the 0-based index of a record in the whole result; null if its block is not loaded. */
export function findRowIndex(blocks: Blocks, id: number): number | null {
  for (const [blockIndex, block] of blocks) {
    const offset = block.findIndex((row) => row.id === id)
    if (offset >= 0) return blockIndex * getBlockSize() + offset
  }
  return null
}

/**
 * Converts an index of the whole result to an index in the concatenated blocks (both 0-based); null if the row is not
 * loaded.
 */
export function findIndexInBlocks(blocks: Blocks, rowIndex: number): number | null {
  let offsetInBlocks = 0
  for (const [blockIndex, block] of blocks) {
    const offset = rowIndex - blockIndex * getBlockSize()
    if (offset >= 0 && offset < getBlockSize()) return offset < block.length ? offsetInBlocks + offset : null
    offsetInBlocks += block.length
  }
  return null
}

/** Maximum of blocks that are kept. */
const MAX_BLOCKS = 20

/** Returns the blocks with one more. Drops those farthest from the new block if there are too many. */
export function addBlock(blocks: Blocks, blockIndex: number, rows: readonly Row[]): Blocks {
  const others = [...blocks].filter(([index]) => index !== blockIndex)
  others.sort(([a], [b]) => Math.abs(a - blockIndex) - Math.abs(b - blockIndex))
  return new Map([[blockIndex, rows], ...others.slice(0, MAX_BLOCKS - 1)])
}
