/**
 * A row of continuous mode that is not loaded yet, or could not be loaded: its number and a quiet bar, never a blank
 * row.
 */
import { formatInteger } from '#lib/format/money.ts'
import { isRightAligned, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import { formatRowNumber, getRowStyle } from './grid-row.tsx'

interface LoadingRowProps {
  /** 0-based display index. */
  index: number
  topCount: number
  /** px from the top of the scrolling rows. */
  top: number | undefined
  startingPage: number | undefined
  /** The visible columns. */
  columns: readonly Column[]
  /** 0-based; null if the cursor is on another row. */
  cursorColumn: number | null
  /** Its block could not be loaded. */
  hasFailed: boolean
  getCellId: (row: number, column: number) => string
  sizes: GridSizes
}

/** Draws the row with its 1-based number in the whole result. */
export function LoadingRow(props: LoadingRowProps) {
  const { index, topCount, top, startingPage, columns, cursorColumn, hasFailed, sizes } = props
  const rowNumber = index - topCount + 1
  return (
    <tr
      role="row"
      aria-rowindex={rowNumber + 1}
      aria-busy={!hasFailed}
      data-row={index}
      data-page={startingPage}
      data-missed={hasFailed || undefined}
      data-cursor={cursorColumn !== null || undefined}
      style={getRowStyle(sizes, top)}
    >
      {sizes.hasBoxes && (
        <td
          role="gridcell"
          className="list-check"
          data-number={sizes.isNumbered ? formatRowNumber(rowNumber, startingPage) : undefined}
          data-pinned-column={sizes.hasPinned || undefined}
        />
      )}
      {columns.map((column, columnIndex) => (
        <td
          key={column.field}
          id={cursorColumn === columnIndex ? props.getCellId(index, columnIndex) : undefined}
          role="gridcell"
          aria-colindex={columnIndex + 2}
          className="list-waiting"
          data-cursor={cursorColumn === columnIndex || undefined}
          data-right={isRightAligned(column) || undefined}
        >
          {!sizes.isNumbered && columnIndex === 0 ? (
            <span>{formatInteger(rowNumber)}</span>
          ) : (
            <span aria-hidden="true" />
          )}
          {cursorColumn === columnIndex && (
            <span className="sr-only">{hasFailed ? 'Não carregada' : 'Carregando...'}</span>
          )}
        </td>
      ))}
      {sizes.hasFiller && <td role="gridcell" />}
      {sizes.hasActions && <td role="gridcell" className="list-actions" />}
    </tr>
  )
}
