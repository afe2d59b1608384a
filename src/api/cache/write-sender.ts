/**
 * Sends writes, each once (api/cache/README). A write without a response is unconfirmed: its content is sent again only
 * if the operator, or a check, says so.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { CallOptions } from '#api/call/client-call.ts'
import { isReadOnlyCall, READ_ONLY_REASON } from '#api/capabilities.ts'
import { type CompleteInput, type Endpoint, getSectionName } from '#api/endpoint.ts'
import { ApiError, createNotSentError } from '#api/errors.ts'
import type { SessionExit } from '#api/session/session-exit.ts'
import { hashTokenText } from '#api/session/token-owner-record.ts'
import type { call } from '#api/session/client.ts'
import { DAY_MS, type Persistence } from '#lib/storage/persisted.ts'
import { createEmitter, createStore } from '#lib/storage/store.ts'
import type { TabLocks } from '#lib/storage/tab-lock.ts'

const NOT_RESENT_MESSAGE = 'Nada mais foi enviado: do envio anterior não se sabe se foi feito.'

const ALREADY_PENDING_MESSAGE = 'Nada mais foi enviado: o mesmo já está a caminho.'

/** Asks the operator; true if the write is to be sent again. */
type ConfirmResend = (sentAt: Date, finding: string | undefined, recordId: number | undefined) => Promise<boolean>

/**
 * A record for which a check found nothing done: the endpoint checked, and the time of the check in ms since the epoch.
 */
interface CheckedNotDone {
  recordId: number
  endpoint?: Endpoint | undefined
  checkedAtMs: number
}

const NOTHING_CHECKED: CheckedNotDone = { recordId: 0, checkedAtMs: 0 }

/** What sending writes needs from the page. */
interface WriteSenderEnvironment {
  queryClient: QueryClient
  call: typeof call
  /** Refetches what a write has changed. */
  invalidate: (prefixes: readonly string[]) => void
  persistence: Pick<Persistence, 'persisted'>
  locks: Pick<TabLocks, 'isLocked' | 'lockUntilSettled'>
  confirmBeforeUnload: SessionExit['confirmBeforeUnload']
}

/** Sends the writes of one page. */
export interface WriteSender {
  /**
   * Sends a write once, through the cache of mutations, and refetches what it invalidates, whatever its outcome: after
   * a refusal the operator looks at the list next (O2). Content of an unconfirmed write is sent again only if the
   * operator confirms (O1), and never while another tab still waits for its response. The browser asks before a tab
   * with a running write is closed. A call that config.json declares to be read-only is not sent. Resolves to the
   * response; rejects with an ApiError.
   */
  sendWrite<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: CompleteInput<NoInfer<Input>>,
    options?: CallOptions,
  ): Promise<Output>
  /**
   * Sets the function that asks the operator before an unconfirmed write is sent again. It receives the time of the
   * first try, the finding of a later check that may be the effect of that try, and the id of the record.
   */
  setResendConfirmation(confirm: ConfirmResend): void
  /**
   * Runs `action` for a record that a check found unchanged. Unconfirmed writes to this record from before the check,
   * by a call of the same section, are sent again without a confirmation.
   */
  sendWithoutConfirmation<Done>(checked: CheckedNotDone, action: () => Promise<Done>): Promise<Done>
  /** Calls the listener after each write, whatever its outcome, with the id prefixes that the write invalidates. */
  onWriteSettled(listener: (prefixes: readonly string[]) => void): () => void
  /** Returns how many writes of this tab are waiting for a response. */
  getPendingWriteCount(): number
  /** Calls the listener when a write starts or ends; returns the unsubscribe function. */
  subscribeToPendingWrites(listener: () => void): () => void
}

/**
 * Serializes the content of a write. A file is represented by its name and size unless `serializeFile` says otherwise.
 */
const serializeInput = (input: unknown, serializeFile = ({ name, size }: File): unknown => [name, size]): string =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof File ? serializeFile(value) : value))

const getSectionOf = (endpoint: Endpoint | undefined) => endpoint && getSectionName(endpoint.id)

