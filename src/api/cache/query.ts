/** Reading and writing through one cache: what a write makes stale is read again (api/cache/README). */
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import {
  focusManager,
  onlineManager,
  QueryClient,
  type QueryKey,
  queryOptions as tanstackOptions,
} from '@tanstack/react-query'
import { createEmitter, createStore } from '#lib/storage/store.ts'
import { isLocked, lockUntilSettled } from '#lib/storage/tab-lock.ts'
import { consumePrefetched } from './prefetch.ts'
import { call } from '#api/session/client.ts'
import type { CallOptions } from '#api/call/client-call.ts'
import type { Endpoint, WholeInput } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { hashText } from '#api/session/token-owner-record.ts'
import { confirmBeforeUnload, onSessionLost } from '#api/session/session-exit.ts'

/** The longest that a read waits because the platform asks it to (case F7), ms. */
const MAX_RETRY_DELAY_MS = 30_000
/** The two quick tries more: a list that fails settles within 4 s, ms. */
const RETRY_DELAYS_MS = [300, 900]

/** Whether a read that failed is tried again: no answer, 5xx and 429, twice; never a refusal, never a time-out. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRY_DELAYS_MS.length || !(error instanceof ApiError)) return false
  // It is read again when the connection is back.
  if (error.isOffline) return false
  // A platform that asks for patience is obeyed once.
  if (error.retryAfterSeconds !== null && failures >= 1) return false
  return error.kind === 'network' || error.status === 429 || error.status >= 500
}

/** ms until the next try; `failures` counts from 0. */
export function getRetryDelayMs(failures: number, error: unknown): number {
  const requestedSeconds = error instanceof ApiError ? error.retryAfterSeconds : null
  if (requestedSeconds !== null) return Math.min(requestedSeconds * 1000, MAX_RETRY_DELAY_MS)
  return RETRY_DELAYS_MS[failures] ?? MAX_RETRY_DELAY_MS
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
      retryDelay: getRetryDelayMs,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// It takes for granted that a page begins with a connection.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)

// Nothing that was read outlives the session.
onSessionLost(() => queryClient.clear())

/** Tabs that wake together do not all ask in the same moment (case B11), ms. */
const WAKE_JITTER_MS = 2_000
/** A tab that was away for less is not asleep, ms. */
const SLEEP_THRESHOLD_MS = 10_000

focusManager.setEventListener((setFocused) => {
  if (typeof document === 'undefined') return
  let hiddenAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listener = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') hiddenAt = performance.now()
    const slept = document.visibilityState === 'visible' && performance.now() - hiddenAt > SLEEP_THRESHOLD_MS
    timer = setTimeout(() => setFocused(), slept ? Math.random() * WAKE_JITTER_MS : 0)
  }
  addEventListener('visibilitychange', listener)
  return () => removeEventListener('visibilitychange', listener)
})

/** What useQuery and fetchQuery take for a read: the key is the endpoint's id, the input, and whose it is. */
export function queryOptions<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input) {
  return tanstackOptions({
    queryKey: [endpoint.id, input, getCacheOwnerId()] as const,
    queryFn: ({ signal }) => consumePrefetched(endpoint, input) ?? call(endpoint, input, { signal }),
  })
}

/**
 * For a screen whose reading began at `since` (ms since the epoch), before there was a screen: the answer, or the
 * failure, that has come by then is its own, and it asks for nothing more.
 */
export function reuseResultsSince(queryKey: QueryKey, sinceMs: number) {
  return {
    refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt < sinceMs,
    retryOnMount: (queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0) < sinceMs,
  }
}

/**
 * Marks as stale what these id prefixes name ('produtos.'), so that what is on screen is read again;
 * `quietly`: once the tab is looked at again, or what is marked is asked for anew.
 */
export function invalidateQueries(prefixes: readonly string[], isSilent = false): void {
  if (prefixes.length === 0) return
  void queryClient.invalidateQueries({
    refetchType: isSilent ? 'none' : 'active',
    predicate: ({ queryKey: [id] }) => prefixes.some((prefix) => String(id).startsWith(prefix)),
  })
}

/** What the writes of a run have made stale since it was last read; null where there is no run. */
let deferredPrefixes: Set<string> | null = null

/**
 * From now on what writes make stale is not read again after each of them: a list would be asked for with every record
 * of a run, each answer given up for the next, and show no row until its end.
 */
export const deferInvalidations = (): void => void (deferredPrefixes ??= new Set())

/** Reads again what has become stale meanwhile: at the end of the run, or where the operator stops to look. */
export function flushInvalidations(isFinal = false): void {
  const stale = deferredPrefixes ?? []
  deferredPrefixes = isFinal || deferredPrefixes === null ? null : new Set()
  invalidateQueries([...stale])
}

/** Reads again what these id prefixes name; during a run at its end, with what its writes made stale. */
export function markStale(prefixes: readonly string[]): void {
  invalidateQueries(prefixes, deferredPrefixes !== null)
  for (const prefix of prefixes) deferredPrefixes?.add(prefix)
}

/** What a write that is under way or was tried leaves in the cache of writes. */
const getMutationKey = (endpoint: Endpoint, input: unknown) => [endpoint.id, serializeInput(input)] as const

/** The content as one text; of a file its name and size unless told. */
const serializeInput = (input: unknown, serializeFile = ({ name, size }: File): unknown => [name, size]): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof File ? serializeFile(value) : value))

const writeSettledEmitter = createEmitter<[prefixes: readonly string[]]>()

/** Calls the listener with what each write made stale, however it ended. */
export const onWriteSettled = writeSettledEmitter.subscribe

/** Their marks. */
const pendingWritesStore = createStore<readonly string[]>([])

