/** A period or a moment as one types or pastes it beside a date field, read as the palette reads it. */
import { fieldDateTime, localInput } from '#lib/written/dates.ts'
import type { Period } from '#commands/args.ts'
import { withCounted } from '#commands/language/words/counting.ts'
import { dayIn, periodAt } from './period.ts'
import { tokenize } from '#commands/language/words/tokens.ts'

/**
 * Without what stands around dates where they are copied: the quotes of a file's cell, the weekday and the number of days
 * that the console itself tells ('16/11/2026 seg', 'de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias').
 */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/, \d+ dias?$|(?<=\d) (?:seg|ter|qua|qui|sex|sáb|dom)$/, '')

/** 'mês passado', 'de 01/10 a 15/10', '01/11': both ends as datetime-local values; null for what is no period. */
export function readPeriodText(text: string, now: Date): Period | null {
  const tokens = withCounted(tokenize(bare(text)))
  const found = periodAt(tokens, 0, now)
  return found && found.end === tokens.length && !found.problem ? found.value : null
}

/**
 * '01/11/2026 14:30' or '01/11' as a datetime-local value, the end of the day where asked; null for what is no date. With
 * seconds or a zone it is read as the platform's are.
 */
export function readMomentText(text: string, now: Date, endOfDay: boolean): string | null {
  const day = dayIn(withCounted(tokenize(bare(text))), now)
  return day ? localInput(day[endOfDay ? 1 : 0]) : fieldDateTime(text) || null
}
