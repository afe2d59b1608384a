/** A typed line, prepared once for all patterns: its tokens, and what each stretch of them may mean. */
import type { Hits, Lemma, Lexicon } from './lexicon.ts'
import { withCounted } from './counting.ts'
import { withCourtesy } from './courtesy.ts'
import { englishWords } from './english.ts'
import { type IsWord, withParted } from './joined.ts'
import { isSkippable, type Token, tokenize } from './tokens.ts'
import { ignored } from './vocabulary.ts'

/** A stretch of tokens with its meanings. */
export interface Segment {
  /** First token after it. */
  end: number
  text: string
  hits: Hits
}

/** A typed line, cut into tokens, with every meaning that its stretches may have. */
export interface Line {
  text: string
  tokens: readonly Token[]
  /** By the token at which a stretch begins, longest first. */
  segments: readonly (readonly Segment[])[]
  /** By token: every meaning of a stretch that covers it; null for what may be passed over. */
  covering: readonly (ReadonlySet<Lemma> | null)[]
  /** Words are also read as what they may have been meant to be. */
  correcting: boolean
}

/** Further meanings of one word, tried where the line as typed says nothing. */
type Corrections = (word: string) => Hits

const NO_HITS: Hits = new Map()

/** Numbers and signs stand for themselves whole; only words are begun. */
const whole = (hits: Hits): Hits => new Map([...hits].filter(([, { full }]) => full))

/** Words joined over what is passed over, from each token on: 'ledger de bônus' -> 'ledger bonus'. */
function segmentsAt(tokens: readonly Token[], at: number, lexicon: Lexicon, corrections: Corrections): Segment[] {
  const first = tokens[at]
  const isLast = at === tokens.length - 1
  if (!first || first.kind === 'quoted' || (isSkippable(first) && !(isLast && first.kind === 'word'))) return []
  if (first.kind !== 'word') return [{ end: at + 1, text: first.text, hits: whole(lexicon.lookup(first.text)) }]
  const segments: Segment[] = []
  let text = first.text
  let words = 1
  for (let end = at + 1; ; end++) {
    if (tokens[end - 1] === first || !isSkippable(tokens[end - 1] ?? first))
      segments.unshift({
        end,
        text,
        hits: words === 1 ? withCorrections(text, lexicon, corrections) : lexicon.lookup(text),
      })
    const next = tokens[end]
    if (!next || (next.kind !== 'word' && !isSkippable(next))) break
    if (isSkippable(next)) continue
    if (++words > lexicon.longest) break
    text += ` ${next.text}`
  }
  return segments
}

/** What the word says as it stands goes before what it may have been meant to be. */
const withCorrections = (text: string, lexicon: Lexicon, corrections: Corrections): Hits => {
  const extra = corrections(text)
  return extra.size > 0 ? new Map([...extra, ...lexicon.lookup(text)]) : lexicon.lookup(text)
}

/** The line without a last word that is no more than the beginning of 'por' or 'do', or a sign before a number. */
export function withoutBegunWord({ text, tokens }: Line): string | null {
  const last = tokens.at(-1)
  if (!last || tokens.length < 2) return null
  const isBegun = last.kind === 'word' && [...ignored].some((word) => word.startsWith(last.text))
  return isBegun || last.text === '#' ? text.slice(0, last.start) : null
}

const isForeign = ({ kind, text }: Token, lexicon: Lexicon) =>
  kind === 'word' && !lexicon.knows(text) && Object.hasOwn(englishWords, text)

/** The words of a line as they are meant: parted where run together, numbers as digits, politeness marked (commands/language/README §4). */
function wordsOf(text: string, lexicon: Lexicon, isWord: IsWord): Token[] {
  const known: IsWord = (word) => lexicon.knows(word) || isWord(word) || Object.hasOwn(englishWords, word)
  const begins: IsWord = (word) => lexicon.lookup(word).size > 0
  const parted = withParted(tokenize(text), known, begins)
  const translated = parted.map((token) => {
    const word = isForeign(token, lexicon) ? englishWords[token.text] : undefined
    return word === undefined ? token : { ...token, text: word }
  })
  return withCourtesy(withCounted(translated))
}

/** Prepares a line; with `correcting`, words that are no form of the vocabulary also mean their nearest ones. */
export function prepareLine(text: string, lexicon: Lexicon, correcting: boolean, isWord: IsWord = () => false): Line {
  const tokens = wordsOf(text, lexicon, isWord)
  const corrections: Corrections = (word) => (correcting && !lexicon.knows(word) ? lexicon.corrections(word) : NO_HITS)
  const segments = tokens.map((_, at) => segmentsAt(tokens, at, lexicon, corrections))
  const covering = tokens.map((token) => (isSkippable(token) ? null : new Set<Lemma>()))
  segments.forEach((list, at) => {
    for (const { end, hits } of list)
      for (let token = at; token < end; token++) for (const lemma of hits.keys()) covering[token]?.add(lemma)
  })
  return { text, tokens, segments, covering, correcting }
}
