/**
 * Runs a command on many records, one after the other: goes on after a failure, can be paused and stopped, sends
 * nothing twice and keeps count (commands/README §4 rule 8, cases D6-D8). Knows neither screen nor storage.
 */
import type { PreviousValues } from '#commands/define.ts'

/** The status of one record of a run. */
export type BulkItemStatus =
  | 'waiting'
  | 'running'
  | 'done'
  | 'failed'
  /** The response does not tell, or the tab was closed meanwhile: nobody knows whether it was done (cases M3, O1). */
  | 'unknown'
  /** Left out on purpose: the record does not exist, or the command would change nothing. */
  | 'skipped'

/** One record of a run. */
export interface BulkItem {
  readonly id: number
  readonly name: string | null
  readonly state: BulkItemStatus
  /** The server's message, or why the record was skipped; null for none. */
  readonly message: string | null
  /** The number that the command replaced. */
  readonly was?: number | undefined
}

/** A run over several records, as the journal stores it. */
export interface BulkRun {
  /** The key of the run in the journal. Runs of two tabs may start in the same ms, so it is not the time. */
  readonly key: string
  /** The command and its arguments: enough to resume after a reload. */
  readonly commandId: string
  readonly args: Readonly<Record<string, unknown>>
  readonly items: readonly BulkItem[]
  /** The history entry that the run undoes or redoes, by its timestamp in ms. */
  readonly again?: { at: number; verb: 'desfazer' | 'refazer' } | undefined
  /** The history already has an entry for this run, although its rest is still to be offered. */
  readonly told?: boolean | undefined
  readonly isPaused: boolean
  /** Stopped before its end, by the operator or by the end of the session. */
  readonly isStopped: boolean
  /** ms since the epoch. */
  readonly startedAt: number
  /** null while it runs. */
  readonly endedAt: number | null
}

/**
 * The outcome of one record. `shouldStop` ends the run: the session is over, and the record is unchanged. `was` is the
 * number that the command replaced.
 */
export type ItemOutcome = { was?: number | undefined } & (
  | { ok: true; message: string | null; /** Nothing had to be changed, and nothing was sent. */ isUnchanged?: true }
  | { ok: false; message: string; shouldStop?: boolean; /** The write may have been done. */ isUncertain?: boolean }
)

/** A run in progress. */
export interface BulkQueue {
  /** Returns the current run; the same object until something changes. */
  getRun(): BulkRun
  pause(): void
  resume(): void
  /** Ends the run before the next record; waits for the current one. */
  stop(): void
  /** Resolves when nothing more will be sent. */
  readonly done: Promise<BulkRun>
}

interface BulkQueueOptions {
  run: BulkRun
  runItem: (id: number) => Promise<ItemOutcome>
  /** `changed`: 0-based index of the record whose status changed; null if none did. */
  onChange: (run: BulkRun, changed: number | null) => void
  /** Waits until the browser is online; resolves at once if it is. */
  waitUntilOnline?: () => Promise<void>
  getNow?: () => number
}

function toItemStatus(outcome: ItemOutcome): BulkItemStatus {
  if (outcome.ok) return outcome.isUnchanged ? 'skipped' : 'done'
  if (outcome.shouldStop) return 'waiting'
  return outcome.isUncertain ? 'unknown' : 'failed'
}

/** The states in which something is left to do or to find out. */
export const UNFINISHED_STATUSES = ['failed', 'unknown', 'waiting'] as const satisfies readonly BulkItemStatus[]

/** How many records are in one of these states. */
export const countItems = (run: BulkRun, ...states: BulkItemStatus[]): number =>
  run.items.filter((item) => states.includes(item.state)).length

/** The numbers that the command has replaced so far, by record id. */
export const getPreviousValues = ({ items }: BulkRun): PreviousValues =>
  new Map(items.flatMap(({ id, was }) => (was === undefined ? [] : [[id, was] as const])))

/** Starts the run at its first waiting record. */
export function startBulkQueue({
  run,
  runItem,
  onChange,
  waitUntilOnline = () => Promise.resolve(),
  getNow = Date.now,
}: BulkQueueOptions): BulkQueue {
  let current = run
  let wake: (() => void) | null = null

  const patchRun = (patch: Partial<BulkRun>, changed: number | null = null) => {
    current = { ...current, ...patch }
    onChange(current, changed)
  }
  const setItemStatus = (index: number, state: BulkItemStatus, message: string | null, was?: number) => {
    patchRun({ items: current.items.with(index, { ...current.items[index]!, state, message, was }) }, index)
  }
  const whenResumed = () => (current.isPaused ? new Promise<void>((resolve) => (wake = resolve)) : Promise.resolve())

  async function processItems(): Promise<BulkRun> {
    for (const [index, { id, state }] of run.items.entries()) {
      if (state !== 'waiting') continue
      await whenResumed()
      // A request without a connection would only fail, so the record waits, and the rest with it (D6).
      if (!current.isStopped) await waitUntilOnline()
      await whenResumed()
      if (current.isStopped) break
      setItemStatus(index, 'running', null)
      const outcome = await runItem(id)
      setItemStatus(index, toItemStatus(outcome), outcome.message, outcome.was)
      if (!outcome.ok && outcome.shouldStop) patchRun({ isStopped: true })
    }
    patchRun({ endedAt: getNow(), isPaused: false })
    return current
  }

  return {
    getRun: () => current,
    pause: () => patchRun({ isPaused: true }),
    resume() {
      patchRun({ isPaused: false })
      wake?.()
    },
    stop() {
      patchRun({ isStopped: true, isPaused: false })
      wake?.()
    },
    done: processItems(),
  }
}
