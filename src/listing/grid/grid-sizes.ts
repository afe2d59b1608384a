/**
 * Computes the column widths of a table from the definition, the operator's widths and the room that is left
 * (listing/grid/README §2).
 */
import type { ColumnLayout } from '#commands/screen.ts'
import { browserTextScale } from '#ui/theme/text-scale.ts'
import type { Column } from '#listing/define.ts'
import { fillVisibleWidth } from './fill-visible-width.ts'
import type { IdLengths } from './id-lengths.ts'
import { type ColumnWidths, measureColumns, type MeasureOptions } from './measure-columns.ts'
import { hasCutName, widenNameColumns } from './widen-names.ts'

const CHECKBOX_WIDTH_PX = 44
/** px of the checkbox column beside a panel. It takes this width from the columns (measure-columns.ts). */
const CHECKBOX_NARROW_PX = 24
/** px of a row's number beside its checkbox, by the number of digits. */
const getRowNumberWidth = (count: number) => 12 + 6 * String(count).length
/** px of a row's commands: their padding, and each icon including the menu's. */
const ACTIONS_WIDTH_PX = { around: 40, icon: 28 }
/** Maximum of icons shown besides the menu's. */
export const MAX_INLINE_ICONS = 2
const getActionsWidth = (iconCount: number) => ACTIONS_WIDTH_PX.around + ACTIONS_WIDTH_PX.icon * (iconCount + 1)
/** The track of a column that takes the remaining width. */
const FLEXIBLE_TRACK = 'minmax(0,1fr)'

/** The computed sizes of a table, px. */
export interface GridSizes {
  /** The table is as narrow as on a phone. */
  isNarrow: boolean
  /** Each row has a checkbox. */
  hasBoxes: boolean
  /** Rows show their numbers. */
  isNumbered: boolean
  hasActions: boolean
  /** How many icons a row has besides the menu's: their room is empty most of the time, and names come first. */
  iconCount: number
  /** No column is flexible, so an empty one takes the remaining width. */
  hasFiller: boolean
  hasPinned: boolean
  /** px of the pinned columns at the left, below which the others scroll. */
  pinnedWidth: number
  /** All columns as the tracks of a CSS grid, including the empty column. */
  template: string
  /** The left of each pinned column, px; undefined for a column that scrolls. */
  pinnedLefts: readonly (number | undefined)[]
  /** Below this width the table scrolls sideways. */
  totalWidth: number
}

interface GridSizesOptions {
  isNarrow: boolean
  /** Each row has a checkbox. Default: unless the table is narrow. */
  hasBoxes?: boolean
  /** Number of commands on a row. */
  commandCount: number
  /** Continuous mode: the number of rows, because each shows its number. */
  numberedRows?: number
  /** Lengths of the ids, if known. An id is never cut: half of one names another record. */
  idLengths?: IdLengths
  /** The field that the list is sorted by: its header has an arrow. */
  sortedField?: string | undefined
  /** Width of the scroller, px; 0 before it is known. */
  scrollerWidth: number
  /** Scale of the browser's text. The px in this file are those at scale 1; the results are scaled. */
  textScale?: number
}

/**
 * Computes the width of every visible column. A person's name gets the width that the flexible column and columns of
 * figures can spare.
 */
