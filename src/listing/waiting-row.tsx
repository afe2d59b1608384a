/** A row of one long table that is not there yet: its number and a quiet bar, never a blank. */
import { formatInteger } from '#lib/money.ts'
import { numberText, rowStyle } from './grid-row.tsx'
import type { GridSizes } from './grid-sizes.ts'

interface WaitingRowProps {
  /** 0-based among the rows as they stand. */
  index: number
  topCount: number
  /** Where it stands, px. */
  top: number | undefined
  page: number | undefined
  /** How many are visible. */
  columns: number
  sizes: GridSizes
}

/** Its number is that among all rows, 1-based. */
export function WaitingRow({ index, topCount, top, page, columns, sizes }: WaitingRowProps) {
  const place = index - topCount + 1
  return (
    <tr
      role="row"
      aria-rowindex={place + 1}
      aria-busy="true"
      data-row={index}
      data-page={page}
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
      {Array.from({ length: columns }, (_, at) => (
        // Cells without content have no state: their places are their keys.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at} role="gridcell" aria-colindex={at + 2} className="list-waiting">
          {!sizes.isNumbered && at === 0 ? formatInteger(place) : <span aria-hidden="true" />}
        </td>
      ))}
      {sizes.filler && <td role="gridcell" />}
      {sizes.hasActions && <td role="gridcell" className="list-actions" />}
    </tr>
  )
}
