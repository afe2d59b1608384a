/**
 * Reads and writes through one cache for all screens. A write invalidates queries, which are then refetched
 * (api/cache/README).
 */
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
import type { Endpoint, CompleteInput } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { hashTokenText } from '#api/session/token-owner-record.ts'
import { confirmBeforeUnload, onSessionLost } from '#api/session/session-exit.ts'

/** The longest Retry-After that a read waits for (case F7), ms. */
const MAX_RETRY_DELAY_MS = 30_000
/** Delays of the two quick retries: a failing list settles within 4 s, ms. */
const RETRY_DELAYS_MS = [300, 900]

/**
 * Returns true if a failed read is tried again: after no response, 5xx and 429, twice; never after a refusal or a
 * timeout.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRY_DELAYS_MS.length || !(error instanceof ApiError)) return false
  // The read is repeated when the connection is back.
  if (error.isOffline) return false
  // The console waits for Retry-After only once.
  if (error.retryAfterSeconds !== null && failures >= 1) return false
  return error.kind === 'network' || error.status === 429 || error.status >= 500
}

/** Returns the delay before the next try in ms; `failures` is 0-based. */
export function getRetryDelayMs(failures: number, error: unknown): number {
  const requestedSeconds = error instanceof ApiError ? error.retryAfterSeconds : null
  if (requestedSeconds !== null) return Math.min(requestedSeconds * 1000, MAX_RETRY_DELAY_MS)
  return RETRY_DELAYS_MS[failures] ?? MAX_RETRY_DELAY_MS
}

/** The only query cache. It never repeats a write (case D3). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // navigator.onLine is only a hint: a call that cannot be sent fails and says so (case K4).
      networkMode: 'always',
      // A read that failed without a connection is repeated when the connection is back (case K1).
      refetchOnReconnect: ({ state }) => state.status === 'error',
      // A prefetched page appears at once (listing/state/README §1).
      staleTime: 5_000,
      gcTime: 5 * 60_000,
      retry: shouldRetry,
      retryDelay: getRetryDelayMs,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// TanStack Query assumes that a page starts with a connection.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)

// No cached response outlives the session.
onSessionLost(() => queryClient.clear())

/** Tabs that wake together do not all send requests at the same moment (case B11), ms. */
const WAKE_JITTER_MS = 2_000
/** A tab that was hidden for a shorter time is not treated as asleep, ms. */
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

/**
 * Returns the options of a read for useQuery and fetchQuery. The key is the endpoint's id, the input and the operator.
 */
export function queryOptions<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input) {
  return tanstackOptions({
    queryKey: [endpoint.id, input, getCacheOwnerId()] as const,
    queryFn: ({ signal }) => consumePrefetched(endpoint, input) ?? call(endpoint, input, { signal }),
  })
}

/**
 * Query options for a screen whose read started at `sinceMs` (ms since the epoch), before the screen was mounted. The
 * screen uses the response or the failure received since then and sends no other request.
 */
export function getReuseOptions(queryKey: QueryKey, sinceMs: number) {
  return {
    refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt < sinceMs,
    retryOnMount: (queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0) < sinceMs,
  }
}

/**
 * Invalidates the queries whose id starts with one of `prefixes` ('produtos.') and refetches those on the screen. With
 * `isSilent` they are refetched only when the tab is visible again, or when they are read again.
 */
export function invalidateQueries(prefixes: readonly string[], isSilent = false): void {
  if (prefixes.length === 0) return
  void queryClient.invalidateQueries({
    refetchType: isSilent ? 'none' : 'active',
    predicate: ({ queryKey: [id] }) => prefixes.some((prefix) => String(id).startsWith(prefix)),
  })
}

/** Prefixes invalidated by the writes of a bulk job since the last refetch; null if no bulk job runs. */
let deferredPrefixes: Set<string> | null = null

/**
 * Collects the invalidations of a bulk job instead of refetching after each write. Otherwise a list would be requested
 * for every record, each response discarded for the next one, and no row would show until the end.
 */
export const deferInvalidations = (): void => void (deferredPrefixes ??= new Set())

/** Refetches the collected queries: at the end of the bulk job (`isFinal`), or when the operator pauses it. */
export function flushInvalidations(isFinal = false): void {
  const prefixes = deferredPrefixes ?? []
  deferredPrefixes = isFinal || deferredPrefixes === null ? null : new Set()
  invalidateQueries([...prefixes])
}

/** Refetches the queries with these id prefixes. During a bulk job the refetch waits for its end. */
export function invalidateOrDefer(prefixes: readonly string[]): void {
  invalidateQueries(prefixes, deferredPrefixes !== null)
  for (const prefix of prefixes) deferredPrefixes?.add(prefix)
}

/** The key of a running or tried write in the cache of mutations. */
const getMutationKey = (endpoint: Endpoint, input: unknown) => [endpoint.id, serializeInput(input)] as const

/**
 * Serializes the content of a write. A file is represented by its name and size unless `serializeFile` says otherwise.
 */
const serializeInput = (input: unknown, serializeFile = ({ name, size }: File): unknown => [name, size]): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof File ? serializeFile(value) : value))

