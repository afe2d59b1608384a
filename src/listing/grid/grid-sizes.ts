/**
 * The widths of the table: the definition's, the operator's, and who gets what is left over (listing/grid/README §2).
 */
import type { ColumnLayout } from '#commands/screen.ts'
import { browserTextScale } from '#ui/theme/text-scale.ts'
import type { Column } from '#listing/define.ts'
import type { IdLengths } from './id-lengths.ts'

const CHECKBOX_WIDTH_PX = 44
/**
 * px of the same beside a panel; it takes of the first column what that has at a phone's edge, and of words the rest.
 */
const CHECKBOX_NARROW_PX = 24
const CHECKBOX_TAKEN_PX = { first: 8, words: 10 }
/** px of a row's number beside its box, by its length. */
const getRowNumberWidth = (count: number) => 12 + 6 * String(count).length
/** px of a row's verbs: what stands around them, and each icon, their menu's among them. */
const ACTIONS_WIDTH_PX = { around: 40, icon: 28 }
/** Icons that are shown at most besides the menu's. */
export const MAX_INLINE_ICONS = 2
const MIN_COLUMN_PX = 66
/**
 * Where it is narrow an amount, a date or a state is never cut: it would say something else. A date stands on two
 * lines.
 */
const MIN_WIDTH_BY_FORMAT: Partial<Record<NonNullable<Column['format']>, number>> = {
  money: 104,
  date: 96,
  status: 108,
}
/** px that any other text keeps. */
const MIN_TEXT_PX = 104
/**
 * px of each figure of an id and of its sign, in the browser's own font too; of what stands around, less on a phone.
 */
const ID_WIDTH_PX = { figure: 7.8, around: 25, narrow: 17 }
/** What is left over. */
const FLEXIBLE_TRACK = 'minmax(0,1fr)'
/** px of a person on a phone: enough to tell most names, and the amount and the state beside it stay in sight. */
const PERSON_NARROW_PX = 112
/** What a column of this format needs, px: the rest it gives to names that are cut. */
const NEEDED_WIDTH_BY_FORMAT: Partial<Record<NonNullable<Column['format']>, number>> = { date: 148 }
/** px of a date on one line, and of one at the edge of the table. */
const DATE_PX = 138
const LAST_DATE_PX = 148
/** px of a person's name that is not cut: with 13 px letters, 24 of them. */
const FULL_NAME_PX = 184
/** px of the id after it, of five figures. */
const NAME_ID = 48
const nameWidth = ({ format, idField }: Column) =>
  FULL_NAME_PX + (format === 'id' || idField !== undefined ? NAME_ID : 0)
/** px that a name alone, which is cut nevertheless, gives where all columns fit then. */
const NAME_SPARE_PX = 8
/** px that names, states and words keep where a state, an amount or a date after them is seen whole for it. */
const SQUEEZED_PX = { person: 120, status: 112, words: 132 }
/** px that a long id takes at most of the name after it on a phone. */
const MAX_ID_TAKEN_PX = 20

/** What the widths of a table come to, px. */
export interface GridSizes {
  /** As narrow as a phone. */
  isNarrow: boolean
  /** Each row has its box. */
  hasBoxes: boolean
  /** Rows tell their numbers. */
  isNumbered: boolean
  hasActions: boolean
  /** No column takes the rest of the width, so an empty one does. */
  hasFiller: boolean
  hasPinned: boolean
  /** What stands at the left while the others scroll beneath it, px. */
  pinnedWidth: number
  /** All of them as the tracks of a grid, the empty column's too. */
  template: string
  /** Where a held column stands, by column; undefined for one that scrolls. */
  pinnedLefts: readonly (number | undefined)[]
  /** Below this the table scrolls sideways. */
  totalWidth: number
}

interface GridSizesOptions {
  isNarrow: boolean
  /** Each row has its box; untold, unless it is narrow. */
  hasBoxes?: boolean
  /** How many verbs a row has. */
  commandCount: number
  /** Of one long table, how many rows it has: each of them tells its number. */
  numberedRows?: number
  /** How long ids are, where that is known: of an id that is cut nothing is told. */
  idLengths?: IdLengths
  /** Of the scroller, px; 0 before it is known. */
  scrollerWidth: number
  /** Of the browser's letters: the px of this file are those at 1, and its answers those that are drawn. */
  textScale?: number
}

/**
 * Works out every width of the columns that are seen. A name of a person gets what the column that takes the rest and
 * dates can spare.
 */
