/**
 * A list screen is one definition (listing/README). The engine is open in three storeys:
 * parts (DataTable, Pager, FilterPanel), hook (useList), screen (ListScreen); an odd screen climbs down a storey.
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import type { FilterNameOf, Page } from '#api/page.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource, RoutedResource, Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { CellFormat } from '#lib/format/cell-format.ts'
import type { NumberKind } from '#lib/format/parse-number.ts'
import { type ColumnValueReader, createColumnReader } from '#scan/aggregates/scan-column.ts'

/** What a cell shows: a text by itself, or in one element of its own. */
export type CellContent =
  | string
  | {
      text: string
      className: string
      /** Where it leads. */
      href?: string
      /** What is read in the place of a text that is but a sign. */
      ariaLabel?: string
    }

/** A column of a list, as the engine reads it; a definition writes a `ColumnDefinition`. */
export interface Column<R extends Row = Row> {
  /** Path of the value in the row, and the sort field: 'categoria.dscNome' (sections/README §1). */
  field: string
  label: string
  format?: CellFormat
  /** px at density padrão; the widths come from here and never from content. A column without one takes the rest. */
  width?: number
  /** The name of a person, which is not cut while another column has room to give. */
  isPersonName?: boolean
  /**
   * Stands behind the others where not all columns fit: on a phone three or four are seen at once, at 1024 px about
   * six.
   */
  isLowPriority?: boolean
  /** True unless told. */
  isSortable?: boolean
  /** Further words for it in a typed line, folded: 'estoque' is QTD. */
  words?: readonly string[]
  /** What is shown instead of the formatted value. */
  getContent?(row: R): CellContent
  /** The same, of more than a text in one element. */
  render?(row: R): ReactNode
  /** The same as text, for copies and exports; an id stands without its sign. A whole reading has but `texts`. */
  getExportText?(row: R): string
  /** By value: its text in all copies and files, where it is known beforehand. */
  textByValue?: Readonly<Record<string, string>>
  /** Path of the record's id where `field` is but its name: two people may have one name. */
  idField?: string
  /** Whose id the value is, where the filter of its values does not say so. */
  resource?: Resource
  /** Wire name of the list's filter that takes its values, or the id behind them; a date and an amount need none. */
  filterName?: string
  /** The value where it is not simply at `field`. */
  getValue?(row: R): unknown
}

/** A field of a list's filters. `Name` are the parameters that the list's call takes. */
export interface FilterField<Name extends string = string> {
  /** The wire name: 'DSC_CASHBACK', or the slot of the path. */
  name: Name
  label: string
  /** money in reais, percent and whole are lines of text that `lib/format/parse-number.ts` reads (forms/README §1). */
  type: 'text' | NumberKind | 'datetime' | 'select'
  /** The least number accepted. */
  min?: number
  /** A number whose value the endpoint takes as text. */
  isSentAsText?: boolean
  /** For select; the empty choice comes first. */
  options?: readonly { value: string; label: string }[]
  /** For select: no empty choice, this one stands at the start. */
  initial?: string
  /** Words for values of a field without options. */
  valueWords?: readonly { value: string; label: string }[]
  /** Whose id the value is. */
  resource?: Resource
  /** An end of a money range in reais, or of a period: two fields, told in one phrase. */
  rangeEnd?: 'lower' | 'upper'
  /** Whose the records are: a name behind 'da' is looked for here ('produtos da Vila Café'). */
  owner?: true
  /** The label stands before the field, not in it: where a bare number would say too little. */
  hasOuterLabel?: boolean
  /** px. */
  width?: number
  /**
   * False where the value never changes on a record (type, user, amount, date of what is booked): one walk proves a
   * whole reading then. Everything else may change, and is read twice (scan/protocol/README §1).
   */
  isMutable?: boolean
}

/** What draws the date filters of a list is given. */
export interface PeriodFieldsProps {
  /** Those of the list that are dates: the start and the end of a period. */
  fields: readonly FilterField[]
  /** By the fields' names, as date fields spell them. */
  values: ListState['filters']
  /** Names of the fields that hold something else than the filter in force. */
  pending: ReadonlySet<string>
  /** What says so beside the words of the period; null where nothing is pending. */
  mark: ReactElement | null
  /** Another number draws the fields anew, so that half a date or a word that was typed into one goes. */
  generation: number
  onChange: (values: ListState['filters']) => void
  /** A ready-made period was chosen: it fills the fields, and the filters are applied. */
  onApply: (values: ListState['filters']) => void
  /** Why what was written is no date; null where it was read. */
  onValidated: (why: string | null) => void
}

