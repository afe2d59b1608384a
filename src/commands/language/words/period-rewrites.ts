/** Adds the word that a line leaves out for pending records or a recent period: 'a liberar', '42 7 dias'. */
import { isTokenText } from './token-text.ts'
import type { Token } from './tokens.ts'

/** Verbs of what happens to a pending record. */
const TO_COME_WORDS = /^(?:liberar|pagar|aprovar|receber|creditar)$/
/** Words before such a verb if there is no noun: 'os que tenho a liberar', 'as a pagar'. */
const OF_THESE = /^(?:[oa]s|que|tem|tenho|temos|ha|ainda)$/

/**
 * Records still to be released are the pending ones: 'bônus a liberar da Maria Dias' only filters the list. A number
 * beside the verb refers to one record, and the words stay as they are.
 */
export function rewriteToComePeriod(tokens: readonly Token[], isNoun: (token: Token) => boolean): Token[] {
  const isToCome = (index: number): boolean => {
    if (!isTokenText(tokens, index, 'a', 'por', 'para', 'pra') || !TO_COME_WORDS.test(tokens[index + 1]?.text ?? ''))
      return false
    if (tokens[index + 2]?.kind === 'number' || isTokenText(tokens, index + 2, 'o', 'a', 'os', 'as', 'esse', 'isso'))
      return false
    if (index === 0) return isTokenText(tokens, index, 'a') && tokens.length > 2
    const previous = tokens[index - 1]!
    const isMany = isNoun(previous) && tokens[index - 2]?.kind !== 'number'
    return isMany || OF_THESE.test(previous.text)
  }
  return tokens.flatMap((token, index): Token[] => {
    if (index > 0 && isToCome(index - 1)) return []
    return isToCome(index) ? [{ ...token, text: 'pendente', end: tokens[index + 1]!.end }] : [token]
  })
}

/** Units of time. */
const TIME = /^(?:dias?|semanas?|mes(?:es)?|horas?)$/

/** 'auditar usuário 42 7 dias' means the last seven days: after an id, a number of days is no second id. */
export const rewriteLastDays = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, index): Token[] => {
    const id = tokens[tokens[index - 1]?.text === ',' ? index - 2 : index - 1]
    const isLength = token.kind === 'number' && !token.isGlued && TIME.test(tokens[index + 1]?.text ?? '')
    if (!isLength || id?.kind !== 'number') return [token]
    return [{ kind: 'word', text: 'ultimos', start: token.start, end: token.start, isGlued: false }, token]
  })
