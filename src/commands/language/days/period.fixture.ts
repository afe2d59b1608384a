/** A period as its tests write it. */
import { replaceNumberWords } from '#commands/language/words/number-words.ts'
import { parsePeriodAt } from './period.ts'
import { today } from '#commands/language/patterns.fixture.ts'
import { tokenize } from '#commands/language/words/tokens.ts'

/**
 * The period that a text says from its first word to its last, or the sentence that says what is wrong with it; null for
 * none. '2026-11-20' for a whole day, '2026-11-01..2026-11-20' for whole days, with the time where it is another; '' for
 * an open end.
 */
export function read(text: string, now = today): string | null {
  const tokens = replaceNumberWords(tokenize(text))
  const found = parsePeriodAt(tokens, 0, now)
  if (found?.end !== tokens.length) return null
  if (found.problem !== undefined) return found.problem
  const from = (found.value.de ?? '').replace(/T00:00$/, '')
  const to = (found.value.ate ?? '').replace(/T23:59$/, '')
  return from === to ? from : `${from}..${to}`
}
