/** A typed line, prepared once for all patterns: its tokens, and what each stretch of them may mean. */
import type { Hit, Lemma, Lexicon } from './lexicon.ts'
import { isSkippable, type Token, tokenize } from './tokens.ts'

/** A stretch of tokens with its meanings. */
export interface Segment {
  /** First token after it. */
  end: number
  text: string
  hits: readonly Hit[]
}

export interface Line {
  text: string
  tokens: readonly Token[]
  /** By the token at which a stretch begins, longest first. */
  segments: readonly (readonly Segment[])[]
  /** By token: every meaning of a stretch that covers it; null for what may be passed over. */
  covering: readonly (ReadonlySet<Lemma> | null)[]
}

/** Further meanings of one word, tried where the line as typed says nothing. */
type Corrections = (word: string) => readonly Hit[]

const NO_HITS: readonly Hit[] = []

/** Numbers and signs stand for themselves whole; only words are begun. */
const whole = (hits: readonly Hit[]) => hits.filter(({ full }) => full)

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

function withCorrections(text: string, lexicon: Lexicon, corrections: Corrections): readonly Hit[] {
  const extra = corrections(text)
  return extra.length > 0 ? [...lexicon.lookup(text), ...extra] : lexicon.lookup(text)
}

/** Prepares a line; with `correcting`, words that are no form of the vocabulary also mean their nearest ones. */
export function prepare(text: string, lexicon: Lexicon, correcting: boolean): Line {
  const tokens = tokenize(text)
  const corrections: Corrections = (word) => (correcting && !lexicon.knows(word) ? lexicon.corrections(word) : NO_HITS)
  const segments = tokens.map((_, at) => segmentsAt(tokens, at, lexicon, corrections))
  const covering = tokens.map((token) => (token.kind !== 'word' || isSkippable(token) ? null : new Set<Lemma>()))
  segments.forEach((list, at) => {
    for (const { end, hits } of list)
      for (let token = at; token < end; token++) for (const { lemma } of hits) covering[token]?.add(lemma)
  })
  return { text, tokens, segments, covering }
}
