/** Reading and writing through one cache: what a write makes stale is read again (api/cache/README). */
import { DAY, kept } from '#lib/kept/kept.ts'
import { cacheOwner } from '#lib/kept/owner.ts'
import {
  focusManager,
  onlineManager,
  QueryClient,
  type QueryKey,
  queryOptions as tanstackOptions,
} from '@tanstack/react-query'
import { createSignal, createStore } from '#lib/kept/store.ts'
import { isLocked, lockWhile } from '#lib/kept/tab-lock.ts'
import { takeAhead } from './ahead.ts'
import { call } from '#api/session/client.ts'
import type { CallOptions } from '#api/call/client-call.ts'
import type { Endpoint, WholeInput } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { markOf } from '#api/session/owner-note.ts'
import { askBeforeUnload, onSessionLost } from '#api/session/session-leave.ts'

/** The longest that a read waits because the platform asks it to (case F7), ms. */
const LONGEST_WAIT = 30_000
/** The two quick tries more: a list that fails settles within 4 s, ms. */
const PAUSES = [300, 900]

/** Whether a read that failed is tried again: no answer, 5xx and 429, twice; never a refusal, never a time-out. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= PAUSES.length || !(error instanceof ApiError)) return false
  // It is read again when the connection is back.
  if (error.isOffline) return false
  // A platform that asks for patience is obeyed once.
  if (error.retryAfter !== null && failures >= 1) return false
  return error.kind === 'network' || error.status === 429 || error.status >= 500
}

/** ms until the next try; `failures` counts from 0. */
export function retryPause(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : null
  if (asked !== null) return Math.min(asked * 1000, LONGEST_WAIT)
  return PAUSES[failures] ?? LONGEST_WAIT
}

/** The one cache. Writes are never repeated by it (case D3). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // onLine is a hint only: a call that cannot be made fails and says so (case K4).
      networkMode: 'always',
      // What could not be had without a connection is read when it is back (case K1).
      refetchOnReconnect: ({ state }) => state.status === 'error',
      // A page that was fetched ahead appears at once (listing/state/README §1).
      staleTime: 5_000,
      gcTime: 5 * 60_000,
      retry: shouldRetry,
      retryDelay: retryPause,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// It takes for granted that a page begins with a connection.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)

// Nothing that was read outlives the session.
onSessionLost(() => queryClient.clear())

/** Tabs that wake together do not all ask in the same moment (case B11), ms. */
const SPREAD = 2_000
/** A tab that was away for less is not asleep, ms. */
const NAP = 10_000

focusManager.setEventListener((setFocused) => {
  if (typeof document === 'undefined') return
  let hiddenAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listener = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') hiddenAt = performance.now()
    const slept = document.visibilityState === 'visible' && performance.now() - hiddenAt > NAP
    timer = setTimeout(() => setFocused(), slept ? Math.random() * SPREAD : 0)
  }
  addEventListener('visibilitychange', listener)
  return () => removeEventListener('visibilitychange', listener)
})

/** What useQuery and fetchQuery take for a read: the key is the endpoint's id, the input, and whose it is. */
export function queryOptions<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input) {
  return tanstackOptions({
    queryKey: [endpoint.id, input, cacheOwner()] as const,
    queryFn: ({ signal }) => takeAhead(endpoint, input) ?? call(endpoint, input, { signal }),
  })
}

/**
 * For a screen whose reading began at `since` (ms since the epoch), before there was a screen: the answer, or the
 * failure, that has come by then is its own, and it asks for nothing more.
 */
export function takenOver(queryKey: QueryKey, since: number) {
  return {
    refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt < since,
    retryOnMount: (queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0) < since,
  }
}

/**
 * Marks as stale what these id prefixes name ('produtos.'), so that what is on screen is read again;
 * `quietly`: once the tab is looked at again, or what is marked is asked for anew.
 */
export function invalidate(prefixes: readonly string[], quietly = false): void {
  if (prefixes.length === 0) return
  void queryClient.invalidateQueries({
    refetchType: quietly ? 'none' : 'active',
    predicate: ({ queryKey: [id] }) => prefixes.some((prefix) => String(id).startsWith(prefix)),
  })
}

/** What the writes of a run have made stale since it was last read; null where there is no run. */
let held: Set<string> | null = null

/**
 * From now on what writes make stale is not read again after each of them: a list would be asked for with every record
 * of a run, each answer given up for the next, and show no row until its end.
 */
export const holdReadings = (): void => void (held ??= new Set())

/** Reads again what has become stale meanwhile: at the end of the run, or where the operator stops to look. */
export function readHeld(isOver = false): void {
  const stale = held ?? []
  held = isOver || held === null ? null : new Set()
  invalidate([...stale])
}

/** Reads again what these id prefixes name; during a run at its end, with what its writes made stale. */
export function markStale(prefixes: readonly string[]): void {
  invalidate(prefixes, held !== null)
  for (const prefix of prefixes) held?.add(prefix)
}

/** What a write that is under way or was tried leaves in the cache of writes. */
const writeKey = (endpoint: Endpoint, input: unknown) => [endpoint.id, contentOf(input)] as const

