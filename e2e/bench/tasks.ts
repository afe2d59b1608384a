/** Tasks of a page's thread, off a trace of the browser: a busy machine makes tasks last that compute little. */

/** What a trace must have for it. */
export const TASKS = ['disabled-by-default-devtools.timeline', '__metadata']

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: as the clock goes, and of the thread's own computing. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Tasks of the page's own thread, ms: as long as they lasted, and what of it they computed themselves. */
export function mainTasks(trace: Buffer): { lasted: number; computed: number }[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const named = traceEvents.filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
  const run = traceEvents.filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
  const [busiest = []] = named
    .map(({ pid, tid }) => run.filter((task) => task.pid === pid && task.tid === tid))
    .sort((one, other) => other.length - one.length)
  return busiest.map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1000, computed: tdur / 1000 }))
}

/** 'How many over 50 ms, and the longest'. */
export const over50 = (all: readonly number[]) =>
  `${all.filter((ms) => ms > 50).length} over 50 ms, the longest ${Math.round(all.reduce((most, ms) => Math.max(most, ms), 0))} ms`
