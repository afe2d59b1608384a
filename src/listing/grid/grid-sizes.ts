/**
 * The widths of the table: the definition's, the operator's, and who gets what is left over (listing/grid/README §2).
 */
import type { ColumnLayout } from '#commands/screen.ts'
import { textScale } from '#ui/theme/text-scale.ts'
import type { Column } from '#listing/define.ts'
import type { IdLengths } from './id-lengths.ts'

const CHECK_WIDTH = 44
/**
 * px of the same beside a panel; it takes of the first column what that has at a phone's edge, and of words the rest.
 */
const CHECK_NARROW = 24
const CHECK_TAKES = { first: 8, words: 10 }
/** px of a row's number beside its box, by its length. */
const numberWidth = (count: number) => 12 + 6 * String(count).length
/** px of a row's verbs: what stands around them, and each icon, their menu's among them. */
const ACTIONS = { around: 40, icon: 28 }
/** Icons that are shown at most besides the menu's. */
export const INLINE = 2
const MIN_WIDTH = 66
/**
 * Where it is narrow an amount, a date or a state is never cut: it would say something else. A date stands on two
 * lines.
 */
const LEAST: Partial<Record<NonNullable<Column['format']>, number>> = { money: 104, date: 96, status: 108 }
/** px that any other text keeps. */
const LEAST_TEXT = 104
/**
 * px of each figure of an id and of its sign, in the browser's own font too; of what stands around, less on a phone.
 */
const ID = { figure: 7.8, around: 25, narrow: 17 }
/** What is left over. */
const REST = 'minmax(0,1fr)'
/** px of a person on a phone: enough to tell most names, and the amount and the state beside it stay in sight. */
const PERSON_NARROW = 112
/** What a column of this format needs, px: the rest it gives to names that are cut. */
const NEEDED: Partial<Record<NonNullable<Column['format']>, number>> = { date: 148 }
/** px of a date on one line, and of one at the edge of the table. */
const DATE = 138
const LAST_DATE = 148
/** px of a person's name that is not cut: with 13 px letters, 24 of them. */
const NAME_WIDTH = 184
/** px of the id after it, of five figures. */
const NAME_ID = 48
const nameWidth = ({ format, idField }: Column) => NAME_WIDTH + (format === 'id' || idField !== undefined ? NAME_ID : 0)
/** px that a name alone, which is cut nevertheless, gives where all columns fit then. */
const NAME_SPARES = 8
/** px that names, states and words keep where a state, an amount or a date after them is seen whole for it. */
const SQUEEZED = { person: 120, status: 112, words: 132 }
/** px that a long id takes at most of the name after it on a phone. */
const ID_TAKES = 20

/** What the widths of a table come to, px. */
export interface GridSizes {
  /** As narrow as a phone. */
  narrow: boolean
  /** Each row has its box. */
  hasBoxes: boolean
  /** Rows tell their numbers. */
  isNumbered: boolean
  hasActions: boolean
  /** No column takes the rest of the width, so an empty one does. */
  filler: boolean
  hasHeld: boolean
  /** What stands at the left while the others scroll beneath it, px. */
  heldWidth: number
  /** All of them as the tracks of a grid, the empty column's too. */
  template: string
  /** Where a held column stands, by column; undefined for one that scrolls. */
  lefts: readonly (number | undefined)[]
  /** Below this the table scrolls sideways. */
  total: number
}

interface Room {
  narrow: boolean
  /** Each row has its box; untold, unless it is narrow. */
  boxes?: boolean
  /** How many verbs a row has. */
  verbs: number
  /** Of one long table, how many rows it has: each of them tells its number. */
  numbered?: number
  /** How long ids are, where that is known: of an id that is cut nothing is told. */
  ids?: IdLengths
  /** Of the scroller, px; 0 before it is known. */
  width: number
  /** Of the browser's letters: the px of this file are those at 1, and its answers those that are drawn. */
  scale?: number
}

/**
 * Works out every width of the columns that are seen. A name of a person gets what the column that takes the rest and
 * dates can spare.
 */
