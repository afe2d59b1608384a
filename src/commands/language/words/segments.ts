/** Groups the tokens of a line into segments: words that have a meaning together. */
import type { LemmaMatches, Lexicon } from './lexicon.ts'
import { QUESTION_WORDS } from './mood.ts'
import { isTokenText } from './token-text.ts'
import { isSkippable, type Token } from './tokens.ts'
import { isNounToken } from './words-in-context.ts'

/** A group of consecutive tokens with its meanings. */
export interface Segment {
  /** The first token after the group. */
  end: number
  text: string
  meanings: LemmaMatches
}

/** Further meanings of one word, used if the line as typed means nothing. */
export type WordCorrections = (word: string) => LemmaMatches

/** No meaning at all. */
export const NO_MEANINGS: LemmaMatches = new Map()
const keepAll = (hits: LemmaMatches): LemmaMatches => hits

/** Numbers and signs match whole forms only; words may be incomplete. */
const keepFull = (hits: LemmaMatches): LemmaMatches => new Map([...hits].filter(([, { isFull }]) => isFull))

/** Articles that make a singular noun plural: 'os produto', 'das compra'. */
const PLURAL_ARTICLE = /^(?:[dn]?[ao]s|pr[ao]s)$/
const toPlural = (hits: LemmaMatches): LemmaMatches =>
  new Map(
    [...hits].map(([lemma, hit]) => [
      lemma,
      hit.grammaticalNumber === 'one' ? { ...hit, grammaticalNumber: 'many' } : hit,
    ]),
  )

/**
 * The segments that begin at a token. Words are joined across skippable tokens: 'ledger de bônus' -> 'ledger bonus'.
 */
export function createSegments(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  corrections: WordCorrections,
): Segment[] {
  const first = tokens[index]
  const isLast = index === tokens.length - 1
  if (!first || first.kind === 'quoted' || first.listTokens) return []
  if (isSkippable(first) && !first.isOptional && !(isLast && first.kind === 'word')) return []
  if (first.kind !== 'word')
    return [{ end: index + 1, text: first.text, meanings: keepFull(lexicon.lookup(first.text)) }]
  const segments: Segment[] = []
  // 'a lista de fornecedor'
  const isListed =
    isTokenText(tokens, index - 1, 'de') && isTokenText(tokens, index - 2, 'lista', 'listagem', 'relacao', 'tela')
  const isPlural = isListed || PLURAL_ARTICLE.test(tokens[index - 1]?.text ?? '')
  let text = first.text
  let wordCount = 1
  for (let end = index + 1; ; end++) {
    // A question word is no half of another word ('era' of 'erase'), nor is an adjective after a noun ('loja nova',
    // 'novamente').
    const isWhole = QUESTION_WORDS.has(text) || (text === 'nova' && isNounToken(tokens[index - 1], lexicon))
    if (tokens[end - 1] === first || !isSkippable(tokens[end - 1] ?? first))
      segments.unshift({
        end,
        text,
        meanings: (isPlural ? toPlural : keepAll)(
          wordCount > 1
            ? lexicon.lookup(text)
            : (isWhole ? keepFull : keepAll)(lookUpWithCorrections(text, lexicon, corrections)),
        ),
      })
    const next = tokens[end]
    if (!next || (next.kind !== 'word' && !isSkippable(next))) break
    if (isSkippable(next)) continue
    if (++wordCount > lexicon.maxFormWords) break
    text += ` ${next.text}`
  }
  return segments
}

/** The meanings of a word with its corrections; what the word means as typed takes precedence. */
const lookUpWithCorrections = (text: string, lexicon: Lexicon, corrections: WordCorrections): LemmaMatches => {
  const correctedMeanings = corrections(text)
  return correctedMeanings.size > 0 ? new Map([...correctedMeanings, ...lexicon.lookup(text)]) : lexicon.lookup(text)
}
