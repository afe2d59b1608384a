/** Writes what a support ticket needs: the same as a report, and how the last calls ended. */
import { callLog } from '#api/session/call-outcomes.ts'
import { getRunningBuild } from '#lib/startup/running-build.ts'
import { activeReporter, reportedEnvironment, routePattern } from './reporting-state.ts'

/**
 * Returns the diagnosis as indented JSON: build, environment, route pattern, the last 20 reports and the last 20 calls,
 * with nothing of persons, records, addresses or texts. Without reportUrl nothing is observed, and there are no reports.
 */
export function createDiagnosis(): string {
  const summary = activeReporter.get()?.getSummary() ?? {
    build: getRunningBuild(),
    environment: reportedEnvironment.get(),
    route: routePattern.get(),
    reports: [],
  }
  return JSON.stringify({ ...summary, calls: callLog.list() }, null, 2)
}
