/** The blocks of one long table as they come; none of them outlives the answer that it was read beside. */
import { useMemo, useState } from 'react'
import type { Row } from '#commands/resource.ts'
import { type Blocks, getKnownRowCount, addBlock } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'

const NO_BLOCKS: Blocks = new Map()
const NO_ROWS: readonly Row[] = []
const NONE: readonly number[] = []

interface BlockState {
  /** The answers that the blocks were read beside. */
  adjacentPages: readonly (ListPage | null)[]
  blocks: Blocks
  /** Those that could not be read. */
  failedBlocks: readonly number[]
  /** How many rows there are as far as the blocks tell. */
  knownRowCount: number
}

/**
 * `first` is the block at `at`, which the list itself has asked for; `isOn` is false while there is none of this view.
 * Where it was read again, as after every write, the other blocks are as old as the one before it, and go.
 */
export function useContinuousRows(isEnabled: boolean, firstBlock: ListPage | null, firstBlockIndex: number) {
  const [blockState, setKept] = useState<BlockState>({
    adjacentPages: [],
    blocks: NO_BLOCKS,
    failedBlocks: NONE,
    knownRowCount: 0,
  })
  /** What was kept beside the answer at hand. */
  const forCurrentPage = (before: BlockState): BlockState =>
    before.adjacentPages.includes(firstBlock)
      ? before
      : {
          adjacentPages: [firstBlock],
          blocks: NO_BLOCKS,
          failedBlocks: NONE,
          knownRowCount: firstBlock?.totalElements ?? 0,
        }
  const { blocks: own, failedBlocks, knownRowCount } = forCurrentPage(blockState)
  const blocks = useMemo<Blocks>(() => {
    if (!isEnabled || !firstBlock) return NO_BLOCKS
    return own.has(firstBlockIndex) ? own : new Map([[firstBlockIndex, firstBlock.content], ...own])
  }, [isEnabled, firstBlock, own, firstBlockIndex])
  const loaded = useMemo(() => (blocks.size === 0 ? NO_ROWS : [...blocks.values()].flat()), [blocks])
  return {
    blocks,
    loaded,
    missed: failedBlocks,
    reach: knownRowCount,
    setBlock(index: number, rows: readonly Row[]) {
      setKept((before) => {
        const { adjacentPages, blocks: known, failedBlocks: without, knownRowCount: told } = forCurrentPage(before)
        return {
          adjacentPages,
          blocks: addBlock(known, index, rows),
          failedBlocks: without.filter((one) => one !== index),
          knownRowCount: getKnownRowCount(index, rows.length, told),
        }
      })
    },
    /** Changes which blocks are known not to have been read. */
    setMissed(change: (missed: readonly number[]) => readonly number[]) {
      setKept((before) => ({ ...forCurrentPage(before), failedBlocks: change(forCurrentPage(before).failedBlocks) }))
    },
    /** Blocks that were read anew beside an answer that is about to stand in the place of the one at hand. */
    renew(next: ListPage, anew: Blocks) {
      setKept({
        adjacentPages: [firstBlock, next],
        blocks: anew,
        failedBlocks: NONE,
        knownRowCount: next.totalElements,
      })
    },
  }
}
