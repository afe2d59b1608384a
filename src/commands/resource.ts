/**
 * A resource is one object: its names, the words that mean it in a typed line, and how one of its records is
 * summarized, read and found. The language, palette, confirmation and report use it.
 */
import { getCapabilities } from '#api/capabilities.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { FilterNameOf, Page } from '#api/page.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import type { RouteLocation, QueryParams } from '#lib/urls/route-location.ts'

/** A row of a list: a record of the platform, keyed by its id. */
export type Row = { id: number } & Readonly<Record<string, unknown>>

/** The few facts that describe a record. */
export interface Summary {
  name?: string | null
  status?: { id: number | null; descricao: string | null }
  /** The price or the amount moved, in reais. */
  amount?: number | null
  /** When the record was created, as the platform sends it: ISO text, or ms since the epoch. */
  date?: string | number | null
  /** The person the record belongs to. */
  person?: string | null
}

/** A record as palette and confirmation show it; the name is '' if it has none. */
export interface RecordSummary extends Summary {
  id: number
  name: string
  row: Row
}

/**
 * The words of the language that a resource contributes. In the last three tables the typed word, folded, leads to one
 * of the words of the resource and its fields, which stands in its place.
 */
export interface ResourceWords {
  /** Further words for one record, for the list, or for either. */
  one?: readonly string[]
  many?: readonly string[]
  either?: readonly string[]
  english?: readonly [one: string, many: string]
  /**
   * Words of Spanish, of Portugal, and English words for its fields, which are replaced wherever they stand: 'tienda' is
   * 'loja', 'depth' is 'profundidade'.
   */
  foreign?: Readonly<Record<string, string>>
  /** Abbreviations, which are expanded beside another word: 'ctg' is 'categoria'. */
  abbreviations?: Readonly<Record<string, string>>
  /** Words that a phone's autocorrection writes before a number: 'perdido 60' is 'pedido 60'. */
  beforeNumber?: Readonly<Record<string, string>>
}

/** A call that finds records by an amount, or by the day on which they were created. */
export interface RecordFinder<R extends Row = Row> {
  by: 'amount' | 'day'
  /** The path of the list that shows the result, if it is not the resource's own: '/auditoria/transacoes/valor'. */
  path?: `/${string}`
  list(): Promise<Endpoint<unknown, Page<R>>>
  /**
   * The list's filters for a range: reais as plain decimals ('219.5', twice), or the first and the last minute of a day
   * ('2026-11-20T00:00').
   */
  toFilters(from: string, to: string): Readonly<Record<string, string>>
}

/** The definition of a resource: words, path, and how a record is summarized, read and found. */
export interface ResourceDefinition<R extends Row, Input = unknown> {
  /** First part of its commands' ids: 'produto'. */
  id: string
  /**
   * In lower case, with the article of the singular: 'produto', 'produtos', 'o'. A resource without a plural form has
   * both alike.
   */
  singular: string
  plural: string
  article: 'o' | 'a'
  /** The name of its list: 'Ledger de Bônus'. The capitalized plural by default. */
  title?: string
  /** The path of its list or its page: '/cashback-planos'. Without one the resource is only a word of the language. */
  path?: `/${string}`
  /** Where a record is shown: in a dialog over its list, or in its form; 'form' by default. */
  recordView?: 'dialog' | 'form'
  /**
   * The first part of the ids of its calls, if forms and commands write its records: 'produtos' of 'produtos.criar',
   * 'produtos.atualizar', 'produtos.deletar'.
   */
  calls?: string
  /** Further words that mean the resource in a typed line; the singular and the plural are always understood. */
  words?: ResourceWords
  /** A prefix before a record's name in the palette that shows the resource: '@'. */
  sign?: string
  /** Summarizes a row of the list, or a record that was read alone. */
  summary?(row: R): Summary
  /** Loads the endpoint that reads one record. */
  record?(): Promise<Endpoint<{ id: number }, R>>
  /**
   * The list that can be searched by name, and the filter to search with. `email` returns the address of a record that
   * has one: no call searches addresses, but they consist of names.
   */
  search?: {
    by: FilterNameOf<Input>
    list(): Promise<Endpoint<Input, Page<R>>>
    email?(row: R): string | null
  }
  /** Calls that find records by an amount or a day, because they filter by it. */
  finders?: readonly RecordFinder<R>[]
  /** Loads the endpoint of the list, for `scanOrder` and `owners`. */
  list?(): Promise<Endpoint<Input, Page<R>>>
  /**
   * The order for scanning the list, a few pages at most, if no endpoint finds a record by its name ('name') or by its
   * id ('id').
   */
  scanOrder?: { key: 'name' | 'id'; sort: string }
  /**
   * The resources that can own its records, and the filter of the list that takes the owner's id ('bônus de @maria').
   */
  owners?: readonly { resource: Resource; by: FilterNameOf<Input> }[]
}

