/** Limits the length of an interpreted line; a longer line is a text (commands/language/README §1). */
import { formatInteger } from '#lib/format/money.ts'
import { tokenize } from './tokens.ts'

/** The most words, numbers and quoted texts of a line; a long list of ids counts as one. */
export const MAX_WORDS = 60
/** The same with the signs between them. */
const MAX_TOKENS = 2 * MAX_WORDS
/** Room for a thousand ids of nine digits with commas. A longer text is not even split into words. */
const MAX_LETTERS = 12_000

/** The number of words, numbers and quoted texts in a line. */
export const countWords = (line: string): number => tokenize(line).filter(({ kind }) => kind !== 'sign').length

/**
 * Why a line is too long to be interpreted; null if it is not. Nothing of such a line is interpreted: in a truncated
 * line the last number would be the id of another record, and the ids after it would be lost.
 */
export function getTooLongReason(line: string): string | null {
  if (line.length > MAX_LETTERS) return `No máximo ${formatInteger(MAX_LETTERS)} letras por linha`
  const tokens = tokenize(line)
  const isLong = tokens.length > MAX_TOKENS || tokens.filter(({ kind }) => kind !== 'sign').length > MAX_WORDS
  return isLong ? `No máximo ${MAX_WORDS} palavras por linha` : null
}
