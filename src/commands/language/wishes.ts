/** What is wished is asked for (commands/language/README §5): 'gostaria que liberassem o 3', 'que seja excluído o plano 11'. */
import type { Token } from './tokens.ts'

/** Before 'que': what is wished, and by whoever types. */
const WISHING =
  /^(?:gostar\w+|quer(?:o|ia|emos|iamos)|precis(?:o|amos|ava)|solicit(?:o|amos)|peco|pedimos|desejo|espero)$/
const BE = /^(?:seja|fosse)m?$/

/** The tokens with the verbs of a wish as they are asked for; `knows` is true for a word of the language. */
export function withWishes(tokens: readonly Token[], knows: (word: string) => boolean): Token[] {
  let isWished = false
  let isDone = false
  return tokens.map((token, at): Token => {
    if (token.kind !== 'word') return token
    const { text } = token
    isWished ||= text === 'que' && (at === 0 || WISHING.test(tokens[at - 1]!.text))
    if (!isWished) return token
    const [base] = (isDone ? [/d([oa])s?$/, /id([oa])s?$/] : [/sse(m|mos)?$/]).flatMap((end, other) => {
      const verb = text.replace(end, other ? 'er' : 'r')
      return verb !== text && knows(verb) ? [verb] : []
    })
    isDone = BE.test(text)
    return { ...token, text: isDone || text === 'alguem' ? 'que' : (base ?? text) }
  })
}
