/**
 * Runs one act on many records, one after the other: it goes on after a failure, can be paused and stopped, sends
 * nothing twice and keeps count (commands/README §4 rule 8, cases D6-D8). Knows neither screen nor storage.
 */
import type { Replacements } from '#commands/define.ts'

/** What became of one record of a run so far. */
export type ItemState =
  | 'waiting'
  | 'running'
  | 'done'
  | 'failed'
  /** Its answer does not tell, or the tab died meanwhile: nobody knows whether it was done (cases M3, O1). */
  | 'unknown'
  /** Left out on purpose: the record does not exist, or the act would change nothing. */
  | 'skipped'

/** One record of a run. */
export interface Item {
  readonly id: number
  readonly name: string | null
  readonly state: ItemState
  /** The server's words, or why it was left out; null where there is nothing to say. */
  readonly message: string | null
  /** The number that the act put another in the place of. */
  readonly was?: number | undefined
}

/** A run over several records, as the journal keeps it. */
export interface Run {
  /** Which command and what for: enough to go on after a reload. */
  readonly commandId: string
  readonly args: Readonly<Record<string, unknown>>
  readonly items: readonly Item[]
  /** The act of the history, by its moment, that it takes back or does again. */
  readonly again?: { at: number; verb: 'desfazer' | 'refazer' } | undefined
  /** What was done of it stands in the history, though its rest is still to be offered. */
  readonly told?: boolean | undefined
  readonly paused: boolean
  /** Stopped before its end by the operator, or because the session ended. */
  readonly stopped: boolean
  /** ms since the epoch. */
  readonly startedAt: number
  /** null while it runs. */
  readonly endedAt: number | null
}

/**
 * What the act on one record came to. `stop` ends the run: the session is over, and this record is as it was. `was`: the
 * number that it put another in the place of.
 */
export type Outcome = { was?: number | undefined } & (
  | { ok: true; message: string | null; /** Nothing was to be changed, and nothing was sent. */ unchanged?: true }
  | { ok: false; message: string; stop?: boolean; /** It may have been done. */ uncertain?: boolean }
)

/** A run under way. */
export interface Queue {
  /** The run as it is now; the same object until something changes. */
  current(): Run
  pause(): void
  resume(): void
  /** Ends it before the next record; the one under way is waited for. */
  stop(): void
  /** Settles when nothing more will be sent. */
  readonly done: Promise<Run>
}

interface QueueOptions {
  run: Run
  act: (id: number) => Promise<Outcome>
  /** `changed`: 0-based place of the record that came to another state; null where none did. */
  onChange: (run: Run, changed: number | null) => void
  /** Waits until the browser is online; resolves at once where it is. */
  online?: () => Promise<void>
  now?: () => number
}

function stateOf(outcome: Outcome): ItemState {
  if (outcome.ok) return outcome.unchanged ? 'skipped' : 'done'
  if (outcome.stop) return 'waiting'
  return outcome.uncertain ? 'unknown' : 'failed'
}

/** Those of which something is left to be done, or to be found out. */
export const OPEN = ['failed', 'unknown', 'waiting'] as const satisfies readonly ItemState[]

/** How many records are in one of these states. */
export const countOf = (run: Run, ...states: ItemState[]): number =>
  run.items.filter((item) => states.includes(item.state)).length

/** The numbers that the act has replaced so far, by record. */
export const replacedIn = ({ items }: Run): Replacements =>
  new Map(items.flatMap(({ id, was }) => (was === undefined ? [] : [[id, was] as const])))

/** Starts the run at its first waiting record. */
export function startQueue({
  run,
  act,
  onChange,
  online = () => Promise.resolve(),
  now = Date.now,
}: QueueOptions): Queue {
  let current = run
  let wake: (() => void) | null = null

  const change = (patch: Partial<Run>, changed: number | null = null) => {
    current = { ...current, ...patch }
    onChange(current, changed)
  }
  const mark = (place: number, state: ItemState, message: string | null, was?: number) => {
    change({ items: current.items.with(place, { ...current.items[place]!, state, message, was }) }, place)
  }
  const unpaused = () => (current.paused ? new Promise<void>((resolve) => (wake = resolve)) : Promise.resolve())

  async function work(): Promise<Run> {
    for (const [place, { id, state }] of run.items.entries()) {
      if (state !== 'waiting') continue
      await unpaused()
      // A request without a connection would only fail: it waits, and the rest with it (D6).
      if (!current.stopped) await online()
      await unpaused()
      if (current.stopped) break
      mark(place, 'running', null)
      const outcome = await act(id)
      mark(place, stateOf(outcome), outcome.message, outcome.was)
      if (!outcome.ok && outcome.stop) change({ stopped: true })
    }
    change({ endedAt: now(), paused: false })
    return current
  }

  return {
    current: () => current,
    pause: () => change({ paused: true }),
    resume() {
      change({ paused: false })
      wake?.()
    },
    stop() {
      change({ stopped: true, paused: false })
      wake?.()
    },
    done: work(),
  }
}
