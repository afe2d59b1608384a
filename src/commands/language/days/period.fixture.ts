/** Formats a parsed period as the tests write it. */
import { replaceNumberWords } from '#commands/language/words/number-words.ts'
import { parsePeriodAt } from './period.ts'
import { today } from '#commands/language/patterns.fixture.ts'
import { tokenize } from '#commands/language/words/tokens.ts'

/**
 * The period of a whole text, or the message about what is wrong with it; null if the text is no period. '2026-11-20'
 * is a whole day and '2026-11-01..2026-11-20' whole days. A time is added unless it is the first or last minute of the
 * day. An open end is ''.
 */
export function formatParsedPeriod(text: string, now = today): string | null {
  const tokens = replaceNumberWords(tokenize(text))
  const found = parsePeriodAt(tokens, 0, now)
  if (found?.end !== tokens.length) return null
  if (found.problem !== undefined) return found.problem
  const from = (found.value.de ?? '').replace(/T00:00$/, '')
  const to = (found.value.ate ?? '').replace(/T23:59$/, '')
  return from === to ? from : `${from}..${to}`
}
