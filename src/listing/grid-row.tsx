/** One row of the grid; its ARIA index counts over all pages, the head being 1. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Row } from '#commands/screen.ts'
import { alignsRight } from './define.ts'
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
  list: ListModel
  /** 0-based on the page. */
  index: number
  row: Row
  /** In the order of the visible columns. */
  cells: readonly ReactNode[]
  cellId: (row: number, column: number) => string
  /** px */
  height: number
  shape: RowShape
}

/** The icons of a row are drawn under the pointer or cursor only: a page of a thousand rows stays few elements. */
export function GridRow({ list, index, row, cells, cellId, height, shape }: GridRowProps) {
  const [isHovered, setHovered] = useState(false)
  const { state, columns, cursor, selection } = list
  const isCursor = cursor?.row === index
  const isSelected = selection.has(row.id)
  const runState = useRunState(list.definition.noun, row.id)

  function onCellClick(event: MouseEvent, column: number) {
    if (event.target instanceof Element && event.target.closest('a, button, input')) return
    list.setCursor({ row: index, column })
  }

  return (
    <tr
      role="row"
      aria-rowindex={state.page * state.size + index + 2}
      aria-selected={isSelected}
      data-cursor={isCursor || undefined}
      style={{ height }}
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
              aria-label={`Selecionar #${row.id}`}
              checked={isSelected}
              onChange={() => list.setSelection(toggleRow(selection, row))}
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
          data-cursor={(isCursor && cursor.column === place) || undefined}
          data-format={column.format}
          data-right={alignsRight(column) || undefined}
          onClick={(event) => onCellClick(event, place)}
        >
          {cells[place]}
        </td>
      ))}
      {shape.filler && <td role="gridcell" />}
      {shape.hasActions && <RowActions list={list} row={row} shown={isCursor || isHovered} />}
    </tr>
  )
}
