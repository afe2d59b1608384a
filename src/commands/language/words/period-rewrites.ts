/** Words that say which records are meant, or of how long, without the word for it: 'a liberar', '42 7 dias'. */
import { isTokenText } from './parse-numbers.ts'
import type { Token } from './tokens.ts'

/** What becomes of a pending record. */
const TO_COME_WORDS = /^(?:liberar|pagar|aprovar|receber|creditar)$/
/** Before what is to become of records, where no noun stands there: 'os que tenho a liberar', 'as a pagar'. */
const OF_THESE = /^(?:[oa]s|que|tem|tenho|temos|ha|ainda)$/

/**
 * Records that are still to be released are the pending ones: of 'bônus a liberar da Maria Dias' nothing is asked but
 * which they are. Where a number stands beside it, it tells of one record and not of which are shown.
 */
export function rewriteToComePeriod(tokens: readonly Token[], isNoun: (token: Token) => boolean): Token[] {
  const isToCome = (at: number): boolean => {
    if (!isTokenText(tokens, at, 'a', 'por', 'para', 'pra') || !TO_COME_WORDS.test(tokens[at + 1]?.text ?? ''))
      return false
    if (tokens[at + 2]?.kind === 'number' || isTokenText(tokens, at + 2, 'o', 'a', 'os', 'as', 'esse', 'isso'))
      return false
    if (at === 0) return isTokenText(tokens, at, 'a') && tokens.length > 2
    const before = tokens[at - 1]!
    const isMany = isNoun(before) && tokens[at - 2]?.kind !== 'number'
    return isMany || OF_THESE.test(before.text)
  }
  return tokens.flatMap((token, at): Token[] => {
    if (at > 0 && isToCome(at - 1)) return []
    return isToCome(at) ? [{ ...token, text: 'pendente', end: tokens[at + 1]!.end }] : [token]
  })
}

/** Units of time. */
const TIME = /^(?:dias?|semanas?|mes(?:es)?|horas?)$/

/** 'auditar usuário 42 7 dias' is of the last seven: behind an id so many days are no second one. */
export const rewriteLastDays = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    const id = tokens[tokens[at - 1]?.text === ',' ? at - 2 : at - 1]
    const isLength = token.kind === 'number' && !token.isGlued && TIME.test(tokens[at + 1]?.text ?? '')
    if (!isLength || id?.kind !== 'number') return [token]
    return [{ kind: 'word', text: 'ultimos', start: token.start, end: token.start, isGlued: false }, token]
  })