/** How many writes of this tab are out and not answered yet. */
export const getPendingWriteCount = (): number => pendingWritesStore.get().length
/** Called as one goes out, and as one ends; returns the way to stop. */
export const subscribeToPendingWrites = pendingWritesStore.subscribe

const NOT_RESENT_MESSAGE = 'Nada mais foi enviado: do envio anterior não se sabe se foi feito.'

const ALREADY_PENDING_MESSAGE = 'Nada mais foi enviado: o mesmo já está a caminho.'

type ConfirmResend = (sentAt: Date, finding: string | undefined, recordId: number | undefined) => Promise<boolean>

let confirmResend: ConfirmResend = () => Promise.resolve(true)

/**
 * Says who asks the operator before a write goes out again of whose first try (at that time) nobody knows the end;
 * `found`: what a look has found that may be its doing; `record`: what it is about.
 */
export const setResendConfirmation = (ask: ConfirmResend): void => void (confirmResend = ask)

/**
 * Writes of whose end nobody knows, each by what is left of its content: when it was sent, ms. They outlive the page as
 * drafts do, which bring the same content back after a reload.
 */
const unconfirmedWrites = persisted<number>({
  name: 'sem-resposta',
  version: 3,
  // A wrong entry only asks, or does not.
  schema: { safeParse: (value) => ({ success: true, data: value as number }) },
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** What looks have found of them, by the same. */
const findings = new Map<string, string>()

/** A record on which a look found nothing done: by which call, and when that was, ms. */
interface CheckedNotDone {
  recordId: number
  endpoint?: Endpoint | undefined
  checkedAtMs: number
}

let checkedNotDone: CheckedNotDone = { recordId: 0, checkedAtMs: 0 }

/** Does this to a record that was seen so: what was sent to it before, by a call of that section, goes out unasked. */
export function sendWithoutConfirmation<Done>(checked: CheckedNotDone, action: () => Promise<Done>): Promise<Done> {
  checkedNotDone = checked
  return action().finally(() => (checkedNotDone = { recordId: 0, checkedAtMs: 0 }))
}

const getSectionId = (endpoint: Endpoint | undefined) => endpoint?.id.split('.')[0]

/** The id of what the call acts on: its last slot, or what its body names. */
function getTargetId({ path }: Endpoint, input: unknown): number | undefined {
  const param = path.match(/.*\{(\w+)/)?.[1] ?? 'id'
  return (input as Readonly<Record<string, number>> | undefined)?.[param]
}

/**
 * Sends a write once, through the one cache of writes, and reads again what it makes stale, however it ended: after a
 * refusal the list is what the operator looks at next (O2). Content of whose last sending the end is not known goes out
 * again only where the operator says so (O1), and not at all while another tab still waits for it; the browser asks
 * before a tab with a write under way is closed.
 * Resolves to the answer, rejects with an ApiError.
 */
export async function sendWrite<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: WholeInput<NoInfer<Input>>,
  options?: CallOptions,
): Promise<Output> {
  const key = getMutationKey(endpoint as Endpoint, input)
  // A number in the place of the content: what was typed is not written down. Files count for nothing: a draft that is
  // sent again after a reload has none.
  const contentHash = hashText(`${endpoint.id} ${serializeInput(input, () => undefined)}`)
  const forgetUnconfirmed = () => {
    unconfirmedWrites.remove(contentHash)
    findings.delete(contentHash)
  }
  const addFinding = (found: string) => void findings.set(contentHash, found)
  /** Whoever is told of the doubt can settle it. */
  const withCallbacks = (error: ApiError) => Object.assign(error, { markNotDone: forgetUnconfirmed, addFinding })
  const recordId = getTargetId(endpoint as Endpoint, input)
  const lastSentMs = unconfirmedWrites.read(contentHash)
  const isCheckedNotDone =
    recordId === checkedNotDone.recordId && getSectionId(endpoint as Endpoint) === getSectionId(checkedNotDone.endpoint)
  const unconfirmedSinceMs =
    lastSentMs !== null && isCheckedNotDone && lastSentMs < checkedNotDone.checkedAtMs ? null : lastSentMs
  const lock = `gestor.envio:${unconfirmedWrites.storageKey(contentHash)}`
  // Without locks (plain http) this tab knows of its own alone.
  if (unconfirmedSinceMs !== null && (pendingWritesStore.get().includes(contentHash) || (await isLocked(lock))))
    throw new ApiError({ kind: 'not-sent', message: ALREADY_PENDING_MESSAGE })
  if (
    unconfirmedSinceMs !== null &&
    !(await confirmResend(new Date(unconfirmedSinceMs), findings.get(contentHash), recordId))
  )
    throw withCallbacks(new ApiError({ kind: 'not-sent', message: NOT_RESENT_MESSAGE, isUncertain: true }))
  const write = queryClient.getMutationCache().build(queryClient, {
    mutationKey: key,
    mutationFn: () => call(endpoint, input as Input, options),
    gcTime: 0,
  })
  // Before it goes out: a page that is closed meanwhile hears of no end.
  unconfirmedWrites.write(Date.now(), contentHash)
  const stopUnloadConfirmation = confirmBeforeUnload()
  pendingWritesStore.set([...pendingWritesStore.get(), contentHash])
  try {
    const sending = write.execute(undefined)
    lockUntilSettled(lock, sending)
    const response = await sending
    forgetUnconfirmed()
    return response
  } catch (error) {
    if (error instanceof ApiError && error.isUncertain) throw withCallbacks(error)
    forgetUnconfirmed()
    throw error
  } finally {
    stopUnloadConfirmation()
    pendingWritesStore.set(pendingWritesStore.get().filter((other) => other !== contentHash))
    markStale(endpoint.invalidates)
    writeSettledEmitter.emit(endpoint.invalidates)
  }
}
