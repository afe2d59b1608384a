/** What the parts of the console share about reports. It costs the first screen three stores and no more. */
import { createStore } from '#lib/storage/store.ts'
import type { ReportContext, Reporter } from './reporter.ts'

/** The pattern of the current address: '/produtos/editar/$id'; null for an address that the console does not have. */
export const routePattern = createStore<string | null>(null)

/** The environment of config.json as reports name it; null without one. */
export const reportedEnvironment = createStore<ReportContext['environment']>(null)

/** The reporter of this page; null without reportUrl, and until its code is there. */
export const activeReporter = createStore<Reporter | null>(null)
