/** Fits the columns of a table that scrolls sideways to its visible width. */
import type { Column } from '#listing/define.ts'
import { MIN_WIDTH_BY_FORMAT } from './measure-columns.ts'
import { widenNameColumns } from './widen-names.ts'

/** px that names, statuses and texts keep if they give width to a status, an amount or a date after them. */
const SQUEEZED_PX = { person: 120, status: 112, words: 132 }

interface FillOptions {
  getMinRestWidth: (column: Column) => number
  getNeededWidth: (column: Column) => number
  isSet: (column: Column) => boolean
  /** px between the checkboxes and the commands. */
  availableWidth: number
}

/** What the visible part of a table is after it was filled. */
interface VisibleWidth {
  /** How many columns fit. */
  count: number
  /** By how many px the table grows. */
  addedWidth: number
}

/**
 * For a table that scrolls sideways: makes the columns that fit fill the visible width, so that the commands at the
 * edge cover no half column. Names that are cut grow first, then the flexible columns, else the last one that fits. A
 * status, an amount or a date that is only partly visible takes the missing width from the names, statuses and texts
 * before it. Changes `widths`.
 */
export function fillVisibleWidth(
  columns: readonly Column[],
  widths: (number | undefined)[],
  { getMinRestWidth, getNeededWidth, isSet, availableWidth }: FillOptions,
): VisibleWidth {
  const isFlexible = (width: number | undefined) => width === undefined
  const getSpareWidth = (column: Column, index: number) => {
    const { isPersonName, format } = column
    const minWidth = isPersonName ? SQUEEZED_PX.person : format === 'status' ? SQUEEZED_PX.status : Infinity
    if (isSet(column)) return 0
    const spare = isFlexible(widths[index])
      ? format
        ? 0
        : getMinRestWidth(column) - SQUEEZED_PX.words
      : (widths[index] ?? 0) - minWidth
    return Math.max(0, spare)
  }
  let remainingWidth = availableWidth
  let takenWidth = 0
  let count = 0
  for (const column of columns) {
    const wantedWidth = widths[count] ?? getMinRestWidth(column)
    const spares = columns.slice(0, count + 1).map(getSpareWidth)
    const canSpare = MIN_WIDTH_BY_FORMAT[column.format ?? 'text'] ? spares.reduce((all, spare) => all + spare, 0) : 0
    if (wantedWidth > remainingWidth + canSpare) break
    // Flexible text columns shrink by themselves when there is less room.
    let missing =
      wantedWidth -
      remainingWidth -
      spares.reduce((all, spare, index) => (isFlexible(widths[index]) ? all + spare : all), 0)
    remainingWidth -= wantedWidth
    for (let index = count; index >= 0 && missing > 0; index--) {
      const width = widths[index]
      if (width === undefined) continue
      const less = Math.min(missing, spares[index] ?? 0)
      widths[index] = width - less
      missing -= less
      remainingWidth += less
      takenWidth += less
    }
    count++
  }
  const visible = columns.slice(0, count)
  const measureFixed = () => widths.slice(0, count).reduce((sum: number, width) => sum + (width ?? 0), 0)
  const before = measureFixed()
  // A name that had to give its width keeps what is left of it.
  if (takenWidth === 0) widenNameColumns(visible, widths, { isSet, getNeededWidth, spare: remainingWidth })
  const widenedBy = measureFixed() - before
  remainingWidth -= widenedBy
  const fitting = widths.slice(0, count).filter(isFlexible).length
  if (fitting > 0) {
    const flexibleWidth = (remainingWidth / fitting) * widths.filter(isFlexible).length
    return { count, addedWidth: widenedBy + flexibleWidth - takenWidth }
  }
  const last = columns[count - 1]
  if (last === undefined || isSet(last)) return { count, addedWidth: widenedBy - takenWidth }
  widths[count - 1] = (widths[count - 1] ?? 0) + remainingWidth
  return { count, addedWidth: widenedBy + remainingWidth - takenWidth }
}
