/** Gives spare width of a table to the names that are cut. */
import type { Column } from '#listing/define.ts'

/** px of a person's name that is not cut: 24 letters at 13 px. */
const FULL_NAME_PX = 184
/** px of the id after the name, with five digits. */
const NAME_ID_PX = 48
const getFullNameWidth = ({ format, idField }: Column) =>
  FULL_NAME_PX + (format === 'id' || idField !== undefined ? NAME_ID_PX : 0)

/** True if a person's name has less width than it needs, in a column that the operator has not sized. */
export const hasCutName = (
  columns: readonly Column[],
  widths: readonly (number | undefined)[],
  ownWidths: Readonly<Record<string, number>>,
): boolean =>
  columns.some((column, index) => {
    const width = widths[index]
    return (
      column.isPersonName && !(column.field in ownWidths) && width !== undefined && width < getFullNameWidth(column)
    )
  })

interface WidenOptions {
  /** The operator has sized the column: its width never changes. */
  isSet: (column: Column) => boolean
  getNeededWidth: (column: Column) => number
  /** px that no column has. */
  spare: number
}

/**
 * Gives the `spare` px to names that are cut, then what ids, amounts, numbers, statuses and dates have beyond their
 * values and headers. Changes `widths`.
 */
export function widenNameColumns(
  columns: readonly Column[],
  widths: (number | undefined)[],
  { isSet, getNeededWidth, spare }: WidenOptions,
): void {
  const names = columns.flatMap((column, index) => {
    const fullWidth = getFullNameWidth(column)
    return column.isPersonName && !isSet(column) && (widths[index] ?? fullWidth) < fullWidth
      ? [{ index, fullWidth }]
      : []
  })
  const wantedWidth = names.reduce((all, { index, fullWidth }) => all + fullWidth - (widths[index] ?? 0), 0)
  let gained = Math.min(wantedWidth, spare)
  for (const [index, column] of columns.entries()) {
    const now = widths[index]
    if (now === undefined || isSet(column)) continue
    const less = Math.max(0, Math.min(wantedWidth - gained, now - getNeededWidth(column)))
    widths[index] = now - less
    gained += less
  }
  const getMissing = ({ index, fullWidth }: (typeof names)[number]) => fullWidth - (widths[index] ?? 0)
  // What a name that misses little leaves over goes to the others.
  names.sort((a, b) => getMissing(a) - getMissing(b))
  names.forEach(({ index, fullWidth }, done) => {
    const now = widths[index] ?? 0
    const wider = Math.min(fullWidth - now, Math.floor(gained / (names.length - done)))
    widths[index] = now + wider
    gained -= wider
  })
}
