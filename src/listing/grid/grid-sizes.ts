/**
 * Computes the column widths of a table from the definition, the operator's widths and the room that is left
 * (listing/grid/README §2).
 */
import type { ColumnLayout } from '#commands/screen.ts'
import { browserTextScale } from '#ui/theme/text-scale.ts'
import type { Column } from '#listing/define.ts'
import type { IdLengths } from './id-lengths.ts'

const CHECKBOX_WIDTH_PX = 44
/** px of the checkbox column beside a panel. It takes this width from the edge of the first column and from texts. */
const CHECKBOX_NARROW_PX = 24
const CHECKBOX_TAKEN_PX = { first: 8, words: 10 }
/** px of a row's number beside its checkbox, by the number of digits. */
const getRowNumberWidth = (count: number) => 12 + 6 * String(count).length
/** px of a row's commands: their padding, and each icon including the menu's. */
const ACTIONS_WIDTH_PX = { around: 40, icon: 28 }
/** Maximum of icons shown besides the menu's. */
export const MAX_INLINE_ICONS = 2
const MIN_COLUMN_PX = 66
/**
 * A narrow table never cuts an amount, a date or a status: a cut one would say something else. A date takes two lines.
 */
const MIN_WIDTH_BY_FORMAT: Partial<Record<NonNullable<Column['format']>, number>> = {
  money: 104,
  date: 96,
  status: 108,
}
/** px that any other text keeps. */
const MIN_TEXT_PX = 104
/**
 * px of each character of an id (digits and '#'), with the browser's own font too, and of the padding, which is less on
 * a phone.
 */
const ID_WIDTH_PX = { figure: 7.8, around: 25, narrow: 17 }
/** The track of a column that takes the remaining width. */
const FLEXIBLE_TRACK = 'minmax(0,1fr)'
/** px of a person on a phone: enough to recognize most names, and the amount and the status beside it stay in view. */
const PERSON_NARROW_PX = 112
/** px that a column of this format needs. It gives the rest to names that are cut. */
const NEEDED_WIDTH_BY_FORMAT: Partial<Record<NonNullable<Column['format']>, number>> = { date: 148 }
/** px of a date on one line, and of a date at the edge of the table. */
const DATE_PX = 138
const LAST_DATE_PX = 148
/** px of a person's name that is not cut: 24 letters at 13 px. */
const FULL_NAME_PX = 184
/** px of the id after the name, with five digits. */
const NAME_ID_PX = 48
const getFullNameWidth = ({ format, idField }: Column) =>
  FULL_NAME_PX + (format === 'id' || idField !== undefined ? NAME_ID_PX : 0)
/** px that a name without a format, which is cut anyway, gives if all columns fit then. */
const NAME_SPARE_PX = 8
/** px that names, statuses and texts keep if they give width to a status, an amount or a date after them. */
const SQUEEZED_PX = { person: 120, status: 112, words: 132 }
/** Maximum px that a long id takes from the name after it on a phone. */
const MAX_ID_TAKEN_PX = 20

/** The computed sizes of a table, px. */
export interface GridSizes {
  /** The table is as narrow as on a phone. */
  isNarrow: boolean
  /** Each row has a checkbox. */
  hasBoxes: boolean
  /** Rows show their numbers. */
  isNumbered: boolean
  hasActions: boolean
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
  /** Width of the scroller, px; 0 before it is known. */
  scrollerWidth: number
  /** Scale of the browser's text. The px in this file are those at scale 1; the results are scaled. */
  textScale?: number
}

