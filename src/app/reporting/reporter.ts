/**
 * Collects observations and sends them in batches. The same observation is sent once in a batch, with its count, the
 * time between two batches doubles, and a page sends only so many: an outage of the platform must not become one of the
 * receiver.
 */
import type { RunningBuild } from '#lib/startup/running-build.ts'
import type { Observation } from './observations.ts'

/** An observation with its circumstances. */
export type Report = Observation & {
  /** The pattern of the address, never the address: '/produtos/editar/$id'; null for an unknown one. */
  readonly route: string | null
  /** Seconds from the start of the page to the first of them. */
  readonly second: number
  /** How often it was observed since the batch before. */
  readonly count: number
}

/** What every batch tells about the page. */
export interface ReportContext {
  readonly build: RunningBuild
  /** The environment of config.json; null without one. */
  readonly environment: { readonly name: string; readonly kind: string } | null
}

/** What is sent. */
export interface ReportBatch extends ReportContext {
  readonly reports: readonly Report[]
  /** How many observations had no place in the batch. */
  readonly dropped: number
}

/** What a reporter needs from the page; tests give their own. */
export interface ReporterEnvironment {
  readonly context: ReportContext
  /** Returns the pattern of the current address. */
  getRoute: () => string | null
  /** Returns the time since the start of the page, ms. */
  now: () => number
  /** Returns false if the browser has not taken the text; it is then sent with the next batch. */
  send: (text: string) => boolean
  /** Calls `run` after `ms`. */
  schedule: (run: () => void, ms: number) => void
}

/** The reporter of one page. */
export interface Reporter {
  /** Takes an observation; it is sent with the next batch. */
  add(observation: Observation): void
  /** Sends what there is at once: the page may be closing. */
  flush(): void
  /** Returns what a batch would tell, and the last reports of the page, sent or not. */
  getSummary(): ReportContext & { readonly route: string | null; readonly reports: readonly Report[] }
}

/** Time until the first batch, ms. */
const FIRST_DELAY_MS = 5_000
/** The longest time between two batches, ms. */
const MAX_DELAY_MS = 5 * 60_000
/** Different reports in a batch: far below the 64 kB that a beacon may have. */
const MAX_REPORTS = 30
/** Reports of one page: a loop that fails anew each time must not go on sending for a whole day. */
const MAX_PAGE_REPORTS = 300
/** How many reports the summary has. */
const MAX_SUMMARY = 20

/** Two observations with the same key differ only in time: durations and values are no part of it. */
const getKey = (observation: Observation, route: string | null): string =>
  JSON.stringify({ ...observation, ms: 0, value: 0, route })

/** Creates the reporter of a page that has observed nothing. */
export function createReporter({ context, getRoute, now, send, schedule }: ReporterEnvironment): Reporter {
  let pending = new Map<string, Report>()
  let recent: readonly Report[] = []
  let dropped = 0
  let sentCount = 0
  let isScheduled = false
  let delay = FIRST_DELAY_MS

  function flush() {
    if (pending.size === 0) return
    const batch: ReportBatch = { ...context, reports: [...pending.values()], dropped }
    if (!send(JSON.stringify(batch))) return
    sentCount += pending.size
    recent = [...recent, ...pending.values()].slice(-MAX_SUMMARY)
    pending = new Map()
    dropped = 0
  }

  return {
    add(observation) {
      const route = getRoute()
      const key = getKey(observation, route)
      const known = pending.get(key)
      const room = Math.min(MAX_REPORTS, MAX_PAGE_REPORTS - sentCount)
      if (!known && pending.size >= room) dropped++
      else
        pending.set(
          key,
          known
            ? { ...known, count: known.count + 1 }
            : { ...observation, route, second: Math.round(now() / 1000), count: 1 },
        )
      if (isScheduled) return
      isScheduled = true
      schedule(() => {
        isScheduled = false
        flush()
      }, delay)
      delay = Math.min(delay * 2, MAX_DELAY_MS)
    },
    flush,
    getSummary: () => ({
      ...context,
      route: getRoute(),
      reports: [...recent, ...pending.values()].slice(-MAX_SUMMARY),
    }),
  }
}