export function gridSizes(
  columns: readonly Column[],
  { widths: set, held: wanted }: Pick<ColumnLayout, 'widths' | 'held'>,
  { narrow, boxes = !narrow, verbs, numbered = 0, ids = {}, width: seen, scale = textScale }: Room,
): GridSizes {
  const width = seen / scale
  const held = wanted.filter((field) => columns.some((column) => column.field === field)).length
  const isNumbered = !narrow && numbered > 0
  const numbers = isNumbered ? numberWidth(numbered) : 0
  const check = boxes ? (narrow ? CHECK_NARROW : CHECK_WIDTH + numbers) : 0
  const hasActions = verbs > 0
  const actions = hasActions ? ACTIONS.around + ACTIONS.icon * (Math.min(verbs, INLINE) + 1) : 0
  const isSet = ({ field }: Column) => set[field] !== undefined
  const measure = (saving: Saving) =>
    measured(columns, { narrow, boxes, hasActions, ids, set, held, scale, around: check + actions }, saving)
  // What does not fit takes of words and dates what they can spare, a row's number too; then of other texts, and of
  // names.
  const fits = (one: { sum: () => number }) => narrow || width === 0 || one.sum() <= width
  let best = measure(0)
  for (const saving of [1, 2] as const) if (!fits(best)) best = measure(saving)
  const least = measure(3)
  if (!fits(best) && fits(least)) best = least
  const { widths, restOf, sum } = best
  const spare = width - sum()
  let total = sum()
  if (!narrow && spare >= 0) {
    widenNames(columns, widths, isSet, spare)
    total = sum()
  } else if (!narrow && width > 0) {
    total += fillSeen(columns, widths, { restOf, isSet, room: width - check - actions })
  }
  let left = check
  const lefts = widths.map((one, at) => {
    if (at >= held) return undefined
    const here = left * scale
    left += one ?? 0
    return here
  })
  const filler = widths.every((one) => one !== undefined)
  return {
    narrow,
    hasBoxes: boxes,
    isNumbered,
    hasActions,
    filler,
    hasHeld: held > 0,
    heldWidth: held > 0 ? left * scale : 0,
    template: [...(boxes ? [check] : []), ...widths, ...(filler ? [undefined] : []), ...(hasActions ? [actions] : [])]
      .map((one) => (one === undefined ? REST : `${one * scale}px`))
      .join(' '),
    lefts,
    total: total * scale,
  }
}

/** How much columns give of what they would have: words and dates, then other texts, then names. */
type Saving = 0 | 1 | 2 | 3

interface Measure extends Required<Pick<Room, 'narrow' | 'boxes' | 'ids' | 'scale'>> {
  hasActions: boolean
  /** px that the operator has given, by field. */
  set: ColumnLayout['widths']
  /** How many columns are held. */
  held: number
  /** px of the boxes and the verbs. */
  around: number
}

/** The widths of the columns, undefined for those that take the rest, `restOf` px at least; and what all come to. */
function measured(
  columns: readonly Column[],
  { narrow, boxes, hasActions, ids, set, held, scale, around }: Measure,
  saving: Saving,
) {
  const isBeside = narrow && boxes
  const idWidth = ({ field }: Column, at: number) => {
    const length = ids[field]
    if (!length) return 0
    const isLast = at === columns.length - 1 && !hasActions
    return Math.ceil((length + 1) * ID.figure + (narrow && !isLast && (at > 0 || boxes) ? ID.narrow : ID.around))
  }
  const [first] = columns
  // Amount and state stay as far in sight on a phone as with short ids.
  const idTakes =
    narrow && !boxes && first && set[first.field] === undefined
      ? Math.min(ID_TAKES, Math.max(0, idWidth(first, 0) - MIN_WIDTH))
      : 0
  /** px of words that take the rest, at least: a line of most of them. */
  const words = narrow ? 124 - (isBeside ? CHECK_TAKES.words : idTakes) : saving ? 156 : 190
  const dateAt = (at: number) => (at < columns.length - 1 || hasActions ? DATE : LAST_DATE)
  const restOf = (column: Column) => {
    const { format = 'text' } = column
    return !narrow && saving && format === 'date'
      ? dateAt(columns.indexOf(column))
      : ((narrow ? LEAST : NEEDED)[format] ?? words)
  }
  const widths = columns.map((column, at): number | undefined => {
    const own = set[column.field]
    if (own !== undefined) return own / scale
    if (column.width === undefined) return at < held ? restOf(column) : undefined
    const isDate = column.format === 'date'
    // At the edge of the table stands more than between columns.
    if (!narrow) {
      if (isDate && saving) return Math.min(dateAt(at), column.width)
      const isText = !column.format && !column.person
      if (isText && saving > 1) return Math.max(Math.min(LEAST_TEXT, column.width), column.width * 0.75)
      return Math.max(
        column.width - (column.person && !column.format && saving === 3 ? NAME_SPARES : 0),
        idWidth(column, at),
      )
    }
    const other = MIN_WIDTH - (isBeside && at === 0 ? CHECK_TAKES.first : 0)
    const least = column.person ? PERSON_NARROW : (LEAST[column.format ?? 'text'] ?? other)
    const part = Math.round(column.width * (isBeside ? 0.7 : 0.75))
    if (column.person) return Math.max(least, part) - idTakes
    return isDate ? least : Math.max(least, part, idWidth(column, at))
  })
  return {
    widths,
    restOf,
    sum: () => columns.reduce((all, column, at) => all + (widths[at] ?? restOf(column)), around),
  }
}

