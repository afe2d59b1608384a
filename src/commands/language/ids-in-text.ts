/** The ids that a text speaks of, where it is no command: a mail about three orders, a table with words between. Pure. */
import { cleanText } from '#commands/language/words/clean-text.ts'
import { parseInteger, MAX_IDS } from '#commands/language/words/parse-numbers.ts'
import { type Token, tokenize, expandLists } from '#commands/language/words/tokens.ts'

/** Say of the number behind them that it is an amount, and of one before them that it counts. */
const AMOUNT_BEFORE = /^(?:[$=%-]|r|rs)$/
const UNIT_AFTER = /^(?:[%$]|rea(?:l|is)|mil|dias?|horas?|h|min(?:utos?)?|vez(?:es)?|anos?|mes(?:es)?|de)$/

/** The comma here parts reais and centavos: '12,50'. */
const isDecimal = (tokens: readonly Token[], comma: number): boolean =>
  tokens[comma]?.text === ',' &&
  tokens[comma].isGlued &&
  tokens[comma + 1]?.isGlued === true &&
  /^\d\d?$/.test(tokens[comma + 1]!.text)

/** Whole numbers that stand alone, none twice, in the order of the text; no amounts, dates, hours or parts of words. */
export function extractIds(text: string): number[] {
  const tokens = expandLists(tokenize(cleanText(text).text))
  const found = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || found.size > MAX_IDS) continue
    const [before, behind] = [tokens[at - 1], tokens[at + 1]]
    const isPart = (token.isGlued && before?.kind === 'word') || isDecimal(tokens, at + 1) || isDecimal(tokens, at - 1)
    const isOther = AMOUNT_BEFORE.test(before?.text ?? '') || UNIT_AFTER.test(behind?.text ?? '')
    const id = isPart || isOther ? null : parseInteger(tokens, at, 'parts')
    if (id !== null && id > 0) found.add(id)
  }
  return [...found]
}
