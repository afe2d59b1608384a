/** The header of the grid: a click on a label sorts, an arrow shows the direction (spec 1 §2.12). */
import { memo, type RefObject, useState } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { isRightAligned, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import { getWholePage, withoutRecords } from '#listing/selection.ts'
import { getRowStyle } from './grid-row.tsx'
import { createHeaderPointer, type HeaderPointer } from './pointer.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** What the header shows of a list. */
interface HeaderState {
  /** 'field,ASC|DESC'. */
  sort: string
  /** How many rows the page has. */
  rowCount: number
  /** How many of them are selected. */
  selectedCount: number
  /** The 0-based column under the cursor; null while the cursor is on a row. */
  cursorColumn: number | null
}

interface GridHeaderProps extends HeaderState {
  /** The visible columns, as the table has them. */
  columns: readonly Column[]
  /** The list at the time of a click. */
  latestListRef: RefObject<ListModel>
  getCellId: (row: number, column: number) => string
  sizes: GridSizes
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const

/**
 * Returns what the header shows of a list. While a page loads, the state of the page before stays, so that the header
 * is drawn once for both.
 */
export const getHeaderState = ({
  pageRows,
  missingCount,
  selection,
  cursor,
  state,
  isLoading,
  renderedCount,
}: ListModel): HeaderState => ({
  sort: state.sort,
  rowCount: isLoading ? renderedCount : pageRows.length + missingCount,
  selectedCount: selection.size === 0 ? 0 : pageRows.filter((row) => selection.has(row.id)).length,
  cursorColumn: cursor?.row === -1 ? cursor.column : null,
})

/** A click selects the whole page, or deselects it if all of it is selected. It does nothing while the page loads. */
function togglePageSelection(list: ListModel) {
  const { selection, setSelection } = list
  const pageRows = getWholePage(list)
  if (!pageRows?.length) return
  const isPageSelected = pageRows.every(({ id }) => selection.has(id) || !isRecordId(id))
  // The selection on other pages stays (listing/README §3).
  const others = withoutRecords(
    selection,
    pageRows.map(({ id }) => id),
  )
  setSelection(new Map([...others, ...(isPageSelected ? [] : pageRows.map((row) => [row.id, row] as const))]))
}

/** A component of its own: each time React renders a checkbox it writes all its attributes, and its style, anew. */
const PageCheckbox = memo(
  ({
    rowCount,
    selectedCount,
    latestListRef,
  }: Pick<GridHeaderProps, 'rowCount' | 'selectedCount' | 'latestListRef'>) => {
    const isIndeterminate = selectedCount > 0 && selectedCount < rowCount
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label="Selecionar a página"
        disabled={rowCount === 0}
        checked={rowCount > 0 && selectedCount === rowCount}
        ref={(box) => {
          if (box) box.indeterminate = isIndeterminate
        }}
        onChange={({ target }) => {
          // If nothing can be selected, an indeterminate checkbox stays so.
          target.indeterminate = isIndeterminate
          togglePageSelection(latestListRef.current)
        }}
      />
    )
  },
)

/**
 * The header row. Its cells are row -1 of the cursor, reached with ↑ from the first row (commands/keys/README §5).
 * Renders only if its own props change: neither a cursor step nor another page does that.
 */
export const GridHeader = memo(function GridHeader(props: GridHeaderProps) {
  const { columns, sort, rowCount, selectedCount, cursorColumn, latestListRef, getCellId, sizes } = props
  const [sortField, sortDirection] = sort.split(',')
  const direction = sortDirection === 'DESC' ? 'DESC' : 'ASC'
  const [pointer] = useState(() => createHeaderPointer(latestListRef))
  return (
    <thead
      role="rowgroup"
      onPointerDown={pointer.onPointerDown}
      onDoubleClick={pointer.onDoubleClick}
      onContextMenu={pointer.onContextMenu}
    >
      <tr role="row" aria-rowindex={1} style={getRowStyle(sizes)}>
        {sizes.hasBoxes && (
          <th
            role="columnheader"
            className="list-check"
            scope="col"
            data-number={sizes.isNumbered ? 'Nº' : undefined}
            data-pinned-column={sizes.hasPinned || undefined}
          >
            <PageCheckbox rowCount={rowCount} selectedCount={selectedCount} latestListRef={latestListRef} />
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.field}
            column={column}
            index={index}
            ariaSort={column.field !== sortField ? 'none' : ARIA_SORT[direction]}
            hasCursor={cursorColumn === index}
            pinnedLeft={sizes.pinnedLefts[index]}
            latestListRef={latestListRef}
            pointer={pointer}
            getCellId={getCellId}
          />
        ))}
        {sizes.hasFiller && <th role="columnheader" scope="col" aria-label="espaço" />}
        {sizes.hasActions && (
          <th role="columnheader" className="list-actions" scope="col">
            Ações
          </th>
        )}
      </tr>
    </thead>
  )
})

interface HeaderCellProps extends Pick<GridHeaderProps, 'latestListRef' | 'getCellId'> {
  pointer: HeaderPointer
  column: Column
  /** 0-based index among the visible columns. */
  index: number
  ariaSort: 'none' | (typeof ARIA_SORT)[keyof typeof ARIA_SORT]
  hasCursor: boolean
  /** px from the left, for a pinned column. */
  pinnedLeft: number | undefined
}

/** A component of its own, so that another sort renders only two cells. */
const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { column, index, ariaSort, hasCursor, pinnedLeft, latestListRef, pointer, getCellId } = props
  const canSort = column.isSortable !== false
  return (
    <th
      id={getCellId(-1, index)}
      role="columnheader"
      scope="col"
      aria-colindex={index + 2}
      aria-sort={canSort ? ariaSort : undefined}
      title={column.notSortableReason}
      data-right={isRightAligned(column) || undefined}
      data-cursor={hasCursor || undefined}
      data-pinned-column={pinnedLeft !== undefined || undefined}
      style={pinnedLeft === undefined ? undefined : { left: pinnedLeft }}
      // The whole cell sorts, because the button is only as wide as its label.
      onClick={
        canSort ? (event) => pointer.isResizeEdgeClick(event) || latestListRef.current.sortBy(column.field) : undefined
      }
    >
      {canSort ? (
        <button type="button" tabIndex={-1}>
          <span>{column.label}</span>
          <Icon name={ariaSort === ARIA_SORT.DESC ? 'setaAbaixo' : 'setaAcima'} size={14} className="list-arrow" />
        </button>
      ) : (
        <span>{column.label}</span>
      )}
      <span data-edge="" aria-hidden="true" />
    </th>
  )
})
