/**
 * The verb that every list has from its definition: to show a part of it, told in words (commands/language/views/README
 * §1).
 */
import type { Place } from '#lib/places/place.ts'
import type { Arg, ListFacts, ListView } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { type ListState, currentScreen } from '#commands/screen.ts'
import { listPlace, nextListState, readListState } from '#listing/address/url-state.ts'
import { type AnyList, sizesOf } from '#listing/define.ts'

const factsOf = (definition: AnyList): ListFacts => ({
  noun: definition.noun,
  title: definition.title,
  path: definition.path,
  sizes: sizesOf(definition),
  filters: definition.filters ?? [],
  columns: definition.columns,
  ...(definition.needs && { needs: definition.needs }),
})

/** The state of this list as it stands on the screen, else as it is at first. */
function stateNow(definition: AnyList): ListState {
  const { path, list } = currentScreen()
  return path === definition.path && list ? list.state() : readListState(definition, {})
}

function partOf(definition: AnyList, { filters, without, sort, size, page }: ListView): Place {
  const state = stateNow(definition)
  const kept = Object.entries(state.filters).filter(([name]) => !without.includes(name))
  const next = nextListState(state, {
    filters: { ...Object.fromEntries(kept), ...filters },
    ...(sort !== undefined && { sort }),
    ...(size !== undefined && { size }),
    ...(page !== undefined && { page }),
  })
  return listPlace(definition, next)
}

/** 'filtrar bônus pendentes'. `id` is told where the noun has several lists. */
export function listViewCommand(definition: AnyList, id = `${definition.noun.id}.filtrar`): AnyCommand {
  const arg: Arg = { kind: 'vista', label: 'o que mostrar', optional: false, facts: factsOf(definition) }
  return {
    id,
    // An order narrows nothing, and what is refused may be one.
    title: `Mostrar ${definition.title}`,
    noun: definition.noun,
    path: definition.path,
    group: 'Tabela',
    icon: 'filtrar',
    place: 'list',
    phrases: [`filtrar ${definition.noun.plural.toLowerCase()} {vista}`, '{vista}'],
    args: { vista: arg },
    to: (args: Readonly<Record<string, unknown>>) => partOf(definition, args['vista'] as ListView),
  }
}