interface Seen {
  restOf: (column: Column) => number
  isSet: (column: Column) => boolean
  /** px between the boxes and the verbs. */
  room: number
}

/**
 * Where the table scrolls sideways: the columns that fit whole fill what is seen of it, so that the verbs at its edge
 * cover half of none. Those that take the rest grow, else the last one that fits; a state, an amount or a date that is
 * but cut gets what it misses of the names, states and words before it. Changes `widths`; gives by how many px the
 * table grows.
 */
function fillSeen(columns: readonly Column[], widths: (number | undefined)[], { restOf, isSet, room }: Seen): number {
  const takesRest = (width: number | undefined) => width === undefined
  const spareOf = (column: Column, at: number) => {
    const { person, format } = column
    const least = person ? SQUEEZED.person : format === 'status' ? SQUEEZED.status : Infinity
    if (isSet(column)) return 0
    const spare = takesRest(widths[at]) ? (format ? 0 : restOf(column) - SQUEEZED.words) : (widths[at] ?? 0) - least
    return Math.max(0, spare)
  }
  let left = room
  let given = 0
  let count = 0
  for (const column of columns) {
    const wanted = widths[count] ?? restOf(column)
    const spares = columns.slice(0, count + 1).map(spareOf)
    const canSpare = LEAST[column.format ?? 'text'] ? spares.reduce((all, spare) => all + spare, 0) : 0
    if (wanted > left + canSpare) break
    // Words that take the rest give by themselves as it gets less.
    let missing = wanted - left - spares.reduce((all, spare, at) => (takesRest(widths[at]) ? all + spare : all), 0)
    left -= wanted
    for (let at = count; at >= 0 && missing > 0; at--) {
      const width = widths[at]
      if (width === undefined) continue
      const less = Math.min(missing, spares[at] ?? 0)
      widths[at] = width - less
      missing -= less
      left += less
      given += less
    }
    count++
  }
  const fitting = widths.slice(0, count).filter(takesRest).length
  if (fitting > 0) return (left / fitting) * widths.filter(takesRest).length - given
  const last = columns[count - 1]
  if (last === undefined || isSet(last)) return -given
  widths[count - 1] = (widths[count - 1] ?? 0) + left
  return left - given
}

/**
 * Gives names that are cut what is left over, `spare` px, then what dates can do without; none that the operator has
 * sized is touched. Changes `widths`.
 */
function widenNames(
  columns: readonly Column[],
  widths: (number | undefined)[],
  isSet: (column: Column) => boolean,
  spare: number,
): void {
  const names = columns.flatMap((column, at) => {
    const most = nameWidth(column)
    return column.person && !isSet(column) && (widths[at] ?? most) < most ? [{ at, most }] : []
  })
  const wanted = names.reduce((all, { at, most }) => all + most - (widths[at] ?? 0), 0)
  let got = Math.min(wanted, spare)
  for (const [at, column] of columns.entries()) {
    const now = widths[at]
    const needed = NEEDED[column.format ?? 'text']
    if (now === undefined || needed === undefined || isSet(column)) continue
    const less = Math.max(0, Math.min(wanted - got, now - needed))
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
