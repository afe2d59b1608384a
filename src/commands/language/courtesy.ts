/** Openers and politeness: words around a request that say nothing of it (commands/language/README §5). Folded. */
import type { Token } from './tokens.ts'

const phrases = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim().split(' '))
    .toSorted((a, b) => b.length - a.length)

/** Only at the beginning of a line, one after the other. */
const OPENINGS = phrases(
  'e agora, e ai, agora sim, certo, beleza, ok, oi, ola, opa, bom dia, boa tarde, boa noite, ei, eu, voce, a gente, me, nos, entao, ' +
    'quero, quero que, queria, queria que, gostaria de, gostaria que, preciso, preciso de, preciso que, ' +
    'pode, podes, poderia, consigo, consegue, posso, da para, da pra, daria para, daria pra, tem como, ' +
    'e possivel, seria possivel, sera que, sera, como, como faco para, como faco pra, como faz para, como faz pra, ' +
    'como fazer para, como fazer pra, como e que, como se, como posso, como mudo, como que, ' +
    'onde, onde encontro, onde eu encontro, onde vejo, onde eu vejo, onde acho, onde eu acho, onde fica, onde ficam, onde esta, onde estao, onde e que, cade, leva, leve, bora, vamos, vamos la, vou, deixa, ' +
    'deixe, deixe me, qual, qual e, qual foi, quais, quais sao, o que e, quanto, quanto tem, quanto tem de, quanto ha, ' +
    'quanto esta, quanto e, agora, mudo, mude, muda, coloca, coloque, bota, ponha, can you, could you, how do i, i want to, ' +
    'let me, where is, where are, what is',
)

/** Anywhere. */
const COURTESIES = phrases(
  'por favor, por gentileza, gentileza, favor, pfv, pf, please, obrigado, obrigada, faz favor, faca o favor de, ' +
    'pra mim, para mim, para nos, pra gente, ai, ja ja, agora mesmo, temos, a gente tem, nos temos, existem, ' +
    'ele, ela, eles, elas, isso, isto, esses, essas, pode, poderia, nosso, nossa, nossos, nossas, the, of, from, for me, ' +
    'que, estao, igual a, como, so, somente, apenas',
)

function startsAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => tokens[at + offset]?.kind === 'word' && tokens[at + offset]?.text === word)
}

/** The tokens with those that are mere politeness marked as such; a line of nothing else keeps its last words. */
export function withCourtesy(tokens: readonly Token[]): Token[] {
  const marked = [...tokens]
  const mark = (from: number, length: number) => {
    for (let at = from; at < from + length; at++) marked[at] = { ...marked[at]!, polite: true }
  }
  let at = 0
  for (;;) {
    while (tokens[at]?.kind === 'sign') at++
    const found = [OPENINGS, COURTESIES].map((table) => table.find((words) => startsAt(tokens, at, words)) ?? [])
    const length = Math.max(...found.map((words) => words.length))
    if (length === 0 || tokens.slice(at + length).every(({ kind }) => kind === 'sign')) break
    mark(at, length)
    at += length
  }
  for (; at < tokens.length; at++) {
    const found = COURTESIES.find((words) => startsAt(tokens, at, words))
    if (found) mark(at, found.length)
  }
  return marked
}
