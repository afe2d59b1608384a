/**
 * Reads one figure of the platform for a component: zero after a failure, which is shown beside the figure (spec 1 §7;
 * commands/README §4 rule 7).
 */
import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#api/endpoint.ts'
import { useHasUncachedError } from './offline.ts'
import { queryOptions } from './query.ts'

/** The value read from one call. */
export interface EndpointValue<Value> {
  /**
   * The selected value; the fallback after a failure (spec 1 §7), but not without a connection; null before the first
   * response.
   */
  value: Value | null
  hasFailed: boolean
  /** When the response was received, ms since the epoch; 0 if there is none yet. */
  updatedAtMs: number
}

/** Calls `endpoint` and returns what `select` reads from its response; `fallback` after a failure. */
export function useEndpointValue<Output, Value>(
  endpoint: Endpoint<object, Output>,
  select: (output: Output) => Value,
  fallback: Value,
): EndpointValue<Value> {
  const query = useQuery(queryOptions(endpoint, {}))
  const { data, dataUpdatedAt } = query
  const hasFailed = useHasUncachedError(query)
  const value = hasFailed ? fallback : data === undefined ? null : select(data)
  return { value, hasFailed, updatedAtMs: dataUpdatedAt }
}
