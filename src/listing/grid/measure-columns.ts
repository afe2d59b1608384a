/**
 * Measures the columns of a table: the widths of the definition and the operator, with less where the table is narrow
 * or does not fit.
 */
import type { ColumnLayout } from '#commands/screen.ts'
import type { Column } from '#listing/define.ts'
import type { IdLengths } from './id-lengths.ts'

/** px that the checkbox column beside a panel takes from the edge of the first column and from texts. */
const CHECKBOX_TAKEN_PX = { first: 8, words: 10 }
const MIN_COLUMN_PX = 66
/**
 * A narrow table never cuts an amount, a date or a status: a cut one would say something else. A date takes two lines.
 */
export const MIN_WIDTH_BY_FORMAT: Partial<Record<NonNullable<Column['format']>, number>> = {
  money: 104,
  date: 96,
  status: 108,
}
/** px that any other text keeps. */
const MIN_TEXT_PX = 104
/** The share of its width that a text keeps: with less, a supplier's name of three words takes three lines. */
const TEXT_SHARE = 0.82
/**
 * px of each character of an id (digits and '#'), with the browser's own font too, and of the padding, which is less on
 * a phone.
 */
const ID_WIDTH_PX = { figure: 7.8, around: 25, narrow: 17 }
/** px of a person on a phone: enough to recognize most names, and the amount and the status beside it stay in view. */
const PERSON_NARROW_PX = 112
/** px that the values of a format need, in a table that is not narrow. */
const NEEDED_WIDTH_BY_FORMAT: Partial<Record<NonNullable<Column['format']>, number>> = {
  money: 104,
  number: MIN_COLUMN_PX,
  status: 120,
}
/** px of a header: each letter of its label, its padding, and the arrow of the column that the list is sorted by. */
const HEADER_PX = { letter: 6.8, around: 20, arrow: 18 }
/** px of a date on one line, and of a date at the edge of the table. */
const DATE_PX = 138
const LAST_DATE_PX = 148
/** px that a name without a format, which is cut anyway, gives if all columns fit then. */
const NAME_SPARE_PX = 8
/** Maximum px that a long id takes from the name after it on a phone. */
const MAX_ID_TAKEN_PX = 20

/** How much width columns give: 1 texts and dates, 2 other texts too, 3 names too. */
export type SavingLevel = 0 | 1 | 2 | 3

/** What the widths depend on besides the columns. */
export interface MeasureOptions {
  /** The table is as narrow as on a phone. */
  isNarrow: boolean
  /** Each row has a checkbox. */
  hasBoxes: boolean
  /** Rows have commands. */
  hasActions: boolean
  /** Lengths of the ids, if known. */
  idLengths: IdLengths
  /** Scale of the browser's text. */
  textScale: number
  /** px that the operator has set, by field. */
  ownWidths: ColumnLayout['widths']
  /** Number of pinned columns. */
  pinnedCount: number
  /** px of the checkboxes and the commands. */
  controlsWidth: number
  /** The field that the list is sorted by. */
  sortedField: string | undefined
}

/** The widths of columns, px at text scale 1. */
export interface ColumnWidths {
  /** undefined for a flexible column. */
  readonly widths: (number | undefined)[]
  /** What a flexible column needs at least. */
  readonly getMinRestWidth: (column: Column) => number
  /**
   * What the values and the header of a column need. It gives the rest to names that are cut. Infinity if that is not
   * known: a text may have any length.
   */
  readonly getNeededWidth: (column: Column) => number
  /** The sum of all columns, the checkboxes and the commands. */
  readonly sum: () => number
}

/** Returns the widths of the columns if they give as much width as `saving` says. */
export function measureColumns(
  columns: readonly Column[],
  {
    isNarrow,
    hasBoxes,
    hasActions,
    idLengths,
    ownWidths,
    pinnedCount,
    textScale,
    controlsWidth,
    sortedField,
  }: MeasureOptions,
  saving: SavingLevel,
): ColumnWidths {
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
    if (isNarrow) return MIN_WIDTH_BY_FORMAT[format] ?? minTextWidth
    return format === 'date' ? getDateWidth(columns.indexOf(column)) : minTextWidth
  }
  const getNeededWidth = (column: Column) => {
    const { field, format = 'text', label, isPersonName } = column
    const index = columns.indexOf(column)
    const valueWidth =
      format === 'date'
        ? getDateWidth(index)
        : format === 'id' && !isPersonName
          ? Math.max(MIN_COLUMN_PX, getIdWidth(column, index) || Infinity)
          : (NEEDED_WIDTH_BY_FORMAT[format] ?? Infinity)
    const arrowWidth = field === sortedField ? HEADER_PX.arrow : 0
    return Math.max(valueWidth, Math.ceil(label.length * HEADER_PX.letter) + HEADER_PX.around + arrowWidth)
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
      if (isText && saving > 1)
        return Math.max(Math.min(MIN_TEXT_PX, column.width), Math.ceil(column.width * TEXT_SHARE))
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
    getNeededWidth,
    sum: () => columns.reduce((all, column, index) => all + (widths[index] ?? getMinRestWidth(column)), controlsWidth),
  }
}
