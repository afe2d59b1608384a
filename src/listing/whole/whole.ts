/** A whole reading as its consumers take it: made first where there is none, page by page, with a breath in between. */
import type { Row } from '#commands/noun.ts'
import type { Fold } from '#reading/folds/fold.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { runReading, type WholeSession, wholeSession } from './run-reading.ts'
import type { ListSource } from './source.ts'
import { keyOf, wholeReading } from './whole-store.ts'

export interface Whole {
  readonly session: WholeSession
  readonly outcome: ReadingOutcome
}

/** The reading of what is on the screen, made where there is none; null where it came to nothing. */
export async function readingOf(source: ListSource): Promise<Whole | null> {
  const key = keyOf(source.definition, source.model().state.filters)
  const has = () => (wholeReading.get()?.key === key ? (wholeReading.get()?.outcome ?? null) : null)
  if (has() === null) await runReading(source, 'once')
  const outcome = has()
  const session = wholeSession()
  return outcome && session ? { session, outcome } : null
}

/** Rows handed on at once: more would hold a frame up where they are written or folded. */
const SLICE = 250

/** The rows in their order, a few at a time: keys and frames go before. */
export async function* pagesOf({ session, outcome }: Whole): AsyncGenerator<readonly Row[]> {
  for await (const rows of session.keeper.pages(outcome.pages))
    for (let at = 0; at < rows.length; at += SLICE) {
      yield rows.slice(at, at + SLICE)
      await breath()
    }
}

let last = 0
/** A task of its own, where the one under way has already taken as long as half a frame. */
async function breath(): Promise<void> {
  const now = performance.now()
  if (now - last < 8) return
  await new Promise((resolve) => setTimeout(resolve))
  last = performance.now()
}

/** What a fold makes of all rows. */
export async function foldWhole<Result>(whole: Whole, fold: Fold<Result>): Promise<Result> {
  const running = fold.start()
  for await (const rows of pagesOf(whole)) running.add(rows)
  return running.end()
}