/** A resource, if the shape of its records does not matter. */
export interface Resource extends ResourceDefinition<Row> {
  readonly title: string
}

/** A resource with a page in the console. */
export interface RoutedResource extends Resource {
  readonly path: `/${string}`
}

/** Defines one resource; its endpoints give the types of its rows and of its search filters. */
export function defineResource<R extends Row, Input>(
  definition: ResourceDefinition<R, Input> & { path: `/${string}` },
): RoutedResource
/** The same for a resource without a page of its own. */
export function defineResource<R extends Row, Input>(definition: ResourceDefinition<R, Input>): Resource
/** The two overloads differ only in their types. */
export function defineResource<R extends Row, Input>(definition: ResourceDefinition<R, Input>): Resource {
  return { title: capitalize(definition.plural), ...definition } as Resource
}

/** True if the list of this resource has a filter by name, and the platform applies it (`capabilities`). */
export const hasNameFilter = ({ search, path }: Resource): boolean =>
  search !== undefined && !getCapabilities().withoutFilter[path ?? '']?.includes(search.by)

/** True if its records can be found by name: by a filter of the list, or in a list of a few pages. */
export const isSearchableByName = (resource: Resource): boolean =>
  hasNameFilter(resource) || resource.scanOrder?.key === 'name'

/** The call that finds its records by an amount or a day; undefined if there is none, or the platform ignores a filter. */
export const findFinder = ({ finders, path }: Resource, by: RecordFinder['by']): RecordFinder | undefined =>
  finders?.find((finder) => {
    const ineffective = getCapabilities().withoutFilter[finder.path ?? path ?? ''] ?? []
    return finder.by === by && !Object.keys(finder.toFilters('', '')).some((name) => ineffective.includes(name))
  })

/** The call that writes a record of this resource, as a list for `writes` of a command; empty if there is none. */
export const getWriteCall = ({ calls }: Resource, action: 'criar' | 'atualizar' | 'deletar'): readonly string[] =>
  calls === undefined ? [] : [`${calls}.${action}`]

/** The path of the form for a new record: '/produtos/cadastrar'. */
export const newRecordPath = ({ path }: RoutedResource): string => `${path}/cadastrar`

/** The path of the form for an existing record, as the router spells it: '/produtos/editar/$id'. */
export const editRecordPath = ({ path }: Pick<RoutedResource, 'path'>): string => `${path}/editar/$id`

/** The location of a resource's list or page, with these filters by query parameter. */
export const listLocation = ({ path }: RoutedResource, search?: QueryParams): RouteLocation => ({
  to: path,
  ...(search && { search }),
})

/** The location of the form for a new record. */
export const newRecordLocation = (resource: RoutedResource): RouteLocation => ({ to: newRecordPath(resource) })

/** The query parameter that opens a record's dialog over its list: '/pedidos?ver=501'. */
export const RECORD_PARAM = 'ver'

/**
 * The location of one record, for links and commands: its dialog over the list or its form, as the resource shows it
 * ('/pedidos?ver=501', '/lojas/editar/7'). `view` asks for one of them, if a resource has both.
 */
export const recordLocation = (
  resource: RoutedResource,
  id: number,
  view: ResourceDefinition<Row>['recordView'] = resource.recordView,
): RouteLocation =>
  view === 'dialog'
    ? listLocation(resource, { [RECORD_PARAM]: String(id) })
    : { to: editRecordPath(resource), params: { id: String(id) } }

/** The title of the form: 'Cadastrar Produto', 'Editar Produto'. */
export const getFormTitle = ({ singular }: Resource, mode: 'create' | 'edit'): string =>
  `${mode === 'create' ? 'Cadastrar' : 'Editar'} ${capitalize(singular)}`

/** The summary of this row of the resource's list. */
export function summarizeRow(resource: Resource, row: Row): RecordSummary {
  const summary = resource.summary?.(row)
  return { ...summary, id: row.id, name: summary?.name ?? '', row }
}
