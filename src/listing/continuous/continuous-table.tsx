/**
 * What continuous mode needs besides its rows: requests for the blocks in view, and the position shown while scrolling.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { formatInteger } from '#lib/format/money.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/components/button.tsx'
import { getFirstVisibleRow, type RowWindow, OVERSCAN } from '#listing/grid/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/grid/use-row-window.ts'
import { runWithTableFocus } from '#listing/run-with-table-focus.ts'
import type { ListModel } from '#listing/model.ts'
import { requestBlock, getBlockRange } from './blocks.ts'
import { useCursorSearch } from './use-cursor-search.ts'
import './continuous-table.css'

interface ContinuousTableProps {
  list: ListModel
  rows: ScrolledRows
  scroller: RefObject<HTMLElement | null>
}

const LOAD_FAILED_TEXT = 'Não foi possível carregar estas linhas.'
const RETRY_HINT = 'Recarregue com R.'
/** ms for which a block must stay in view before it is requested. */
const REQUEST_DELAY_MS = 40
/** ms for which the position is shown beside the scrollbar after scrolling. */
const POSITION_SHOWN_MS = 700

/** Returns the blocks to request: those in view, and after them those of the rows drawn above and below. */
function getWantedBlocks(
  { blocks, isLoading, centerCount }: ListModel,
  { first, end }: Pick<RowWindow, 'first' | 'end'>,
): number[] {
  if (isLoading) return []
  const getMissingBlocks = (from: number, to: number) =>
    getBlockRange(from, to, centerCount).filter((blockIndex) => !blocks.has(blockIndex))
  const visibleBlocks = getMissingBlocks(first === 0 ? 0 : first + OVERSCAN, end >= centerCount ? end : end - OVERSCAN)
  return visibleBlocks.length > 0 ? visibleBlocks : getMissingBlocks(first, end)
}

/** Draws the position beside the scrollbar and the message for failed blocks. */
export function ContinuousTable({ list, rows, scroller }: ContinuousTableProps) {
  const { viewKey, failedBlocks } = list
  useCursorSearch(list)
  const { first, end } = useRowWindow(rows)
  const wantedBlocksKey = getWantedBlocks(list, { first, end }).join()
  const isCursorBelow = (list.cursor?.row ?? 0) - list.pinnedRows.length > (first + end) / 2
  const latestListRef = useRef(list)
  useEffect(() => {
    latestListRef.current = list
  })
  const [pending] = useState(() => new Map<number, ReturnType<typeof requestBlock>>())
  useEffect(() => {
    const wanted = wantedBlocksKey === '' ? [] : wantedBlocksKey.split(',').map(Number)
    // Requests for blocks that were scrolled past are cancelled; the others continue.
    for (const [blockIndex, { cancel }] of pending)
      if (!wanted.includes(blockIndex)) {
        pending.delete(blockIndex)
        cancel()
      }
    // A failed block is requested again when it comes back into view.
    if (failedBlocks.some((blockIndex) => !wanted.includes(blockIndex)))
      latestListRef.current.setFailedBlocks((before) => before.filter((blockIndex) => wanted.includes(blockIndex)))
    const timer = setTimeout(() => {
      const { definition, state } = latestListRef.current
      for (const blockIndex of wanted.filter((index) => !pending.has(index) && !failedBlocks.includes(index))) {
        const block = requestBlock(definition, state, blockIndex)
        pending.set(blockIndex, block)
        const isObsolete = () => pending.get(blockIndex) !== block || !pending.delete(blockIndex)
        block.response.then(
          (page) => isObsolete() || latestListRef.current.setBlock(blockIndex, page.content),
          () => {
            if (isObsolete()) return
            latestListRef.current.setFailedBlocks((before) => [...before, blockIndex])
            announce(`${LOAD_FAILED_TEXT} ${RETRY_HINT}`)
          },
        )
      }
    }, REQUEST_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wantedBlocksKey, viewKey, pending, failedBlocks])
  const keys = useGetDisplayKeyById()('tabela.recarregar', 'r')
  // No request outlives its view.
  useEffect(
    () => () => {
      for (const { cancel } of pending.values()) cancel()
      pending.clear()
    },
    [viewKey, pending],
  )

  return (
    <>
      {failedBlocks.length > 0 && (
        <p className="sticky bottom-0 left-0 z-5 flex h-0 justify-center text-sm text-danger-ink" data-missed="">
          {/* Takes no room, so that nothing moves, and is placed away from the cursor. */}
          <span
            className="absolute inline-flex max-w-[calc(100%-24px)] items-center gap-3 rounded-md bg-raised px-3 py-2 shadow-raised"
            style={{
              bottom: isCursorBelow ? rows.shape.viewportHeight - 2 * rows.shape.rowHeight : rows.shape.rowHeight,
            }}
          >
            <span>{LOAD_FAILED_TEXT}</span>
            <Button size="small" keys={keys} onClick={runWithTableFocus(list, list.retry)}>
              Tentar novamente
            </Button>
          </span>
        </p>
      )}
      <ScrollPosition list={list} rows={rows} scroller={scroller} />
    </>
  )
}

function ScrollPosition({ list, rows, scroller }: ContinuousTableProps) {
  const [position, setPosition] = useState<{ row: number; bottom: number } | null>(null)
  const shape = useRef(rows.shape)
  useEffect(() => {
    shape.current = rows.shape
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let before = element.scrollTop
    const listener = () => {
      // A step of the cursor scrolls too little to show the position.
      if (Math.abs(element.scrollTop - before) < element.clientHeight / 2) return
      before = element.scrollTop
      const share = element.scrollTop / Math.max(1, element.scrollHeight - element.clientHeight)
      setPosition({
        row: getFirstVisibleRow(shape.current, element.scrollTop),
        bottom: (1 - share) * (element.clientHeight - 72) + 36,
      })
      clearTimeout(timer)
      timer = setTimeout(() => setPosition(null), POSITION_SHOWN_MS)
    }
    element.addEventListener('scroll', listener, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', listener)
    }
  }, [scroller])
  if (position === null) return null
  return (
    <div className="pointer-events-none sticky inset-x-0 bottom-0 z-5 h-0" aria-hidden="true">
      <span
        className="absolute right-3.5 rounded-md bg-raised px-2.5 py-1 text-xs text-ink-2 tabular-nums shadow-raised"
        style={{ transform: `translateY(${-position.bottom}px)` }}
      >
        <b>{formatInteger(position.row + 1)}</b>
        <span>{` de ${formatInteger(list.centerCount)}`}</span>
      </span>
    </div>
  )
}
