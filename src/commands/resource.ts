/**
 * A noun is one object: what the domain calls a thing, in which words it may be typed, how one of its records is summed
 * up, read and found. Whatever speaks of it (language, palette, confirmation, report) takes it from there.
 */
import type { Endpoint } from '#api/endpoint.ts'
import type { FilterNameOf, Page } from '#api/page.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import type { RouteLocation, QueryParams } from '#lib/urls/route-location.ts'

/** A row of a list: a record of the platform, keyed by its id. */
export type Row = { id: number } & Readonly<Record<string, unknown>>

/** What a record says of itself in few words. */
export interface Summary {
  name?: string | null
  status?: { id: number | null; descricao: string | null }
  /** What it costs or moves, in reais. */
  amount?: number | null
  /** When it was made, as the wire has it: ISO text, or ms since the epoch. */
  date?: string | number | null
  /** Whose it is. */
  person?: string | null
}

/** A record as palette and confirmation show it before an act; the name is '' where it has none. */
export interface RecordSummary extends Summary {
  id: number
  name: string
  row: Row
}

/** What is said of a noun, once: words, place, how a record is summed up, read and found. */
export interface ResourceDefinition<R extends Row, Input = unknown> {
  /** First part of its commands' ids: 'produto'. */
  id: string
  /** In small letters, with the article of one: 'produto', 'produtos', 'o'. A noun without number has them alike. */
  singular: string
  plural: string
  article: 'o' | 'a'
  /** The name of its list: 'Ledger de Bônus'. The plural with a capital unless told. */
  title?: string
  /** Where its list or its page stands: '/cashback-planos'. Without one it is only a word of the language. */
  path?: string
  /** Further words that mean one record, the list, or either; the singular and the plural are always understood. */
  words?: {
    one?: readonly string[]
    many?: readonly string[]
    either?: readonly string[]
    english?: readonly [one: string, many: string]
  }
  /** Stands before a record's name in the palette and says whose name it is: '@'. */
  sign?: string
  /** Sums up a row of its list, or a record that was read alone. */
  summary?(row: R): Summary
  /** The call that reads one record, fetched when it is needed. */
  record?(): Promise<Endpoint<{ id: number }, R>>
  /** The list that is searched by name, and its filter for that. */
  search?: {
    by: FilterNameOf<Input>
    list(): Promise<Endpoint<Input, Page<R>>>
  }
  /** Its list, for what follows. */
  list?(): Promise<Endpoint<Input, Page<R>>>
  /**
   * The order in which its list is gone through, a few pages at most, where no call finds a record by its name ('name')
   * or by its id ('id').
   */
  scanOrder?: { key: 'name' | 'id'; sort: string }
  /** Whose its records are: the noun, and the filter of its list that takes the id ('bônus de @maria'). */
  owners?: readonly { resource: Resource; by: FilterNameOf<Input> }[]
}

/** A noun, where the shape of its records does not matter. */
export interface Resource extends ResourceDefinition<Row> {
  readonly title: string
}

/** A noun that has a place in the console. */
export interface RoutedResource extends Resource {
  readonly path: string
}

/** Describes one noun; its rows, and the filters that it is searched by, are typed by its calls. */
export function defineResource<R extends Row, Input>(
  definition: ResourceDefinition<R, Input> & { path: string },
): RoutedResource
/** The same for a resource without a list of its own. */
export function defineResource<R extends Row, Input>(definition: ResourceDefinition<R, Input>): Resource
/** Both are told apart by their types alone. */
export function defineResource<R extends Row, Input>(definition: ResourceDefinition<R, Input>): Resource {
  return { title: capitalize(definition.plural), ...definition } as Resource
}

/** Its records can be found by name. */
export const isSearchableByName = ({ search, scanOrder: walk }: Resource): boolean =>
  search !== undefined || walk?.key === 'name'

/** Where a new record is made: '/produtos/cadastrar'. */
export const newRecordPath = ({ path }: RoutedResource): string => `${path}/cadastrar`

/** Where a record is edited, as the router spells it: '/produtos/editar/$id'. */
export const editRecordPath = ({ path }: RoutedResource): string => `${path}/editar/$id`

/** The list of a noun, or its page; with these filters by their names on the wire. */
export const listLocation = ({ path }: RoutedResource, search?: QueryParams): RouteLocation => ({
  to: path,
  ...(search && { search }),
})

/** The form of a new record. */
export const newRecordLocation = (noun: RoutedResource): RouteLocation => ({ to: newRecordPath(noun) })

/** The form of this record. */
export const editRecordLocation = (noun: RoutedResource, id: number): RouteLocation => ({
  to: editRecordPath(noun),
  params: { id: String(id) },
})

/** What its form is called: 'Cadastrar Produto', 'Editar Produto'. */
export const getFormTitle = ({ singular }: Resource, mode: 'create' | 'edit'): string =>
  `${mode === 'create' ? 'Cadastrar' : 'Editar'} ${capitalize(singular)}`

/** What the noun says of this row of its list. */
export function summarizeRow(resource: Resource, row: Row): RecordSummary {
  const summary = resource.summary?.(row)
  return { ...summary, id: row.id, name: summary?.name ?? '', row }
}