export function computeGridSizes(
  columns: readonly Column[],
  { widths: set, pinned: pinnedFields }: Pick<ColumnLayout, 'widths' | 'pinned'>,
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
  const held = pinnedFields.filter((field) => columns.some((column) => column.field === field)).length
  const isNumbered = !isNarrow && numberedRows > 0
  const numbers = isNumbered ? getRowNumberWidth(numberedRows) : 0
  const check = hasBoxes ? (isNarrow ? CHECKBOX_NARROW_PX : CHECKBOX_WIDTH_PX + numbers) : 0
  const hasActions = commandCount > 0
  const actions = hasActions
    ? ACTIONS_WIDTH_PX.around + ACTIONS_WIDTH_PX.icon * (Math.min(commandCount, MAX_INLINE_ICONS) + 1)
    : 0
  const isSet = ({ field }: Column) => set[field] !== undefined
  const measureWith = (saving: SavingLevel) =>
    measureColumns(
      columns,
      {
        isNarrow,
        hasBoxes,
        hasActions,
        idLengths,
        ownWidths: set,
        pinnedCount: held,
        textScale,
        controlsWidth: check + actions,
      },
      saving,
    )
  // What does not fit takes of words and dates what they can spare, a row's number too; then of other texts, and of
  // names.
  const fits = (one: { sum: () => number }) => isNarrow || width === 0 || one.sum() <= width
  let best = measureWith(0)
  for (const saving of [1, 2] as const) if (!fits(best)) best = measureWith(saving)
  const least = measureWith(3)
  if (!fits(best) && fits(least)) best = least
  const { widths, restOf, sum } = best
  const spare = width - sum()
  let total = sum()
  if (!isNarrow && spare >= 0) {
    widenNameColumns(columns, widths, isSet, spare)
    total = sum()
  } else if (!isNarrow && width > 0) {
    total += fillVisibleWidth(columns, widths, {
      getMinRestWidth: restOf,
      isSet,
      availableWidth: width - check - actions,
    })
  }
  let left = check
  const lefts = widths.map((one, at) => {
    if (at >= held) return undefined
    const here = left * textScale
    left += one ?? 0
    return here
  })
  const filler = widths.every((one) => one !== undefined)
  return {
    isNarrow,
    hasBoxes,
    isNumbered,
    hasActions,
    hasFiller: filler,
    hasPinned: held > 0,
    pinnedWidth: held > 0 ? left * textScale : 0,
    template: [
      ...(hasBoxes ? [check] : []),
      ...widths,
      ...(filler ? [undefined] : []),
      ...(hasActions ? [actions] : []),
    ]
      .map((one) => (one === undefined ? FLEXIBLE_TRACK : `${one * textScale}px`))
      .join(' '),
    pinnedLefts: lefts,
    totalWidth: total * textScale,
  }
}

/** How much columns give of what they would have: words and dates, then other texts, then names. */
type SavingLevel = 0 | 1 | 2 | 3

interface MeasureOptions extends Required<Pick<GridSizesOptions, 'isNarrow' | 'hasBoxes' | 'idLengths' | 'textScale'>> {
  hasActions: boolean
  /** px that the operator has given, by field. */
  ownWidths: ColumnLayout['widths']
  /** How many columns are held. */
  pinnedCount: number
  /** px of the boxes and the verbs. */
  controlsWidth: number
}

/** The widths of the columns, undefined for those that take the rest, `restOf` px at least; and what all come to. */
function measureColumns(
  columns: readonly Column[],
  { isNarrow, hasBoxes, hasActions, idLengths, ownWidths, pinnedCount, textScale, controlsWidth }: MeasureOptions,
  saving: SavingLevel,
) {
  const isBeside = isNarrow && hasBoxes
  const getIdWidth = ({ field }: Column, at: number) => {
    const length = idLengths[field]
    if (!length) return 0
    const isLast = at === columns.length - 1 && !hasActions
    return Math.ceil(
      (length + 1) * ID_WIDTH_PX.figure +
        (isNarrow && !isLast && (at > 0 || hasBoxes) ? ID_WIDTH_PX.narrow : ID_WIDTH_PX.around),
    )
  }
  const [first] = columns
  // Amount and state stay as far in sight on a phone as with short ids.
  const idTakes =
    isNarrow && !hasBoxes && first && ownWidths[first.field] === undefined
      ? Math.min(MAX_ID_TAKEN_PX, Math.max(0, getIdWidth(first, 0) - MIN_COLUMN_PX))
      : 0
  /** px of words that take the rest, at least: a line of most of them. */
  const words = isNarrow ? 124 - (isBeside ? CHECKBOX_TAKEN_PX.words : idTakes) : saving ? 156 : 190
  const getDateWidth = (at: number) => (at < columns.length - 1 || hasActions ? DATE_PX : LAST_DATE_PX)
  const getMinRestWidth = (column: Column) => {
    const { format = 'text' } = column
    return !isNarrow && saving && format === 'date'
      ? getDateWidth(columns.indexOf(column))
      : ((isNarrow ? MIN_WIDTH_BY_FORMAT : NEEDED_WIDTH_BY_FORMAT)[format] ?? words)
  }
  const widths = columns.map((column, at): number | undefined => {
    const own = ownWidths[column.field]
    if (own !== undefined) return own / textScale
    if (column.width === undefined) return at < pinnedCount ? getMinRestWidth(column) : undefined
    const isDate = column.format === 'date'
    // At the edge of the table stands more than between columns.
    if (!isNarrow) {
      if (isDate && saving) return Math.min(getDateWidth(at), column.width)
      const isText = !column.format && !column.isPersonName
      if (isText && saving > 1) return Math.max(Math.min(MIN_TEXT_PX, column.width), column.width * 0.75)
      return Math.max(
        column.width - (column.isPersonName && !column.format && saving === 3 ? NAME_SPARE_PX : 0),
        getIdWidth(column, at),
      )
    }
    const other = MIN_COLUMN_PX - (isBeside && at === 0 ? CHECKBOX_TAKEN_PX.first : 0)
    const least = column.isPersonName ? PERSON_NARROW_PX : (MIN_WIDTH_BY_FORMAT[column.format ?? 'text'] ?? other)
    const part = Math.round(column.width * (isBeside ? 0.7 : 0.75))
    if (column.isPersonName) return Math.max(least, part) - idTakes
    return isDate ? least : Math.max(least, part, getIdWidth(column, at))
  })
  return {
    widths,
    restOf: getMinRestWidth,
    sum: () => columns.reduce((all, column, at) => all + (widths[at] ?? getMinRestWidth(column)), controlsWidth),
  }
}

