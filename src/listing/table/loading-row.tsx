/** A row of one long table that is not there yet, or could not be read: its number and a quiet bar, never a blank. */
import { formatInteger } from '#lib/format/money.ts'
import { isRightAligned, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import { formatRowNumber, getRowStyle } from './grid-row.tsx'

interface LoadingRowProps {
  /** 0-based among the rows as they stand. */
  index: number
  topCount: number
  /** Where it stands, px. */
  top: number | undefined
  startingPage: number | undefined
  /** The visible ones. */
  columns: readonly Column[]
  /** 0-based; null where the cursor stands on another row. */
  cursorColumn: number | null
  /** Its block could not be read. */
  hasFailed: boolean
  getCellId: (row: number, column: number) => string
  sizes: GridSizes
}

/** Its number is that among all rows, 1-based. */
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
          data-held={sizes.hasPinned || undefined}
        />
      )}
      {columns.map((column, at) => (
        <td
          key={column.field}
          id={cursorColumn === at ? props.getCellId(index, at) : undefined}
          role="gridcell"
          aria-colindex={at + 2}
          className="list-waiting"
          data-cursor={cursorColumn === at || undefined}
          data-right={isRightAligned(column) || undefined}
        >
          {!sizes.isNumbered && at === 0 ? <span>{formatInteger(rowNumber)}</span> : <span aria-hidden="true" />}
          {cursorColumn === at && <span className="sr-only">{hasFailed ? 'Não carregada' : 'Carregando...'}</span>}
        </td>
      ))}
      {sizes.hasFiller && <td role="gridcell" />}
      {sizes.hasActions && <td role="gridcell" className="list-actions" />}
    </tr>
  )
}
