/**
 * What a list screen is: one definition from which everything else follows (listing/README). The engine has three
 * layers: parts (DataTable, Pager, FilterPanel), the hook (useList) and the screen (ListScreen). A screen that does not
 * fit the definition uses the layer below.
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { limitPageSize } from '#api/capabilities.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { FilterNameOf, Page } from '#api/page.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource, RoutedResource, Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { CellFormat } from '#lib/format/cell-format.ts'
import { isNumberKind, type NumberKind } from '#lib/format/parse-number.ts'
import { type ColumnValueReader, createColumnReader } from '#scan/aggregates/scan-column.ts'
import { limitList, reportUnknownParts, type UnavailableFilter } from './limit-list.ts'

/** What a cell shows: a text, or a text in an element with its own class. */
export type CellContent =
  | string
  | {
      text: string
      className: string
      /** Target of the link; without it the text is no link. */
      href?: string
      /** Read by assistive technology in the place of a text that is only a symbol. */
      ariaLabel?: string
    }

/** A column of a list as the engine reads it. A definition writes a `ColumnDefinition`. */
export interface Column<R extends Row = Row> {
  /** Path of the value in the row, and the name of the sort field: 'categoria.dscNome' (sections/README §1). */
  field: string
  label: string
  format?: CellFormat
  /**
   * px at density padrão. Widths come from here and never from content. A column without a width takes the remaining
   * room.
   */
  width?: number
  /** The value is a person's name. It is not cut while another column has room to give. */
  isPersonName?: boolean
  /** Comes after the other columns if not all fit: a phone shows three or four at once, 1024 px about six. */
  isLowPriority?: boolean
  /** Default: true. */
  isSortable?: boolean
  /** Why the column cannot be sorted, if the platform does not do it; set by `limitList`. */
  notSortableReason?: string
  /** Further names of the column in a typed line, normalized (lower case, no accents): 'estoque' is QTD. */
  words?: readonly string[]
  /** The content shown in the place of the formatted value. */
  getContent?(row: R): CellContent
  /** Like `getContent`, for content that needs more than a text in one element. */
  render?(row: R): ReactNode
  /** The value as text, for copies and exports; an id has no '#'. A scan reads `textByValue` only. */
  getExportText?(row: R): string
  /** Text by value, for all copies and files, if it is known in advance. */
  textByValue?: Readonly<Record<string, string>>
  /** Path of the record's id if `field` holds only its name: two people may have the same name. */
  idField?: string
  /** The resource whose id the value is, if the filter for these values does not name it. */
  resource?: Resource
  /** Wire name of the list's filter for these values or for the id behind them. A date and an amount need none. */
  filterName?: string
  /** Reads the value if it is not simply at `field`. */
  getValue?(row: R): unknown
}

/** A field of a list's filters. `Name` are the parameters that the list's call takes. */
export interface FilterField<Name extends string = string> {
  /** The wire name: 'DSC_CASHBACK', or the parameter of the path. */
  name: Name
  label: string
  /** money (in reais), percent and whole are text inputs that `lib/format/parse-number.ts` parses (forms/README §1). */
  type: 'text' | NumberKind | 'datetime' | 'select'
  /** The smallest number accepted. */
  min?: number
  /** The endpoint takes the number as text. */
  isSentAsText?: boolean
  /** For select. An empty choice comes first. */
  options?: readonly { value: string; label: string }[]
  /** For select: the value at the start. There is no empty choice then. */
  initial?: string
  /** Words for the values of a field without options. */
  valueWords?: readonly { value: string; label: string }[]
  /** The resource whose id the value is. */
  resource?: Resource
  /** One end of a money range in reais, or of a period: two fields that one phrase fills. */
  rangeEnd?: 'lower' | 'upper'
  /** The filter names the owner of the records: a name after 'da' is looked up here ('produtos da Vila Café'). */
  owner?: true
  /** The label is before the field, not inside it: for fields where a bare number would not be understood. */
  hasOuterLabel?: boolean
  /** The width of the filter's field, px. */
  width?: number
  /**
   * False if the value never changes on a record (type, user, amount, date of a booked record): one pass then verifies
   * a scan. Every other value may change and needs two passes (scan/protocol/README §1).
   */
  isMutable?: boolean
}

