/** A figure of the platform: zero after a failure, which is told beside it (spec 1 §7; commands/README §4 rule 7). */
import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#api/endpoint.ts'
import { useHasUncachedError } from './offline.ts'
import { queryOptions } from './query.ts'

/** What one call came to. */
export interface EndpointValue<Value> {
  /** The answer; zero after a failure (spec 1 §7), but not for want of a connection; null while it is awaited for the first time. */
  value: Value | null
  hasFailed: boolean
  /** ms since the epoch; 0 where nothing was answered yet. */
  updatedAtMs: number
}

/** One call and what is read of its answer; `zero` stands after a failure. */
export function useEndpointValue<Output, Value>(
  endpoint: Endpoint<object, Output>,
  select: (output: Output) => Value,
  fallback: Value,
): EndpointValue<Value> {
  const query = useQuery(queryOptions(endpoint, {}))
  const { data, dataUpdatedAt } = query
  const failed = useHasUncachedError(query)
  const value = failed ? fallback : data === undefined ? null : select(data)
  return { value, hasFailed: failed, updatedAtMs: dataUpdatedAt }
}