/**
 * Computes the width of every visible column. A person's name gets the width that the flexible column and dates can
 * spare.
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
    scrollerWidth,
    textScale = browserTextScale,
  }: GridSizesOptions,
): GridSizes {
  const width = scrollerWidth / textScale
  const pinnedCount = pinnedFields.filter((field) => columns.some((column) => column.field === field)).length
  const isNumbered = !isNarrow && numberedRows > 0
  const numberWidth = isNumbered ? getRowNumberWidth(numberedRows) : 0
  const checkboxWidth = hasBoxes ? (isNarrow ? CHECKBOX_NARROW_PX : CHECKBOX_WIDTH_PX + numberWidth) : 0
  const hasActions = commandCount > 0
  const actionsWidth = hasActions
    ? ACTIONS_WIDTH_PX.around + ACTIONS_WIDTH_PX.icon * (Math.min(commandCount, MAX_INLINE_ICONS) + 1)
    : 0
  const isSet = ({ field }: Column) => ownWidths[field] !== undefined
  const measureWith = (saving: SavingLevel) =>
    measureColumns(
      columns,
      {
        isNarrow,
        hasBoxes,
        hasActions,
        idLengths,
        ownWidths,
        pinnedCount,
        textScale,
        controlsWidth: checkboxWidth + actionsWidth,
      },
      saving,
    )
  // If not everything fits, texts and dates give what they can spare (also for a row's number), then other texts, then
  // names.
  const fits = (measured: { sum: () => number }) => isNarrow || width === 0 || measured.sum() <= width
  let best = measureWith(0)
  for (const saving of [1, 2] as const) if (!fits(best)) best = measureWith(saving)
  const tightest = measureWith(3)
  if (!fits(best) && fits(tightest)) best = tightest
  const { widths, getMinRestWidth, sum } = best
  const spare = width - sum()
  let total = sum()
  if (!isNarrow && spare >= 0) {
    widenNameColumns(columns, widths, isSet, spare)
    total = sum()
  } else if (!isNarrow && width > 0) {
    total += fillVisibleWidth(columns, widths, {
      getMinRestWidth,
      isSet,
      availableWidth: width - checkboxWidth - actionsWidth,
    })
  }
  let left = checkboxWidth
  const lefts = widths.map((columnWidth, index) => {
    if (index >= pinnedCount) return undefined
    const scaledLeft = left * textScale
    left += columnWidth ?? 0
    return scaledLeft
  })
  const hasFiller = widths.every((columnWidth) => columnWidth !== undefined)
  return {
    isNarrow,
    hasBoxes,
    isNumbered,
    hasActions,
    hasFiller,
    hasPinned: pinnedCount > 0,
    pinnedWidth: pinnedCount > 0 ? left * textScale : 0,
    template: [
      ...(hasBoxes ? [checkboxWidth] : []),
      ...widths,
      ...(hasFiller ? [undefined] : []),
      ...(hasActions ? [actionsWidth] : []),
    ]
      .map((track) => (track === undefined ? FLEXIBLE_TRACK : `${track * textScale}px`))
      .join(' '),
    pinnedLefts: lefts,
    totalWidth: total * textScale,
  }
}

/** How much width columns give: 1 texts and dates, 2 other texts too, 3 names too. */
type SavingLevel = 0 | 1 | 2 | 3

interface MeasureOptions extends Required<Pick<GridSizesOptions, 'isNarrow' | 'hasBoxes' | 'idLengths' | 'textScale'>> {
  hasActions: boolean
  /** px that the operator has set, by field. */
  ownWidths: ColumnLayout['widths']
  /** Number of pinned columns. */
  pinnedCount: number
  /** px of the checkboxes and the commands. */
  controlsWidth: number
}

