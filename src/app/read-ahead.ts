/** The loader of a list's route: its first page is read beside its screen's code, and the screen takes it over. */
import type { ReadCall } from '#api/cache/ahead.ts'
import { queryClient, queryOptions } from '#api/cache/query.ts'
import { currentUser, isSignedIn } from '#api/session/session.ts'
import { noteOpened } from '#listing/place/list-places.ts'
import type { FirstCall, SectionRoute } from '#commands/section.ts'

/**
 * How long the screen before stands for an answer that comes at once, so that the list is drawn with its rows and not
 * twice; after that its own loading state is drawn, ms.
 */
const AT_ONCE = 60

/** What each list asks for first, by its path, once it is known. */
const known = new Map<string, FirstCall>()
/** What was asked for at the key, until its route is loaded. */
let asked: { place: string; answer: Promise<void> } | null = null

/** Makes the call; settles with the answer, or a little later without it. Never rejects. */
function ask({ endpoint, input }: ReadCall): Promise<void> {
  const answer = queryClient.prefetchQuery({ ...queryOptions(endpoint, input), staleTime: 0 })
  return Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, AT_ONCE))])
}

/** Evaluates what the lists ask for first ahead of their keys; what does not come its route's loader asks for again. */
export async function prepareFirstPages(routes: readonly SectionRoute[]): Promise<void> {
  for (const { path, firstPage } of routes)
    await firstPage?.().then(
      (page) => known.set(path, page),
      () => null,
    )
}

/** A step to another address: of the same page, where the path stays. */
interface Step {
  pathChanged: boolean
  toLocation: { pathname: string; searchStr: string }
}

/**
 * Asks for the first page of the list that is gone to, where that is known: in the task of the key, before the router
 * and React do anything. Nothing is asked for what the guard would refuse, nor before it is known who is signed in.
 */
export function askAtOnce({ pathChanged, toLocation: { pathname, searchStr } }: Step): void {
  asked = null
  const mayAsk = pathChanged && currentUser() && isSignedIn()
  const readCall = mayAsk && known.get(pathname)?.readCall(searchStr, pathname)
  if (!readCall) return
  noteOpened(pathname)
  asked = { place: pathname + searchStr, answer: ask(readCall) }
}

/**
 * Reads what the query asks for, unless that is on its way; settles as soon as there is something to draw. Never
 * rejects.
 */
export async function readAhead({ path, firstPage }: SectionRoute, search: string): Promise<void> {
  if (!firstPage) return
  if (asked?.place === path + search) {
    const { answer } = asked
    asked = null
    return answer
  }
  noteOpened(path)
  const readCall = await firstPage().then(
    (page) => page.readCall(search, path),
    () => null,
  )
  if (readCall) await ask(readCall)
}
