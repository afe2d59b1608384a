/**
 * The argument types of the command grammar (commands/README §3): what a slot of a phrase accepts, and which value a
 * command gets.
 */
import type { WrittenKind } from '#lib/format/written-value.ts'
import type { Resource } from './resource.ts'

/** A range of money in reais. Both ends are as typed; the server decides whether they are included. */
export interface MoneyRange {
  min?: number
  max?: number
}

/** Local wall-clock times 'yyyy-MM-ddTHH:mm', as a datetime-local input has them. */
export interface Period {
  de?: string
  ate?: string
}

/** One of the words that an argument accepts. */
export interface Choice {
  value: string
  label: string
  /** Further words for this choice, without accents. */
  words?: readonly string[]
  /** For a field: the words of its values, if they are a few: 'sim', 'não'. */
  values?: readonly string[]
  /** For a field: its value is a number. */
  isNumber?: boolean
  /** For a field: what its number counts, in the singular and folded: 'unidade'. */
  units?: readonly string[]
}

/** What the language needs to know about a filter. */
export interface FilterSchema {
  /** The name of the query parameter. */
  name: string
  label: string
  type: 'text' | 'money' | 'percent' | 'whole' | 'datetime' | 'select'
  options?: readonly { value: string; label: string }[]
  /** Words for the values of a field without options: in the ledger 'pendente' is 1. */
  valueWords?: readonly { value: string; label: string }[]
  /** The resource whose id the value is. */
  resource?: Resource
  /** Which end of a money range (in reais) or of a period the value is. */
  rangeEnd?: 'lower' | 'upper'
  /** The filter names the owner of the records: in 'produtos da Vila Café' the shop is the supplier. */
  owner?: true
}

/** What the language needs to know about a column. */
export interface ColumnSchema {
  field: string
  label: string
  format?: string
  isSortable?: boolean
  /** Further words for the column: 'estoque' is QTD. */
  words?: readonly string[]
  /** The name of the query parameter that filters by this column's values. */
  filterName?: string
  /** The field with the record's id, if `field` has only its name. */
  idField?: string
}

/** What the language needs to know about a list to interpret a typed view of it. */
export interface ListSchema {
  resource: Resource
  title: string
  path: string
  /** The page sizes that the list offers. */
  sizes: readonly number[]
  filters: readonly FilterSchema[]
  columns: readonly ColumnSchema[]
  /** The filter that the list needs before it requests anything, and the sentence that says so. */
  requiredFilter?: { filter: string; message: string }
}

/** A part of a list: filters by query parameter, sort as 'field,ASC|DESC', rows per page, and the page (0-based). */
export interface ListView {
  filters: Readonly<Record<string, string>>
  /** Filters that the line removes. */
  removedFilters: readonly string[]
  sort?: string
  size?: number
  page?: number
}

/** The kinds of arguments (commands/README §3). */
export type ArgKind =
  'ids' | 'id' | 'n' | 'valor' | 'faixa' | 'periodo' | 'coluna' | 'direcao' | 'texto' | 'escolha' | 'vista'

/** An argument of a command: what it accepts, and the type of its value. */
export interface Arg<Value = unknown, Optional extends boolean = boolean> {
  readonly kind: ArgKind
  /** What the palette asks for if the phrase leaves the argument out: 'id do produto'. */
  readonly label: string
  /** Replaces 'Digite: …' if the label alone is no question. */
  readonly question?: string
  readonly optional: Optional
  /** For id and ids: the resource of the records, so that the palette can look them up. */
  readonly resource?: Resource
  /** For ids that are named by their owner: which of the owner's records the command acts on. */
  readonly ownedFilter?: OwnedFilter
  /** For coluna: several columns may be named. */
  readonly allowsMultiple?: true
  /** For n: the least number accepted; 0 by default. */
  readonly min?: number
  /** For escolha: the values to choose from. For n: the numbers offered while none is typed. */
  readonly choices?: readonly Choice[]
  /**
   * For escolha and n: returns the current value, which is marked among the choices. Called when the palette asks for
   * the argument.
   */
  readonly getCurrentValue?: () => string | undefined
  /** For texto: returns the suggestions shown while nothing is typed. Called when the palette asks for the argument. */
  readonly getSuggestions?: () => readonly string[]
  /** For texto: what to choose from, once the arguments before it are known; undefined if any text may be meant. */
  readonly getChoices?: (args: ArgValues) => readonly Choice[] | undefined
  /**
   * For texto: the text is a name that the operator gives, so no word of it is skipped as a filler word ('meus caros',
   * 'o que falta').
   */
  readonly isVerbatim?: true
  /** For texto: a phrase always quotes it, so that it is taken for nothing else. */
  readonly isQuoted?: true
  /** For texto: the command sets it itself, for its run. It is not shown. */
  readonly isInternal?: true
  /**
   * For texto: of which kind the value is, once the arguments before it are known. The palette shows it as such values
   * are shown: 'R$ 19,90' for '19,90'.
   */
  readonly getValueKind?: (args: ArgValues) => WrittenKind | undefined
  /**
   * For texto: reads what the text will replace, once the arguments before it are known; null if that is no single
   * value. Called when the palette asks for the argument.
   */
  readonly loadCurrentText?: (args: ArgValues, signal: AbortSignal) => Promise<string | null>
  /** For texto: false for a text that cannot be a value, so that the phrase is not meant. */
  readonly accepts?: (text: string) => boolean
  /** For escolha: the choices are fields of a record, whose names are read beside a record only. */
  readonly isField?: true
  /** For vista: the list that the view is a part of. */
  readonly listSchema?: ListSchema
  /** Carries the value's type for the compiler; never set. */
  readonly value?: Value
}

