/** Tasks of a page's thread, off a trace of the browser: a busy machine makes tasks last that compute little. */

/** What a trace must have for it. */
export const TRACE_CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: when, and how long as the clock goes; what the thread had computed by then, and what within it. */
  readonly ts: number
  readonly dur?: number
  readonly tts?: number
  readonly tdur?: number
  readonly id?: string
  readonly id2?: { readonly local?: string }
  readonly args?: { readonly name?: string }
}

/** Something that the page's own thread did: ms as long as it lasted, and what of it the thread computed itself. */
export interface TracedTask {
  readonly durationMs: number
  readonly cpuMs: number
  /**
   * Of what it lasted, ms within the thread's tasks: what is left is waiting for a frame, or for a core to begin on.
   */
  readonly inTasksMs: number
}

const parseEvents = (trace: Buffer) => (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents

/** All that the page's own thread did: of several pages, of the one that did most. */
function selectMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
  const [busiest = []] = threads
    .map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid))
    .sort((one, other) => other.length - one.length)
  return busiest
}

/** Tasks of the page's own thread, and from each key to the end of its frame, which the page measures as 'key'. */
export function analyseTrace(trace: Buffer): { tasks: TracedTask[]; keys: TracedTask[] } {
  const events = parseEvents(trace)
  const done = selectMainThread(events)
  const tasks = done
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      ts,
      dur,
      durationMs: dur / 1000,
      cpuMs: tdur / 1000,
      inTasksMs: dur / 1000,
    }))
  const computedBy = createCpuClock(done)
  const getTaskTime = (from: number, to: number) =>
    tasks.reduce((sum, { ts, dur }) => sum + Math.max(0, Math.min(to, ts + dur) - Math.max(from, ts)), 0)
  const begun = new Map<string | undefined, number>()
  const keys: TracedTask[] = []
  // One after the other: an id comes again.
  for (const { name, ph, id, id2, ts } of events) {
    if (name !== 'key') continue
    const which = id ?? id2?.local
    const from = begun.get(which)
    if (ph === 'b') begun.set(which, ts)
    else if (from !== undefined)
      keys.push({
        durationMs: (ts - from) / 1000,
        cpuMs: (computedBy(ts) - computedBy(from)) / 1000,
        inTasksMs: getTaskTime(from, ts) / 1000,
      })
  }
  return { tasks, keys }
}

/**
 * What the thread had computed at a moment: read off where something begins or ends, which is every few tenths of a ms
 * while it is busy, and taken as even between two of these.
 */
function createCpuClock(done: readonly TraceEvent[]): (at: number) => number {
  const known = done
    .flatMap(({ ts, dur = 0, tts, tdur = 0 }) =>
      tts === undefined
        ? []
        : [
            { at: ts, computed: tts },
            { at: ts + dur, computed: tts + tdur },
          ],
    )
    .sort((one, other) => one.at - other.at || one.computed - other.computed)
  return (at) => {
    const after = known.findIndex((point) => point.at > at)
    const [from, to] = [known[after - 1], known[after]]
    if (!from || !to) return (from ?? to ?? known.at(-1))?.computed ?? Number.NaN
    return from.computed + ((to.computed - from.computed) * (at - from.at)) / (to.at - from.at)
  }
}

/** 'How many over 50 ms, and the longest'. */
export const formatLongTasks = (all: readonly number[]) =>
  `${all.filter((ms) => ms > 50).length} over 50 ms, the longest ${Math.round(all.reduce((most, ms) => Math.max(most, ms), 0))} ms`
