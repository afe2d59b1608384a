/**
 * Rewrites wishes as requests (commands/language/words/README §3): 'gostaria que liberassem o 3', 'que seja excluído o
 * plano 11'.
 */
import type { Lexicon } from './lexicon.ts'
import { getVerbClass, isPastLemma } from './lemma.ts'
import { isSkippable, type Token } from './tokens.ts'

/** Verbs before 'que' that express a wish of the operator. */
const WISH_VERB =
  /^(?:gostar\w+|quer(?:o|ia|emos|iamos)|precis(?:o|amos|ava)|solicit(?:o|amos)|peco|pedimos|desejo|espero)$/
const PASSIVE_BE = /^(?:seja|fosse)m?$/

/** Replaces the verbs of a wish by their infinitives; `isKnown` is true for a word of the language. */
export function replaceWishes(tokens: readonly Token[], isKnown: (word: string) => boolean): Token[] {
  let isWished = false
  let isDone = false
  return tokens.map((token, index): Token => {
    if (token.kind !== 'word') return token
    const { text } = token
    isWished ||= text === 'que' && (index === 0 || WISH_VERB.test(tokens[index - 1]!.text))
    if (!isWished) return token
    const [base] = (isDone ? [/d([oa])s?$/, /id([oa])s?$/] : [/sse(m|mos)?$/]).flatMap((end, other) => {
      const verb = text.replace(end, other ? 'er' : 'r')
      return verb !== text && isKnown(verb) ? [verb] : []
    })
    isDone = PASSIVE_BE.test(text)
    return { ...token, text: isDone || text === 'alguem' ? 'que' : (base ?? text) }
  })
}

/**
 * Verbs that ask for what the noun after them names: 'solicito a liberação', 'proceda à exclusão'. 'realizamos' and
 * 'pedimos' are left out, because they may also be past forms.
 */
const REQUEST_VERB =
  /^(?:solicit(?:o|ar|em?)|(?:efetu|realiz|execut|providenci|rod)(?:ar?|em?)|pe(?:co|dir)|proced(?:er|am?)|reque(?:rer|iro)|fa(?:z|zer|cam?))$/

/**
 * Replaces the noun of a requested action by its verb, if only courtesies precede the request. In a question at least
 * one courtesy must precede it.
 */
export function replaceActionNouns(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  // 'dá uma liberada no 3' requests it, 'dei uma liberada' tells of it; so does 'solicita-se' request, but not 'ele
  // solicita'.
  const requestIndex = tokens.findIndex(
    ({ text }, index) =>
      REQUEST_VERB.test(text) || /^(?:dar? uma|(?:solicita|requer) -)$/.test(`${text} ${tokens[index + 1]?.text}`),
  )
  const tokenIndex = tokens.findIndex((token, index) => index > requestIndex && !isSkippable(token))
  const actionLemma = lexicon.getFullMeanings(tokens[tokenIndex]?.text ?? '').find(isPastLemma)
  const before = tokens.slice(0, Math.max(0, requestIndex))
  const isQuestion = tokens.some(({ text }) => text === '?') && !before.some(({ isPolite }) => isPolite)
  const isAsked = requestIndex >= 0 && before.every(isSkippable) && !isQuestion
  if (
    !isAsked ||
    !actionLemma ||
    !/(?:[cs]ao|mento)$|^uma .*[ai]da$/.test(`${tokens[tokenIndex - 1]?.text} ${tokens[tokenIndex]!.text}`)
  )
    return [...tokens]
  const { text } = tokens[tokenIndex]!
  // 'atualizada' belongs to two classes.
  const verb = text.endsWith('da') ? text.replace(/da$/, 'r') : getVerbClass(actionLemma)
  return tokens.map((token, index) =>
    index === requestIndex ? { ...token, isPolite: true } : index === tokenIndex ? { ...token, text: verb } : token,
  )
}
