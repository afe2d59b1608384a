/** The reporter of a page: observes events, calls and measures, and sends what `observations.ts` lets through. */
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { callLog } from '#api/session/call-outcomes.ts'
import type { CallOutcome } from '#api/call/call-log.ts'
import type { Config } from '#app/config.ts'
import { withBasePath } from '#lib/startup/base-path.ts'
import { getRunningBuild } from '#lib/startup/running-build.ts'
import {
  type Failure,
  type Observation,
  observeCall,
  observeChunk,
  observeError,
  observeViolation,
} from './observations.ts'
import { createReporter } from './reporter.ts'
import { activeReporter, routePattern } from './reporting-state.ts'

/** Browsers raise this as an error event although nothing failed: a size is only told one frame later. */
const HARMLESS_ERROR = /^ResizeObserver loop/

/** Milliseconds are whole; CLS, which is below 1 on most pages, has three decimals. */
const roundMetric = (name: string, value: number) =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)

/**
 * Starts the reporter and returns the function that takes failures. `url` is reportUrl; `random`, 0 to 1, decides
 * whether this page is in the share whose measures are sent.
 */
export function createPageReporter(
  config: Pick<Config, 'apiBase' | 'cdnBase' | 'analyticsUrl' | 'environment' | 'reportShare'>,
  url: string,
  random = Math.random(),
): (failure: Failure) => void {
  const { apiBase, cdnBase, analyticsUrl, environment, reportShare } = config
  const assetsUrl = new URL(withBasePath('/assets/'), location.origin).href
  const reporter = createReporter({
    context: {
      build: getRunningBuild(),
      environment: environment && { name: environment.name, kind: environment.kind },
    },
    getRoute: routePattern.get,
    now: () => performance.now(),
    // A plain text needs no CORS preflight, which a beacon of a page that is closing would not survive.
    send: (text) => navigator.sendBeacon(url, text),
    schedule: (run, ms) => void setTimeout(run, ms),
  })
  activeReporter.set(reporter)

  const isHidden = () => document.visibilityState === 'hidden'
  const add = (observation: Observation | null) => {
    if (observation) reporter.add(observation)
  }
  const addCall = (outcome: CallOutcome) => add(observeCall(outcome))
  const addMetric = ({ name, value, rating }: Metric) => {
    if (name !== 'INP' && name !== 'LCP' && name !== 'CLS') return
    add({ type: 'vital', name, value: roundMetric(name, value), rating })
    // The last values come when the page is hidden, maybe after the listener below has run.
    if (isHidden()) queueMicrotask(reporter.flush)
  }

  for (const outcome of callLog.list()) addCall(outcome)
  callLog.subscribe(addCall)
  if (random < reportShare) for (const observe of [onINP, onLCP, onCLS]) observe(addMetric)
  document.addEventListener('visibilitychange', () => isHidden() && reporter.flush())
  addEventListener('pagehide', reporter.flush)

  return (failure) => {
    if (failure.type === 'chunk' && 'url' in failure) add(observeChunk(failure.url, assetsUrl))
    else if (failure.type === 'caught' && 'error' in failure) add(observeError(failure.error, assetsUrl))
    else if (failure instanceof ErrorEvent) {
      if (!HARMLESS_ERROR.test(failure.message)) add(observeError(failure.error, assetsUrl))
    } else if (failure.type === 'unhandledrejection')
      add(observeError((failure as PromiseRejectionEvent).reason, assetsUrl))
    else if (failure.type === 'securitypolicyviolation')
      add(
        observeViolation(failure as SecurityPolicyViolationEvent, assetsUrl, {
          apiBase,
          cdnBase,
          analyticsUrl,
          reportUrl: url,
        }),
      )
  }
}
