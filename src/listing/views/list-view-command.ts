/**
 * The command that every list gets from its definition: shows the part of the list that a phrase describes
 * (commands/language/views/README §1).
 */
import { hashKey } from '@tanstack/react-query'
import { queryClient } from '#api/cache/query.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { QueryParams, RouteLocation } from '#lib/urls/route-location.ts'
import type { Arg, ListSchema, ListView } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { type ListState, getScreen } from '#commands/screen.ts'
import { toListLocation, nextListState, parseListState } from '#listing/url-state/list-state-url.ts'
import { toPageInput } from '#listing/url-state/list-request.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import { type AnyList, getPageSizes } from '#listing/define.ts'

const createListSchema = (definition: AnyList): ListSchema => ({
  resource: definition.resource,
  title: definition.title,
  path: definition.path,
  sizes: getPageSizes(definition),
  filters: definition.filters ?? [],
  columns: definition.columns,
  ...(definition.requiredFilter && { requiredFilter: definition.requiredFilter }),
})

/** Returns the state of this list on the screen, else its default state. */
function getCurrentState(definition: AnyList): ListState {
  const { path, list } = getScreen()
  return path === definition.path && list ? list.getState() : parseListState(definition, {})
}

function toViewLocation(definition: AnyList, { filters, removedFilters, sort, size, page }: ListView): RouteLocation {
  const state = getCurrentState(definition)
  const keptFilters = Object.entries(state.filters).filter(([name]) => !removedFilters.includes(name))
  const next = nextListState(state, {
    filters: { ...Object.fromEntries(keptFilters), ...filters },
    ...(sort !== undefined && { sort }),
    ...(size !== undefined && { size }),
    ...(page !== undefined && { page }),
  })
  return toListLocation(definition, next)
}

/** The total on the newest cached page with the filters of this query; null if there is none, or if it has no total. */
function findCachedRowCount(definition: AnyList, search: QueryParams): number | null {
  const wantedFilters = hashKey([toFilters(toPageInput(definition, parseListState(definition, search)))])
  const pages = queryClient
    .getQueryCache()
    .findAll({ queryKey: [definition.endpoint.id] })
    .filter(
      ({ queryKey: [, input, owner] }) => owner === getCacheOwnerId() && hashKey([toFilters(input)]) === wantedFilters,
    )
  const newest = pages.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0]
  const data = newest?.state.data as ListPage | undefined
  return data && !data.isTotalUnknown ? data.totalElements : null
}

/** The input of a list's call without the page. */
function toFilters(input: unknown): object {
  const { page: _page, size: _size, sort: _sort, ...filters } = input as Readonly<Record<string, unknown>>
  return filters
}

/** Makes the command: 'filtrar bônus pendentes'. Give `id` if the resource has several lists. */
export function createListViewCommand(definition: AnyList, id = `${definition.resource.id}.filtrar`): AnyCommand {
  const arg: Arg = { kind: 'vista', label: 'o que mostrar', optional: false, listSchema: createListSchema(definition) }
  return {
    id,
    // 'Mostrar', not 'Filtrar': a sort filters nothing, and the refused part may be a sort.
    title: `Mostrar ${definition.title}`,
    resource: definition.resource,
    path: definition.path,
    group: 'Tabela',
    icon: 'filtrar',
    scope: 'list',
    phrases: [`filtrar ${definition.resource.plural.toLowerCase()} {vista}`, '{vista}'],
    args: { vista: arg },
    to: (args: Readonly<Record<string, unknown>>) => toViewLocation(definition, args['vista'] as ListView),
    getKnownRowCount: (args) =>
      findCachedRowCount(definition, toViewLocation(definition, args['vista'] as ListView).search ?? {}),
  }
}
