/**
 * Reads the tasks of a page's thread from a browser trace, with their CPU time: on a busy machine a task may last long
 * and compute little.
 */

/** The trace categories that the analysis needs. */
export const TRACE_CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: start and duration by the clock; the thread's CPU time at the start, and within the event. */
  readonly ts: number
  readonly dur?: number
  readonly tts?: number
  readonly tdur?: number
  readonly id?: string
  readonly id2?: { readonly local?: string }
  readonly args?: { readonly name?: string }
}

/** Work of the page's own thread: its duration in ms, and the CPU time of it. */
export interface TracedTask {
  readonly durationMs: number
  readonly cpuMs: number
  /** The ms of the duration within the thread's tasks: the rest is waiting for a frame, or for a core. */
  readonly inTasksMs: number
}

const parseEvents = (trace: Buffer) => (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents

/** The events of the page's own thread; of several pages, of the busiest. */
function selectMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
  const [busiest = []] = threads
    .map(({ pid, tid }) => events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid))
    .sort((one, other) => other.length - one.length)
  return busiest
}

/**
 * Returns the tasks of the page's own thread, and the time from each key to the end of its frame, which the page
 * measures as 'key'.
 */
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
  const startTimes = new Map<string | undefined, number>()
  const keys: TracedTask[] = []
  // In order of time, because ids are reused.
  for (const { name, ph, id, id2, ts } of events) {
    if (name !== 'key') continue
    const which = id ?? id2?.local
    const from = startTimes.get(which)
    if (ph === 'b') startTimes.set(which, ts)
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
 * Returns a function for the thread's CPU time at a point in time. The trace has the value wherever an event begins or
 * ends, every few tenths of a ms while the thread is busy; between two of them it is interpolated.
 */
function createCpuClock(done: readonly TraceEvent[]): (at: number) => number {
  const points = done
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
    const after = points.findIndex((point) => point.at > at)
    const [from, to] = [points[after - 1], points[after]]
    if (!from || !to) return (from ?? to ?? points.at(-1))?.computed ?? Number.NaN
    return from.computed + ((to.computed - from.computed) * (at - from.at)) / (to.at - from.at)
  }
}

/** Formats the number of tasks over 50 ms, and the longest. */
export const formatLongTasks = (all: readonly number[]) =>
  `${all.filter((ms) => ms > 50).length} over 50 ms, the longest ${Math.round(all.reduce((most, ms) => Math.max(most, ms), 0))} ms`
