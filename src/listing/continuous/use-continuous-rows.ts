/** The loaded blocks of continuous mode, for useListRows. No block outlives the response that it was read beside. */
import { useMemo, useState } from 'react'
import type { Row } from '#commands/resource.ts'
import { type Blocks, getKnownRowCount, addBlock } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'

const NO_BLOCKS: Blocks = new Map()
const NO_ROWS: readonly Row[] = []
const NONE: readonly number[] = []

interface BlockState {
  /** The responses that the blocks belong to. */
  adjacentPages: readonly (ListPage | null)[]
  blocks: Blocks
  /** The blocks that failed to load. */
  failedBlocks: readonly number[]
  /** The number of rows, as far as the blocks show it. */
  knownRowCount: number
}

/**
 * Keeps the blocks of a view. `firstBlock` is the block that the list itself requested, at `firstBlockIndex`;
 * `isEnabled` is false while the view has none. When that block is read again, as after every write, the other blocks
 * are outdated and are dropped.
 */
export function useContinuousRows(isEnabled: boolean, firstBlock: ListPage | null, firstBlockIndex: number) {
  const [blockState, setBlockState] = useState<BlockState>({
    adjacentPages: [],
    blocks: NO_BLOCKS,
    failedBlocks: NONE,
    knownRowCount: 0,
  })
  /** The state that belongs to the current response. */
  const forCurrentPage = (before: BlockState): BlockState =>
    before.adjacentPages.includes(firstBlock)
      ? before
      : {
          adjacentPages: [firstBlock],
          blocks: NO_BLOCKS,
          failedBlocks: NONE,
          knownRowCount: firstBlock?.totalElements ?? 0,
        }
  const { blocks: stateBlocks, failedBlocks, knownRowCount } = forCurrentPage(blockState)
  const blocks = useMemo<Blocks>(() => {
    if (!isEnabled || !firstBlock) return NO_BLOCKS
    return stateBlocks.has(firstBlockIndex)
      ? stateBlocks
      : new Map([[firstBlockIndex, firstBlock.content], ...stateBlocks])
  }, [isEnabled, firstBlock, stateBlocks, firstBlockIndex])
  const loaded = useMemo(() => (blocks.size === 0 ? NO_ROWS : [...blocks.values()].flat()), [blocks])
  return {
    blocks,
    loaded,
    failedBlocks,
    knownRowCount,
    setBlock(index: number, rows: readonly Row[]) {
      setBlockState((before) => {
        const current = forCurrentPage(before)
        return {
          adjacentPages: current.adjacentPages,
          blocks: addBlock(current.blocks, index, rows),
          failedBlocks: current.failedBlocks.filter((failed) => failed !== index),
          knownRowCount: getKnownRowCount(index, rows.length, current.knownRowCount),
        }
      })
    },
    /** Changes the list of failed blocks. */
    setFailedBlocks(change: (failed: readonly number[]) => readonly number[]) {
      setBlockState((before) => ({
        ...forCurrentPage(before),
        failedBlocks: change(forCurrentPage(before).failedBlocks),
      }))
    },
    /** Sets blocks that were read along with a response which is about to replace the current one. */
    replaceBlocks(next: ListPage, nextBlocks: Blocks) {
      setBlockState({
        adjacentPages: [firstBlock, next],
        blocks: nextBlocks,
        failedBlocks: NONE,
        knownRowCount: next.totalElements,
      })
    },
  }
}