/** Filters of a resource's list, and the word for the records that they select: 'pendente'. */
export interface OwnedFilter {
  label: string
  filters: Readonly<Record<string, string>>
}

interface ArgOptions {
  label?: string
}

const requiredArg = <Value>(arg: Omit<Arg<Value, false>, 'optional'>): Arg<Value, false> => ({
  ...arg,
  optional: false,
})

/**
 * One to 1,000 ids, ascending, without duplicates: '12, 15-18'. Without a resource they are rows of the current table.
 */
export const ids = (resource: Resource | null, { label = 'ids', only }: ArgOptions & { only?: OwnedFilter } = {}) =>
  requiredArg<number[]>({
    kind: 'ids',
    label,
    ...(resource && { resource }),
    ...(only && { ownedFilter: only }),
  })
/** One id: '12', '#12', 'nº 12'. */
export const id = (resource: Resource | null, { label = 'id' }: ArgOptions = {}) =>
  requiredArg<number>({ kind: 'id', label, ...(resource && { resource }) })
/** A whole number of at least `min` (0 by default). */
export const integer = (
  label: string,
  { min = 0, choices = [], ...more }: Partial<Pick<Arg, 'question' | 'min' | 'choices' | 'getCurrentValue'>> = {},
) => requiredArg<number>({ kind: 'n', label, min, choices, ...more })
/** Minimum and maximum in reais: 'acima de 100', 'entre 100 e 500'. */
export const moneyRange = (label = 'faixa de valor') => requiredArg<MoneyRange>({ kind: 'faixa', label })
/** 'ontem', 'de 01/10 a 15/10', 'últimos 7 dias'. */
export const period = (label = 'período') => requiredArg<Period>({ kind: 'periodo', label })
/** A column of the current table, by its label or a prefix of the label; the value is the column's field. */
export const column = (label = 'coluna') => requiredArg<string>({ kind: 'coluna', label })
/** One column or several: 'pagamento e tipo'. The value is a field, or the fields in the order typed. */
export const columns = () =>
  requiredArg<string | readonly string[]>({ kind: 'coluna', label: 'coluna', allowsMultiple: true })
/** An order, ASC or DESC: 'crescente', 'z-a'. */
export const direction = (label = 'direção') => requiredArg<'ASC' | 'DESC'>({ kind: 'direcao', label })
/** The rest of the line, with its accents. */
export const freeText = (
  label: string,
  more: Pick<
    Arg,
    | 'getSuggestions'
    | 'getChoices'
    | 'isVerbatim'
    | 'isQuoted'
    | 'isInternal'
    | 'accepts'
    | 'getValueKind'
    | 'loadCurrentText'
  > = {},
) => requiredArg<string>({ kind: 'texto', label, ...more })
/** One of a few words. */
export const choice = (label: string, choices: readonly Choice[], getCurrentValue?: () => string | undefined) =>
  requiredArg<string>({ kind: 'escolha', label, choices, ...(getCurrentValue && { getCurrentValue }) })
/** A field of a record, by its name. */
export const field = (label: string, fields: readonly Choice[]) =>
  requiredArg<string>({ kind: 'escolha', label, choices: fields, isField: true })
/** The same argument, but a phrase may leave it out; the palette then does not ask for it. */
export const optional = <Value>(arg: Arg<Value, false>): Arg<Value, true> => ({ ...arg, optional: true })

/** The arguments of a command by name, in the order in which they are asked for. */
export type Args = Readonly<Record<string, Arg>>

/** Values by argument name. */
export type ArgValues = Readonly<Record<string, unknown>>

/**
 * The values of a set of arguments; optional ones may be absent. For arguments of unknown names: any value under any
 * name.
 */
export type ArgValuesOf<A extends Args> = string extends keyof A
  ? Readonly<Record<string, unknown>>
  : ArgValuesByName<A>

type ArgValuesByName<A extends Args> = {
  [K in keyof A as A[K]['optional'] extends true ? never : K]: NonNullable<A[K]['value']>
} & {
  [K in keyof A as A[K]['optional'] extends true ? K : never]?: NonNullable<A[K]['value']>
}
