/** Parses a period or a moment that is typed or pasted beside a date field, as the palette would. */
import { toDateTimeLocalValue, formatDateTimeLocal } from '#lib/format/dates.ts'
import type { Period } from '#commands/args.ts'
import { replaceNumberWords } from '#commands/language/words/number-words.ts'
import { parseWholeDay, parsePeriodAt } from './period.ts'
import { tokenize } from '#commands/language/words/tokens.ts'

/**
 * Removes what surrounds a copied date: the quotes of a file's cell, and the weekday or the number of days that the
 * console itself adds ('16/11/2026 seg', 'de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias').
 */
const stripDecoration = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/, \d+ dias?$|(?<=\d) (?:seg|ter|qua|qui|sex|sáb|dom)$/, '')

/**
 * 'mês passado', 'de 01/10 a 15/10', '01/11': both ends as datetime-local values; null if the text is no valid period.
 */
export function parsePeriodText(text: string, now: Date): Period | null {
  const tokens = replaceNumberWords(tokenize(stripDecoration(text)))
  const found = parsePeriodAt(tokens, 0, now)
  return found && found.end === tokens.length && !found.problem ? found.value : null
}

/**
 * '01/11/2026 14:30' or '01/11' as a datetime-local value, with `usesEndOfDay` the end of the day; null if the text is
 * no date. A moment with seconds or a zone is parsed as the platform's moments are.
 */
export function parseMomentText(text: string, now: Date, usesEndOfDay: boolean): string | null {
  const day = parseWholeDay(replaceNumberWords(tokenize(stripDecoration(text))), now)
  return day ? formatDateTimeLocal(day[usesEndOfDay ? 1 : 0]) : toDateTimeLocalValue(text) || null
}
