/** How long a line may be that is interpreted: a longer one is a text (commands/language/README §1). */
import { formatInteger } from '#lib/written/money.ts'
import { tokenize } from './tokens.ts'

/** Words, numbers and quoted texts; a long list of ids counts as one. */
export const MOST_WORDS = 60
/** With the signs between them. */
const MOST_TOKENS = 2 * MOST_WORDS
/** Room for a thousand ids of nine digits, with their commas: what is longer is not even cut into words. */
const MOST_LETTERS = 12_000

/** How many words, numbers and quoted texts a line has. */
export const wordsIn = (line: string): number => tokenize(line).filter(({ kind }) => kind !== 'sign').length

/**
 * Why a line is too long to be interpreted; null where it is not. Nothing of such a line is read: cut off, its last number
 * would be another record's, and the ids behind it be forgotten.
 */
export function whyTooLong(line: string): string | null {
  if (line.length > MOST_LETTERS) return `No máximo ${formatInteger(MOST_LETTERS)} letras por linha`
  const tokens = tokenize(line)
  const isLong = tokens.length > MOST_TOKENS || tokens.filter(({ kind }) => kind !== 'sign').length > MOST_WORDS
  return isLong ? `No máximo ${MOST_WORDS} palavras por linha` : null
}