/** The content as one text; of a file its name and size unless told. */
const contentOf = (input: unknown, ofFile = ({ name, size }: File): unknown => [name, size]): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof File ? ofFile(value) : value))

const written = createSignal<[prefixes: readonly string[]]>()

/** Calls the listener with what each write made stale, however it ended. */
export const onWritten = written.subscribe

/** Their marks. */
const underWay = createStore<readonly string[]>([])

/** How many writes of this tab are out and not answered yet. */
export const writesUnderWay = (): number => underWay.get().length
/** Called as one goes out, and as one ends; returns the way to stop. */
export const onWritesUnderWay = underWay.subscribe

const NOT_AGAIN = 'Nada mais foi enviado: do envio anterior não se sabe se foi feito.'

const UNDER_WAY = 'Nada mais foi enviado: o mesmo já está a caminho.'

type AskAgain = (at: Date, found: string | undefined, record: number | undefined) => Promise<boolean>

let askAgain: AskAgain = () => Promise.resolve(true)

/**
 * Says who asks the operator before a write goes out again of whose first try (at that time) nobody knows the end;
 * `found`: what a look has found that may be its doing; `record`: what it is about.
 */
export const onDoubt = (ask: AskAgain): void => void (askAgain = ask)

/**
 * Writes of whose end nobody knows, each by what is left of its content: when it was sent, ms. They outlive the page as
 * drafts do, which bring the same content back after a reload.
 */
const doubts = kept<number>({
  name: 'sem-resposta',
  version: 3,
  // A wrong entry only asks, or does not.
  schema: { safeParse: (value) => ({ success: true, data: value as number }) },
  where: 'browser',
  age: DAY,
  untilSignOut: true,
})

/** What looks have found of them, by the same. */
const notes = new Map<string, string>()

/** A record on which a look found nothing done: by which call, and when that was, ms. */
interface SeenOpen {
  record: number
  by?: Endpoint | undefined
  at: number
}

let seenOpen: SeenOpen = { record: 0, at: 0 }

/** Does this to a record that was seen so: what was sent to it before, by a call of that section, goes out unasked. */
export function sendUnasked<Done>(seen: SeenOpen, act: () => Promise<Done>): Promise<Done> {
  seenOpen = seen
  return act().finally(() => (seenOpen = { record: 0, at: 0 }))
}

const sectionOf = (endpoint: Endpoint | undefined) => endpoint?.id.split('.')[0]

/** The id of what the call acts on: its last slot, or what its body names. */
function recordOf({ path }: Endpoint, input: unknown): number | undefined {
  const slot = path.match(/.*\{(\w+)/)?.[1] ?? 'id'
  return (input as Readonly<Record<string, number>> | undefined)?.[slot]
}

/**
 * Sends a write once, through the one cache of writes, and reads again what it makes stale, however it ended: after a
 * refusal the list is what the operator looks at next (O2). Content of whose last sending the end is not known goes out
 * again only where the operator says so (O1), and not at all while another tab still waits for it; the browser asks
 * before a tab with a write under way is closed.
 * Resolves to the answer, rejects with an ApiError.
 */
export async function send<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: WholeInput<NoInfer<Input>>,
  options?: CallOptions,
): Promise<Output> {
  const key = writeKey(endpoint as Endpoint, input)
  // A number in the place of the content: what was typed is not written down. Files count for nothing: a draft that is
  // sent again after a reload has none.
  const mark = markOf(`${endpoint.id} ${contentOf(input, () => undefined)}`)
  const settle = () => {
    doubts.drop(mark)
    notes.delete(mark)
  }
  const note = (found: string) => void notes.set(mark, found)
  /** Whoever is told of the doubt can settle it. */
  const told = (error: ApiError) => Object.assign(error, { settle, note })
  const record = recordOf(endpoint as Endpoint, input)
  const sent = doubts.read(mark)
  const isOpen = record === seenOpen.record && sectionOf(endpoint as Endpoint) === sectionOf(seenOpen.by)
  const before = sent !== null && isOpen && sent < seenOpen.at ? null : sent
  const lock = `gestor.envio:${doubts.key(mark)}`
  // Without locks (plain http) this tab knows of its own alone.
  if (before !== null && (underWay.get().includes(mark) || (await isLocked(lock))))
    throw new ApiError({ kind: 'held', said: UNDER_WAY })
  if (before !== null && !(await askAgain(new Date(before), notes.get(mark), record)))
    throw told(new ApiError({ kind: 'held', said: NOT_AGAIN, uncertain: true }))
  const write = queryClient.getMutationCache().build(queryClient, {
    mutationKey: key,
    mutationFn: () => call(endpoint, input as Input, options),
    gcTime: 0,
  })
  // Before it goes out: a page that is closed meanwhile hears of no end.
  doubts.write(Date.now(), mark)
  const stopAsking = askBeforeUnload()
  underWay.set([...underWay.get(), mark])
  try {
    const sending = write.execute(undefined)
    lockWhile(lock, sending)
    const answer = await sending
    settle()
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.uncertain) throw told(error)
    settle()
    throw error
  } finally {
    stopAsking()
    underWay.set(underWay.get().filter((other) => other !== mark))
    markStale(endpoint.stales)
    written.tell(endpoint.stales)
  }
}