/** Returns the widths of the columns (undefined for flexible ones, which need at least `getMinRestWidth` px) and their sum. */
function measureColumns(
  columns: readonly Column[],
  { isNarrow, hasBoxes, hasActions, idLengths, ownWidths, pinnedCount, textScale, controlsWidth }: MeasureOptions,
  saving: SavingLevel,
) {
  const isBesidePanel = isNarrow && hasBoxes
  const getIdWidth = ({ field }: Column, index: number) => {
    const length = idLengths[field]
    if (!length) return 0
    const isLast = index === columns.length - 1 && !hasActions
    return Math.ceil(
      (length + 1) * ID_WIDTH_PX.figure +
        (isNarrow && !isLast && (index > 0 || hasBoxes) ? ID_WIDTH_PX.narrow : ID_WIDTH_PX.around),
    )
  }
  const [first] = columns
  // Amount and status stay in view on a phone as with short ids.
  const idTakenWidth =
    isNarrow && !hasBoxes && first && ownWidths[first.field] === undefined
      ? Math.min(MAX_ID_TAKEN_PX, Math.max(0, getIdWidth(first, 0) - MIN_COLUMN_PX))
      : 0
  /** Minimum px of a flexible text column: one line of most texts. */
  const minTextWidth = isNarrow ? 124 - (isBesidePanel ? CHECKBOX_TAKEN_PX.words : idTakenWidth) : saving ? 156 : 190
  const getDateWidth = (index: number) => (index < columns.length - 1 || hasActions ? DATE_PX : LAST_DATE_PX)
  const getMinRestWidth = (column: Column) => {
    const { format = 'text' } = column
    return !isNarrow && saving && format === 'date'
      ? getDateWidth(columns.indexOf(column))
      : ((isNarrow ? MIN_WIDTH_BY_FORMAT : NEEDED_WIDTH_BY_FORMAT)[format] ?? minTextWidth)
  }
  const widths = columns.map((column, index): number | undefined => {
    const ownWidth = ownWidths[column.field]
    if (ownWidth !== undefined) return ownWidth / textScale
    if (column.width === undefined) return index < pinnedCount ? getMinRestWidth(column) : undefined
    const isDate = column.format === 'date'
    // The edge of the table needs more padding than the space between columns.
    if (!isNarrow) {
      if (isDate && saving) return Math.min(getDateWidth(index), column.width)
      const isText = !column.format && !column.isPersonName
      if (isText && saving > 1) return Math.max(Math.min(MIN_TEXT_PX, column.width), column.width * 0.75)
      return Math.max(
        column.width - (column.isPersonName && !column.format && saving === 3 ? NAME_SPARE_PX : 0),
        getIdWidth(column, index),
      )
    }
    const minOther = MIN_COLUMN_PX - (isBesidePanel && index === 0 ? CHECKBOX_TAKEN_PX.first : 0)
    const minWidth = column.isPersonName ? PERSON_NARROW_PX : (MIN_WIDTH_BY_FORMAT[column.format ?? 'text'] ?? minOther)
    const reducedWidth = Math.round(column.width * (isBesidePanel ? 0.7 : 0.75))
    if (column.isPersonName) return Math.max(minWidth, reducedWidth) - idTakenWidth
    return isDate ? minWidth : Math.max(minWidth, reducedWidth, getIdWidth(column, index))
  })
  return {
    widths,
    getMinRestWidth,
    sum: () => columns.reduce((all, column, index) => all + (widths[index] ?? getMinRestWidth(column)), controlsWidth),
  }
}

interface FillOptions {
  getMinRestWidth: (column: Column) => number
  isSet: (column: Column) => boolean
  /** px between the checkboxes and the commands. */
  availableWidth: number
}

/**
 * For a table that scrolls sideways: makes the columns that fit fill the visible width, so that the commands at the
 * edge cover no half column. The flexible columns grow, else the last one that fits. A status, an amount or a date that
 * is only partly visible takes the missing width from the names, statuses and texts before it. Changes `widths`;
 * returns by how many px the table grows.
 */
function fillVisibleWidth(
  columns: readonly Column[],
  widths: (number | undefined)[],
  { getMinRestWidth, isSet, availableWidth }: FillOptions,
): number {
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
  const fitting = widths.slice(0, count).filter(isFlexible).length
  if (fitting > 0) return (remainingWidth / fitting) * widths.filter(isFlexible).length - takenWidth
  const last = columns[count - 1]
  if (last === undefined || isSet(last)) return -takenWidth
  widths[count - 1] = (widths[count - 1] ?? 0) + remainingWidth
  return remainingWidth - takenWidth
}

/**
 * Gives the `spare` px to names that are cut, then what dates can do without. Never changes a column that the operator
 * has sized. Changes `widths`.
 */
function widenNameColumns(
  columns: readonly Column[],
  widths: (number | undefined)[],
  isSet: (column: Column) => boolean,
  spare: number,
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
    const needed = NEEDED_WIDTH_BY_FORMAT[column.format ?? 'text']
    if (now === undefined || needed === undefined || isSet(column)) continue
    const less = Math.max(0, Math.min(wantedWidth - gained, now - needed))
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
