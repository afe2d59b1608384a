/**
 * The table: an honest role="grid" with one tab stop and virtual rows (spec 1 §2.12, commands/keys/README §5, ui/README §4).
 * The focus stays on the grid itself and aria-activedescendant names the cell, because rows come and go (they are
 * virtual, and the specification clears them while a list is fetched) and the focus must never be lost with them.
 */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { PHONE, useMedia } from '#ui/media.ts'
import { usePreference } from '#ui/preferences.ts'
import type { Column } from './define.ts'
import { handleGridKey } from './grid-key-handler.ts'
import { GridHeader } from './grid-header.tsx'
import { GridRow } from './grid-row.tsx'
import { useGridTable } from './grid-table.tsx'
import { usePrinting } from './print-note.tsx'
import { TableMessage } from './table-message.tsx'
import type { ListModel } from './model.ts'
import { useKeptScroll } from './use-kept-scroll.ts'

/** Row and header height in px by density (ui/README §3); fixed, so that virtual rows need no measuring. */
const HEIGHTS = { compacta: [28, 28], padrao: [36, 32], confortavel: [44, 36] } as const
const CHECK_WIDTH = 44
const ACTIONS_WIDTH = 124
const REST_WIDTH = 220
const NARROW_REST = 178
const MIN_WIDTH = 66
/** On a phone an amount or a date is never cut: it would say something else. */
const LEAST: Partial<Record<NonNullable<Column['format']>, number>> = { money: 104, date: 134 }

/** The grid of a list, with its loading, empty and failed bodies. */
export function DataTable({ list }: { list: ListModel }) {
  const density = usePreference('density')
  const [rowHeight, headerHeight] = HEIGHTS[density]
  const scroller = useRef<HTMLDivElement>(null)
  const gridId = useId()
  // On a phone the check column is left out and widths shrink, so that name, price and half a status fit.
  const narrow = useMedia(PHONE)
  const checkWidth = narrow ? 0 : CHECK_WIDTH
  const widthOf = ({ width, format }: Column) =>
    width && (narrow ? Math.max(LEAST[format ?? 'text'] ?? MIN_WIDTH, Math.round(width * 0.75)) : width)
  const { rows, columns, cursor, definition, state, gridRef } = list
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const hasActions = (definition.actions?.length ?? 0) > 0

  const printing = usePrinting()
  const table = useGridTable(list)
  const tableRows = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: tableRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: printing ? tableRows.length : 4,
    getItemKey: (index) => tableRows[index]?.id ?? index,
  })
  useEffect(() => virtual.measure(), [virtual, rowHeight])
  const keepScroll = useKeptScroll(scroller, state, tableRows.length > 0)

  const items = virtual.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const above = first ? first.start - headerHeight : 0
  const below = virtual.getTotalSize() - (last ? last.end - headerHeight : 0)
  const cellId = useCallback((row: number, column: number) => `${gridId}-${row}-${column}`, [gridId])
  const rest = columns.filter((column) => column.width === undefined).length
  const filler = rest === 0
  const shape = useMemo(() => ({ narrow, hasActions, filler }), [narrow, hasActions, filler])
  const width =
    checkWidth +
    columns.reduce((sum, column) => sum + (widthOf(column) ?? (narrow ? NARROW_REST : REST_WIDTH)), 0) +
    (hasActions ? ACTIONS_WIDTH : 0)

  const cursorRow = cursor?.row
  const cursorColumn = cursor?.column
  useEffect(() => {
    if (cursorRow === undefined || cursorColumn === undefined) return
    if (cursorRow >= 0) virtual.scrollToIndex(cursorRow)
    const frame = requestAnimationFrame(() =>
      document
        .getElementById(`${gridId}-${cursorRow}-${cursorColumn}`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [cursorRow, cursorColumn, gridId, virtual])

  const screenRows = () =>
    Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1)

  return (
    <div ref={scroller} className="list-scroller" style={{ scrollPaddingTop: headerHeight }} onScroll={keepScroll}>
      <table
        ref={gridRef}
        role="grid"
        aria-label={definition.title}
        aria-rowcount={list.totals ? list.totals.totalElements + 1 : -1}
        aria-colcount={columns.length + (hasActions ? 2 : 1)}
        aria-multiselectable="true"
        aria-busy={list.loading}
        aria-activedescendant={cursor ? cellId(cursor.row, cursor.column) : undefined}
        tabIndex={0}
        className="list-grid"
        style={{ minWidth: width }}
        onKeyDown={(event) => handleGridKey(event, list, screenRows())}
        onFocus={(event) => {
          if (event.target === event.currentTarget && !cursor) list.setCursor({ row: 0, column: 0 })
        }}
      >
        <colgroup>
          {!narrow && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.field} style={column.width === undefined ? undefined : { width: widthOf(column) }} />
          ))}
          {rest === 0 && <col />}
          {hasActions && <col style={{ width: ACTIONS_WIDTH }} />}
        </colgroup>
        <GridHeader list={list} cellId={cellId} shape={shape} />
        <tbody role="rowgroup">
          {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
          {items.map((item) => {
            const row = tableRows[item.index]
            if (!row) return null
            return (
              <GridRow
                key={item.key}
                definition={definition}
                index={item.index}
                ariaIndex={state.page * state.size + item.index + 2}
                row={row}
                FlexRender={table.FlexRender}
                columns={columns}
                cursorColumn={cursor?.row === item.index ? cursor.column : null}
                isSelected={list.selection.has(row.original.id)}
                isMenuOpen={typeof list.menu === 'object' && list.menu?.row === row.original.id}
                latest={latest}
                cellId={cellId}
                height={rowHeight}
                shape={shape}
              />
            )
          })}
          {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
          {rows.length === 0 && (
            <TableMessage list={list} span={columns.length + 1 + (hasActions ? 1 : 0) + (rest === 0 ? 1 : 0)} />
          )}
        </tbody>
      </table>
    </div>
  )
}
