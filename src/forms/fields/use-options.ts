/**
 * Loads the options of a dropdown of records: the first 100 by name (spec 1 §2.10, spec 2 §7), the others once the
 * operator types.
 */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { limitPageSize } from '#api/capabilities.ts'
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page, PageQuery } from '#api/page.ts'
import { useHasUncachedError } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { SelectOption } from '#ui/components/field.tsx'
import type { OptionSource } from './combobox-field.tsx'
import { isRecordId } from '#lib/format/record-id.ts'

/** A record as a dropdown needs it. */
export interface NamedRow {
  id: number
  dscNome: string | null
}

/** Converts a named record to an option; null if there is no record, or if its id identifies none. */
export const toOption = (
  record: { id: number | null; dscNome: string | null } | null | undefined,
): SelectOption | null =>
  record && isRecordId(record.id) ? { value: String(record.id), label: record.dscNome ?? `#${record.id}` } : null

/** The first request, as the specification defines it, or the platform's largest page. The other pages have its size. */
const getFirstPageQuery = () => ({ page: 0, size: limitPageSize(100), sort: 'dscNome,ASC' })
/** The maximum number of records. Those beyond it can be found only in their own list. */
const MAX_RECORDS = 5_000

/**
 * Requests page 0 of a list, size 100, sorted by dscNome ascending. If there are more pages, `search` (called when the
 * operator types) reads them one after the other, because these calls take no search text. Their records join the
 * options.
 */
export function useOptions<Row extends NamedRow>(list: Endpoint<PageQuery, Page<Row>>): OptionSource {
  const [isSearchRequested, setIsSearchRequested] = useState(false)
  const firstPageQuery = getFirstPageQuery()
  const maxPages = Math.ceil(MAX_RECORDS / firstPageQuery.size)
  const query = useQuery(queryOptions(list, firstPageQuery))
  const hasFailed = useHasUncachedError(query)
  // If the total is unknown, pages are read until one is the last.
  const pages = query.data?.isTotalUnknown ? maxPages : Math.min(query.data?.totalPages ?? 1, maxPages)
  const remainingPages = useQuery({
    queryKey: [list.id, 'demais', pages, getCacheOwnerId()],
    enabled: isSearchRequested && pages > 1,
    queryFn: async ({ signal }) => {
      const rows: Row[] = []
      for (let page = 1; page < pages; page++) {
        const response = await call(list, { ...firstPageQuery, page }, { signal })
        rows.push(...response.content)
        if (response.totalPages <= page + 1) break
      }
      return rows
    },
  })
  const rowsById = new Map([...(query.data?.content ?? []), ...(remainingPages.data ?? [])].map((row) => [row.id, row]))
  return {
    options: [...rowsById.values()].map(toOption).filter((option) => option !== null),
    isLoading: query.isPending,
    hasFailed,
    reload: () => void query.refetch(),
    search: () => setIsSearchRequested(true),
    isSearching: remainingPages.isLoading,
    withoutIdCount: [...rowsById.keys()].filter((id) => !isRecordId(id)).length,
    isIncomplete: remainingPages.isError || (query.data?.totalPages ?? 1) > maxPages,
  }
}