const writeSettledEmitter = createEmitter<[prefixes: readonly string[]]>()

/** Calls the listener after each write, whatever its outcome, with the id prefixes that the write invalidates. */
export const onWriteSettled = writeSettledEmitter.subscribe

/** Content hashes of the writes that are running. */
const pendingWritesStore = createStore<readonly string[]>([])

/** Returns how many writes of this tab are waiting for a response. */
export const getPendingWriteCount = (): number => pendingWritesStore.get().length
/** Calls the listener when a write starts or ends; returns the unsubscribe function. */
export const subscribeToPendingWrites = pendingWritesStore.subscribe

const NOT_RESENT_MESSAGE = 'Nada mais foi enviado: do envio anterior não se sabe se foi feito.'

const ALREADY_PENDING_MESSAGE = 'Nada mais foi enviado: o mesmo já está a caminho.'

type ConfirmResend = (sentAt: Date, finding: string | undefined, recordId: number | undefined) => Promise<boolean>

let confirmResend: ConfirmResend = () => Promise.resolve(true)

/**
 * Sets the function that asks the operator before an unconfirmed write is sent again. It receives the time of the first
 * try, the finding of a later check that may be the effect of that try, and the id of the record.
 */
export const setResendConfirmation = (confirm: ConfirmResend): void => void (confirmResend = confirm)

/**
 * Unconfirmed writes: content hash to the time of sending, ms since the epoch. They outlive the page, because drafts do
 * and bring the same content back after a reload.
 */
const unconfirmedWrites = persisted<number>({
  name: 'sem-resposta',
  version: 3,
  // A wrong entry has one effect only: a confirmation too many or too few.
  schema: { safeParse: (value) => ({ success: true, data: value as number }) },
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** What checks have found about unconfirmed writes, by content hash. */
const findings = new Map<string, string>()

/**
 * A record for which a check found nothing done: the endpoint checked, and the time of the check in ms since the epoch.
 */
interface CheckedNotDone {
  recordId: number
  endpoint?: Endpoint | undefined
  checkedAtMs: number
}

let checkedNotDone: CheckedNotDone = { recordId: 0, checkedAtMs: 0 }

/**
 * Runs `action` for a record that a check found unchanged. Unconfirmed writes to this record from before the check, by
 * a call of the same section, are sent again without a confirmation.
 */
export function sendWithoutConfirmation<Done>(checked: CheckedNotDone, action: () => Promise<Done>): Promise<Done> {
  checkedNotDone = checked
  return action().finally(() => (checkedNotDone = { recordId: 0, checkedAtMs: 0 }))
}

const getSectionId = (endpoint: Endpoint | undefined) => endpoint?.id.split('.')[0]

/** The id of the record that the call changes: the last path parameter, or `id` of its body. */
function getTargetId({ path }: Endpoint, input: unknown): number | undefined {
  const param = path.match(/.*\{(\w+)/)?.[1] ?? 'id'
  return (input as Readonly<Record<string, number>> | undefined)?.[param]
}

/**
 * Sends a write once, through the cache of mutations, and refetches what it invalidates, whatever its outcome: after a
 * refusal the operator looks at the list next (O2). Content of an unconfirmed write is sent again only if the operator
 * confirms (O1), and never while another tab still waits for its response. The browser asks before a tab with a running
 * write is closed.
 * Resolves to the response; rejects with an ApiError.
 */
export async function sendWrite<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: CompleteInput<NoInfer<Input>>,
  options?: CallOptions,
): Promise<Output> {
  const key = getMutationKey(endpoint as Endpoint, input)
  // The hash is stored instead of the content, so that nothing typed is written to storage. Files are not part of it: a
  // draft that is sent again after a reload has none.
  const contentHash = hashTokenText(`${endpoint.id} ${serializeInput(input, () => undefined)}`)
  const forgetUnconfirmed = () => {
    unconfirmedWrites.remove(contentHash)
    findings.delete(contentHash)
  }
  const addFinding = (finding: string) => void findings.set(contentHash, finding)
  /** Adds to an unconfirmed error the functions with which a later check settles it. */
  const withCallbacks = (error: ApiError) => Object.assign(error, { markNotDone: forgetUnconfirmed, addFinding })
  const recordId = getTargetId(endpoint as Endpoint, input)
  const lastSentMs = unconfirmedWrites.read(contentHash)
  const isCheckedNotDone =
    recordId === checkedNotDone.recordId && getSectionId(endpoint as Endpoint) === getSectionId(checkedNotDone.endpoint)
  const unconfirmedSinceMs =
    lastSentMs !== null && isCheckedNotDone && lastSentMs < checkedNotDone.checkedAtMs ? null : lastSentMs
  const lock = `gestor.envio:${unconfirmedWrites.storageKey(contentHash)}`
  // Without locks (plain http) this tab knows only its own writes.
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
  // Stored before sending, because a page that is closed meanwhile receives no response.
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
    invalidateOrDefer(endpoint.invalidates)
    writeSettledEmitter.emit(endpoint.invalidates)
  }
}
