/** The ids that a text speaks of, where it is no command: a mail about three orders, a table with words between. Pure. */
import { cleanText } from '#commands/language/words/clean-text.ts'
import { integerAt, MOST_IDS } from '#commands/language/words/numbers.ts'
import { type Token, tokenize, withoutLists } from '#commands/language/words/tokens.ts'

/** Say of the number behind them that it is an amount, and of one before them that it counts. */
const NO_ID_BEFORE = /^(?:[$=%-]|r|rs)$/
const NO_ID_BEHIND = /^(?:[%$]|rea(?:l|is)|mil|dias?|horas?|h|min(?:utos?)?|vez(?:es)?|anos?|mes(?:es)?|de)$/

/** The comma here parts reais and centavos: '12,50'. */
const isDecimal = (tokens: readonly Token[], comma: number): boolean =>
  tokens[comma]?.text === ',' &&
  tokens[comma].glued &&
  tokens[comma + 1]?.glued === true &&
  /^\d\d?$/.test(tokens[comma + 1]!.text)

/** Whole numbers that stand alone, none twice, in the order of the text; no amounts, dates, hours or parts of words. */
export function idsInText(text: string): number[] {
  const tokens = withoutLists(tokenize(cleanText(text).text))
  const found = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || found.size > MOST_IDS) continue
    const [before, behind] = [tokens[at - 1], tokens[at + 1]]
    const isPart = (token.glued && before?.kind === 'word') || isDecimal(tokens, at + 1) || isDecimal(tokens, at - 1)
    const isOther = NO_ID_BEFORE.test(before?.text ?? '') || NO_ID_BEHIND.test(behind?.text ?? '')
    const id = isPart || isOther ? null : integerAt(tokens, at, 'parts')
    if (id !== null && id > 0) found.add(id)
  }
  return [...found]
}
