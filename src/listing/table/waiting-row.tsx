/** A row of one long table that is not there yet, or could not be read: its number and a quiet bar, never a blank. */
import { formatInteger } from '#lib/written/money.ts'
import { alignsRight, type Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import { numberText, rowStyle } from './grid-row.tsx'

interface WaitingRowProps {
  /** 0-based among the rows as they stand. */
  index: number
  topCount: number
  /** Where it stands, px. */
  top: number | undefined
  page: number | undefined
  /** The visible ones. */
  columns: readonly Column[]
  /** 0-based; null where the cursor stands on another row. */
  cursorColumn: number | null
  /** Its block could not be read. */
  isMissed: boolean
  cellId: (row: number, column: number) => string
  sizes: GridSizes
}

/** Its number is that among all rows, 1-based. */
export function WaitingRow(props: WaitingRowProps) {
  const { index, topCount, top, page, columns, cursorColumn, isMissed, sizes } = props
  const place = index - topCount + 1
  return (
    <tr
      role="row"
      aria-rowindex={place + 1}
      aria-busy={!isMissed}
      data-row={index}
      data-page={page}
      data-missed={isMissed || undefined}
      data-cursor={cursorColumn !== null || undefined}
      style={rowStyle(sizes, top)}
    >
      {sizes.hasBoxes && (
        <td
          role="gridcell"
          className="list-check"
          data-number={sizes.isNumbered ? numberText(place, page) : undefined}
          data-held={sizes.hasHeld || undefined}
        />
      )}
      {columns.map((column, at) => (
        <td
          key={column.field}
          id={cursorColumn === at ? props.cellId(index, at) : undefined}
          role="gridcell"
          aria-colindex={at + 2}
          className="list-waiting"
          data-cursor={cursorColumn === at || undefined}
          data-right={alignsRight(column) || undefined}
        >
          {!sizes.isNumbered && at === 0 ? <span>{formatInteger(place)}</span> : <span aria-hidden="true" />}
          {cursorColumn === at && <span className="sr-only">{isMissed ? 'Não carregada' : 'Carregando...'}</span>}
        </td>
      ))}
      {sizes.filler && <td role="gridcell" />}
      {sizes.hasActions && <td role="gridcell" className="list-actions" />}
    </tr>
  )
}
