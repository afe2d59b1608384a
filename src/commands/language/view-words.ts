/** Words around the clauses of a view: what a list is called, verbs of showing, and words that say nothing in one. */
import type { Line } from './line.ts'
import { LOOKS } from './mood.ts'
import type { Token } from './tokens.ts'

const FILLERS = new Set(
  (
    'so somente apenas com que esta estao ta tao sao foi foram ja tudo todos todas lista listas listagem relacao tela tabela ' +
    'pagina primeiro primeiros primeira pelo pela pelos pelas cujo cuja as do os quais qual ser estar fossem sejam tem ' +
    'tenho temos ha existe existem algum alguma alguns algumas ainda aqui ai la me quero situacao valor valores custam ' +
    'custa custando valem aqueles aquelas aquele aquela dele deles dela delas aparecem aparece sistema'
  ).split(' '),
)

/** Said of any record: that it was made, is shown, is left. */
const SAID = /^(?:criad|cadastrad|feit|realizad|registrad|lancad|gerad|ordenad|filtrad|organizad|listad|mostrad)[oa]s?$/

/** True for a word that says nothing of the view: 'com', 'que'. */
export const isFiller = ({ kind, text }: Token): boolean => kind === 'word' && (FILLERS.has(text) || SAID.test(text))

/** What a stretch of whole words from token `at` on may mean, longest first. */
const meaningsAt = ({ segments }: Line, at: number) =>
  (segments[at] ?? []).map(({ end, hits }) => ({
    end,
    lemmas: [...hits.values()].flatMap(({ lemma, full }) => (full ? [lemma] : [])),
  }))

/** True where a word that asks for a list stands at token `at`: 'mostra', 'filtre', 'ordene'. */
export const isListVerb = (line: Line, at: number, verbs: ReadonlySet<string> = LOOKS): boolean =>
  meaningsAt(line, at).some(({ end, lemmas }) => end === at + 1 && lemmas.some((lemma) => verbs.has(lemma)))

/** A noun that begins here, longest name first: its id. */
export function nounAt(line: Line, at: number): { noun: string; end: number } | null {
  for (const { end, lemmas } of meaningsAt(line, at)) {
    const lemma = lemmas.find((each) => each.startsWith('n:'))
    if (lemma) return { noun: lemma.slice(2), end }
  }
  return null
}

/** 'A lista de produtos não filtra por data': why a clause cannot be had. */
export const cannot = (title: string, by: string): string =>
  `${title} não filtra por ${by}: a chamada não tem esse filtro`
