/** The whole reading that stands with the list, as panel and footer show it. One at a time in a tab. */
import { createStore } from '#lib/kept/store.ts'
import type { RuleResult } from '#reading/exceptions/rule.ts'
import type { Analysis, SampleTaken } from './analysis.ts'
import type { WholeView } from './view.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListState } from '#commands/screen.ts'
import type { WholeFigures } from '#reading/folds/figures.ts'
import type { ReadingControl } from '#reading/walk/control.ts'
import type { ReadingProgress, Walks } from '#reading/walk/environment.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'

/** A whole reading: what it is of, how far it came, and what was made of it. */
export interface WholeReading {
  /** Which list with which filter it is of (`keyOf`). */
  readonly key: string
  readonly walks: Walks
  /** ms since the epoch: when this page began or went on with it. */
  readonly startedAt: number
  readonly progress: ReadingProgress | null
  /** From where on its speed is counted: what was read before a reload or a pause took none of the time since. */
  readonly pace: { readonly at: number; readonly lines: number }
  readonly paused: boolean
  readonly figures: WholeFigures | null
  /** null while it runs. */
  readonly outcome: ReadingOutcome | null
  /** Why not even the first page could be read. */
  readonly failure: string | null
  readonly isPeriodOpen: boolean
  /** The panel is closed by the operator. */
  readonly isHidden: boolean
  /** What was asked of it last; null: its totals. */
  readonly analysis: Analysis | null
  /** The last sample that was drawn, and the last exceptions that were found: for review and evidence. */
  readonly sample: SampleTaken | null
  readonly exceptions: readonly RuleResult[] | null
  /** The first 12 digits of the manifest's SHA-256, once evidence was exported. */
  readonly evidenceCode: string | null
  /** What is being made of it: 'Somando Valor'; null where nothing is. */
  readonly working: string | null
  /** The hand on another reading that is made for it, to be compared with; absent where there is none. */
  readonly aside?: ReadingControl | null
  /** What stands in the place of the table; null: the table. */
  readonly view: WholeView | null
}

/** The one of this tab; null where there is none. */
export const wholeReading = createStore<WholeReading | null>(null)

/** The same list with the same filter has the same key; page, size, order and columns do not matter. */
export function keyOf({ path, fixed }: Pick<AnyList, 'path' | 'fixed'>, filters: ListState['filters']): string {
  const given = Object.entries({ ...fixed, ...filters }).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${path} ${JSON.stringify(given)}`
}
