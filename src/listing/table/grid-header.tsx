/** The head of the grid: a click on a label sorts, an arrow shows the direction (spec 1 §2.12). */
import { memo, type RefObject } from 'react'
import { Icon } from '#ui/icons/icon.tsx'
import { isRightAligned, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import { getWholePage, withoutRecords } from '#listing/selection.ts'
import { getRowStyle } from './grid-row.tsx'
import { isOfEdge, handleHeaderDoubleClick, handleHeaderContextMenu, handleHeaderPress } from './pointer.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** What the head shows of a list. */
interface HeaderState {
  /** 'field,ASC|DESC' */
  sort: string
  /** How many rows the page has. */
  rowCount: number
  /** How many of them are selected. */
  selectedCount: number
  /** The column under the cursor, 0-based; null while it stands on a row. */
  cursorColumn: number | null
}

interface GridHeaderProps extends HeaderState {
  /** The visible ones, as the table has them. */
  columns: readonly Column[]
  /** The list as it is when something is clicked. */
  latestListRef: RefObject<ListModel>
  getCellId: (row: number, column: number) => string
  sizes: GridSizes
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const

/**
 * Reads what the head shows off the list. While a page is read that of the page before stands: it is drawn once for
 * both.
 */
export const getHeaderState = ({
  pageRows,
  missingCount: missing,
  selection,
  cursor,
  state,
  isLoading: loading,
  renderedCount: drawnCount,
}: ListModel): HeaderState => ({
  sort: state.sort,
  rowCount: loading ? drawnCount : pageRows.length + missing,
  selectedCount: selection.size === 0 ? 0 : pageRows.filter((row) => selection.has(row.id)).length,
  cursorColumn: cursor?.row === -1 ? cursor.column : null,
})

/** A click takes in the whole page, or takes it out where all of it is in; while it is read there is none. */
function togglePageSelection(list: ListModel) {
  const { selection, setSelection } = list
  const pageRows = getWholePage(list)
  if (!pageRows?.length) return
  const isWhole = pageRows.every(({ id }) => selection.has(id) || !isRecordId(id))
  // What is selected on other pages stays (listing/README §3).
  const others = withoutRecords(
    selection,
    pageRows.map(({ id }) => id),
  )
  setSelection(new Map([...others, ...(isWhole ? [] : pageRows.map((row) => [row.id, row] as const))]))
}

/** Drawn by itself: React writes each attribute of a box anew, and its style with it, whenever it draws it. */
const PageCheckbox = memo(
  ({
    rowCount,
    selectedCount,
    latestListRef,
  }: Pick<GridHeaderProps, 'rowCount' | 'selectedCount' | 'latestListRef'>) => {
    const isHalf = selectedCount > 0 && selectedCount < rowCount
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label="Selecionar a página"
        disabled={rowCount === 0}
        checked={rowCount > 0 && selectedCount === rowCount}
        ref={(box) => {
          if (box) box.indeterminate = isHalf
        }}
        onChange={({ target }) => {
          // Where nothing can be taken a box that is half ticked stays so.
          target.indeterminate = isHalf
          togglePageSelection(latestListRef.current)
        }}
      />
    )
  },
)

/**
 * One header row; its cells are row -1 of the cursor, reached with ↑ from the first row (commands/keys/README §5).
 * Drawn again only when something of its own has changed: neither a step of the cursor nor another page draws it.
 */
export const GridHeader = memo(function GridHeader(props: GridHeaderProps) {
  const { columns, sort, rowCount, selectedCount, cursorColumn, latestListRef, getCellId, sizes } = props
  const [sortField, sortDirection] = sort.split(',')
  const direction = sortDirection === 'DESC' ? 'DESC' : 'ASC'
  return (
    <thead
      role="rowgroup"
      onPointerDown={(event) => handleHeaderPress(event, latestListRef.current)}
      onDoubleClick={(event) => handleHeaderDoubleClick(event, latestListRef.current)}
      onContextMenu={(event) => handleHeaderContextMenu(event, latestListRef.current)}
    >
      <tr role="row" aria-rowindex={1} style={getRowStyle(sizes)}>
        {sizes.hasBoxes && (
          <th
            role="columnheader"
            className="list-check"
            scope="col"
            data-number={sizes.isNumbered ? 'Nº' : undefined}
            data-held={sizes.hasPinned || undefined}
          >
            <PageCheckbox rowCount={rowCount} selectedCount={selectedCount} latestListRef={latestListRef} />
          </th>
        )}
        {columns.map((own, index) => (
          <HeaderCell
            key={own.field}
            column={own}
            index={index}
            ariaSort={own.field !== sortField ? 'none' : ARIA_SORT[direction]}
            hasCursor={cursorColumn === index}
            pinnedLeft={sizes.pinnedLefts[index]}
            latestListRef={latestListRef}
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
  column: Column
  /** 0-based among those that are seen. */
  index: number
  ariaSort: 'none' | (typeof ARIA_SORT)[keyof typeof ARIA_SORT]
  hasCursor: boolean
  /** px, of a column that is held at the left. */
  pinnedLeft: number | undefined
}

/** Another order draws two of them. */
const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { column, index, ariaSort, hasCursor, pinnedLeft, latestListRef, getCellId } = props
  const canSort = column.isSortable !== false
  return (
    <th
      id={getCellId(-1, index)}
      role="columnheader"
      scope="col"
      aria-colindex={index + 2}
      aria-sort={canSort ? ariaSort : undefined}
      data-right={isRightAligned(column) || undefined}
      data-cursor={hasCursor || undefined}
      data-held={pinnedLeft !== undefined || undefined}
      style={pinnedLeft === undefined ? undefined : { left: pinnedLeft }}
      // The whole cell, where the button in it has but the room of its words.
      onClick={canSort ? (event) => isOfEdge(event) || latestListRef.current.sortBy(column.field) : undefined}
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
