/**
 * The table: an honest role="grid" with one tab stop and virtual rows (spec 1 §2.12, commands/keys/README §5,
 * ui/README §2). The focus stays on the grid itself and aria-activedescendant names the cell, because rows come and go
 * (they are virtual, and the specification clears them while a list is fetched) and the focus must never be lost with
 * them.
 */
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { loadable } from '#ui/late/loadable.tsx'
import type { ListModel } from '#listing/model.ts'
import { useKeptScroll } from '#listing/place/use-kept-scroll.ts'
import { useShownCursor } from '#listing/place/use-shown-cursor.ts'
import { handleGridKey } from './grid-key-handler.ts'
import { GridBody } from './grid-body.tsx'
import { GridHeader, headOf } from './grid-header.tsx'
import { TableMenus } from './table-menus.tsx'
import { TableMessage } from './table-message.tsx'
import { followPointer, onRowsChange, onRowsClick, onRowsDouble, onRowsMenu } from './pointer.ts'
import { useDrawRow } from './use-draw-row.tsx'
import { useTableSizes } from './use-table-sizes.ts'

const LongTable = loadable(() => import('#listing/long/long-table.tsx').then((module) => module.LongTable))

/** The grid of a list, with its loading, empty and failed bodies. */
export function DataTable({ list }: { list: ListModel }) {
  const scroller = useRef<HTMLDivElement>(null)
  const gridId = useId()
  const { rows, tops, cursor, definition, state, gridRef } = list
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const lastBox = useRef<number | null>(null)
  const [pointer] = useState(() => followPointer(latest))
  const hasActions = (definition.actions?.length ?? 0) > 0

  const { columns, sizes, narrow, topHeight, scrolled, screenRows } = useTableSizes(list, scroller)
  const keepScroll = useKeptScroll(scroller, list, rows.length > 0)
  const cellId = useCallback((row: number, column: number) => `${gridId}-${row}-${column}`, [gridId])

  const showCell = useShownCursor({ list, scroller, scrolled, cellId })

  // A cell that is not there is not named: the rows are away, or there are none. One that waits for its block is there.
  const cursorRow = cursor?.row
  const isThere = cursorRow === -1 || (cursorRow !== undefined && cursorRow < rows.length)
  // The cursor has come to the last screenful of a page that is longer than the screen.
  const { meanPage } = list
  const nearsEnd = !state.continuous && (cursorRow ?? 0) >= rows.length - scrolled.drawn && rows.length > scrolled.drawn
  useEffect(() => {
    if (nearsEnd) meanPage(1)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it comes there
  }, [nearsEnd])
  const drawRow = useDrawRow(list, { columns, sizes, cellId, latest, hovered: pointer.hovered })

  return (
    <div
      ref={scroller}
      className="list-scroller"
      style={{ scrollPaddingTop: topHeight, scrollPaddingLeft: sizes.heldWidth }}
      onScroll={() => {
        scrolled.onScroll()
        pointer.scrolled()
        keepScroll()
      }}
    >
      <table
        ref={gridRef}
        role="grid"
        aria-label={definition.title}
        aria-rowcount={list.totals && !list.totals.isOpen ? list.totals.totalElements + 1 : -1}
        aria-colcount={columns.length + (hasActions ? 2 : 1)}
        aria-multiselectable="true"
        aria-busy={list.loading}
        data-reads={list.loading || undefined}
        aria-activedescendant={cursor && isThere ? cellId(cursor.row, cursor.column) : undefined}
        tabIndex={0}
        className="list-grid"
        data-over={(!narrow && sizes.total > scrolled.width) || undefined}
        data-narrow={narrow || undefined}
        style={{ minWidth: sizes.total }}
        onKeyDown={(event) => handleGridKey(event, list, screenRows(), showCell)}
        onFocus={(event) => {
          if (event.target === event.currentTarget && !cursor) list.setCursor({ row: 0, column: 0 })
        }}
        onClick={(event) => onRowsClick(event, list)}
        onDoubleClick={(event) => void onRowsDouble(event, list)}
        onChange={(event) => onRowsChange(event, list, lastBox)}
        onContextMenu={(event) => onRowsMenu(event, list)}
        onPointerOver={pointer.over}
        onPointerLeave={pointer.left}
      >
        <GridHeader {...headOf(list)} columns={columns} latest={latest} cellId={cellId} sizes={sizes} />
        {tops.length > 0 && (
          <tbody role="rowgroup" className="list-tops" aria-label="Linhas fixadas">
            {tops.map((row, index) => drawRow(index, row.id))}
          </tbody>
        )}
        {rows.length === tops.length && (
          <tbody role="rowgroup" className="list-told">
            <TableMessage
              list={list}
              span={columns.length + 1 + (hasActions ? 1 : 0) + (sizes.filler ? 1 : 0)}
              width={scrolled.width}
            />
          </tbody>
        )}
        <GridBody
          rows={scrolled}
          isAway={list.loading}
          draw={(index, key, top) => drawRow(index + tops.length, key, top)}
        />
      </table>
      <TableMenus list={list} />
      {state.continuous && <LongTable list={list} rows={scrolled} scroller={scroller} />}
    </div>
  )
}
