/** What the command layer knows of a list: enough to read a filter, an order or a size, and to say what it cannot do. */
import type { Noun } from './noun.ts'

/** What the language needs to know of a filter. */
export interface FilterFacts {
  /** The wire name. */
  name: string
  label: string
  type: 'text' | 'money' | 'percent' | 'whole' | 'datetime' | 'select'
  options?: readonly { value: string; label: string }[]
  /** Words for values of a field without options: the ledger's 'pendente' is 1. */
  words?: readonly { value: string; label: string }[]
  /** Whose id the value is. */
  noun?: Noun
  /** An end of a money range, in reais, or of a period. */
  end?: 'least' | 'most'
}

/** What the language needs to know of a column. */
export interface ColumnFacts {
  field: string
  label: string
  format?: string
  sortable?: boolean
  /** Further words for it: 'estoque' is QTD. */
  words?: readonly string[]
}

/** What the language needs to know of a list to read a view of it. */
export interface ListFacts {
  noun: Noun
  title: string
  path: string
  /** Page sizes offered. */
  sizes: readonly number[]
  filters: readonly FilterFacts[]
  columns: readonly ColumnFacts[]
  /** The filter without which nothing is asked, and the sentence that says so. */
  needs?: { filter: string; message: string }
}

/** A part of a list: filters by wire name, 'field,ASC|DESC', rows a page. */
export interface ListView {
  filters: Readonly<Record<string, string>>
  /** Filters taken away. */
  without: readonly string[]
  sort?: string
  size?: number
}