/** Props of the component that draws a list's date filters. */
export interface PeriodFieldsProps {
  /** The list's date fields: the start and the end of a period. */
  fields: readonly FilterField[]
  /** Values by field name, spelled as date inputs spell them. */
  values: ListState['filters']
  /** Names of the fields whose content differs from the filter in force. */
  pending: ReadonlySet<string>
  /** Shown beside the label of the period while a field is pending; null if none is. */
  mark: ReactElement | null
  /** A new number mounts the fields anew, which clears a half-typed date or word. */
  generation: number
  onChange: (values: ListState['filters']) => void
  /** The operator chose a ready-made period: the fields are filled, and the filters are applied. */
  onApply: (values: ListState['filters']) => void
  /** Reports why the typed text is no date; null if it is one. */
  onValidated: (why: string | null) => void
}

/** The fields that a scan's audit reads, and the call for a record's history. */
export interface AuditSchema<R extends Row = Row> {
  /** The person who receives the amount. */
  personField?: string
  /** The group within which an amount is compared. */
  comparisonField?: string
  /** Fields whose values together may occur only once, whatever the amount. */
  uniqueFields?: readonly string[]
  /** A field with a filter of the same name. A review shows records with the same value, of one order, together. */
  groupField?: string
  history?: {
    endpoint: Endpoint<unknown, Page<Row>>
    /** The call's input besides paging; null if the record has no history. */
    getInput(row: R): Readonly<Record<string, unknown>> | null
    columns: readonly Pick<Column, 'field' | 'label' | 'format'>[]
  }
}

/** A part of a list that the dashboard counts under 'A fazer'. */
export interface ListCount<FilterName extends string = string> {
  /** The name of the part, in lower case: 'produtos pendentes'. */
  readonly label: string
  /** The filters that select the part, as the URL has them. */
  readonly filters: Readonly<Partial<Record<FilterName, string>>>
}

/** The definition of a list screen. */
export interface ListDefinition<R extends Row = Row> {
  resource: Resource
  title: string
  /** Path of the screen: '/cashbacks'. */
  path: string
  // The input differs per list. useList fills it from page, size, sort and the filters' wire names.
  endpoint: Endpoint<unknown, Page<R>>
  /** Parameters of the call that the list offers no filter for. */
  inputsWithoutFilter?: readonly string[]
  /** Input of the call besides paging and filters: the id in the path. */
  fixedInput?: Readonly<Record<string, string | number>>
  /** Rows of the first request. */
  pageSize: number
  /** 'field,ASC|DESC' of the first request. */
  sort: string
  filters?: readonly FilterField[]
  /** Filters that the platform does not carry out; set by `limitList`. */
  unavailableFilters?: readonly UnavailableFilter[]
  /**
   * Draws the date filters (screen/period-fields.tsx). Lists with dates name it here, so that other lists do not load
   * it.
   */
  PeriodFields?: ComponentType<PeriodFieldsProps>
  /** Label of the button that applies the filters. Default: 'Aplicar'. */
  applyLabel?: string
  /** Returns the message that says why filters cannot be combined, or null. */
  validateFilters?: (filters: ListState['filters']) => string | null
  /** The filter without which no request is sent (audit by user). */
  requiredFilter?: { filter: string; message: string }
  columns: readonly Column<R>[]
  /**
   * The money column with the amount of each row. The footer and the scans add it up. A list without it has no sums: the
   * sum of a record's versions says nothing.
   */
  amountField?: string
  /** Buttons at the right of the title. The first one that creates a record is primary. */
  toolbar?: readonly AnyCommand[]
  /**
   * Commands on a row, in menu order. The first ones are icons on the row under the pointer, and as many as fit are
   * buttons of the bar of a selection: those that are used most come first.
   */
  rowCommands?: readonly AnyCommand[]
  /** What a scan needs to know about this resource besides the columns' formats (listing/scan/README §1). */
  audit?: AuditSchema<R>
  /** File name of the CSV without its extension. Default: from the title. */
  csvFileName?: string
  /** The statistics lists show 'Total: n' (spec 2 §2). */
  showsTotal?: boolean
  /** What of this list is work to do: the dashboard counts it under 'A fazer'. */
  counts?: readonly ListCount[]
  /** Content between the title and the table: the one free slot of a definition. */
  AboveTable?: ComponentType
}

