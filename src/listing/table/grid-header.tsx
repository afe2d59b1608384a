/** The head of the grid: a click on a label sorts, an arrow shows the direction (spec 1 §2.12). */
import { memo, type RefObject } from 'react'
import { Icon } from '#ui/signs/icon.tsx'
import { alignsRight, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import { wholePage, without } from '#listing/selection.ts'
import { rowStyle } from './grid-row.tsx'
import { isOfEdge, onHeaderDouble, onHeaderMenu, onHeaderPress } from './pointer.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** What the head shows of a list. */
interface Head {
  /** 'field,ASC|DESC' */
  sort: string
  /** How many rows the page has. */
  count: number
  /** How many of them are selected. */
  chosen: number
  /** The column under the cursor, 0-based; null while it stands on a row. */
  cursorColumn: number | null
}

interface GridHeaderProps extends Head {
  /** The visible ones, as the table has them. */
  columns: readonly Column[]
  /** The list as it is when something is clicked. */
  latest: RefObject<ListModel>
  cellId: (row: number, column: number) => string
  sizes: GridSizes
}

const SORTED = { ASC: 'ascending', DESC: 'descending' } as const

/**
 * Reads what the head shows off the list. While a page is read that of the page before stands: it is drawn once for
 * both.
 */
export const headOf = ({ pageRows, missing, selection, cursor, state, loading, drawnCount }: ListModel): Head => ({
  sort: state.sort,
  count: loading ? drawnCount : pageRows.length + missing,
  chosen: selection.size === 0 ? 0 : pageRows.filter((row) => selection.has(row.id)).length,
  cursorColumn: cursor?.row === -1 ? cursor.column : null,
})

/** A click takes in the whole page, or takes it out where all of it is in; while it is read there is none. */
function togglePage(list: ListModel) {
  const { selection, setSelection } = list
  const pageRows = wholePage(list)
  if (!pageRows?.length) return
  const isWhole = pageRows.every(({ id }) => selection.has(id) || !isRecordId(id))
  // What is selected on other pages stays (listing/README §3).
  const others = without(
    selection,
    pageRows.map(({ id }) => id),
  )
  setSelection(new Map([...others, ...(isWhole ? [] : pageRows.map((row) => [row.id, row] as const))]))
}

/** Drawn by itself: React writes each attribute of a box anew, and its style with it, whenever it draws it. */
const PageBox = memo(({ count, chosen, latest }: Pick<GridHeaderProps, 'count' | 'chosen' | 'latest'>) => {
  const isHalf = chosen > 0 && chosen < count
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label="Selecionar a página"
      disabled={count === 0}
      checked={count > 0 && chosen === count}
      ref={(box) => {
        if (box) box.indeterminate = isHalf
      }}
      onChange={({ target }) => {
        // Where nothing can be taken a box that is half ticked stays so.
        target.indeterminate = isHalf
        togglePage(latest.current)
      }}
    />
  )
})

/**
 * One header row; its cells are row -1 of the cursor, reached with ↑ from the first row (commands/keys/README §5).
 * Drawn again only when something of its own has changed: neither a step of the cursor nor another page draws it.
 */
export const GridHeader = memo(function GridHeader(props: GridHeaderProps) {
  const { columns, sort, count, chosen, cursorColumn, latest, cellId, sizes } = props
  const [sortField, sortDirection] = sort.split(',')
  const direction = sortDirection === 'DESC' ? 'DESC' : 'ASC'
  return (
    <thead
      role="rowgroup"
      onPointerDown={(event) => onHeaderPress(event, latest.current)}
      onDoubleClick={(event) => onHeaderDouble(event, latest.current)}
      onContextMenu={(event) => onHeaderMenu(event, latest.current)}
    >
      <tr role="row" aria-rowindex={1} style={rowStyle(sizes)}>
        {sizes.hasBoxes && (
          <th
            role="columnheader"
            className="list-check"
            scope="col"
            data-number={sizes.isNumbered ? 'Nº' : undefined}
            data-held={sizes.hasHeld || undefined}
          >
            <PageBox count={count} chosen={chosen} latest={latest} />
          </th>
        )}
        {columns.map((own, index) => (
          <HeaderCell
            key={own.field}
            column={own}
            index={index}
            sorted={own.field !== sortField ? 'none' : SORTED[direction]}
            hasCursor={cursorColumn === index}
            left={sizes.lefts[index]}
            latest={latest}
            cellId={cellId}
          />
        ))}
        {sizes.filler && <th role="columnheader" scope="col" aria-label="espaço" />}
        {sizes.hasActions && (
          <th role="columnheader" className="list-actions" scope="col">
            Ações
          </th>
        )}
      </tr>
    </thead>
  )
})

interface HeaderCellProps extends Pick<GridHeaderProps, 'latest' | 'cellId'> {
  column: Column
  /** 0-based among those that are seen. */
  index: number
  sorted: 'none' | (typeof SORTED)[keyof typeof SORTED]
  hasCursor: boolean
  /** px, of a column that is held at the left. */
  left: number | undefined
}

/** Another order draws two of them. */
const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { column, index, sorted, hasCursor, left, latest, cellId } = props
  const canSort = column.sortable !== false
  return (
    <th
      id={cellId(-1, index)}
      role="columnheader"
      scope="col"
      aria-colindex={index + 2}
      aria-sort={canSort ? sorted : undefined}
      data-right={alignsRight(column) || undefined}
      data-cursor={hasCursor || undefined}
      data-held={left !== undefined || undefined}
      style={left === undefined ? undefined : { left }}
      // The whole cell, where the button in it has but the room of its words.
      onClick={canSort ? (event) => isOfEdge(event) || latest.current.sortBy(column.field) : undefined}
    >
      {canSort ? (
        <button type="button" tabIndex={-1}>
          <span>{column.label}</span>
          <Icon name={sorted === SORTED.DESC ? 'setaAbaixo' : 'setaAcima'} size={14} className="list-arrow" />
        </button>
      ) : (
        <span>{column.label}</span>
      )}
      <span data-edge="" aria-hidden="true" />
    </th>
  )
})
