/** Marks queries as stale, so that what is on the screen is fetched again after a write. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Invalidates the queries of one cache. */
export interface Invalidation {
  /**
   * Invalidates the queries whose id starts with one of `prefixes` ('produtos.') and refetches those on the screen. With
   * `isSilent` they are refetched only when the tab is visible again, or when they are read again. Resolves when the
   * refetches have ended, with or without success; never rejects.
   */
  invalidateQueries(prefixes: readonly string[], isSilent?: boolean): Promise<void>
  /**
   * Collects the invalidations of a bulk job instead of refetching after each write. Otherwise a list would be requested
   * for every record, each response discarded for the next one, and no row would show until the end.
   */
  deferInvalidations(): void
  /** Refetches the collected queries: at the end of the bulk job (`isFinal`), or when the operator pauses it. */
  flushInvalidations(isFinal?: boolean): void
  /** Refetches the queries with these id prefixes. During a bulk job the refetch waits for its end. */
  invalidateOrDefer(prefixes: readonly string[]): void
}

/** Returns true if the id of the query starts with one of the prefixes. */
export const hasIdPrefix = ([id]: QueryKey, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => String(id).startsWith(prefix))

/** Creates the invalidation of this cache; no bulk job runs. */
export function createInvalidation(queryClient: Pick<QueryClient, 'invalidateQueries'>): Invalidation {
  /** Prefixes invalidated by the writes of a bulk job since the last refetch; null if no bulk job runs. */
  let deferredPrefixes: Set<string> | null = null

  async function invalidateQueries(prefixes: readonly string[], isSilent = false): Promise<void> {
    if (prefixes.length === 0) return
    await queryClient.invalidateQueries({
      refetchType: isSilent ? 'none' : 'active',
      predicate: ({ queryKey }) => hasIdPrefix(queryKey, prefixes),
    })
  }

  return {
    invalidateQueries,
    deferInvalidations: () => void (deferredPrefixes ??= new Set()),
    flushInvalidations(isFinal = false) {
      const prefixes = deferredPrefixes ?? []
      deferredPrefixes = isFinal || deferredPrefixes === null ? null : new Set()
      void invalidateQueries([...prefixes])
    },
    invalidateOrDefer(prefixes) {
      void invalidateQueries(prefixes, deferredPrefixes !== null)
      for (const prefix of prefixes) deferredPrefixes?.add(prefix)
    },
  }
}
