/** The parts of a list that are work to do, and the small request that counts each: one row, and the total with it. */
import type { PrefetchableCall } from '#api/cache/prefetch.ts'
import { limitPageSize } from '#api/capabilities.ts'
import type { Row } from '#commands/resource.ts'
import type { RouteLocation } from '#lib/urls/route-location.ts'
import type { ListDefinition } from '#listing/define.ts'
import { limitList } from '#listing/limit-list.ts'
import { findInvalidFilter, toFilterInput } from './list-state-url.ts'

/** A part of a list that is work to do, with the call that counts it and the list filtered to it. */
export interface CountedPart {
  /** In lower case: 'produtos pendentes'. */
  readonly label: string
  readonly call: PrefetchableCall
  /**
   * False if the platform does not carry out one of its filters (`capabilities` of config.json): the number would be
   * that of the whole list.
   */
  readonly isSupported: boolean
  readonly location: RouteLocation
}

/** What of a list its counts are made from. */
export type CountedList<R extends Row = Row> = Pick<
  ListDefinition<R>,
  'endpoint' | 'pageSize' | 'filters' | 'fixedInput' | 'counts'
>

/** Returns the counts of the list at this path, those that the platform does not support included. */
export function createCountedParts<R extends Row>(definition: CountedList<R>, path: string): CountedPart[] {
  const list = { ...definition, columns: [], path }
  const effective = new Set((limitList(list).filters ?? []).map(({ name }) => name))
  return (list.counts ?? []).map(({ label, filters }) => {
    const values = filters as Readonly<Record<string, string>>
    const problem = findInvalidFilter(list, values)
    if (problem !== null) throw new Error(`${path}: ${label}: ${problem}`)
    const input = { page: 0, size: limitPageSize(1), ...list.fixedInput, ...toFilterInput(list, values) }
    return {
      label,
      call: { endpoint: list.endpoint, input },
      isSupported: Object.keys(values).every((name) => effective.has(name)),
      location: { to: path, search: values },
    }
  })
}
