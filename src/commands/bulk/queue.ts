/**
 * Runs one act on many records, one after the other: it goes on after a failure, can be paused and stopped, sends
 * nothing twice and keeps count (commands/README §4 rule 8, cases D6-D8). Knows neither screen nor storage.
 */
import type { PreviousValues } from '#commands/define.ts'

/** What became of one record of a run so far. */
export type BulkItemStatus =
  | 'waiting'
  | 'running'
  | 'done'
  | 'failed'
  /** Its answer does not tell, or the tab died meanwhile: nobody knows whether it was done (cases M3, O1). */
  | 'unknown'
  /** Left out on purpose: the record does not exist, or the act would change nothing. */
  | 'skipped'

/** One record of a run. */
export interface BulkItem {
  readonly id: number
  readonly name: string | null
  readonly state: BulkItemStatus
  /** The server's words, or why it was left out; null where there is nothing to say. */
  readonly message: string | null
  /** The number that the act put another in the place of. */
  readonly was?: number | undefined
}

/** A run over several records, as the journal keeps it. */
export interface BulkRun {
  /** Which command and what for: enough to go on after a reload. */
  readonly commandId: string
  readonly args: Readonly<Record<string, unknown>>
  readonly items: readonly BulkItem[]
  /** The act of the history, by its moment, that it takes back or does again. */
  readonly again?: { at: number; verb: 'desfazer' | 'refazer' } | undefined
  /** What was done of it stands in the history, though its rest is still to be offered. */
  readonly told?: boolean | undefined
  readonly isPaused: boolean
  /** Stopped before its end by the operator, or because the session ended. */
  readonly isStopped: boolean
  /** ms since the epoch. */
  readonly startedAt: number
  /** null while it runs. */
  readonly endedAt: number | null
}

/**
 * What the act on one record came to. `stop` ends the run: the session is over, and this record is as it was. `was`: the
 * number that it put another in the place of.
 */
export type ItemOutcome = { was?: number | undefined } & (
  | { ok: true; message: string | null; /** Nothing was to be changed, and nothing was sent. */ isUnchanged?: true }
  | { ok: false; message: string; shouldStop?: boolean; /** It may have been done. */ isUncertain?: boolean }
)

/** A run under way. */
export interface BulkQueue {
  /** The run as it is now; the same object until something changes. */
  getRun(): BulkRun
  pause(): void
  resume(): void
  /** Ends it before the next record; the one under way is waited for. */
  stop(): void
  /** Settles when nothing more will be sent. */
  readonly done: Promise<BulkRun>
}

interface BulkQueueOptions {
  run: BulkRun
  runItem: (id: number) => Promise<ItemOutcome>
  /** `changed`: 0-based place of the record that came to another state; null where none did. */
  onChange: (run: BulkRun, changed: number | null) => void
  /** Waits until the browser is online; resolves at once where it is. */
  waitUntilOnline?: () => Promise<void>
  getNow?: () => number
}

function toItemStatus(outcome: ItemOutcome): BulkItemStatus {
  if (outcome.ok) return outcome.isUnchanged ? 'skipped' : 'done'
  if (outcome.shouldStop) return 'waiting'
  return outcome.isUncertain ? 'unknown' : 'failed'
}

/** Those of which something is left to be done, or to be found out. */
export const UNFINISHED_STATUSES = ['failed', 'unknown', 'waiting'] as const satisfies readonly BulkItemStatus[]

/** How many records are in one of these states. */
export const countItems = (run: BulkRun, ...states: BulkItemStatus[]): number =>
  run.items.filter((item) => states.includes(item.state)).length

/** The numbers that the act has replaced so far, by record. */
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
    for (const [place, { id, state }] of run.items.entries()) {
      if (state !== 'waiting') continue
      await whenResumed()
      // A request without a connection would only fail: it waits, and the rest with it (D6).
      if (!current.isStopped) await waitUntilOnline()
      await whenResumed()
      if (current.isStopped) break
      setItemStatus(place, 'running', null)
      const outcome = await runItem(id)
      setItemStatus(place, toItemStatus(outcome), outcome.message, outcome.was)
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
