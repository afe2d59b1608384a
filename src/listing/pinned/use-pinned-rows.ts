/**
 * The pinned rows as they are known, for the table: those of the page from its response, the others as they were last
 * read.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Row } from '#commands/resource.ts'
import type { AnyList } from '#listing/define.ts'
import { subscribeToCachedRows, getCachedRow, getCachedRows, cacheRows } from './row-cache.ts'

/** Returns the records of the pinned rows that are not on the page. */
export function usePinnedRows(definition: AnyList, pinnedIds: readonly number[], page: readonly Row[]): readonly Row[] {
  const rows = useSyncExternalStore(subscribeToCachedRows, getCachedRows)
  const joinedIds = pinnedIds.join()
  // oxlint-disable-next-line react/exhaustive-deps -- the joined ids stand for the array
  const missingIds = useMemo(() => pinnedIds.filter((id) => !page.some((row) => row.id === id)), [joinedIds, page])
  useEffect(() => {
    cacheRows(
      definition,
      page.filter(({ id }) => pinnedIds.includes(id)),
    )
    if (missingIds.length > 0)
      void import('./fetch-pinned-rows.ts').then(({ fetchPinnedRows }) => fetchPinnedRows(definition, missingIds))
    // oxlint-disable-next-line react/exhaustive-deps -- another array of the same ids is equal
  }, [definition, missingIds])
  return useMemo(
    () => missingIds.flatMap((id) => getCachedRow(definition, id, rows) ?? []),
    [definition, missingIds, rows],
  )
}
