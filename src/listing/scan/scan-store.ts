/** The whole reading that stands with the list, as panel and footer show it. One at a time in a tab. */
import { createStore } from '#lib/storage/store.ts'
import type { RuleResult } from '#scan/exceptions/rule.ts'
import type { Analysis, TakenSample } from './analysis.ts'
import type { ScanView } from './scan-view.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListState } from '#commands/screen.ts'
import type { ScanFigures } from '#scan/aggregates/figures.ts'
import type { ScanControl } from '#scan/protocol/scan-control.ts'
import type { ScanProgress, PassMode } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'

/** A whole reading: what it is of, how far it came, and what was made of it. */
export interface ListScan {
  /** Which list with which filter it is of (`keyOf`). */
  readonly key: string
  readonly passMode: PassMode
  /** ms since the epoch: when this page began or went on with it. */
  readonly startedAt: number
  readonly progress: ScanProgress | null
  /** From where on its speed is counted: what was read before a reload or a pause took none of the time since. */
  readonly pace: { readonly at: number; readonly lines: number }
  readonly isPaused: boolean
  readonly figures: ScanFigures | null
  /** null while it runs. */
  readonly outcome: ScanOutcome | null
  /** Why not even the first page could be read. */
  readonly failureText: string | null
  readonly isPeriodOpen: boolean
  /** The panel is closed by the operator. */
  readonly isPanelHidden: boolean
  /** What was asked of it last; null: its totals. */
  readonly analysis: Analysis | null
  /** The last sample that was drawn, and the last exceptions that were found: for review and evidence. */
  readonly sample: TakenSample | null
  readonly exceptions: readonly RuleResult[] | null
  /** The first 12 digits of the manifest's SHA-256, once evidence was exported. */
  readonly evidenceCode: string | null
  /** What is being made of it: 'Somando Valor'; null where nothing is. */
  readonly workLabel: string | null
  /** The hand on another reading that is made for it, to be compared with; absent where there is none. */
  readonly sideControl?: ScanControl | null
  /** What stands in the place of the table; null: the table. */
  readonly view: ScanView | null
}

/** The one of this tab; null where there is none. */
export const scanStore = createStore<ListScan | null>(null)

/** The same list with the same filter has the same key; page, size, order and columns do not matter. */
export function getScanKey(
  { path, fixedInput }: Pick<AnyList, 'path' | 'fixedInput'>,
  filters: ListState['filters'],
): string {
  const given = Object.entries({ ...fixedInput, ...filters }).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${path} ${JSON.stringify(given)}`
}