/** Returns the kind of number that a filter takes; null if it takes none. */
export const getNumberKind = ({ type }: FilterField): NumberKind | null => (isNumberKind(type) ? type : null)

/** Returns the values of a filter that have a label: its options, or the value words of a field without options. */
export const getFilterChoices = ({
  options = [],
  valueWords: words = [],
}: Pick<FilterField, 'options' | 'valueWords'>) => [...options, ...words]

/** Two fields that are the ends of one range. */
interface RangeFields {
  lower: FilterField
  upper: FilterField
}

/** Returns a list's ranges of amounts, or its periods, in the order of their fields. */
export function findRanges({ filters = [] }: Pick<AnyList, 'filters'>, type: 'money' | 'datetime'): RangeFields[] {
  const [lowerFields, upperFields] = (['lower', 'upper'] as const).map((end) =>
    filters.filter((field) => field.type === type && field.rangeEnd === end),
  ) as [FilterField[], FilterField[]]
  return lowerFields.flatMap((lowerField, index) =>
    upperFields[index] ? [{ lower: lowerField, upper: upperFields[index] }] : [],
  )
}

/** Returns the first range of amounts, or the first period, of a list; null if it has none. */
export const findOnlyRange = (list: Pick<AnyList, 'filters'>, type: 'money' | 'datetime'): RangeFields | null =>
  findRanges(list, type)[0] ?? null

/** The path of a value in a row: 'id', 'categoria.dscNome'. Any text if the shape of the row is not known. */
export type RowPath<R> = string extends keyof R
  ? string
  : { [Key in keyof R & string]: Key | PathWithin<Key, NonNullable<R[Key]>> }[keyof R & string]

type PathWithin<Key extends string, Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? `${Key}.${RowPath<Value>}`
    : never

/**
 * The name by which the platform orders a column whose value is elsewhere in the row. It is a type of its own, because
 * the compiler would take every mistyped path for such a name and ask for a `getValue`.
 */
export type SortName = string & { readonly isSortName: true }

/** Makes the name for the `field` of a column with `getValue`. */
export const sortName = (name: string): SortName => name as SortName

/** A column as a definition writes it: `R` is the row, `FilterName` the wire names of the list's filters. */
export type ColumnDefinition<R extends Row, FilterName extends string = never> = Omit<
  Column<R>,
  'field' | 'idField' | 'filterName' | 'getValue'
> & { idField?: RowPath<R>; filterName?: FilterName } & (
    { field: SortName; getValue: (row: R) => unknown } | { field: RowPath<R>; getValue?: never }
  )

/** `AuditSchema` as a definition writes it: every field is a path in the row. */
export type AuditDefinition<R extends Row> = Omit<
  AuditSchema<R>,
  'personField' | 'comparisonField' | 'uniqueFields' | 'groupField'
> & {
  personField?: RowPath<R>
  comparisonField?: RowPath<R>
  uniqueFields?: readonly RowPath<R>[]
  groupField?: RowPath<R>
}

