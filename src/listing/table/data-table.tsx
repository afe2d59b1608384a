/**
 * The table of a list screen: a full role="grid" with one tab stop and virtual rows (spec 1 §2.12, commands/keys/README
 * §5, ui/README §2). The focus stays on the grid itself and aria-activedescendant names the cell: rows come and go
 * (they are virtual, and the specification clears them while a list loads), and the focus must never be lost with them.
 */
import { type ComponentProps, useCallback, useEffect, useId, useRef, useState } from 'react'
import { loadable } from '#ui/lazy/loadable.tsx'
import type { ListModel } from '#listing/model.ts'
import { useScrollRestoration } from '#listing/position/use-scroll-restoration.ts'
import { useScrollToCursor } from '#listing/position/use-scroll-to-cursor.ts'
import { handleGridKey } from './grid-key-handler.ts'
import { GridBody } from './grid-body.tsx'
import { GridHeader, getHeaderState } from './grid-header.tsx'
import { OpenCellEditor, TableMenus } from './table-menus.tsx'
import { TableMessage } from './table-message.tsx'
import {
  createPointerTracker,
  handleRowsChange,
  handleRowsClick,
  handleRowsDoubleClick,
  handleRowsContextMenu,
} from './pointer.ts'
import { useRenderRow } from './use-render-row.tsx'
import { useTableSizes } from './use-table-sizes.ts'

const ContinuousTable = loadable(() =>
  import('#listing/continuous/continuous-table.tsx').then((module) => module.ContinuousTable),
)

/** Draws the grid of a list, with its loading, empty and failed bodies. */
export function DataTable({ list }: { list: ListModel }) {
  const scroller = useRef<HTMLDivElement>(null)
  const gridId = useId()
  const { rows, pinnedRows, cursor, state } = list
  const latestListRef = useRef(list)
  useEffect(() => {
    latestListRef.current = list
  })
  const [pointer] = useState(() => createPointerTracker(latestListRef))
  const tableSizes = useTableSizes(list, scroller)
  const { columns, sizes, topHeight, scrolled } = tableSizes
  const saveScrollTop = useScrollRestoration(scroller, list, rows.length > 0)
  const getCellId = useCallback((row: number, column: number) => `${gridId}-${row}-${column}`, [gridId])
  const scrollToCell = useScrollToCursor({ list, scroller, scrolled, getCellId })
  usePrefetchNearEnd(list, scrolled.renderedCount)
  const renderRow = useRenderRow(list, {
    columns,
    sizes,
    getCellId,
    latestListRef,
    hoveredRowStore: pointer.hoveredRowStore,
  })
  const gridProps = useGridProps(list, tableSizes, scrollToCell)
  // Names no cell that does not exist: rows may be loading, or there may be none. A cell whose block is loading exists.
  const cursorCellExists = cursor !== null && (cursor.row === -1 || cursor.row < rows.length)

  return (
    <div
      ref={scroller}
      className="list-scroller"
      style={{ scrollPaddingTop: topHeight, scrollPaddingLeft: sizes.pinnedWidth }}
      onScroll={() => {
        scrolled.onScroll()
        pointer.onScroll()
        saveScrollTop()
      }}
    >
      <table
        {...gridProps}
        aria-activedescendant={cursorCellExists ? getCellId(cursor.row, cursor.column) : undefined}
        onPointerOver={pointer.onPointerOver}
        onPointerLeave={pointer.onPointerLeave}
      >
        <GridHeader
          {...getHeaderState(list)}
          columns={columns}
          latestListRef={latestListRef}
          getCellId={getCellId}
          sizes={sizes}
        />
        {pinnedRows.length > 0 && (
          <tbody role="rowgroup" className="list-pinned-rows" aria-label="Linhas fixadas">
            {pinnedRows.map((row, index) => renderRow(index, row.id))}
          </tbody>
        )}
        {rows.length === pinnedRows.length && (
          <tbody role="rowgroup" className="list-message-rows">
            <TableMessage
              list={list}
              span={columns.length + 1 + (sizes.hasActions ? 1 : 0) + (sizes.hasFiller ? 1 : 0)}
              width={scrolled.width}
            />
          </tbody>
        )}
        <GridBody
          rows={scrolled}
          isHidden={list.isLoading}
          renderRow={(index, key, top) => renderRow(index + pinnedRows.length, key, top)}
        />
      </table>
      <TableMenus list={list} />
      <OpenCellEditor list={list} />
      {state.continuous && <ContinuousTable list={list} rows={scrolled} scroller={scroller} />}
    </div>
  )
}

/** Requests the next page when the cursor reaches the last screenful of a page that is longer than the screen. */
function usePrefetchNearEnd({ rows, cursor, state, prefetchPage }: ListModel, renderedCount: number): void {
  const isNearEnd =
    !state.continuous && (cursor?.row ?? 0) >= rows.length - renderedCount && rows.length > renderedCount
  useEffect(() => {
    if (isNearEnd) prefetchPage(1)
    // oxlint-disable-next-line react/exhaustive-deps -- once each time the cursor gets there
  }, [isNearEnd])
}

/** Returns the attributes of the grid's element, and its handlers of keys, focus and clicks. */
function useGridProps(
  list: ListModel,
  { columns, sizes, isNarrow, scrolled, getVisibleRowCount }: ReturnType<typeof useTableSizes>,
  scrollToCell: Parameters<typeof handleGridKey>[3],
): ComponentProps<'table'> & { [name: `data-${string}`]: unknown } {
  const { cursor, definition, totals, isLoading, gridRef } = list
  const lastCheckboxRef = useRef<number | null>(null)
  return {
    ref: gridRef,
    role: 'grid',
    'aria-label': definition.title,
    'aria-rowcount': totals && !totals.isTotalUnknown ? totals.totalElements + 1 : -1,
    'aria-colcount': columns.length + (sizes.hasActions ? 2 : 1),
    'aria-multiselectable': 'true',
    'aria-busy': isLoading,
    'data-loading': isLoading || undefined,
    tabIndex: 0,
    className: 'list-grid',
    'data-over': (!isNarrow && sizes.totalWidth > scrolled.width) || undefined,
    'data-narrow': isNarrow || undefined,
    'data-icons': sizes.hasActions ? sizes.iconCount : undefined,
    style: { minWidth: sizes.totalWidth },
    onKeyDown: (event) => handleGridKey(event, list, getVisibleRowCount(), scrollToCell),
    onFocus(event) {
      if (event.target === event.currentTarget && !cursor) list.setCursor({ row: 0, column: 0 })
    },
    onClick: (event) => handleRowsClick(event, list),
    onDoubleClick: (event) => void handleRowsDoubleClick(event, list),
    onChange: (event) => handleRowsChange(event, list, lastCheckboxRef),
    onContextMenu: (event) => handleRowsContextMenu(event, list),
  }
}
