/** A row of the grid. Its aria-rowindex counts over all pages; the header is 1. */
import { type CSSProperties, memo, type RefObject } from 'react'
import type { BulkItemStatus } from '#commands/bulk/queue.ts'
import type { Row } from '#commands/resource.ts'
import { formatInteger } from '#lib/format/money.ts'
import { renderCell } from '#listing/cell/cell.tsx'
import { isRightAligned, type AnyList, getCellValue, type Column } from '#listing/define.ts'
import type { CellEdit, RowEdits } from '#listing/edit-cell/cell-edits.ts'
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
  /** The values typed into cells of the row; undefined if there are none. */
  edits: RowEdits | undefined
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
  return (
    <tr
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
      {columns.map((column, columnIndex) => (
        <GridCell
          key={column.field}
          column={column}
          columnIndex={columnIndex}
          record={record}
          left={sizes.pinnedLefts[columnIndex]}
          edit={props.edits?.[column.field]}
          cursorId={cursorColumn === columnIndex ? props.getCellId(index, columnIndex) : undefined}
        />
      ))}
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

/** Returns the id after a person's name. It is no part of the cell's text, which is copied and exported. */
function getPersonId({ isPersonName, idField }: Column, record: Row): string | undefined {
  const id = isPersonName && idField ? getCellValue({ field: idField, label: '' }, record) : undefined
  return typeof id === 'number' && isRecordId(id) ? String(id) : undefined
}

interface GridCellProps {
  column: Column
  /** 0-based among the visible columns. */
  columnIndex: number
  record: Row
  /** px from the left edge of a pinned column; undefined for the others. */
  left: number | undefined
  /** The value that was typed here; undefined if there is none. */
  edit: CellEdit | undefined
  /** The element's id if the cursor is on this cell. The others have none, so that scrolled rows write no new ids. */
  cursorId: string | undefined
}

function GridCell({ column, columnIndex, record, left, edit, cursorId }: GridCellProps) {
  return (
    <td
      id={cursorId}
      role="gridcell"
      aria-colindex={columnIndex + 2}
      data-cursor={cursorId !== undefined || undefined}
      data-format={column.format}
      data-person={column.isPersonName}
      data-id={getPersonId(column, record)}
      data-right={isRightAligned(column) || undefined}
      data-pinned-column={left !== undefined || undefined}
      data-edit={edit?.status}
      aria-busy={edit?.status === 'pending' || undefined}
      aria-invalid={edit?.status === 'refused' || undefined}
      title={edit?.problem ?? undefined}
      style={left === undefined ? undefined : { left }}
    >
      {renderCell(column, record)}
    </td>
  )
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
