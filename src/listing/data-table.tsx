/**
 * The table: an honest role="grid" with one tab stop and virtual rows (spec 1 §2.12, commands/keys/README §5, ui/README §4).
 * The focus stays on the grid itself and aria-activedescendant names the cell, because rows come and go (they are
 * virtual, and the specification clears them while a list is fetched) and the focus must never be lost with them.
 */
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { onRun, currentRun, runStateOf } from '#commands/bulk/run-store.ts'
import { PHONE, useMedia } from '#ui/media.ts'
import { textScale } from '#ui/text-scale.ts'
import { usePreference } from '#ui/preferences.ts'
import { handleGridKey } from './grid-key-handler.ts'
import { GridBody } from './grid-body.tsx'
import { GridHeader, headOf } from './grid-header.tsx'
import { GridRow } from './grid-row.tsx'
import { gridSizes } from './grid-sizes.ts'
import type { DrawnRow } from './grid-table.ts'
import { idLengths } from './id-lengths.ts'
import { usePrinting } from './printing.ts'
import { LateRowMenu, ofRow } from './row-actions.tsx'
import { TableMessage } from './table-message.tsx'
import { isTwin } from './long-cursor.ts'
import { BLOCK, placeAmongAll } from './long-rows.ts'
import type { ListModel } from './model.ts'
import { followPointer, onRowsChange, onRowsClick, onRowsMenu } from './pointer.ts'
import { useKeptScroll } from './use-kept-scroll.ts'
import { useScrolledRows } from './use-row-window.ts'
import { useShownCursor } from './use-shown-cursor.ts'
import { useStable } from './use-stable.ts'
import { WaitingRow } from './waiting-row.tsx'

const LongTable = lazy(() => import('#listing/long/long-table.tsx').then((module) => ({ default: module.LongTable })))
const HeaderTools = lazy(() =>
  import('#listing/columns/header-tools.tsx').then((module) => ({ default: module.HeaderTools })),
)

