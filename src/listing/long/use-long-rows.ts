/** The blocks of one long table as they come; none of them outlives the answer that it was read beside. */
import { useMemo, useState } from 'react'
import type { Row } from '#commands/noun.ts'
import { type Blocks, reachOf, withBlock } from '#listing/address/long-rows.ts'
import type { ListPage } from '#listing/address/page-query.ts'

const NO_BLOCKS: Blocks = new Map()
const NO_ROWS: readonly Row[] = []
const NONE: readonly number[] = []

interface Kept {
  /** The answers that the blocks were read beside. */
  beside: readonly (ListPage | null)[]
  blocks: Blocks
  /** Those that could not be read. */
  missed: readonly number[]
  /** How many rows there are as far as the blocks tell. */
  reach: number
}

/**
 * `first` is the block at `at`, which the list itself has asked for; `isOn` is false while there is none of this view.
 * Where it was read again, as after every write, the other blocks are as old as the one before it, and go.
 */
export function useLongRows(isOn: boolean, first: ListPage | null, at: number) {
  const [kept, setKept] = useState<Kept>({ beside: [], blocks: NO_BLOCKS, missed: NONE, reach: 0 })
  /** What was kept beside the answer at hand. */
  const now = (before: Kept): Kept =>
    before.beside.includes(first)
      ? before
      : { beside: [first], blocks: NO_BLOCKS, missed: NONE, reach: first?.totalElements ?? 0 }
  const { blocks: own, missed, reach } = now(kept)
  const blocks = useMemo<Blocks>(() => {
    if (!isOn || !first) return NO_BLOCKS
    return own.has(at) ? own : new Map([[at, first.content], ...own])
  }, [isOn, first, own, at])
  const loaded = useMemo(() => (blocks.size === 0 ? NO_ROWS : [...blocks.values()].flat()), [blocks])
  return {
    blocks,
    loaded,
    missed,
    reach,
    setBlock(place: number, rows: readonly Row[]) {
      setKept((before) => {
        const { beside, blocks: known, missed: without, reach: told } = now(before)
        return {
          beside,
          blocks: withBlock(known, place, rows),
          missed: without.filter((one) => one !== place),
          reach: reachOf(place, rows.length, told),
        }
      })
    },
    /** Changes which blocks are known not to have been read. */
    setMissed(change: (missed: readonly number[]) => readonly number[]) {
      setKept((before) => ({ ...now(before), missed: change(now(before).missed) }))
    },
    /** Blocks that were read anew beside an answer that is about to stand in the place of the one at hand. */
    renew(next: ListPage, anew: Blocks) {
      setKept({ beside: [first, next], blocks: anew, missed: NONE, reach: next.totalElements })
    },
  }
}