/** Fields of columns, and where a record's history is asked for. */
export interface AuditSchema<R extends Row = Row> {
  /** Whom an amount is for. */
  personField?: string
  /** What an amount is compared within. */
  comparisonField?: string
  /** What together may stand only once, whatever the amount. */
  uniqueFields?: readonly string[]
  /** A field with a filter of its name: records with the same value, of one order, are shown together in a review. */
  groupField?: string
  history?: {
    endpoint: Endpoint<unknown, Page<Row>>
    /** The input besides paging; null where the record has no history. */
    getInput(row: R): Readonly<Record<string, unknown>> | null
    columns: readonly Pick<Column, 'field' | 'label' | 'format'>[]
  }
}

/** What a list is, said once. */
export interface ListDefinition<R extends Row = Row> {
  resource: Resource
  title: string
  /** Where the list stands: '/cashbacks'. */
  path: string
  // The input varies per list; useList fills it from page, size, sort and the filters' wire names.
  endpoint: Endpoint<unknown, Page<R>>
  /** What the call needs besides paging and filters: the id of the path. */
  fixedInput?: Readonly<Record<string, string | number>>
  /** Rows of the first request. */
  pageSize: number
  /** 'field,ASC|DESC' of the first request. */
  sort: string
  filters?: readonly FilterField[]
  /**
   * Draws those that are dates (screen/period-fields.tsx): told by the lists that have some, so that no other waits
   * for it.
   */
  PeriodFields?: ComponentType<PeriodFieldsProps>
  /** The word on the button that applies them; 'Aplicar' unless told. */
  applyLabel?: string
  /** Filters that cannot be used together: the sentence that says why, or null. */
  validateFilters?: (filters: ListState['filters']) => string | null
  /** The filter without which nothing is asked (audit by user). */
  requiredFilter?: { filter: string; message: string }
  columns: readonly Column<R>[]
  /** Buttons at the right of the title; the first creating one is primary. */
  toolbar?: readonly AnyCommand[]
  /** Verbs on a row, in menu order; the first stand as icons on the row under the pointer. */
  rowCommands?: readonly AnyCommand[]
  /** What a whole reading must know of this noun besides the columns' formats (listing/scan/README §1). */
  audit?: AuditSchema<R>
  /** File name of the CSV without its ending; the title's unless told. */
  csvFileName?: string
  /** The statistics lists say 'Total: n' (spec 2 §2). */
  showsTotal?: boolean
  /** The one hole: what stands between the title and the table. */
  AboveTable?: ComponentType
}

/** The kind of number that a filter takes; null for one that takes none. */
export const getNumberKind = ({ type }: FilterField): NumberKind | null =>
  type === 'money' || type === 'percent' || type === 'whole' ? type : null

/** What a filter's value can be told by: its options, or the words for values of a field without. */
export const getFilterChoices = ({
  options = [],
  valueWords: words = [],
}: Pick<FilterField, 'options' | 'valueWords'>) => [...options, ...words]

/** Two fields that are the ends of one range. */
interface RangeFields {
  lower: FilterField
  upper: FilterField
}

/** The ranges of amounts of a list, or its periods, in the order of their fields. */
export function findRanges({ filters = [] }: Pick<AnyList, 'filters'>, type: 'money' | 'datetime'): RangeFields[] {
  const [low, high] = (['lower', 'upper'] as const).map((end) =>
    filters.filter((field) => field.type === type && field.rangeEnd === end),
  ) as [FilterField[], FilterField[]]
  return low.flatMap((least, index) => (high[index] ? [{ lower: least, upper: high[index] }] : []))
}

/** The two fields of a list's range of amounts, or of its period; null where it has no such pair. */
export const findOnlyRange = (list: Pick<AnyList, 'filters'>, type: 'money' | 'datetime'): RangeFields | null =>
  findRanges(list, type)[0] ?? null

/** A path of a value in a row: 'id', 'categoria.dscNome'. Any text where the shape of the row is not known. */
export type RowPath<R> = string extends keyof R
  ? string
  : { [Key in keyof R & string]: Key | PathWithin<Key, NonNullable<R[Key]>> }[keyof R & string]

