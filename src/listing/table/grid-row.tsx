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
import type { ItemState } from '#commands/bulk/queue.ts'
import type { Row } from '#commands/noun.ts'
import { formatInteger } from '#lib/written/money.ts'
import { shownIn } from '#listing/cell/shown.ts'
import { writeCell } from '#listing/cell/written-cell.ts'
import { alignsRight, type AnyList, cellValue, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import type { HoveredRow } from './pointer.ts'
import { RowActions } from './row-actions.tsx'
import { RunMark } from './run-mark.tsx'
import { idText, isRecordId } from '#lib/written/record-id.ts'

interface GridRowProps {
  definition: AnyList
  /** 0-based among the rows as they stand. */
  index: number
  /** Where it stands among those that scroll, px; undefined for one that stands where it comes. */
  top: number | undefined
  /** Over all pages, the head being 1; undefined for a row on top that stands on another page. */
  ariaIndex: number | undefined
  /** The page that begins with it in one long table, 1-based; undefined where none does. */
  page: number | undefined
  record: Row
  /** The visible ones, as the table has them: a row is drawn again where they have changed. */
  columns: readonly Column[]
  /** 0-based; null where the cursor stands on another row. */
  cursorColumn: number | null
  isSelected: boolean
  isMenuOpen: boolean
  /** It stays on top. */
  isTop: boolean
  /** It stands on top as well: here it is but seen. */
  isTwin: boolean
  /** It came or changed while the list is followed. */
  isFresh: boolean
  /** Where its record stands in the run under way; null where it is in none. */
  runState: ItemState | null
  /** The list as it is when something is clicked. */
  latest: RefObject<ListModel>
  hovered: HoveredRow
  cellId: (row: number, column: number) => string
  sizes: GridSizes
}

/**
 * The icons of a row are drawn under the pointer or cursor only: a page of a thousand rows stays few elements. Drawn
 * again only when something of its own has changed, so that a step of the cursor draws two rows and not all of them;
 * what is clicked is found by the table (pointer.ts), so that no row has a listener of its own.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { definition, index, record, columns, cursorColumn, isSelected, runState, sizes } = props
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    let cell = element.current?.firstElementChild
    if (sizes.hasBoxes) cell = cell?.nextElementSibling
    for (const column of columns) {
      if (!column.cell && cell) writeCell(cell, shownIn(column, record))
      if (column.person && column.idField && cell)
        writePersonId(cell, cellValue({ field: column.idField, label: '' }, record))
      cell = cell?.nextElementSibling
    }
  })
  return (
    <tr
      ref={element}
      role="row"
      aria-rowindex={props.ariaIndex}
      style={rowStyle(sizes, props.top)}
      aria-selected={isSelected}
      data-row={index}
      data-page={props.page}
      aria-hidden={props.isTwin || undefined}
      data-top={props.isTop || undefined}
      data-twin={props.isTwin || undefined}
      data-fresh={props.isFresh || undefined}
      data-cursor={cursorColumn !== null || undefined}
    >
      {sizes.hasBoxes && (
        <td
          ref={(cell) => {
            if (!runState) cell?.firstElementChild?.setAttribute('aria-label', `Selecionar ${idText(record.id)}`)
          }}
          role="gridcell"
          className="list-check"
          data-number={sizes.isNumbered && props.ariaIndex ? numberText(props.ariaIndex - 1, props.page) : undefined}
          data-held={sizes.hasHeld || undefined}
        >
          {runState ? <RunMark state={runState} /> : BOXES[isSelected ? 'chosen' : 'other']}
        </td>
      )}
      {cursorColumn === null && !columns.some(isDrawn) ? (
        cellsOf(columns, sizes)
      ) : (
        <>
          {columns.map((column, place) => {
            const id = cursorColumn === place ? props.cellId(index, place) : undefined
            return drawShell(column, place, sizes, id, column.cell?.(record))
          })}
        </>
      )}
      {sizes.filler && <td role="gridcell" />}
      {sizes.hasActions && (
        <RowActions
          definition={definition}
          latest={props.latest}
          hovered={props.hovered}
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

const isDrawn = ({ cell }: Column) => cell !== undefined

/** A cell; what it shows is written by the row, where the column does not draw it by itself. */
function drawShell(column: Column, place: number, { lefts }: GridSizes, cursorId?: string, children?: ReactNode) {
  const left = lefts[place]
  return (
    <td
      // One that React fills is another element than one that is written, which it would leave standing.
      key={column.cell ? `${column.field} drawn` : column.field}
      // Only the cell under the cursor is spoken of by its id: a scrolled row writes no ids anew.
      id={cursorId}
      role="gridcell"
      aria-colindex={place + 2}
      data-cursor={cursorId !== undefined || undefined}
      data-format={column.format}
      data-person={column.person}
      data-right={alignsRight(column) || undefined}
      data-held={left !== undefined || undefined}
      style={left === undefined ? undefined : { left }}
    >
      {children}
    </td>
  )
}

const cellsBySizes = new WeakMap<GridSizes, { columns: readonly Column[]; cells: ReactElement }>()

/** The cells of all rows of a table but the cursor's: the very same, so that React passes over them. */
function cellsOf(columns: readonly Column[], sizes: GridSizes): ReactElement {
  let known = cellsBySizes.get(sizes)
  if (known?.columns !== columns) {
    known = { columns, cells: <>{columns.map((column, place) => drawShell(column, place, sizes))}</> }
    cellsBySizes.set(sizes, known)
  }
  return known.cells
}

/**
 * The style of a row: its columns, and where it stands, px below the first; undefined where it comes. Written on each
 * row and not inherited by it, because every style that depends on an inherited value is worked out anew; not a
 * transform, which makes a layer of every row, to be painted by itself.
 */
export const rowStyle = ({ template }: GridSizes, top?: number): CSSProperties =>
  top === undefined ? { gridTemplateColumns: template } : { gridTemplateColumns: template, top }

/**
 * A row's number in one long table; where a page begins that page stands over it, so that no line of its own is needed.
 */
export const numberText = (place: number, page: number | undefined): string =>
  `${page ? `p. ${formatInteger(page)}\n` : ''}${formatInteger(place)}`

/** React wants a listener on every box; the table's own hears it. */
function heardByTheTable() {}

const box = (checked: boolean) => <input type="checkbox" tabIndex={-1} checked={checked} onChange={heardByTheTable} />
/** Named by the row: where a property of a box changes, React writes its type, name and state anew as well. */
const BOXES = { chosen: box(true), other: box(false) }
