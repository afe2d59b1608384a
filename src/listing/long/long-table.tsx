/**
 * What one long table needs besides its rows: the blocks in view are asked for, and the place is told while it moves.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { formatInteger } from '#lib/written/money.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/parts/button.tsx'
import { firstSeen, type RowWindow, SPARE } from '#listing/grid/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/grid/use-row-window.ts'
import { inTable } from '#listing/in-table.ts'
import type { ListModel } from '#listing/model.ts'
import { askBlock, blocksFor } from './blocks.ts'
import { useSoughtCursor } from './use-sought-cursor.ts'
import './long-table.css'

interface LongTableProps {
  list: ListModel
  rows: ScrolledRows
  scroller: RefObject<HTMLElement | null>
}

const MISSED = 'Não foi possível carregar estas linhas.'
const TRY_AGAIN = 'Recarregue com R.'
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
  const { viewKey, missed } = list
  useSoughtCursor(list)
  const { first, end } = useRowWindow(rows)
  const asked = wantedBlocks(list, { first, end }).join()
  const isCursorBelow = (list.cursor?.row ?? 0) - list.tops.length > (first + end) / 2
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
    // Come back to, it is asked for once more.
    if (missed.some((at) => !wanted.includes(at)))
      latest.current.setMissed((before) => before.filter((at) => wanted.includes(at)))
    const timer = setTimeout(() => {
      const { definition, state } = latest.current
      for (const at of wanted.filter((one) => !pending.has(one) && !missed.includes(one))) {
        const block = askBlock(definition, state, at)
        pending.set(at, block)
        const isOver = () => pending.get(at) !== block || !pending.delete(at)
        block.answer.then(
          (page) => isOver() || latest.current.setBlock(at, page.content),
          () => {
            if (isOver()) return
            latest.current.setMissed((before) => [...before, at])
            announce(`${MISSED} ${TRY_AGAIN}`)
          },
        )
      }
    }, REST)
    return () => clearTimeout(timer)
  }, [asked, viewKey, pending, missed])
  const keys = useKeyOfId()('tabela.recarregar', 'r')
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
      {missed.length > 0 && (
        <p className="sticky bottom-0 left-0 z-5 flex h-0 justify-center text-sm text-danger-ink" data-missed="">
          {/* Takes no room, so that nothing moves, and is not where the cursor is. */}
          <span
            className="absolute inline-flex max-w-[calc(100%-24px)] items-center gap-3 rounded-md bg-raised px-3 py-2 shadow-raised"
            style={{ bottom: isCursorBelow ? rows.shape.height - 2 * rows.shape.rowHeight : rows.shape.rowHeight }}
          >
            <span>{MISSED}</span>
            <Button size="small" keys={keys} onClick={inTable(list, list.retry)}>
              Tentar novamente
            </Button>
          </span>
        </p>
      )}
      <Place list={list} rows={rows} scroller={scroller} />
    </>
  )
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
        <b>{formatInteger(at.row + 1)}</b>
        <span>{` de ${formatInteger(list.centreCount)}`}</span>
      </span>
    </div>
  )
}