type PathWithin<Key extends string, Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? `${Key}.${RowPath<Value>}`
    : never

/** A column as a definition writes it: `R` is the row, `FilterName` the wire names of the list's filters. */
export type ColumnDefinition<R extends Row, FilterName extends string = never> = Omit<
  Column<R>,
  'field' | 'idField' | 'filterName' | 'getValue'
> & { idField?: RowPath<R>; filterName?: FilterName } & (
    | { field: RowPath<R> }
    // The platform sorts by a name that is not the value's.
    | { field: string; getValue: (row: R) => unknown }
  )

/** `AuditSchema` as a definition writes them: every field is one of the row. */
export type AuditDefinition<R extends Row> = Omit<
  AuditSchema<R>,
  'personField' | 'comparisonField' | 'uniqueFields' | 'groupField'
> & {
  personField?: RowPath<R>
  comparisonField?: RowPath<R>
  uniqueFields?: readonly RowPath<R>[]
  groupField?: RowPath<R>
}

/** The part of a list that its first request is made of, typed by the call that it is made with. */
export interface FirstPageParts<R extends Row, Input> {
  endpoint: Endpoint<Input, Page<R>>
  pageSize: number
  sort: `${string},${'ASC' | 'DESC'}`
  filters?: readonly FilterField<FilterNameOf<Input>>[]
  requiredFilter?: { filter: FilterNameOf<Input>; message: string }
  validateFilters?: (filters: ListState['filters']) => string | null
  fixedInput?: { readonly [Name in FilterNameOf<Input>]?: string | number }
}

/** A list as it is written: title and path are its noun's unless told. */
type ListOptions<R extends Row, Input> = Omit<
  ListDefinition<R>,
  'resource' | 'title' | 'path' | 'columns' | 'audit' | keyof FirstPageParts<R, Input>
> &
  FirstPageParts<R, Input> &
  Partial<Pick<ListDefinition<R>, 'title' | 'path'>> & {
    resource: RoutedResource
    columns: readonly ColumnDefinition<R, FilterNameOf<Input>>[]
    audit?: AuditDefinition<R>
  }

/**
 * A list from its parts. Columns are typed by the row of the call's answer, filters by the parameters that the call
 * takes: another name does not compile. Throws where the list is first sorted by a column that it does not have.
 */
export function defineList<R extends Row, Input>(parts: ListOptions<R, Input>): ListDefinition<R> {
  const list = { title: parts.resource.title, path: parts.resource.path, ...parts } as ListDefinition<R>
  const [sortField] = list.sort.split(',')
  if (!list.columns.some(({ field }) => field === sortField))
    throw new Error(`A lista “${list.title}” não tem a coluna “${sortField}”, pela qual é ordenada`)
  return list
}

/** Any list, where its rows do not matter. */
export type AnyList = ListDefinition

/** Rows a page that every list offers (spec 1 §9). */
export const PAGE_SIZES: readonly number[] = [5, 10, 100, 500, 1000]

/** The page sizes offered (spec 1 §9), and the screen's own where it is not among them. */
export function getPageSizes(definition: Pick<AnyList, 'pageSize'>): number[] {
  return [...new Set([...PAGE_SIZES, definition.pageSize])].sort((a, b) => a - b)
}

/** Whether the list has a column of money. */
export const hasMoneyColumn = ({ columns }: Pick<AnyList, 'columns'>): boolean =>
  columns.some(({ format }) => format === 'money')

/** The value of a cell as it came, by column. */
export function getCellValue<R extends Row>(column: Column<R>, row: R): unknown {
  if (column.getValue) return column.getValue(row)
  let read = readersByPath.get(column.field)
  if (!read) readersByPath.set(column.field, (read = createColumnReader(column.field)))
  return read(row)
}

/** By path: made once, and not for each of a thousand rows. */
const readersByPath = new Map<string, ColumnValueReader>()

const RIGHT_ALIGNED = new Set<CellFormat | undefined>(['money', 'number', 'percent'])

/** True where a column's values and header stand at the right (ui/README §2). */
export const isRightAligned = ({ format }: Pick<Column, 'format'>): boolean => RIGHT_ALIGNED.has(format)
