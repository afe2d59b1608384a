/** One row of the grid; its ARIA index counts over all pages, the head being 1. */
import { memo, type MouseEvent, type RefObject, useState } from 'react'
import { alignsRight, type AnyList, type Column } from './define.ts'
import type { GridTable, GridTableRow } from './grid-table.tsx'
import type { ListModel } from './model.ts'
import { RowActions } from './row-actions.tsx'
import { RunMark, useRunState } from './run-mark.tsx'
import { toggleRow } from './selection.ts'

/** Which columns stand beside those of the list. */
export interface RowShape {
  /** A phone: no check column. */
  narrow: boolean
  hasActions: boolean
  /** No column takes the rest of the width, so an empty one does. */
  filler: boolean
}

interface GridRowProps {
  definition: AnyList
  /** 0-based on the page. */
  index: number
  /** Over all pages, the head being 1. */
  ariaIndex: number
  row: GridTableRow
  FlexRender: GridTable['FlexRender']
  /** The visible ones, in the order of the row's cells. */
  columns: readonly Column[]
  /** 0-based; null where the cursor stands on another row. */
  cursorColumn: number | null
  isSelected: boolean
  isMenuOpen: boolean
  /** The list as it is when something is clicked. */
  latest: RefObject<ListModel>
  cellId: (row: number, column: number) => string
  /** px */
  height: number
  shape: RowShape
}

/**
 * The icons of a row are drawn under the pointer or cursor only: a page of a thousand rows stays few elements. Drawn
 * again only when something of its own has changed, so that a step of the cursor draws two rows and not all of them.
 */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { definition, index, row, FlexRender, columns, cursorColumn, isSelected, latest, cellId, shape } = props
  const [isHovered, setHovered] = useState(false)
  const record = row.original
  const runState = useRunState(definition.noun, record.id)
  const cells = row.getVisibleCells()

  function onCellClick(event: MouseEvent, column: number) {
    if (event.target instanceof Element && event.target.closest('a, button, input')) return
    latest.current.setCursor({ row: index, column })
  }

  return (
    <tr
      role="row"
      aria-rowindex={props.ariaIndex}
      aria-selected={isSelected}
      data-cursor={cursorColumn !== null || undefined}
      style={{ height: props.height }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {!shape.narrow && (
        <td role="gridcell" className="list-check">
          {runState ? (
            <RunMark state={runState} />
          ) : (
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={`Selecionar #${record.id}`}
              checked={isSelected}
              onChange={() => latest.current.setSelection(toggleRow(latest.current.selection, record))}
            />
          )}
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.field}
          id={cellId(index, place)}
          role="gridcell"
          aria-colindex={place + 2}
          data-cursor={cursorColumn === place || undefined}
          data-format={column.format}
          data-right={alignsRight(column) || undefined}
          onClick={(event) => onCellClick(event, place)}
        >
          {cells[place] && <FlexRender cell={cells[place]} />}
        </td>
      ))}
      {shape.filler && <td role="gridcell" />}
      {shape.hasActions && (
        <RowActions
          {...{ definition, latest }}
          row={record}
          shown={cursorColumn !== null || isHovered}
          isOpen={props.isMenuOpen}
        />
      )}
    </tr>
  )
})
