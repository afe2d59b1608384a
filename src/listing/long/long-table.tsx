/** What one long table needs besides its rows: the blocks in view are asked for, and the place is told while it moves. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatInteger } from '#lib/money.ts'
import type { ListModel } from '#listing/model.ts'
import { firstSeen } from '#listing/row-window.ts'
import { type ScrolledRows, useRowWindow } from '#listing/use-row-window.ts'
import { askBlock, blocksFor } from './blocks.ts'

interface LongTableProps {
  list: ListModel
  rows: ScrolledRows
  scroller: RefObject<HTMLElement | null>
}

/** ms for which a place must stay in view before its block is asked for. */
const REST = 40
/** ms for which the place stands beside the scrollbar after it moved. */
const LINGER = 700

/** Draws the place beside the scrollbar and nothing else. */
export function LongTable({ list, rows, scroller }: LongTableProps) {
  const shown = useRowWindow(rows)
  const { blocks, loading, viewKey } = list
  const count = list.centreCount
  const wanted = loading ? [] : blocksFor(shown.first, shown.end, count).filter((at) => !blocks.has(at))
  const asked = wanted.join()
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => {
    if (asked === '') return
    const { definition, state } = latest.current
    let under: ReturnType<typeof askBlock>[] = []
    let isPassed = false
    const timer = setTimeout(() => {
      under = asked.split(',').map((text) => {
        const at = Number(text)
        const block = askBlock(definition, state, at)
        block.answer.then(
          (page) => !isPassed && latest.current.setBlock(at, page),
          (error: unknown) => !isPassed && latest.current.blockFailed(error),
        )
        return block
      })
    }, REST)
    return () => {
      isPassed = true
      clearTimeout(timer)
      for (const { cancel } of under) cancel()
    }
  }, [asked, viewKey])

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
    <div className="list-place" aria-hidden="true">
      <span style={{ transform: `translateY(${-at.up}px)` }}>
        <b>{formatInteger(at.row + 1)}</b> de {formatInteger(list.centreCount)}
      </span>
    </div>
  )
}