interface FillOptions {
  getMinRestWidth: (column: Column) => number
  isSet: (column: Column) => boolean
  /** px between the boxes and the verbs. */
  availableWidth: number
}

/**
 * Where the table scrolls sideways: the columns that fit whole fill what is seen of it, so that the verbs at its edge
 * cover half of none. Those that take the rest grow, else the last one that fits; a state, an amount or a date that is
 * but cut gets what it misses of the names, states and words before it. Changes `widths`; gives by how many px the
 * table grows.
 */
function fillVisibleWidth(
  columns: readonly Column[],
  widths: (number | undefined)[],
  { getMinRestWidth, isSet, availableWidth }: FillOptions,
): number {
  const isFlexible = (width: number | undefined) => width === undefined
  const getSpareWidth = (column: Column, at: number) => {
    const { isPersonName, format } = column
    const least = isPersonName ? SQUEEZED_PX.person : format === 'status' ? SQUEEZED_PX.status : Infinity
    if (isSet(column)) return 0
    const spare = isFlexible(widths[at])
      ? format
        ? 0
        : getMinRestWidth(column) - SQUEEZED_PX.words
      : (widths[at] ?? 0) - least
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
    // Words that take the rest give by themselves as it gets less.
    let missing =
      wantedWidth - remainingWidth - spares.reduce((all, spare, at) => (isFlexible(widths[at]) ? all + spare : all), 0)
    remainingWidth -= wantedWidth
    for (let at = count; at >= 0 && missing > 0; at--) {
      const width = widths[at]
      if (width === undefined) continue
      const less = Math.min(missing, spares[at] ?? 0)
      widths[at] = width - less
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
 * Gives names that are cut what is left over, `spare` px, then what dates can do without; none that the operator has
 * sized is touched. Changes `widths`.
 */
function widenNameColumns(
  columns: readonly Column[],
  widths: (number | undefined)[],
  isSet: (column: Column) => boolean,
  spare: number,
): void {
  const names = columns.flatMap((column, at) => {
    const most = nameWidth(column)
    return column.isPersonName && !isSet(column) && (widths[at] ?? most) < most ? [{ at, most }] : []
  })
  const wantedWidth = names.reduce((all, { at, most }) => all + most - (widths[at] ?? 0), 0)
  let got = Math.min(wantedWidth, spare)
  for (const [at, column] of columns.entries()) {
    const now = widths[at]
    const needed = NEEDED_WIDTH_BY_FORMAT[column.format ?? 'text']
    if (now === undefined || needed === undefined || isSet(column)) continue
    const less = Math.max(0, Math.min(wantedWidth - got, now - needed))
    widths[at] = now - less
    got += less
  }
  const missing = ({ at, most }: (typeof names)[number]) => most - (widths[at] ?? 0)
  // What one that misses little leaves over goes to the others.
  names.sort((one, other) => missing(one) - missing(other))
  names.forEach(({ at, most }, index) => {
    const now = widths[at] ?? 0
    const wider = Math.min(most - now, Math.floor(got / (names.length - index)))
    widths[at] = now + wider
    got -= wider
  })
}
