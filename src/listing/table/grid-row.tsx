/** A row of the grid. Its aria-rowindex counts over all pages; the header is 1. */
import {
  type CSSProperties,
  memo,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import type { BulkItemStatus } from '#commands/bulk/queue.ts'
import type { Row } from '#commands/resource.ts'
import { formatInteger } from '#lib/format/money.ts'
import { getCellContent } from '#listing/cell/cell-content.ts'
import { updateCellElement } from '#listing/cell/cell-dom.ts'
import { isRightAligned, type AnyList, getCellValue, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import type { HoveredRowStore } from './pointer.ts'
import { RowActions } from './row-actions.tsx'
import { RunStatusIcon } from './run-status-icon.tsx'
import { formatRecordId, isRecordId } from '#lib/format/record-id.ts'

interface GridRowProps {
  definition: AnyList
  /** 0-based display index. */
  index: number
  /** px from the top of the scrolling rows; undefined for a row in normal flow. */
  top: number | undefined
  /** Index over all pages, the header being 1; undefined for a pinned row of another page. */
  ariaIndex: number | undefined
  /** Continuous mode: the 1-based page that begins with this row; undefined if none does. */
  startingPage: number | undefined
  record: Row
  /** The visible columns, as the table has them. A change of them renders the row again. */
  columns: readonly Column[]
  /** 0-based; null if the cursor is on another row. */
  cursorColumn: number | null
  isSelected: boolean
  isMenuOpen: boolean
  /** The row is pinned. */
  isPinned: boolean
  /** The record is also pinned: here, at its own index, it is only shown. */
  isPinnedDuplicate: boolean
  /** The record appeared or changed during auto refresh. */
  isChanged: boolean
  /** Status of the record in the current run; null if it is in none. */
  runStatus: BulkItemStatus | null
  /** The list at the time of a click. */
  latestListRef: RefObject<ListModel>
  hoveredRowStore: HoveredRowStore
  getCellId: (row: number, column: number) => string
  sizes: GridSizes
}

/**
 * A row draws its icons only under the pointer or the cursor, so that a page of a thousand rows has few elements. It
 * renders only if its own props change, so that a cursor step renders two rows and not all. The table handles clicks
 * (pointer.ts), so that no row has a listener of its own.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { definition, index, record, columns, cursorColumn, isSelected, runStatus, sizes } = props
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    let cell = element.current?.firstElementChild
    if (sizes.hasBoxes) cell = cell?.nextElementSibling
    for (const column of columns) {
      if (!column.render && cell) updateCellElement(cell, getCellContent(column, record))
      if (column.isPersonName && column.idField && cell)
        writePersonId(cell, getCellValue({ field: column.idField, label: '' }, record))
      cell = cell?.nextElementSibling
    }
  })
  return (
    <tr
      ref={element}
      role="row"
      aria-rowindex={props.ariaIndex}
      style={getRowStyle(sizes, props.top)}
      aria-selected={isSelected}
      data-row={index}
      data-page={props.startingPage}
      aria-hidden={props.isPinnedDuplicate || undefined}
      data-pinned={props.isPinned || undefined}
      data-pinned-duplicate={props.isPinnedDuplicate || undefined}
      data-changed={props.isChanged || undefined}
      data-cursor={cursorColumn !== null || undefined}
    >
      {sizes.hasBoxes && (
        <td
          ref={(cell) => {
            if (!runStatus)
              cell?.firstElementChild?.setAttribute('aria-label', `Selecionar ${formatRecordId(record.id)}`)
          }}
          role="gridcell"
          className="list-check"
          data-number={
            sizes.isNumbered && props.ariaIndex ? formatRowNumber(props.ariaIndex - 1, props.startingPage) : undefined
          }
          data-pinned-column={sizes.hasPinned || undefined}
        >
          {runStatus ? <RunStatusIcon state={runStatus} /> : CHECKBOXES[isSelected ? 'chosen' : 'other']}
        </td>
      )}
      {cursorColumn === null && !columns.some(isRenderedByReact) ? (
        getSharedCells(columns, sizes)
      ) : (
        <>
          {columns.map((column, columnIndex) => {
            const id = cursorColumn === columnIndex ? props.getCellId(index, columnIndex) : undefined
            return renderCellShell(column, columnIndex, sizes, id, column.render?.(record))
          })}
        </>
      )}
      {sizes.hasFiller && <td role="gridcell" />}
      {sizes.hasActions && (
        <RowActions
          definition={definition}
          latestListRef={props.latestListRef}
          hoveredRowStore={props.hoveredRowStore}
          index={index}
          row={record}
          hasCursor={cursorColumn !== null}
          isOpen={props.isMenuOpen}
        />
      )}
    </tr>
  )
})

/** Writes the id of a person after the name. The id is not part of the cell's text, which is copied and exported. */
function writePersonId(cell: Element, id: unknown) {
  if (typeof id === 'number' && isRecordId(id)) cell.setAttribute('data-id', String(id))
  else cell.removeAttribute('data-id')
}

const isRenderedByReact = ({ render }: Column) => render !== undefined

/** A cell without content: the row writes the content, unless the column renders it with React. */
function renderCellShell(
  column: Column,
  columnIndex: number,
  { pinnedLefts }: GridSizes,
  cursorId?: string,
  children?: ReactNode,
) {
  const left = pinnedLefts[columnIndex]
  return (
    <td
      // A cell that React fills needs another element than a cell that is written, because React would leave the
      // written content in place.
      key={column.render ? `${column.field} drawn` : column.field}
      // Only the cell under the cursor is referenced by id, so that scrolled rows do not write new ids.
      id={cursorId}
      role="gridcell"
      aria-colindex={columnIndex + 2}
      data-cursor={cursorId !== undefined || undefined}
      data-format={column.format}
      data-person={column.isPersonName}
      data-right={isRightAligned(column) || undefined}
      data-pinned-column={left !== undefined || undefined}
      style={left === undefined ? undefined : { left }}
    >
      {children}
    </td>
  )
}

const cellsCache = new WeakMap<GridSizes, { columns: readonly Column[]; cells: ReactElement }>()

/** The cells of all rows of a table except the cursor's: one shared element, so that React skips them. */
function getSharedCells(columns: readonly Column[], sizes: GridSizes): ReactElement {
  let cached = cellsCache.get(sizes)
  if (cached?.columns !== columns) {
    cached = { columns, cells: <>{columns.map((column, index) => renderCellShell(column, index, sizes))}</> }
    cellsCache.set(sizes, cached)
  }
  return cached.cells
}

/**
 * Returns the style of a row: its columns, and its position in px from the first row (undefined in normal flow). The
 * columns are set on each row and not inherited, because the browser recomputes every style that depends on an
 * inherited value. The position is no transform, because that would make every row a layer that is painted separately.
 */
export const getRowStyle = ({ template }: GridSizes, top?: number): CSSProperties =>
  top === undefined ? { gridTemplateColumns: template } : { gridTemplateColumns: template, top }

/**
 * Returns a row's number in continuous mode. If a page begins with the row, the page is above the number, so that no
 * extra row is needed.
 */
export const formatRowNumber = (rowIndex: number, startingPage: number | undefined): string =>
  `${startingPage ? `p. ${formatInteger(startingPage)}\n` : ''}${formatInteger(rowIndex)}`

/** React requires a listener on every checkbox; the table's own listener handles the change. */
function ignoreChange() {}

const createCheckbox = (checked: boolean) => (
  <input type="checkbox" tabIndex={-1} checked={checked} onChange={ignoreChange} />
)
/**
 * The row labels its checkbox: if React changed a property of a checkbox, it would also write its type, name and state.
 */
const CHECKBOXES = { chosen: createCheckbox(true), other: createCheckbox(false) }
