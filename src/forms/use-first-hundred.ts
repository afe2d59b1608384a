/** The options of a dropdown of records: the first 100 by name (spec 1 §7, §9; spec 2 §9). */
import { useQuery } from '@tanstack/react-query'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page, PageQuery } from '#api/page.ts'
import { queryOptions } from '#api/query.ts'
import type { OptionSource } from './combobox-field.tsx'

const FIRST_HUNDRED = { page: 0, size: 100, sort: 'dscNome,ASC' } as const

/** Asks a `listar` of named records; a failed one gives no options and a way to try again. */
export function useFirstHundred(
  endpoint: Endpoint<PageQuery, Page<{ id: number; dscNome: string | null }>>,
): OptionSource {
  const { data, isPending, isError, refetch } = useQuery(queryOptions(endpoint, FIRST_HUNDRED))
  return {
    options: data?.content.map(({ id, dscNome }) => ({ value: String(id), label: dscNome ?? `#${id}` })) ?? [],
    loading: isPending,
    failed: isError,
    reload: () => void refetch(),
  }
}
