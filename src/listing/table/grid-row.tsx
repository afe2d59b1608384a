/** One row of the grid; its ARIA index counts over all pages, the head being 1. */
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
  /** 0-based among the rows as they stand. */
  index: number
  /** Where it stands among those that scroll, px; undefined for one that stands where it comes. */
  top: number | undefined
  /** Over all pages, the head being 1; undefined for a row on top that stands on another page. */
  ariaIndex: number | undefined
  /** The page that begins with it in one long table, 1-based; undefined where none does. */
  startingPage: number | undefined
  record: Row
  /** The visible ones, as the table has them: a row is drawn again where they have changed. */
  columns: readonly Column[]
  /** 0-based; null where the cursor stands on another row. */
  cursorColumn: number | null
  isSelected: boolean
  isMenuOpen: boolean
  /** It stays on top. */
  isPinned: boolean
  /** It stands on top as well: here it is but seen. */
  isPinnedDuplicate: boolean
  /** It came or changed while the list is followed. */
  isChanged: boolean
  /** Where its record stands in the run under way; null where it is in none. */
  runStatus: BulkItemStatus | null
  /** The list as it is when something is clicked. */
  latestListRef: RefObject<ListModel>
  hoveredRowStore: HoveredRowStore
  getCellId: (row: number, column: number) => string
  sizes: GridSizes
}

/**
 * The icons of a row are drawn under the pointer or cursor only: a page of a thousand rows stays few elements. Drawn
 * again only when something of its own has changed, so that a step of the cursor draws two rows and not all of them;
 * what is clicked is found by the table (pointer.ts), so that no row has a listener of its own.
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
      data-top={props.isPinned || undefined}
      data-twin={props.isPinnedDuplicate || undefined}
      data-fresh={props.isChanged || undefined}
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
          data-held={sizes.hasPinned || undefined}
        >
          {runStatus ? <RunStatusIcon state={runStatus} /> : CHECKBOXES[isSelected ? 'chosen' : 'other']}
        </td>
      )}
      {cursorColumn === null && !columns.some(isRenderedByReact) ? (
        getSharedCells(columns, sizes)
      ) : (
        <>
          {columns.map((column, place) => {
            const id = cursorColumn === place ? props.getCellId(index, place) : undefined
            return renderCellShell(column, place, sizes, id, column.render?.(record))
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

/** The id of a person after the name; no part of the cell's text, which is what is copied and exported. */
function writePersonId(cell: Element, id: unknown) {
  if (typeof id === 'number' && isRecordId(id)) cell.setAttribute('data-id', String(id))
  else cell.removeAttribute('data-id')
}

const isRenderedByReact = ({ render }: Column) => render !== undefined

/** A cell; what it shows is written by the row, where the column does not draw it by itself. */
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
      // One that React fills is another element than one that is written, which it would leave standing.
      key={column.render ? `${column.field} drawn` : column.field}
      // Only the cell under the cursor is spoken of by its id: a scrolled row writes no ids anew.
      id={cursorId}
      role="gridcell"
      aria-colindex={columnIndex + 2}
      data-cursor={cursorId !== undefined || undefined}
      data-format={column.format}
      data-person={column.isPersonName}
      data-right={isRightAligned(column) || undefined}
      data-held={left !== undefined || undefined}
      style={left === undefined ? undefined : { left }}
    >
      {children}
    </td>
  )
}

const cellsCache = new WeakMap<GridSizes, { columns: readonly Column[]; cells: ReactElement }>()

/** The cells of all rows of a table but the cursor's: the very same, so that React passes over them. */
function getSharedCells(columns: readonly Column[], sizes: GridSizes): ReactElement {
  let known = cellsCache.get(sizes)
  if (known?.columns !== columns) {
    known = { columns, cells: <>{columns.map((column, index) => renderCellShell(column, index, sizes))}</> }
    cellsCache.set(sizes, known)
  }
  return known.cells
}

/**
 * The style of a row: its columns, and where it stands, px below the first; undefined where it comes. Written on each
 * row and not inherited by it, because every style that depends on an inherited value is worked out anew; not a
 * transform, which makes a layer of every row, to be painted by itself.
 */
export const getRowStyle = ({ template }: GridSizes, top?: number): CSSProperties =>
  top === undefined ? { gridTemplateColumns: template } : { gridTemplateColumns: template, top }

/**
 * A row's number in one long table; where a page begins that page stands over it, so that no line of its own is needed.
 */
export const formatRowNumber = (rowIndex: number, startingPage: number | undefined): string =>
  `${startingPage ? `p. ${formatInteger(startingPage)}\n` : ''}${formatInteger(rowIndex)}`

/** React wants a listener on every box; the table's own hears it. */
function ignoreChange() {}

const createCheckbox = (checked: boolean) => (
  <input type="checkbox" tabIndex={-1} checked={checked} onChange={ignoreChange} />
)
/** Named by the row: where a property of a box changes, React writes its type, name and state anew as well. */
const CHECKBOXES = { chosen: createCheckbox(true), other: createCheckbox(false) }
