/** Tasks of a page's thread, off a trace of the browser: a busy machine makes tasks last that compute little. */

/** What a trace must have for it. */
export const TASKS = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when, how long as the clock goes, and of the thread's own computing. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly id?: string
  readonly id2?: { readonly local?: string }
  readonly args?: { readonly name?: string }
}

/** A task of the page's own thread: when (microseconds), ms as long as it lasted, and what of it it computed itself. */
export interface MainTask {
  readonly at: number
  readonly lasted: number
  readonly computed: number
}

const eventsOf = (trace: Buffer) => (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents

/** Tasks of the page's own thread. */
export function mainTasks(trace: Buffer): MainTask[] {
  const traceEvents = eventsOf(trace)
  const named = traceEvents.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
  const run = traceEvents.filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
  const [busiest = []] = named
    .map(({ pid, tid }) => run.filter((task) => task.pid === pid && task.tid === tid))
    .sort((one, other) => other.length - one.length)
  return busiest.map(({ ts, dur = 0, tdur = 0 }) => ({ at: ts, lasted: dur / 1000, computed: tdur / 1000 }))
}

/** ms that these tasks computed from each key to the end of its frame, which the page measures as 'key'. */
export function computedOfKeys(trace: Buffer, tasks: readonly MainTask[]): number[] {
  const begun = new Map<string | undefined, number>()
  const keys: number[] = []
  // One after the other: an id comes again.
  for (const { name, ph, id, id2, ts } of eventsOf(trace)) {
    if (name !== 'key') continue
    const which = id ?? id2?.local
    const from = begun.get(which)
    if (ph === 'b') begun.set(which, ts)
    else if (from !== undefined) keys.push(computedWithin(tasks, from, ts))
  }
  return keys
}

/** What the tasks computed from one moment to another: of a task that is there in part, as much of it. */
function computedWithin(tasks: readonly MainTask[], from: number, to: number): number {
  return tasks.reduce((sum, { at, lasted, computed }) => {
    const within = Math.min(to, at + lasted * 1000) - Math.max(from, at)
    return within > 0 ? sum + (computed * within) / (lasted * 1000) : sum
  }, 0)
}

/** 'How many over 50 ms, and the longest'. */
export const over50 = (all: readonly number[]) =>
  `${all.filter((ms) => ms > 50).length} over 50 ms, the longest ${Math.round(all.reduce((most, ms) => Math.max(most, ms), 0))} ms`