export function computeGridSizes(
  columns: readonly Column[],
  { widths: ownWidths, pinned: pinnedFields }: Pick<ColumnLayout, 'widths' | 'pinned'>,
  {
    isNarrow,
    hasBoxes = !isNarrow,
    commandCount,
    numberedRows = 0,
    idLengths = {},
    sortedField,
    scrollerWidth,
    textScale = browserTextScale,
  }: GridSizesOptions,
): GridSizes {
  const pinnedCount = pinnedFields.filter((field) => columns.some((column) => column.field === field)).length
  const isNumbered = !isNarrow && numberedRows > 0
  const numberWidth = isNumbered ? getRowNumberWidth(numberedRows) : 0
  const checkboxWidth = hasBoxes ? (isNarrow ? CHECKBOX_NARROW_PX : CHECKBOX_WIDTH_PX + numberWidth) : 0
  const hasActions = commandCount > 0
  const measure = (iconCount: number) => {
    const actionsWidth = hasActions ? getActionsWidth(iconCount) : 0
    const controlsWidth = checkboxWidth + actionsWidth
    const table = { isNarrow, hasBoxes, hasActions, idLengths, sortedField }
    const options = { ...table, ownWidths, pinnedCount, textScale, controlsWidth }
    return { iconCount, actionsWidth, ...computeWidths(columns, options, scrollerWidth / textScale) }
  }
  let measured = measure(Math.min(commandCount, MAX_INLINE_ICONS))
  const isMeasured = !isNarrow && scrollerWidth > 0
  while (isMeasured && measured.iconCount > 0 && hasCutName(measured.visible, measured.widths, ownWidths))
    measured = measure(measured.iconCount - 1)
  const { widths, total, actionsWidth, iconCount } = measured
  const { lefts, right } = placePinnedColumns(widths, pinnedCount, checkboxWidth)
  const hasFiller = widths.every((columnWidth) => columnWidth !== undefined)
  const tracks = [
    ...(hasBoxes ? [checkboxWidth] : []),
    ...widths,
    ...(hasFiller ? [undefined] : []),
    ...(hasActions ? [actionsWidth] : []),
  ]
  return {
    isNarrow,
    hasBoxes,
    isNumbered,
    hasActions,
    iconCount,
    hasFiller,
    hasPinned: pinnedCount > 0,
    pinnedWidth: pinnedCount > 0 ? right * textScale : 0,
    template: tracks.map((track) => (track === undefined ? FLEXIBLE_TRACK : `${track * textScale}px`)).join(' '),
    pinnedLefts: lefts.map((left) => (left === undefined ? undefined : left * textScale)),
    totalWidth: total * textScale,
  }
}

/** The widths of the columns, px; which of them stand in view before the table is scrolled, and the width of all. */
interface ComputedWidths extends Pick<ColumnWidths, 'widths'> {
  visible: readonly Column[]
  total: number
}

/** Returns the widths of the columns in a scroller of `width` px. */
function computeWidths(columns: readonly Column[], options: MeasureOptions, width: number): ComputedWidths {
  const { isNarrow, ownWidths, controlsWidth } = options
  const isSet = ({ field }: Column) => ownWidths[field] !== undefined
  const { widths, getMinRestWidth, getNeededWidth, sum } = chooseSaving(columns, options, width)
  const spare = width - sum()
  if (!isNarrow && spare >= 0) {
    widenNameColumns(columns, widths, { isSet, getNeededWidth, spare })
    return { widths, visible: columns, total: sum() }
  }
  if (isNarrow || width === 0) return { widths, visible: columns, total: sum() }
  const before = sum()
  const availableWidth = width - controlsWidth
  const filled = fillVisibleWidth(columns, widths, { getMinRestWidth, getNeededWidth, isSet, availableWidth })
  return { widths, visible: columns.slice(0, filled.count), total: before + filled.addedWidth }
}

/**
 * Measures the columns so that they give no more than they need to. If not everything fits, texts and dates give what
 * they can spare (also for a row's number), then other texts, then names.
 */
function chooseSaving(columns: readonly Column[], options: MeasureOptions, width: number): ColumnWidths {
  const fits = (measured: ColumnWidths) => options.isNarrow || width === 0 || measured.sum() <= width
  let best = measureColumns(columns, options, 0)
  for (const saving of [1, 2] as const) if (!fits(best)) best = measureColumns(columns, options, saving)
  if (fits(best)) return best
  // Names give their width only if everything fits then.
  const tightest = measureColumns(columns, options, 3)
  return fits(tightest) ? tightest : best
}

/** Returns the left of each pinned column (undefined for others), and where the last one ends; px from the left. */
function placePinnedColumns(widths: ColumnWidths['widths'], pinnedCount: number, start: number) {
  let right = start
  const lefts = widths.map((width, index) => {
    if (index >= pinnedCount) return undefined
    const left = right
    right += width ?? 0
    return left
  })
  return { lefts, right }
}
