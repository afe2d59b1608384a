/** Words around the clauses of a view: what a list is called, verbs of showing, and words that say nothing in one. */
import type { Hits } from '#commands/language/words/lexicon.ts'
import type { Line, Segment } from '#commands/language/words/line.ts'
import { LOOKS } from '#commands/language/words/mood.ts'
import { isText, wordAt } from '#commands/language/words/numbers.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import type { ListFacts } from '#commands/args.ts'

/** What says nothing of a view; of any record that it was made, is shown, is left; and that a part of a list is meant. */
const FILLER =
  /^(?:(?:fo(?:i|ram|ssem)|est(?:a|ao)|tao?|s[ao]o|sejam|ser|ja|tu?do|tod[oa]s?|list(?:a|as|agem)|relacao|tela|tabela|pagina|primeir[oa]s?|pel[oa]s|cuj[oa]|qual|quant[oa]s|tem|tenho|ha|existem|algu(?:m|ns)|algumas?|ainda|situacao|ordem|quem|coluna|cust(?:a|am|ando)|valem|pagam?|paguem|aquel[ea]s?|del[ea]s?|sistema|n?ess[ae]s?|(?:entr|cheg)(?:ou|aram)|(?:aparec(?!id)|pertenc)\w+|registros?|itens|extrato|q|sorted)|(?:(?:cri|cadastr|lig|vincul|relacion|atualiz|registr|lanc|ger|orden|filtr|organiz|list|mostr)ad|realizad|feit)[oa]s?)$/

/** True for a word that says nothing of the view: 'todos', 'que', what may be passed over anyway. */
export const isFiller = (token: Token): boolean =>
  isSkippable(token) || (token.kind === 'word' && FILLER.test(token.text))

type Meanings = readonly { end: number; lemmas: readonly string[] }[]
const known = new WeakMap<readonly Segment[], Meanings>()

/** What a stretch of whole words from token `at` on may mean, longest first. */
function meaningsAt({ segments }: Line, at: number): Meanings {
  const here = segments[at] ?? []
  let found = known.get(here)
  if (!found) {
    const wholeOf = (hits: Hits) => [...hits.values()].flatMap(({ lemma, full }) => (full ? [lemma] : []))
    known.set(here, (found = here.map(({ end, hits }) => ({ end, lemmas: wholeOf(hits) }))))
  }
  return found
}

/** Any verb of the language. */
export const ALL_VERBS = { has: (lemma: string) => lemma.startsWith('v:') }

/** True where a word that asks for a list stands at token `at`: 'mostra', 'filtre', 'ordene'. */
export const isListVerb = (line: Line, at: number, verbs: Pick<ReadonlySet<string>, 'has'> = LOOKS): boolean =>
  meaningsAt(line, at).some(({ end, lemmas }) => end === at + 1 && lemmas.some((lemma) => verbs.has(lemma)))

/** A noun that begins here, longest name first: its id. */
export function nounAt(line: Line, at: number): { noun: string; end: number } | null {
  for (const { end, lemmas } of meaningsAt(line, at)) {
    const lemma = lemmas.find((each) => each.startsWith('n:'))
    if (lemma) return { noun: lemma.slice(2), end }
  }
  return null
}

const nounsOf = new WeakMap<Line, ReadonlySet<string>>()

/** The nouns that the line says anywhere: looked for once, and not by each list. */
export function nounsIn(line: Line): ReadonlySet<string> {
  let found = nounsOf.get(line)
  if (!found) nounsOf.set(line, (found = new Set(line.tokens.flatMap((_, at) => nounAt(line, at)?.noun ?? []))))
  return found
}

/** The token behind the list's own noun; `at` where it is not said here. */
export function afterNoun(line: Line, at: number, { noun }: ListFacts): number {
  const said = nounAt(line, at)
  return said?.noun === noun.id ? said.end : at
}

/** The token behind what the list is called; of several with one noun also 'auditoria por valor', as they stand in the address. */
export function afterName(line: Line, at: number, facts: ListFacts): number {
  const [, room = '', ...places] = facts.path.split('/')
  const { tokens } = line
  const noun = afterNoun(line, at, facts)
  const isRoom = isText(tokens, at, room)
  const said = isRoom ? at + 1 : noun
  const place = isText(tokens, said, 'por') ? said + 1 : said
  // 'transações por tipo', but not in their order.
  const isCalled =
    (isRoom || (noun > at && place > noun)) &&
    isText(tokens, place, places.at(-1) ?? '') &&
    !/^(?:de)?cresc/.test(wordAt(tokens, place + 1))
  return isCalled ? place + 1 : noun
}
