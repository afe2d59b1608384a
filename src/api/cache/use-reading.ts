/** A figure of the platform: zero after a failure, which is told beside it (spec 1 §7; commands/README §4 rule 7). */
import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#api/endpoint.ts'
import { useHasFailed } from './offline.ts'
import { queryOptions } from './query.ts'

/** What one call came to. */
export interface ReadingState<Value> {
  /** The answer; zero after a failure (spec 1 §7), but not for want of a connection; null while it is awaited for the first time. */
  value: Value | null
  failed: boolean
  /** ms since the epoch; 0 where nothing was answered yet. */
  at: number
}

/** One call and what is read of its answer; `zero` stands after a failure. */
export function useReading<Output, Value>(
  endpoint: Endpoint<object, Output>,
  read: (output: Output) => Value,
  zero: Value,
): ReadingState<Value> {
  const query = useQuery(queryOptions(endpoint, {}))
  const { data, dataUpdatedAt } = query
  const failed = useHasFailed(query)
  const value = failed ? zero : data === undefined ? null : read(data)
  return { value, failed, at: dataUpdatedAt }
}
