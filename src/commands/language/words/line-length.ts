/** How long a line may be that is interpreted: a longer one is a text (commands/language/README §1). */
import { formatInteger } from '#lib/format/money.ts'
import { tokenize } from './tokens.ts'

/** Words, numbers and quoted texts; a long list of ids counts as one. */
export const MAX_WORDS = 60
/** With the signs between them. */
const MAX_TOKENS = 2 * MAX_WORDS
/** Room for a thousand ids of nine digits, with their commas: what is longer is not even cut into words. */
const MAX_LETTERS = 12_000

/** How many words, numbers and quoted texts a line has. */
export const countWords = (line: string): number => tokenize(line).filter(({ kind }) => kind !== 'sign').length

/**
 * Why a line is too long to be interpreted; null where it is not. Nothing of such a line is read: cut off, its last number
 * would be another record's, and the ids behind it be forgotten.
 */
export function getTooLongReason(line: string): string | null {
  if (line.length > MAX_LETTERS) return `No máximo ${formatInteger(MAX_LETTERS)} letras por linha`
  const tokens = tokenize(line)
  const isLong = tokens.length > MAX_TOKENS || tokens.filter(({ kind }) => kind !== 'sign').length > MAX_WORDS
  return isLong ? `No máximo ${MAX_WORDS} palavras por linha` : null
}
