/**
 * The rows that stay on top, as they are known: those of the page as it answered, the others as they were read last.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Row } from '#commands/resource.ts'
import type { AnyList } from '#listing/define.ts'
import { subscribeToCachedRows, getCachedRow, getCachedRows, cacheRows } from './row-cache.ts'

/** The records of these rows that are not on the page. */
export function usePinnedRows(definition: AnyList, pinnedIds: readonly number[], page: readonly Row[]): readonly Row[] {
  const rows = useSyncExternalStore(subscribeToCachedRows, getCachedRows)
  const asked = pinnedIds.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the ids as text stand for the list of them
  const away = useMemo(() => pinnedIds.filter((id) => !page.some((row) => row.id === id)), [asked, page])
  useEffect(() => {
    cacheRows(
      definition,
      page.filter(({ id }) => pinnedIds.includes(id)),
    )
    if (away.length > 0) void import('./fetch-pinned.ts').then(({ fetchPinned }) => fetchPinned(definition, away))
    // oxlint-disable-next-line react/exhaustive-deps -- another list of the same ids is the same
  }, [definition, away])
  return useMemo(() => away.flatMap((id) => getCachedRow(definition, id, rows) ?? []), [definition, away, rows])
}
