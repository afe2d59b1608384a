/** The blocks of one long table as they come; nothing of them outlives the view that they are of. */
import { useMemo, useState } from 'react'
import type { Row } from '#commands/noun.ts'
import { BLOCK, type Blocks, withBlock } from './long-rows.ts'
import type { ListPage } from './page-query.ts'

const NO_BLOCKS: Blocks = new Map()
const NO_ROWS: readonly Row[] = []

/** `first` is the block at `at`, which the list itself has asked for; `isOn` is false while there is none of this view. */
export function useLongRows(isOn: boolean, view: string, first: ListPage | null, at: number) {
  const [kept, setKept] = useState<{ view: string; blocks: Blocks }>({ view, blocks: NO_BLOCKS })
  const own = kept.view === view ? kept.blocks : NO_BLOCKS
  const blocks = useMemo<Blocks>(() => {
    if (!isOn || !first) return NO_BLOCKS
    return own.has(at) ? own : new Map([[at, first.content], ...own])
  }, [isOn, first, own, at])
  const loaded = useMemo(() => (blocks.size === 0 ? NO_ROWS : [...blocks.values()].flat()), [blocks])
  return {
    blocks,
    loaded,
    /** The rows of the block in which this place among the rows as they stand is. */
    pageOf: (row: number, tops: number): readonly Row[] =>
      blocks.get(Math.floor(Math.max(0, row - tops) / BLOCK)) ?? NO_ROWS,
    setBlock(place: number, rows: readonly Row[]) {
      setKept((before) => ({
        view,
        blocks: withBlock(before.view === view ? before.blocks : NO_BLOCKS, place, rows),
      }))
    },
    forget: () => setKept({ view, blocks: NO_BLOCKS }),
  }
}
