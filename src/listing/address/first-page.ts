/**
 * What a list asks the platform for, without its columns and verbs: small, and known before the screen's own code is
 * there, so that the first page is on its way beside it (app/README §2).
 */
import type { ReadCall } from '#api/cache/ahead.ts'
import { readQuery } from '#lib/places/place.ts'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import type { FirstPageParts, ListDefinition } from '#listing/define.ts'
import { saysShape, wasContinuous } from './kept-mode.ts'
import { firstAsked } from './long-rows.ts'
import { filterInput, readListState, unreadFilter } from './url-state.ts'

/** The part of a list's definition that its request is made of. */
export type FirstPage<R extends Row = Row> = Pick<
  ListDefinition<R>,
  'query' | 'size' | 'sort' | 'filters' | 'needs' | 'refuse' | 'fixed'
>

/** The input of the list's call for this state. */
export function pageInput(definition: FirstPage, { page, size, sort, filters }: ListState) {
  return { page, size, sort, ...definition.fixed, ...filterInput(definition, filters) }
}

/**
 * Why nothing is asked for in this state: its filter is missing, cannot be read, or is refused; null where the request
 * is made.
 */
export function whyNotAsked(definition: FirstPage, { filters }: ListState): string | null {
  const { needs, refuse } = definition
  if (needs && (filters[needs.filter] ?? '') === '') return needs.message
  return unreadFilter(definition, filters) ?? refuse?.(filters) ?? null
}

/** Types the part against the endpoint's rows; `readCall` is what an address asks for: query ('?pagina=2') and path. */
export function defineFirstPage<R extends Row, Input>(part: FirstPageParts<R, Input>) {
  const definition = part as FirstPage
  return {
    ...part,
    readCall(search: string, path: string): ReadCall | null {
      // By which columns a list can be sorted its screen alone knows.
      const params = new URLSearchParams(search)
      if (params.has('ordem')) return null
      const read = readListState({ ...definition, columns: [] }, readQuery(search))
      const state = { ...read, continuous: read.continuous || (!saysShape(params) && wasContinuous(path)) }
      return whyNotAsked(definition, state) === null
        ? { endpoint: definition.query, input: pageInput(definition, firstAsked(state)) }
        : null
    },
  }
}
