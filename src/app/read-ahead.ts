/** The loader of a list's route: its first page is read beside its screen's code, and the screen takes it over. */
import { queryClient, queryOptions } from '#api/query.ts'
import { noteOpened } from '#listing/list-places.ts'
import type { SectionRoute } from '#commands/section.ts'

/**
 * How long the screen before stands for an answer that comes at once, so that the list is drawn with its rows and not
 * twice; after that its own loading state is drawn, ms.
 */
const AT_ONCE = 60

/** Reads what the query asks for; settles with the answer, or a little later without it. Never rejects. */
export async function readAhead({ path, firstPage }: SectionRoute, search: string): Promise<void> {
  if (!firstPage) return
  noteOpened(path)
  const readCall = await firstPage().then(
    (page) => page.readCall(search, path),
    () => null,
  )
  if (!readCall) return
  const answer = queryClient.prefetchQuery({ ...queryOptions(readCall.endpoint, readCall.input), staleTime: 0 })
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, AT_ONCE))])
}
