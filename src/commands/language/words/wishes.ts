/**
 * What is wished is asked for (commands/language/words/README §3): 'gostaria que liberassem o 3', 'que seja excluído o
 * plano 11'.
 */
import type { Lexicon } from './lexicon.ts'
import { isSkippable, type Token } from './tokens.ts'

/** Before 'que': what is wished, and by whoever types. */
const WISH_VERB =
  /^(?:gostar\w+|quer(?:o|ia|emos|iamos)|precis(?:o|amos|ava)|solicit(?:o|amos)|peco|pedimos|desejo|espero)$/
const PASSIVE_BE = /^(?:seja|fosse)m?$/

/** The tokens with the verbs of a wish as they are asked for; `knows` is true for a word of the language. */
export function replaceWishes(tokens: readonly Token[], knows: (word: string) => boolean): Token[] {
  let isWished = false
  let isDone = false
  return tokens.map((token, at): Token => {
    if (token.kind !== 'word') return token
    const { text } = token
    isWished ||= text === 'que' && (at === 0 || WISH_VERB.test(tokens[at - 1]!.text))
    if (!isWished) return token
    const [base] = (isDone ? [/d([oa])s?$/, /id([oa])s?$/] : [/sse(m|mos)?$/]).flatMap((end, other) => {
      const verb = text.replace(end, other ? 'er' : 'r')
      return verb !== text && knows(verb) ? [verb] : []
    })
    isDone = PASSIVE_BE.test(text)
    return { ...token, text: isDone || text === 'alguem' ? 'que' : (base ?? text) }
  })
}

/**
 * Ask for what the noun behind them says: 'solicito a liberação', 'proceda à exclusão'. Not 'realizamos' and 'pedimos',
 * which are as well said of what was done.
 */
const REQUEST_VERB =
  /^(?:solicit(?:o|ar|em?)|(?:efetu|realiz|execut|providenci|rod)(?:ar?|em?)|pe(?:co|dir)|proced(?:er|am?)|reque(?:rer|iro)|fa(?:z|zer|cam?))$/

/**
 * The tokens with an act that is asked for by its noun as the verb itself, where nothing but politeness stands before it;
 * of a question something polite must.
 */
export function replaceActionNouns(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  // 'dá uma liberada no 3' asks for it, 'dei uma liberada' tells it; so 'solicita-se', but not 'ele solicita'.
  const requestIndex = tokens.findIndex(
    ({ text }, at) =>
      REQUEST_VERB.test(text) || /^(?:dar? uma|(?:solicita|requer) -)$/.test(`${text} ${tokens[at + 1]?.text}`),
  )
  const at = tokens.findIndex((token, index) => index > requestIndex && !isSkippable(token))
  const actionLemma = lexicon.getFullMeanings(tokens[at]?.text ?? '').find((lemma) => lemma[0] === 'p')
  const before = tokens.slice(0, Math.max(0, requestIndex))
  const isQuestion = tokens.some(({ text }) => text === '?') && !before.some(({ isPolite }) => isPolite)
  const isAsked = requestIndex >= 0 && before.every(isSkippable) && !isQuestion
  if (
    !isAsked ||
    !actionLemma ||
    !/(?:[cs]ao|mento)$|^uma .*[ai]da$/.test(`${tokens[at - 1]?.text} ${tokens[at]!.text}`)
  )
    return [...tokens]
  const { text } = tokens[at]!
  // 'atualizada' is of two classes.
  const verb = text.endsWith('da') ? text.replace(/da$/, 'r') : actionLemma.slice(2)
  return tokens.map((token, index) =>
    index === requestIndex ? { ...token, isPolite: true } : index === at ? { ...token, text: verb } : token,
  )
}
