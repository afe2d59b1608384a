/** Extracts the ids from a text that is no command: a mail about three orders, a table with words in between. Pure. */
import { MAX_IDS } from '#commands/language/words/id-list.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { parseInteger } from '#commands/language/words/parse-numbers.ts'
import { type Token, tokenize, expandLists } from '#commands/language/words/tokens.ts'

/** A token before or after a number that makes it an amount or a count. */
const AMOUNT_BEFORE = /^(?:[$=%-]|r|rs)$/
const UNIT_AFTER = /^(?:[%$]|rea(?:l|is)|mil|dias?|horas?|h|min(?:utos?)?|vez(?:es)?|anos?|mes(?:es)?|de)$/

/** The comma separates reais and centavos: '12,50'. */
const isDecimal = (tokens: readonly Token[], comma: number): boolean =>
  tokens[comma]?.text === ',' &&
  tokens[comma].isGlued &&
  tokens[comma + 1]?.isGlued === true &&
  /^\d\d?$/.test(tokens[comma + 1]!.text)

/**
 * The whole numbers that stand alone, without duplicates, in text order. Amounts, dates, times and parts of words are
 * excluded.
 */
export function extractIds(text: string): number[] {
  const tokens = expandLists(tokenize(cleanText(text).text))
  const found = new Set<number>()
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'number' || found.size > MAX_IDS) continue
    const [previous, next] = [tokens[index - 1], tokens[index + 1]]
    const isPart =
      (token.isGlued && previous?.kind === 'word') || isDecimal(tokens, index + 1) || isDecimal(tokens, index - 1)
    const isOther = AMOUNT_BEFORE.test(previous?.text ?? '') || UNIT_AFTER.test(next?.text ?? '')
    const id = isPart || isOther ? null : parseInteger(tokens, index, 'parts')
    if (id !== null && id > 0) found.add(id)
  }
  return [...found]
}
