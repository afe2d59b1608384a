/** Words around the clauses of a view: what a list is called, verbs of showing, and words that say nothing in one. */
import type { Line } from './line.ts'
import type { Token } from './tokens.ts'

const FILLERS = new Set(
  (
    'so somente apenas com que estao esta sao foram ja todos todas lista listas tela tabela pagina primeiro primeiros ' +
    'primeira pelo pela pelos pelas cujo cuja criado criados criada criadas cadastrado cadastrados cadastrada ' +
    'cadastradas feito feitos feita feitas realizadas realizados registrados registradas lancados as do os quais qual ' +
    'ser estar fossem sejam'
  ).split(' '),
)

/** True for a word that says nothing of the view: 'com', 'que'. */
export const isFiller = ({ kind, text }: Token): boolean => kind === 'word' && FILLERS.has(text)

const VERBS = new Set(['v:ir', 'v:ver', 'v:filtrar', 'v:ordenar'])

/** What a stretch of whole words from token `at` on may mean, longest first. */
const meaningsAt = ({ segments }: Line, at: number) =>
  (segments[at] ?? []).map(({ end, hits }) => ({
    end,
    lemmas: [...hits.values()].flatMap(({ lemma, full }) => (full ? [lemma] : [])),
  }))

/** True where a word that asks for a list stands at token `at`: 'mostra', 'filtre', 'ordene'. */
export const isListVerb = (line: Line, at: number): boolean =>
  meaningsAt(line, at).some(({ end, lemmas }) => end === at + 1 && lemmas.some((lemma) => VERBS.has(lemma)))

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
