/** Stores the scan of the list for panel and footer. A tab has one scan at a time. */
import { createStore } from '#lib/storage/store.ts'
import type { RuleResult } from '#scan/exceptions/rule.ts'
import type { Analysis, TakenSample } from './analysis.ts'
import type { ScanView } from './scan-view.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListState } from '#commands/screen.ts'
import type { PackagedChart } from '#scan/files/write-evidence.ts'
import type { ScanFigures } from '#scan/aggregates/figures.ts'
import type { ScanControl } from '#scan/protocol/scan-control.ts'
import type { ScanProgress, PassMode } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'

/** A scan: what it reads, its progress, and the results computed from it. */
export interface ListScan {
  /** Identifies the list and its filter (`getScanKey`). */
  readonly key: string
  readonly passMode: PassMode
  /** ms since the epoch: when this page started or resumed the scan. */
  readonly startedAt: number
  readonly progress: ScanProgress | null
  /**
   * Where the speed is measured from (ms since the epoch, rows read by then): rows read before a reload or a pause took
   * no time since.
   */
  readonly pace: { readonly at: number; readonly lines: number }
  readonly isPaused: boolean
  readonly figures: ScanFigures | null
  /** null while it runs. */
  readonly outcome: ScanOutcome | null
  /** Why not even the first page could be read, in Portuguese; null if it could. */
  readonly failureText: string | null
  readonly isPeriodOpen: boolean
  /** The operator closed the panel. */
  readonly isPanelHidden: boolean
  /** The result of the last analysis command; null: the panel shows the totals. */
  readonly analysis: Analysis | null
  /** The last sample and the last exceptions, for review and evidence. */
  readonly sample: TakenSample | null
  readonly exceptions: readonly RuleResult[] | null
  /** The charts that the operator put into the evidence: file names and SVG texts. */
  readonly evidenceCharts: readonly PackagedChart[]
  /** The first 12 digits of the manifest's SHA-256, once an evidence package is exported. */
  readonly evidenceCode: string | null
  /** The work in progress, for example 'Somando Valor'; null if there is none. */
  readonly workLabel: string | null
  /** The control of the scan of another period that runs beside this one; absent if there is none. */
  readonly sideScanControl?: ScanControl | null
  /** The view that replaces the table; null: the table. */
  readonly view: ScanView | null
}

/** The scan of this tab; null if there is none. */
export const scanStore = createStore<ListScan | null>(null)

/**
 * The analysis that last got the focus. It is not part of the panel, because a small scan may end before the panel's
 * code is loaded, and the panel mounts again with its list.
 */
export const focusedAnalysisStore = createStore<ListScan['analysis']>(null)

/** The same list with the same filter has the same key; page, size, order and columns do not matter. */
export function getScanKey(
  { path, fixedInput }: Pick<AnyList, 'path' | 'fixedInput'>,
  filters: ListState['filters'],
): string {
  const entries = Object.entries({ ...fixedInput, ...filters }).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${path} ${JSON.stringify(entries)}`
}
