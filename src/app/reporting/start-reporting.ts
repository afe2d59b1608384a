/** Listens for what fails from the start, and fetches the reporter when the page is idle. */
import type { Config } from '#app/config.ts'
import { caughtErrors } from '#lib/startup/caught-errors.ts'
import { onChunkMissing } from '#lib/startup/import-with-retry.ts'
import { runWhenIdle } from '#lib/startup/run-when-idle.ts'
import { reportedEnvironment } from './reporting-state.ts'
import type { Failure } from './observations.ts'

/** The events of the window that tell a failure. */
const FAILURE_EVENTS = ['error', 'unhandledrejection', 'securitypolicyviolation']

/** After this time the reporter is fetched even if the page is never idle, ms. */
const IDLE_TIMEOUT_MS = 10_000

/** Failures that wait for the reporter's code, which may never come: the connection may be what fails. */
const MAX_EARLY_FAILURES = 100

/**
 * Starts the reports to reportUrl; without one it only notes the environment for the diagnosis. Called once per page.
 */
export function startReporting(config: Config): void {
  const { environment, reportUrl } = config
  reportedEnvironment.set(environment && { name: environment.name, kind: environment.kind })
  if (reportUrl === null) return
  const earlyFailures: Failure[] = []
  let handleFailure = (failure: Failure): void => {
    if (earlyFailures.length < MAX_EARLY_FAILURES) earlyFailures.push(failure)
  }
  for (const type of FAILURE_EVENTS) addEventListener(type, (event) => handleFailure(event))
  caughtErrors.subscribe((error) => handleFailure({ type: 'caught', error }))
  onChunkMissing((url) => handleFailure({ type: 'chunk', url }))
  runWhenIdle(() => {
    void import('./page-reporter.ts').then(({ createPageReporter }) => {
      handleFailure = createPageReporter(config, reportUrl)
      for (const failure of earlyFailures) handleFailure(failure)
    })
  }, IDLE_TIMEOUT_MS)
}
