/**
 * The argument types of the command grammar (commands/README §3): what a slot of a phrase accepts and what it yields.
 */
import type { Resource } from './resource.ts'

/** Money range in reais; both ends as typed, the server decides whether they are included. */
export interface MoneyRange {
  min?: number
  max?: number
}

/** Local wall-clock times 'yyyy-MM-ddTHH:mm', the value of a datetime-local input. */
export interface Period {
  de?: string
  ate?: string
}

/** One of the words that an argument takes. */
export interface Choice {
  value: string
  label: string
  /** Further words that mean this choice, without accents. */
  words?: readonly string[]
}

/** What the language needs to know of a filter. */
export interface FilterSchema {
  /** The wire name. */
  name: string
  label: string
  type: 'text' | 'money' | 'percent' | 'whole' | 'datetime' | 'select'
  options?: readonly { value: string; label: string }[]
  /** Words for values of a field without options: the ledger's 'pendente' is 1. */
  valueWords?: readonly { value: string; label: string }[]
  /** Whose id the value is. */
  resource?: Resource
  /** An end of a money range, in reais, or of a period. */
  rangeEnd?: 'lower' | 'upper'
  /** Whose the records are: of 'produtos da Vila Café' she is the supplier. */
  owner?: true
}

/** What the language needs to know of a column. */
export interface ColumnSchema {
  field: string
  label: string
  format?: string
  isSortable?: boolean
  /** Further words for it: 'estoque' is QTD. */
  words?: readonly string[]
  /** The wire name of the filter that takes its values. */
  filterName?: string
  /** The field of the record's id, where `field` is but its name. */
  idField?: string
}

/** What the language needs to know of a list to read a view of it. */
export interface ListSchema {
  resource: Resource
  title: string
  path: string
  /** Page sizes offered. */
  sizes: readonly number[]
  filters: readonly FilterSchema[]
  columns: readonly ColumnSchema[]
  /** The filter without which nothing is asked, and the sentence that says so. */
  requiredFilter?: { filter: string; message: string }
}

/** A part of a list: filters by wire name, 'field,ASC|DESC', rows a page, which page (0-based). */
export interface ListView {
  filters: Readonly<Record<string, string>>
  /** Filters taken away. */
  removedFilters: readonly string[]
  sort?: string
  size?: number
  page?: number
}

/** The kinds of arguments (commands/README §3). */
export type ArgKind =
  'ids' | 'id' | 'n' | 'valor' | 'faixa' | 'periodo' | 'coluna' | 'direcao' | 'texto' | 'escolha' | 'vista'

/** An argument of a command: what it accepts, and what a value of it is. */
export interface Arg<Value = unknown, Optional extends boolean = boolean> {
  readonly kind: ArgKind
  /** What the palette asks for when the phrase leaves it out: 'id do produto'. */
  readonly label: string
  /** Asked in the place of 'Digite: …', where the label alone is no question. */
  readonly question?: string
  readonly optional: Optional
  /** For id and ids: whose records they are, so that the palette can look them up. */
  readonly resource?: Resource
  /** For ids told by whose they are: which of the owner's records the act is for. */
  readonly ownedFilter?: OwnedFilter
  /** For coluna: more than one may be named. */
  readonly allowsMultiple?: true
  /** For n: the least number accepted; 0 unless told. */
  readonly min?: number
  /** For escolha; for n the numbers offered where none is typed. */
  readonly choices?: readonly Choice[]
  /** For escolha and n: the value now, marked among the choices; read when it is asked for. */
  readonly getCurrentValue?: () => string | undefined
  /** For texto: what is offered where nothing is typed; read when it is asked for. */
  readonly getSuggestions?: () => readonly string[]
  /**
   * For texto: a name that the operator gives: of it nothing is passed over as said in between ('meus caros', 'o que
   * falta').
   */
  readonly isVerbatim?: true
  /** For vista: the list whose part it is. */
  readonly listSchema?: ListSchema
  /** Carries the value's type; never set. */
  readonly value?: Value
}

/** Filters of a noun's list, and the word for what they leave: 'pendente'. */
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

/** One to 1,000 ids, ascending, without doubles: '12, 15-18'. Without a noun they are rows of the current table. */
export const ids = (noun: Resource | null, { label = 'ids', only }: ArgOptions & { only?: OwnedFilter } = {}) =>
  requiredArg<number[]>({ kind: 'ids', label, ...(noun && { resource: noun }), ...(only && { ownedFilter: only }) })
/** One id: '12', '#12', 'nº 12'. */
export const id = (noun: Resource | null, { label = 'id' }: ArgOptions = {}) =>
  requiredArg<number>({ kind: 'id', label, ...(noun && { resource: noun }) })
/** A whole number, from 0 or the least that is told. */
export const integer = (
  label: string,
  { min = 0, choices = [], ...more }: Partial<Pick<Arg, 'question' | 'min' | 'choices' | 'getCurrentValue'>> = {},
) => requiredArg<number>({ kind: 'n', label, min, choices, ...more })
/** Minimum and maximum in reais: 'acima de 100', 'entre 100 e 500'. */
export const moneyRange = (label = 'faixa de valor') => requiredArg<MoneyRange>({ kind: 'faixa', label })
/** 'ontem', 'de 01/10 a 15/10', 'últimos 7 dias'. */
export const period = (label = 'período') => requiredArg<Period>({ kind: 'periodo', label })
/** A column of the current table, by its label or a prefix of it; yields the column's field. */
export const column = (label = 'coluna') => requiredArg<string>({ kind: 'coluna', label })
/** One column, or several: 'pagamento e tipo'; yields a field, or the fields as they were said. */
export const columns = () =>
  requiredArg<string | readonly string[]>({ kind: 'coluna', label: 'coluna', allowsMultiple: true })
/** An order, ASC or DESC: 'crescente', 'z-a'. */
export const direction = (label = 'direção') => requiredArg<'ASC' | 'DESC'>({ kind: 'direcao', label })
/** The rest of the line, accents kept. */
export const freeText = (label: string, more: Pick<Arg, 'getSuggestions' | 'isVerbatim'> = {}) =>
  requiredArg<string>({ kind: 'texto', label, ...more })
/** One of a few words. */
export const choice = (label: string, choices: readonly Choice[], now?: () => string | undefined) =>
  requiredArg<string>({ kind: 'escolha', label, choices, ...(now && { getCurrentValue: now }) })
/** The same argument, which a phrase may leave out and which is then not asked for. */
export const optional = <Value>(arg: Arg<Value, false>): Arg<Value, true> => ({ ...arg, optional: true })

/** The arguments of a command by name, in the order in which they are asked for. */
export type Args = Readonly<Record<string, Arg>>

/** Values by the argument's name. */
export type ArgValues = Readonly<Record<string, unknown>>

/**
 * The values of a set of arguments: optional ones may be absent. Of any arguments: whatever stands under their names.
 */
export type ArgValuesOf<A extends Args> = string extends keyof A
  ? Readonly<Record<string, unknown>>
  : ArgValuesByName<A>

type ArgValuesByName<A extends Args> = {
  [K in keyof A as A[K]['optional'] extends true ? never : K]: NonNullable<A[K]['value']>
} & {
  [K in keyof A as A[K]['optional'] extends true ? K : never]?: NonNullable<A[K]['value']>
}
