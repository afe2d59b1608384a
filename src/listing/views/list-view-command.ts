/**
 * The command that every list gets from its definition: shows the part of the list that a phrase describes
 * (commands/language/views/README §1).
 */
import type { RouteLocation } from '#lib/urls/route-location.ts'
import type { Arg, ListSchema, ListView } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { type ListState, getScreen } from '#commands/screen.ts'
import { toListLocation, nextListState, parseListState } from '#listing/url-state/list-state-url.ts'
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
  }
}
