/**
 * Words that a line may do without where it says nothing as it stands (commands/language/words/README §4): what a
 * screen and a record are called at large, and verbs of showing and changing beside the word that says what: 'copiar o
 * link da tela', 'muda pro tema claro'.
 */
import type { Lexicon } from './lexicon.ts'
import { isActionWord } from './mood.ts'
import { getNonPastForms } from './morphology.ts'
import { isSkippable, type Token } from './tokens.ts'
import { followsPreposition, isTokenText } from './parse-numbers.ts'
import { isStatusWord } from './status-words.ts'

const splitWords = (text: string) => text.split(' ')

/** Say where one is, that there is a record, or that one did something to it. */
export const SCREEN_WORDS: ReadonlySet<string> = new Set(
  splitWords(
    'tela lugar principal sistema pagina aba janela formulario form screen window console lista listagem historico relacao catalogo tabela cadastro cadastrado cadastrada cadastrados cadastradas aplicados fiz ficha dados ' +
      'numeros informacao informacoes registro registros linha daqui disso desse dela dele meio jeito atual dinheiro grana',
  ),
)

/** A number of a record, and how it is called besides. */
export const NUMBER_FIELD_WORD = /^(?:estoque|(qtde?|quantidade|stock)|profundidade)$/

/** Say how something is, and not what it is to be, or ask for it. */
export const STATE_WORD = /^(?:e|(?:es)?ta|(?:es)?tava|sera|tem|com|porque|pagina|[?])$/

/** Say that something of a record becomes another. */
export const CHANGE_WORDS = [
  ...splitWords('por poe ponha tenha agora set put make turn switch'),
  ...getNonPastForms(
    'mudar mexer trocar passar colocar botar deixar aumentar diminuir subir baixar reduzir reajustar custar ficar virar valer',
  ),
]

/** Say how an act is meant, or to how many: beside them none is read. */
const LIGHT_WORDS = new Set([
  ...CHANGE_WORDS,
  ...splitWords('todo toda todos todas tudo all mais mesmo ainda coisa'),
  ...getNonPastForms('voltar pular mandar levar usar querer dar'),
])

/** Said of what becomes of a record: 'o produto 340 agora custa 12 reais'. */
export const isChangeWord = ({ kind, text }: Token): boolean => kind === 'word' && CHANGE_WORDS.includes(text)

/** A verb of showing: 'mostre a auditoria' is 'auditoria'. */
const isShowVerb = (lexicon: Lexicon, text: string): boolean =>
  lexicon.getFullMeanings(text).some((lemma) => lemma === 'v:ver' || lemma === 'v:ir')

/** Say that there is something, and are no part of its name. */
export const EXISTENCE_WORD = /^(?:ja|tem|ha)$/

/** The tokens with what may be left out marked as such; `harmlessOnly` where it spoke of how an act is meant. */
export function markOptionalWords(
  tokens: readonly Token[],
  lexicon: Lexicon,
): { tokens: readonly Token[]; harmlessOnly: boolean } {
  let harmlessOnly = false
  /** From each place on the first that says something. */
  const telling: (Token | undefined)[] = []
  for (let at = tokens.length - 1; at >= 0; at--) telling[at] = isSkippable(tokens[at]!) ? telling[at + 1] : tokens[at]
  const loose = tokens.map((token, at): Token => {
    if (token.kind !== 'word' || token.isPolite) return token
    const next = telling[at + 1]
    // 'todos os pendentes' are 'os pendentes'.
    if (/^(?:tod[oa]s|tudo)$/.test(token.text) && isStatusWord(next?.text ?? '')) return { ...token, isOptional: true }
    // 'por' begins a line as a verb only: 'reprocessar por pedido'.
    const isVerb = token.text !== 'por' || tokens.slice(0, at).every(isSkippable)
    // 'vai pro saldo e volta' asks for two things.
    const isSecond = /^(?:volt|pul)/.test(token.text) && isTokenText(tokens, at - 1, 'e')
    // Of 'mais 20 no 33' it says by how much.
    const isMore = token.text === 'mais' && next?.kind === 'number'
    const isLight = !isSecond && !isMore && ((isVerb && LIGHT_WORDS.has(token.text)) || isShowVerb(lexicon, token.text))
    harmlessOnly ||= isLight
    const isAgain = token.text === 'de novo' && tokens.some(({ text }) => isActionWord(lexicon, text, 'v'))
    // '100 por página' is no page, and 'a linha 3' may be the third as well as that of the id.
    const isPlace =
      (SCREEN_WORDS.has(token.text) || /^ite(?:m|ns)$/.test(token.text)) && !isTokenText(tokens, at - 1, 'por')
    // 'a tela de excluir produto'; 'sistema: excluir produto' is what the system says
    const isOfAct =
      isPlace &&
      (isTokenText(tokens, at + 1, ':') ||
        (isTokenText(tokens, at + 1, 'de') && isActionWord(lexicon, tokens[at + 2]?.text ?? '', 'v')))
    harmlessOnly ||= isOfAct
    return isLight || isAgain || (isPlace && !(/^(?:linha|pagina|aba)$/.test(token.text) && next?.kind === 'number'))
      ? { ...token, isOptional: true }
      : token
  })
  const isEmpty = loose.every((token) => isSkippable(token))
  return isEmpty ? { tokens, harmlessOnly: false } : { tokens: loose, harmlessOnly }
}

/**
 * The tokens with unknown words marked as what may be left out: who speaks to whom and how, before what is asked for and
 * after it. Behind a noun and a preposition a word tells records apart, and stays: 'lojas com amazon'.
 */
export function markUnknownWords(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isWord: (word: string) => boolean,
  includesKnown: boolean,
): readonly Token[] {
  let hasNoun = false
  let wasNoun = false
  let isNamed = false
  return tokens.map((token, at): Token => {
    if (token.kind !== 'word') return token
    const hits = lexicon.getFullMeanings(token.text)
    const isNoun = hits.some((lemma) => lemma.startsWith('n:'))
    // 'usuário joão batista': what follows a noun at once names a record.
    isNamed = hits.length === 0 && !EXISTENCE_WORD.test(token.text) && (isNamed || wasNoun)
    // 'cria relatório': it is that which is to be made.
    wasNoun = isNoun || hits.includes('v:cadastrar')
    hasNoun ||= isNoun
    const isKnown = hits.length > 0 || isWord(token.text)
    return (isKnown && !includesKnown) ||
      isSkippable(token) ||
      isNamed ||
      (hasNoun && followsPreposition(tokens, at)) ||
      tokens[at - 1]?.kind === 'number'
      ? token
      : { ...token, isOptional: true, unknown: true }
  })
}