/** Row and header height by density, px at 16 px letters (ui/README §3); fixed, so that virtual rows need no measuring. */
const HEIGHTS = { compacta: [28, 28], padrao: [36, 32], confortavel: [44, 36] } as const
/** The grid of a list, with its loading, empty and failed bodies. */
export function DataTable({ list }: { list: ListModel }) {
  const density = usePreference('density')
  const [rowHeight = 0, headerHeight = 0] = HEIGHTS[density].map((height) => height * textScale)
  const scroller = useRef<HTMLDivElement>(null)
  const gridId = useId()
  const isPhone = useMedia(PHONE)
  const { rows, tops, cursor, definition, state, gridRef } = list
  const columns = useStable(list.columns)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const [pointer] = useState(followPointer)
  const { hovered } = pointer
  const run = useSyncExternalStore(onRun, currentRun)
  const hasActions = (definition.actions?.length ?? 0) > 0

  const printing = usePrinting()
  const topCount = tops.length
  const topHeight = headerHeight + topCount * rowHeight
  const count = list.centreCount
  const all = printing && !state.continuous
  const scrolled = useScrolledRows(scroller, { count, rowHeight, topHeight, topCount, all })
  const keepScroll = useKeptScroll(scroller, list, rows.length > 0)
  // On a phone, and as narrow beside a panel, widths shrink, so that name, price and half a status fit; on a phone, which
  // has the row's menu for it, the check column is left out besides.
  const narrow = isPhone || (scrolled.width > 0 && scrolled.width < 600 * textScale)
  const { data } = list.table.options
  const ids = useMemo(() => idLengths(definition, data), [definition, data])
  const sizes = useStable(
    gridSizes(columns, state.layout, {
      narrow,
      boxes: !isPhone,
      verbs: definition.actions?.length ?? 0,
      numbered: state.continuous ? count : 0,
      ids,
      width: scrolled.width,
    }),
  )
  const cellId = useCallback((row: number, column: number) => `${gridId}-${row}-${column}`, [gridId])

  const showCell = useShownCursor({ list, scroller, scrolled, cellId })

  // A cell that is not there is not named: the rows are away, or there are none. One that waits for its block is there.
  const cursorRow = cursor?.row
  const isThere = cursorRow === -1 || (cursorRow !== undefined && cursorRow < rows.length)
  const { menu } = list
  const under = cursor && rows[cursor.row]
  const menuRow = menu !== null && typeof menu === 'object' && 'row' in menu ? menu.row : null
  const isInHead = cursorRow === -1 || (menu !== null && typeof menu === 'object' && 'column' in menu)
  const screenRows = () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - topHeight) / rowHeight) - 1)
  // The cursor has come to the last screenful of a page that is longer than the screen.
  const { meanPage } = list
  const nearsEnd = !state.continuous && (cursorRow ?? 0) >= rows.length - scrolled.drawn && rows.length > scrolled.drawn
  useEffect(() => {
    if (nearsEnd) meanPage(1)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it comes there
  }, [nearsEnd])
  const drawRow = (index: number, key: React.Key, top?: number) => {
    const row = list.recordAt(index)
    const page = pageBegunBy(list, index)
    const column = cursor?.row === index ? cursor.column : null
    if (!row)
      return (
        <WaitingRow
          key={key}
          {...{ index, topCount, top, page, columns, cellId, sizes }}
          cursorColumn={column}
          isMissed={list.missed.includes(Math.floor((index - topCount) / BLOCK))}
        />
      )
    const record = row.original
    const { id } = record
    return (
      <GridRow
        key={key}
        definition={definition}
        index={index}
        top={top}
        ariaIndex={ariaIndexOf(list, row, index)}
        page={page}
        record={record}
        columns={columns}
        cursorColumn={column}
        isSelected={list.selection.has(id)}
        isMenuOpen={menuRow === id}
        isTop={index < topCount}
        isTwin={index >= topCount && isTwin(list, index)}
        isFresh={list.fresh.has(id)}
        runState={run && runStateOf(definition.noun, id)}
        latest={latest}
        hovered={hovered}
        cellId={cellId}
        sizes={sizes}
      />
    )
  }

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
        aria-rowcount={list.totals ? list.totals.totalElements + 1 : -1}
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
        onChange={(event) => onRowsChange(event, list)}
        onContextMenu={(event) => onRowsMenu(event, list)}
        onPointerOver={pointer.over}
        onPointerLeave={pointer.left}
      >
        <GridHeader {...headOf(list)} columns={columns} latest={latest} cellId={cellId} sizes={sizes} />
        {topCount > 0 && (
          <tbody role="rowgroup" className="list-tops" aria-label="Linhas fixadas">
            {tops.map((row, index) => drawRow(index, row.id))}
          </tbody>
        )}
        {rows.length === topCount && (
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
          draw={(index, key, top) => drawRow(index + topCount, key, top)}
        />
      </table>
      {isInHead && (
        <Suspense fallback={null}>
          <HeaderTools list={list} />
        </Suspense>
      )}
      {under && menu !== null && typeof menu === 'object' && 'x' in menu && (
        <Suspense fallback={null}>
          <LateRowMenu row={under} actions={ofRow(definition, under)} onClose={list.closeMenu} at={menu} />
        </Suspense>
      )}
      {state.continuous && (
        <Suspense fallback={null}>
          <LongTable list={list} rows={scrolled} scroller={scroller} />
        </Suspense>
      )}
    </div>
  )
}

/** Over all pages, the head being 1; undefined for a row on top whose place is not known. */
function ariaIndexOf(list: ListModel, row: DrawnRow, index: number): number | undefined {
  if (list.state.continuous) {
    const place = index < list.tops.length ? placeAmongAll(list.blocks, row.original.id) : index - list.tops.length
    return place === null ? undefined : place + 2
  }
  // Rows on top that are of another page stand before the page's in the table's data.
  const place = row.index - (list.table.options.data.length - list.drawnCount)
  return place < 0 ? undefined : list.firstRow + place + 2
}

/** The page that begins with this row of one long table, 1-based; of the first row none is told. */
function pageBegunBy({ state, tops }: ListModel, index: number): number | undefined {
  const place = index - tops.length
  return state.continuous && place > 0 && place % state.size === 0 ? place / state.size + 1 : undefined
}
