/** Recognizes the words around the clauses of a view: names of a list, verbs of showing, and filler words. */
import type { LemmaMatches } from '#commands/language/words/lexicon.ts'
import { getResourceId, isNounLemma, isVerbLemma, type Lemma } from '#commands/language/words/lemma.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Segment } from '#commands/language/words/segments.ts'
import { LOOK_VERBS } from '#commands/language/words/mood.ts'
import { isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import type { ListSchema } from '#commands/args.ts'

/** Filler words of a view: that a record was made, is shown or is left, and that a part of the list is meant. */
const FILLER_WORDS =
  /^(?:(?:fo(?:i|ram|ssem)|est(?:a|ao)|tao?|s[ao]o|sejam|ser|ja|tu?do|tod[oa]s?|list(?:a|as|agem)|relacao|tela|tabela|pagina|primeir[oa]s?|pel[oa]s|cuj[oa]|qual|quant[oa]s|tem|tenho|ha|existem|algu(?:m|ns)|algumas?|ainda|situacao|ordem|quem|coluna|cust(?:a|am|ando)|valem|pagam?|paguem|aquel[ea]s?|del[ea]s?|sistema|n?ess[ae]s?|(?:entr|cheg)(?:ou|aram)|(?:aparec(?!id)|pertenc)\w+|registros?|itens|extrato|q|sorted)|(?:(?:cri|cadastr|lig|vincul|relacion|atualiz|registr|lanc|ger|orden|filtr|organiz|list|mostr)ad|realizad|feit)[oa]s?)$/

/** The token has no meaning in a view: 'todos', 'que', and anything skippable. */
export const isFiller = (token: Token): boolean =>
  isSkippable(token) || (token.kind === 'word' && FILLER_WORDS.test(token.text))

type StretchMeanings = readonly { end: number; lemmas: readonly Lemma[] }[]
const meaningsBySegments = new WeakMap<readonly Segment[], StretchMeanings>()

/** The meanings of the segments of whole words that begin at a token, longest first. */
function getMeanings({ segments }: Line, index: number): StretchMeanings {
  const startingSegments = segments[index] ?? []
  let found = meaningsBySegments.get(startingSegments)
  if (!found) {
    const getFullLemmas = (matches: LemmaMatches) =>
      [...matches.values()].flatMap(({ lemma, isFull }) => (isFull ? [lemma] : []))
    meaningsBySegments.set(
      startingSegments,
      (found = startingSegments.map(({ end, meanings }) => ({ end, lemmas: getFullLemmas(meanings) }))),
    )
  }
  return found
}

/** Matches any verb of the language. */
export const ALL_VERBS = { has: isVerbLemma }

/** A verb that asks for a list stands at the token: 'mostra', 'filtre', 'ordene'. */
export const isListVerb = (line: Line, index: number, verbs: Pick<ReadonlySet<Lemma>, 'has'> = LOOK_VERBS): boolean =>
  getMeanings(line, index).some(({ end, lemmas }) => end === index + 1 && lemmas.some((lemma) => verbs.has(lemma)))

/** The resource id of the noun that begins at a token, longest name first; null if there is none. */
export function matchNoun(line: Line, index: number): { noun: string; end: number } | null {
  for (const { end, lemmas } of getMeanings(line, index)) {
    const lemma = lemmas.find(isNounLemma)
    if (lemma) return { noun: getResourceId(lemma), end }
  }
  return null
}

const nounsOf = new WeakMap<Line, ReadonlySet<string>>()

/** The resource ids of all nouns in the line; computed once per line and not for each list. */
export function getNounIds(line: Line): ReadonlySet<string> {
  let found = nounsOf.get(line)
  if (!found)
    nounsOf.set(line, (found = new Set(line.tokens.flatMap((_, index) => matchNoun(line, index)?.noun ?? []))))
  return found
}

/** The token after the list's own noun; `index` if the noun does not stand there. */
export function skipListNoun(line: Line, index: number, { resource }: ListSchema): number {
  const nounMatch = matchNoun(line, index)
  return nounMatch?.noun === resource.id ? nounMatch.end : index
}

/**
 * The token after the list's name. If several lists share a noun, the name may have the last segment of the path:
 * 'auditoria por valor'.
 */
export function skipListName(line: Line, start: number, listSchema: ListSchema): number {
  const [, segment = '', ...subPaths] = listSchema.path.split('/')
  const { tokens } = line
  const nounEnd = skipListNoun(line, start, listSchema)
  const isPathSegment = isTokenText(tokens, start, segment)
  const nounMatch = isPathSegment ? start + 1 : nounEnd
  const index = isTokenText(tokens, nounMatch, 'por') ? nounMatch + 1 : nounMatch
  // 'transações por tipo', but not 'por tipo crescente'.
  const isCalled =
    (isPathSegment || (nounEnd > start && index > nounEnd)) &&
    isTokenText(tokens, index, subPaths.at(-1) ?? '') &&
    !/^(?:de)?cresc/.test(getWord(tokens, index + 1))
  return isCalled ? index + 1 : nounEnd
}
