/**
 * What one long table needs besides its rows: the blocks in view are asked for, and the place is told while it moves.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { formatInteger } from '#lib/format/money.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/components/button.tsx'
import { getFirstVisibleRow, type RowWindow, OVERSCAN } from '#listing/grid/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/grid/use-row-window.ts'
import { runWithTableFocus } from '#listing/run-in-table.ts'
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
/** ms for which a place must stay in view before its block is asked for. */
const REQUEST_DELAY_MS = 40
/** ms for which the place stands beside the scrollbar after it moved. */
const POSITION_SHOWN_MS = 700

/** The blocks to ask for: those in sight, and when they are there those of the rows drawn above and below. */
function getWantedBlocks(
  { blocks, isLoading, centerCount }: ListModel,
  { first, end }: Pick<RowWindow, 'first' | 'end'>,
): number[] {
  if (isLoading) return []
  const getMissingBlocks = (from: number, to: number) =>
    getBlockRange(from, to, centerCount).filter((at) => !blocks.has(at))
  const inSight = getMissingBlocks(first === 0 ? 0 : first + OVERSCAN, end >= centerCount ? end : end - OVERSCAN)
  return inSight.length > 0 ? inSight : getMissingBlocks(first, end)
}

/** Draws the place beside the scrollbar and nothing else. */
export function ContinuousTable({ list, rows, scroller }: ContinuousTableProps) {
  const { viewKey, failedBlocks } = list
  useCursorSearch(list)
  const { first, end } = useRowWindow(rows)
  const wantedBlocksKey = getWantedBlocks(list, { first, end }).join()
  const isCursorBelow = (list.cursor?.row ?? 0) - list.pinnedRows.length > (first + end) / 2
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const [pending] = useState(() => new Map<number, ReturnType<typeof requestBlock>>())
  useEffect(() => {
    const wanted = wantedBlocksKey === '' ? [] : wantedBlocksKey.split(',').map(Number)
    // What was passed is given up; what is still wanted goes on.
    for (const [at, { cancel }] of pending)
      if (!wanted.includes(at)) {
        pending.delete(at)
        cancel()
      }
    // Come back to, it is asked for once more.
    if (failedBlocks.some((at) => !wanted.includes(at)))
      latest.current.setFailedBlocks((before) => before.filter((at) => wanted.includes(at)))
    const timer = setTimeout(() => {
      const { definition, state } = latest.current
      for (const at of wanted.filter((one) => !pending.has(one) && !failedBlocks.includes(one))) {
        const block = requestBlock(definition, state, at)
        pending.set(at, block)
        const isPointerOver = () => pending.get(at) !== block || !pending.delete(at)
        block.answer.then(
          (page) => isPointerOver() || latest.current.setBlock(at, page.content),
          () => {
            if (isPointerOver()) return
            latest.current.setFailedBlocks((before) => [...before, at])
            announce(`${LOAD_FAILED_TEXT} ${RETRY_HINT}`)
          },
        )
      }
    }, REQUEST_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wantedBlocksKey, viewKey, pending, failedBlocks])
  const keys = useGetDisplayKeyById()('tabela.recarregar', 'r')
  // Nothing of a view outlives it.
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
          {/* Takes no room, so that nothing moves, and is not where the cursor is. */}
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
  const [at, setAt] = useState<{ row: number; up: number } | null>(null)
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
      // A step of the cursor is no journey.
      if (Math.abs(element.scrollTop - before) < element.clientHeight / 2) return
      before = element.scrollTop
      const share = element.scrollTop / Math.max(1, element.scrollHeight - element.clientHeight)
      setAt({
        row: getFirstVisibleRow(shape.current, element.scrollTop),
        up: (1 - share) * (element.clientHeight - 72) + 36,
      })
      clearTimeout(timer)
      timer = setTimeout(() => setAt(null), POSITION_SHOWN_MS)
    }
    element.addEventListener('scroll', listener, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', listener)
    }
  }, [scroller])
  if (at === null) return null
  return (
    <div className="pointer-events-none sticky inset-x-0 bottom-0 z-5 h-0" aria-hidden="true">
      <span
        className="absolute right-3.5 rounded-md bg-raised px-2.5 py-1 text-xs text-ink-2 tabular-nums shadow-raised"
        style={{ transform: `translateY(${-at.up}px)` }}
      >
        <b>{formatInteger(at.row + 1)}</b>
        <span>{` de ${formatInteger(list.centerCount)}`}</span>
      </span>
    </div>
  )
}
