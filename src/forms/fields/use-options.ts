/** The options of a dropdown of records: the first 100 by name (spec 1 §2.10, spec 2 §7), the others once one types. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page, PageQuery } from '#api/page.ts'
import { useHasFailed } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import { cacheOwner } from '#lib/kept/owner.ts'
import type { Option } from '#ui/parts/field.tsx'
import type { OptionSource } from './combobox-field.tsx'
import { isRecordId } from '#lib/written/record-id.ts'

interface Named {
  id: number
  dscNome: string | null
}

/** One named record as an option; null where there is none, or its id names none. */
export const optionOf = (record: { id: number | null; dscNome: string | null } | null | undefined): Option | null =>
  record && isRecordId(record.id) ? { value: String(record.id), label: record.dscNome ?? `#${record.id}` } : null

/** What the specification asks for first; the rest follows in pages of the same size. */
const first = { page: 0, size: 100, sort: 'dscNome,ASC' } as const
/** Records beyond so many pages are found on their own list alone. */
const LAST_PAGE = 50

/**
 * Asks a list call for page 0, size 100, dscNome ascending. Where there is more, `search` (called once something is
 * typed) reads the other pages one after the other, since these calls take no text; their records join the options.
 */
export function useOptions<Row extends Named>(list: Endpoint<PageQuery, Page<Row>>): OptionSource {
  const [wanted, setWanted] = useState(false)
  const query = useQuery(queryOptions(list, first))
  const failed = useHasFailed(query)
  // Where nobody says how many pages there are they are read until one is not full.
  const pages = query.data?.isOpen ? LAST_PAGE : Math.min(query.data?.totalPages ?? 1, LAST_PAGE)
  const rest = useQuery({
    queryKey: [list.id, 'demais', pages, cacheOwner()],
    enabled: wanted && pages > 1,
    queryFn: async ({ signal }) => {
      const rows: Row[] = []
      for (let page = 1; page < pages; page++) {
        const answer = await call(list, { ...first, page }, { signal })
        rows.push(...answer.content)
        if (answer.totalPages <= page + 1) break
      }
      return rows
    },
  })
  const known = new Map([...(query.data?.content ?? []), ...(rest.data ?? [])].map((row) => [row.id, row]))
  return {
    options: [...known.values()].map(optionOf).filter((option) => option !== null),
    loading: query.isPending,
    failed,
    reload: () => void query.refetch(),
    search: () => setWanted(true),
    searching: rest.isLoading,
    withoutId: [...known.keys()].filter((id) => !isRecordId(id)).length,
    incomplete: rest.isError || (query.data?.totalPages ?? 1) > LAST_PAGE,
  }
}