/** The id of the record that the call changes: the last path parameter, or `id` of its body. */
function getTargetId({ path }: Endpoint, input: unknown): number | undefined {
  const param = path.match(/.*\{(\w+)/)?.[1] ?? 'id'
  return (input as Readonly<Record<string, number>> | undefined)?.[param]
}

/** The unconfirmed writes of an operator, by content hash, with what later checks have found about them. */
function createUnconfirmedWrites({ persisted }: Pick<Persistence, 'persisted'>) {
  /** The time of sending, ms since the epoch. It outlives the page, because drafts do and bring the content back. */
  const sentAtMs = persisted<number>({
    name: 'sem-resposta',
    version: 3,
    // A wrong entry has one effect only: a confirmation too many or too few.
    schema: { safeParse: (value) => ({ success: true, data: value as number }) },
    scope: 'browser',
    maxAgeMs: DAY_MS,
    clearOnSignOut: true,
  })
  const findings = new Map<string, string>()
  const remove = (contentHash: string) => {
    sentAtMs.remove(contentHash)
    findings.delete(contentHash)
  }
  return {
    getSentAtMs: (contentHash: string) => sentAtMs.read(contentHash),
    getFinding: (contentHash: string) => findings.get(contentHash),
    getLockName: (contentHash: string) => `gestor.envio:${sentAtMs.storageKey(contentHash)}`,
    add: (contentHash: string) => sentAtMs.write(Date.now(), contentHash),
    remove,
    /** Adds to an unconfirmed error the functions with which a later check settles it. */
    withCallbacks: (error: ApiError, contentHash: string) =>
      Object.assign(error, {
        markNotDone: () => remove(contentHash),
        addFinding: (finding: string) => void findings.set(contentHash, finding),
      }),
  }
}

/** Creates the sender of a page. Until a confirmation is set, unconfirmed writes are sent again unasked. */
export function createWriteSender(env: WriteSenderEnvironment): WriteSender {
  const { locks, queryClient } = env
  const unconfirmedWrites = createUnconfirmedWrites(env.persistence)
  const writeSettledEmitter = createEmitter<[prefixes: readonly string[]]>()
  /** Content hashes of the writes that are running. */
  const pendingWritesStore = createStore<readonly string[]>([])
  let confirmResend: ConfirmResend = () => Promise.resolve(true)
  let checkedNotDone = NOTHING_CHECKED

  /** Returns when the same content was sent without a response; null if it may be sent without a confirmation. */
  function getUnconfirmedSinceMs(endpoint: Endpoint, recordId: number | undefined, contentHash: string): number | null {
    const sentAtMs = unconfirmedWrites.getSentAtMs(contentHash)
    const isChecked =
      recordId === checkedNotDone.recordId && getSectionOf(endpoint) === getSectionOf(checkedNotDone.endpoint)
    return sentAtMs !== null && isChecked && sentAtMs < checkedNotDone.checkedAtMs ? null : sentAtMs
  }

  /** Throws unless content that was sent without a response may be sent again. */
  async function checkResend(sinceMs: number, recordId: number | undefined, contentHash: string): Promise<void> {
    // Without locks (plain http) this tab knows only its own writes.
    const isPending = pendingWritesStore.get().includes(contentHash)
    if (isPending || (await locks.isLocked(unconfirmedWrites.getLockName(contentHash))))
      throw createNotSentError(ALREADY_PENDING_MESSAGE)
    if (!(await confirmResend(new Date(sinceMs), unconfirmedWrites.getFinding(contentHash), recordId))) {
      const error = new ApiError({ kind: 'not-sent', message: NOT_RESENT_MESSAGE, isUncertain: true })
      throw unconfirmedWrites.withCallbacks(error, contentHash)
    }
  }

  async function sendWrite<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: CompleteInput<NoInfer<Input>>,
    options?: CallOptions,
  ): Promise<Output> {
    if (isReadOnlyCall(endpoint.id)) throw createNotSentError(`${READ_ONLY_REASON}.`)
    // The hash is stored instead of the content, so that nothing typed is written to storage. Files are not part of it:
    // a draft that is sent again after a reload has none.
    const contentHash = hashTokenText(`${endpoint.id} ${serializeInput(input, () => undefined)}`)
    const recordId = getTargetId(endpoint as Endpoint, input)
    const sinceMs = getUnconfirmedSinceMs(endpoint as Endpoint, recordId, contentHash)
    if (sinceMs !== null) await checkResend(sinceMs, recordId, contentHash)
    const write = queryClient.getMutationCache().build(queryClient, {
      mutationKey: [endpoint.id, serializeInput(input)],
      mutationFn: () => env.call(endpoint, input as Input, options),
      gcTime: 0,
    })
    // Stored before sending, because a page that is closed meanwhile receives no response.
    unconfirmedWrites.add(contentHash)
    const stopUnloadConfirmation = env.confirmBeforeUnload()
    pendingWritesStore.set([...pendingWritesStore.get(), contentHash])
    try {
      const sending = write.execute(undefined)
      locks.lockUntilSettled(unconfirmedWrites.getLockName(contentHash), sending)
      const response = await sending
      unconfirmedWrites.remove(contentHash)
      return response
    } catch (error) {
      if (error instanceof ApiError && error.isUncertain) throw unconfirmedWrites.withCallbacks(error, contentHash)
      unconfirmedWrites.remove(contentHash)
      throw error
    } finally {
      stopUnloadConfirmation()
      pendingWritesStore.set(pendingWritesStore.get().filter((other) => other !== contentHash))
      env.invalidate(endpoint.invalidates)
      writeSettledEmitter.emit(endpoint.invalidates)
    }
  }

  return {
    sendWrite,
    setResendConfirmation: (confirm) => void (confirmResend = confirm),
    sendWithoutConfirmation(checked, action) {
      checkedNotDone = checked
      return action().finally(() => (checkedNotDone = NOTHING_CHECKED))
    },
    onWriteSettled: writeSettledEmitter.subscribe,
    getPendingWriteCount: () => pendingWritesStore.get().length,
    subscribeToPendingWrites: pendingWritesStore.subscribe,
  }
}
