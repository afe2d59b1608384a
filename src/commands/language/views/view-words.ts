/** Words around the clauses of a view: what a list is called, verbs of showing, and words that say nothing in one. */
import type { LemmaMatches } from '#commands/language/words/lexicon.ts'
import type { Line, Segment } from '#commands/language/words/line.ts'
import { LOOK_VERBS } from '#commands/language/words/mood.ts'
import { isTokenText, getWord } from '#commands/language/words/parse-numbers.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import type { ListSchema } from '#commands/args.ts'

/** What says nothing of a view; of any record that it was made, is shown, is left; and that a part of a list is meant. */
const FILLER_WORDS =
  /^(?:(?:fo(?:i|ram|ssem)|est(?:a|ao)|tao?|s[ao]o|sejam|ser|ja|tu?do|tod[oa]s?|list(?:a|as|agem)|relacao|tela|tabela|pagina|primeir[oa]s?|pel[oa]s|cuj[oa]|qual|quant[oa]s|tem|tenho|ha|existem|algu(?:m|ns)|algumas?|ainda|situacao|ordem|quem|coluna|cust(?:a|am|ando)|valem|pagam?|paguem|aquel[ea]s?|del[ea]s?|sistema|n?ess[ae]s?|(?:entr|cheg)(?:ou|aram)|(?:aparec(?!id)|pertenc)\w+|registros?|itens|extrato|q|sorted)|(?:(?:cri|cadastr|lig|vincul|relacion|atualiz|registr|lanc|ger|orden|filtr|organiz|list|mostr)ad|realizad|feit)[oa]s?)$/

/** True for a word that says nothing of the view: 'todos', 'que', what may be passed over anyway. */
export const isFiller = (token: Token): boolean =>
  isSkippable(token) || (token.kind === 'word' && FILLER_WORDS.test(token.text))

type StretchMeanings = readonly { end: number; lemmas: readonly string[] }[]
const meaningsBySegments = new WeakMap<readonly Segment[], StretchMeanings>()

/** What a stretch of whole words from token `at` on may mean, longest first. */
function getMeanings({ segments }: Line, at: number): StretchMeanings {
  const here = segments[at] ?? []
  let found = meaningsBySegments.get(here)
  if (!found) {
    const getFullLemmas = (hits: LemmaMatches) =>
      [...hits.values()].flatMap(({ lemma, isFull }) => (isFull ? [lemma] : []))
    meaningsBySegments.set(here, (found = here.map(({ end, meanings }) => ({ end, lemmas: getFullLemmas(meanings) }))))
  }
  return found
}

/** Any verb of the language. */
export const ALL_VERBS = { has: (lemma: string) => lemma.startsWith('v:') }

/** True where a word that asks for a list stands at token `at`: 'mostra', 'filtre', 'ordene'. */
export const isListVerb = (line: Line, at: number, verbs: Pick<ReadonlySet<string>, 'has'> = LOOK_VERBS): boolean =>
  getMeanings(line, at).some(({ end, lemmas }) => end === at + 1 && lemmas.some((lemma) => verbs.has(lemma)))

/** A noun that begins here, longest name first: its id. */
export function matchNoun(line: Line, at: number): { noun: string; end: number } | null {
  for (const { end, lemmas } of getMeanings(line, at)) {
    const lemma = lemmas.find((each) => each.startsWith('n:'))
    if (lemma) return { noun: lemma.slice(2), end }
  }
  return null
}

const nounsOf = new WeakMap<Line, ReadonlySet<string>>()

/** The nouns that the line says anywhere: looked for once, and not by each list. */
export function nounsIn(line: Line): ReadonlySet<string> {
  let found = nounsOf.get(line)
  if (!found) nounsOf.set(line, (found = new Set(line.tokens.flatMap((_, at) => matchNoun(line, at)?.noun ?? []))))
  return found
}

/** The token behind the list's own noun; `at` where it is not said here. */
export function skipListNoun(line: Line, at: number, { resource }: ListSchema): number {
  const said = matchNoun(line, at)
  return said?.noun === resource.id ? said.end : at
}

/** The token behind what the list is called; of several with one noun also 'auditoria por valor', as they stand in the address. */
export function skipListName(line: Line, at: number, listSchema: ListSchema): number {
  const [, room = '', ...places] = listSchema.path.split('/')
  const { tokens } = line
  const noun = skipListNoun(line, at, listSchema)
  const isRoom = isTokenText(tokens, at, room)
  const said = isRoom ? at + 1 : noun
  const index = isTokenText(tokens, said, 'por') ? said + 1 : said
  // 'transações por tipo', but not in their order.
  const isCalled =
    (isRoom || (noun > at && index > noun)) &&
    isTokenText(tokens, index, places.at(-1) ?? '') &&
    !/^(?:de)?cresc/.test(getWord(tokens, index + 1))
  return isCalled ? index + 1 : noun
}