/** The part of a list that its request needs, typed by the call. */
export interface ListRequestParts<R extends Row, Input> {
  endpoint: Endpoint<Input, Page<R>>
  pageSize: number
  sort: `${string},${'ASC' | 'DESC'}`
  filters?: readonly FilterField<FilterNameOf<Input>>[]
  requiredFilter?: { filter: FilterNameOf<Input>; message: string }
  validateFilters?: (filters: ListState['filters']) => string | null
  fixedInput?: { readonly [Name in FilterNameOf<Input>]?: string | number }
  /** Parameters of the call that the list offers no filter for. */
  inputsWithoutFilter?: readonly FilterNameOf<Input>[]
  /** What of this list is work to do; each count is one request of one row. */
  counts?: readonly ListCount<FilterNameOf<Input>>[]
}

/** A list as a section writes it. Title and path default to those of its resource. */
type ListOptions<R extends Row, Input> = Omit<
  ListDefinition<R>,
  'resource' | 'title' | 'path' | 'columns' | 'amountField' | 'audit' | keyof ListRequestParts<R, Input>
> &
  ListRequestParts<R, Input> &
  Partial<Pick<ListDefinition<R>, 'title' | 'path'>> & {
    resource: RoutedResource
    columns: readonly ColumnDefinition<R, FilterNameOf<Input>>[]
    amountField?: RowPath<R>
    audit?: AuditDefinition<R>
  }

/**
 * Makes a list's definition from its parts. Columns are typed by the row of the response, filters by the parameters of
 * the call: any other name does not compile. What the platform cannot do is left out (`limitList`). Throws if the first
 * sort names a column that the list does not have, or if the amount is no column of money.
 */
export function defineList<R extends Row, Input>(parts: ListOptions<R, Input>): ListDefinition<R> {
  const list = { title: parts.resource.title, path: parts.resource.path, ...parts } as ListDefinition<R>
  const [sortField] = list.sort.split(',')
  if (!list.columns.some(({ field }) => field === sortField))
    throw new Error(`A lista “${list.title}” não tem a coluna “${sortField}”, pela qual é ordenada`)
  if (list.amountField !== undefined && findAmountColumn(list)?.format !== 'money')
    throw new Error(`A lista “${list.title}” não tem a coluna de valor “${list.amountField}”`)
  reportUnknownParts(list)
  return limitList(list)
}

/** Any list, for code that does not depend on the type of its rows. */
export type AnyList = ListDefinition

/** Page sizes (rows) that every list offers (spec 1 §9). */
export const PAGE_SIZES: readonly number[] = [5, 10, 100, 500, 1000]

/**
 * Returns the page sizes offered (spec 1 §9), plus the screen's own if it is another one, in ascending order. The
 * platform's largest page takes the place of larger ones.
 */
export function getPageSizes(definition: Pick<AnyList, 'pageSize'>): number[] {
  return [...new Set([...PAGE_SIZES, definition.pageSize].map(limitPageSize))].sort((a, b) => a - b)
}

/** Returns the column with the amount of a row; undefined for a list without sums. */
export const findAmountColumn = ({ columns, amountField }: Pick<AnyList, 'columns' | 'amountField'>) =>
  amountField === undefined ? undefined : columns.find(({ field }) => field === amountField)

/** Returns the raw value of a cell. */
export function getCellValue<R extends Row>(column: Column<R>, row: R): unknown {
  if (column.getValue) return column.getValue(row)
  let read = readersByPath.get(column.field)
  if (!read) readersByPath.set(column.field, (read = createColumnReader(column.field)))
  return read(row)
}

/** By path, so that a reader is made once and not for each of a thousand rows. */
const readersByPath = new Map<string, ColumnValueReader>()

const RIGHT_ALIGNED = new Set<CellFormat | undefined>(['money', 'number', 'percent'])

/** True if values and header of the column are right-aligned (ui/README §2). */
export const isRightAligned = ({ format }: Pick<Column, 'format'>): boolean => RIGHT_ALIGNED.has(format)
