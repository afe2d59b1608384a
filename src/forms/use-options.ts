/** The options of a dropdown of records: the first 100 by name (spec 1 §2.10, spec 2 §7). */
import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page, PageQuery } from '#api/page.ts'
import { queryOptions } from '#api/query.ts'
import type { Option } from '#ui/field.tsx'
import type { OptionSource } from './combobox-field.tsx'

interface Named {
  id: number
  dscNome: string | null
}

/** One named record as an option; null where there is none. */
export const optionOf = (record: { id: number | null; dscNome: string | null } | null | undefined): Option | null =>
  record?.id ? { value: String(record.id), label: record.dscNome ?? `#${record.id}` } : null

/** Asks a list call for page 0, size 100, dscNome ascending. */
export function useOptions<Row extends Named>(list: Endpoint<PageQuery, Page<Row>>): OptionSource {
  const query = useQuery(queryOptions(list, { page: 0, size: 100, sort: 'dscNome,ASC' }))
  return {
    options: query.data?.content.map(optionOf).filter((option) => option !== null) ?? [],
    loading: query.isPending,
    failed: query.isError,
    reload: () => void query.refetch(),
  }
}
