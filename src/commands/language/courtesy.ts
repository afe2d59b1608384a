/** Openers and politeness: words around a request that say nothing of it (commands/language/README §5). Folded. */
import { inflect } from './morphology.ts'
import type { Token } from './tokens.ts'

const phrases = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim().split(' '))
    .toSorted((a, b) => b.length - a.length)

const each = (text: string) => text.split(' ').map((word) => [word])

/** Only at the beginning of a line, one after the other: a greeting, who asks whom, how much it is wanted. */
const OPENINGS = [
  ...phrases(
    'bom dia, boa tarde, boa noite, e ai, a gente, agora sim, da para, da pra, daria para, daria pra, dar uma olhada em, ' +
      'dar uma olhada, uma olhada',
  ),
  ...each(
    'agora certo oi ola opa ei te e o a quer gostava precisava poderiam podia consigo tem teria possivel seria ser ' +
      'de se faco faz fazer faria mudo mude muda onde aonde encontro vejo acho fica ficam tao to estou tava estamos ' +
      'cade leva leve bora vamos vou deixa deixe qual quais foi sao quanto ha coloca coloque bota bote ponha poe ' +
      'tenho gente pra para por hey hi hello i you want need would like can could let us take where what which is ' +
      'are how do',
  ),
].toSorted((a, b) => b.length - a.length)

/** Wishing, asking for and being able to, in every form that is not past. */
const WISHES = 'querer desejar gostar precisar necessitar poder conseguir solicitar pedir requerer dever'
  .split(' ')
  .flatMap((verb) => inflect(verb).flatMap(({ text, past }) => (past ? [] : [text])))

/** Anywhere. */
const COURTESIES = [
  ...phrases(
    'no total, ao todo, por enquanto, por ora, se faz favor, por favor, por gentileza, por obsequio, faz favor, faca o favor de, pra mim, para mim, para nos, pra gente, pra nos, ja ja, ' +
      'agora mesmo, a gente tem, nos temos, igual a, for me, thank you, o mais rapido possivel, de uma vez, pra eu ver, para eu ver',
  ),
  ...[...WISHES, ...WISHES.map((form) => `${form}s`)].map((form) => [form]),
  ...each(
    'queiram queira queria gostaria gostariamos posso peco tu vc vcs voce voces eu nos mim comigo ti tche oxente ' +
      'visse uai mano cara galera pessoal blz beleza eita ora bah ue entao aqui ali la sera gentileza favor pfv pfvr ' +
      'pf please pls plz obrigado obrigada obg valeu vlw thanks ai ne tambem urgente logo temos existem existe ele ' +
      'ela eles elas me lhe isso isto esses essas poderia nosso nossa nossos nossas the of from que q estao esta ta ' +
      'como so somente apenas only hein ok',
  ),
].toSorted((a, b) => b.length - a.length)

function startsAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => tokens[at + offset]?.kind === 'word' && tokens[at + offset]?.text === word)
}

const ENCLITICS = new Set('se me te lhe lhes nos o a os as lo la los las no na'.split(' '))

/** The 'se' of 'remova-se', the 'me' of 'mostre-me'. */
const isEnclitic = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  tokens[at].glued &&
  tokens[at - 1]?.text === '-' &&
  tokens[at - 1]?.glued === true &&
  tokens[at - 2]?.kind === 'word' &&
  ENCLITICS.has(tokens[at].text)

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
  tokens.forEach((token, place) => {
    if (isEnclitic(tokens, place)) marked[place] = { ...token, polite: true }
  })
  const opened = [...marked]
  for (; at < tokens.length; at++) {
    const found = COURTESIES.find((words) => startsAt(tokens, at, words))
    if (found) mark(at, found.length)
  }
  return marked.every(({ kind, polite }) => polite === true || kind === 'sign') ? opened : marked
}
