/** Reads the value that the operator is about to replace, while the palette asks for the new one. */
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#api/cache/query.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { ArgumentPrompt } from '#commands/command-requests.ts'
import { getPromptedArg } from './argument-listing.ts'

/**
 * The current value of what the palette asks for, as the operator reads it; null until it is read, or if there is none.
 */
export function useCurrentText(asking: ArgumentPrompt | null): string | null {
  const load = asking ? getPromptedArg(asking)?.loadCurrentText : undefined
  const { data } = useQuery(
    {
      queryKey: ['paleta.agora', asking?.command.id, asking?.args, getCacheOwnerId()],
      queryFn: ({ signal }) => (asking && load ? load(asking.args, signal) : null),
      enabled: load !== undefined,
      // Somebody else may have changed it since.
      staleTime: 0,
      retry: false,
    },
    queryClient,
  )
  return data ?? null
}
