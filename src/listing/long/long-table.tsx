/** What one long table needs besides its rows: the blocks in view are asked for, and the place is told while it moves. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatInteger } from '#lib/money.ts'
import type { ListModel } from '#listing/model.ts'
import { firstSeen, type RowWindow, SPARE } from '#listing/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/use-row-window.ts'
import { askBlock, blocksFor } from './blocks.ts'
import { useSoughtCursor } from './use-sought-cursor.ts'
import './long-table.css'

interface LongTableProps {
  list: ListModel
  rows: ScrolledRows
  scroller: RefObject<HTMLElement | null>
}

/** ms for which a place must stay in view before its block is asked for. */
const REST = 40
/** ms for which the place stands beside the scrollbar after it moved. */
const LINGER = 700

/** The blocks to ask for: those in sight, and when they are there those of the rows drawn above and below. */
function wantedBlocks(
  { blocks, loading, centreCount }: ListModel,
  { first, end }: Pick<RowWindow, 'first' | 'end'>,
): number[] {
  if (loading) return []
  const missing = (from: number, to: number) => blocksFor(from, to, centreCount).filter((at) => !blocks.has(at))
  const inSight = missing(first === 0 ? 0 : first + SPARE, end >= centreCount ? end : end - SPARE)
  return inSight.length > 0 ? inSight : missing(first, end)
}

/** Draws the place beside the scrollbar and nothing else. */
export function LongTable({ list, rows, scroller }: LongTableProps) {
  const { viewKey } = list
  useSoughtCursor(list)
  const asked = wantedBlocks(list, useRowWindow(rows)).join()
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const [pending] = useState(() => new Map<number, ReturnType<typeof askBlock>>())
  useEffect(() => {
    const wanted = asked === '' ? [] : asked.split(',').map(Number)
    // What was passed is given up; what is still wanted goes on.
    for (const [at, { cancel }] of pending)
      if (!wanted.includes(at)) {
        pending.delete(at)
        cancel()
      }
    const timer = setTimeout(() => {
      const { definition, state } = latest.current
      for (const at of wanted.filter((one) => !pending.has(one))) {
        const block = askBlock(definition, state, at)
        pending.set(at, block)
        const isOver = () => pending.get(at) !== block || !pending.delete(at)
        block.answer.then(
          (page) => isOver() || latest.current.setBlock(at, page.content),
          (error: unknown) => isOver() || latest.current.blockFailed(error),
        )
      }
    }, REST)
    return () => clearTimeout(timer)
  }, [asked, viewKey, pending])
  // Nothing of a view outlives it.
  useEffect(
    () => () => {
      for (const { cancel } of pending.values()) cancel()
      pending.clear()
    },
    [viewKey, pending],
  )

  return <Place list={list} rows={rows} scroller={scroller} />
}

function Place({ list, rows, scroller }: LongTableProps) {
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
      setAt({ row: firstSeen(shape.current, element.scrollTop), up: (1 - share) * (element.clientHeight - 72) + 36 })
      clearTimeout(timer)
      timer = setTimeout(() => setAt(null), LINGER)
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
        <b>{formatInteger(at.row + 1)}</b> de {formatInteger(list.centreCount)}
      </span>
    </div>
  )
}
