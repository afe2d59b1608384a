/**
 * Marks words that a line may do without if it means nothing as typed (commands/language/words/README §4): general
 * words for a screen or a record, and verbs of showing and changing beside a word that says what: 'copiar o link da
 * tela', 'muda pro tema claro'.
 */
import type { Lexicon } from './lexicon.ts'
import { isNounLemma, verbLemma, verbLemmas } from './lemma.ts'
import { isActionWord } from './mood.ts'
import { getNonPastForms, splitWords } from './morphology.ts'
import { isSkippable, type Token } from './tokens.ts'
import { followsPreposition, isTokenText } from './token-text.ts'
import { isStatusWord } from './status-words.ts'

/** Words for where the operator is, that a record exists, or that the operator did something to it. */
export const SCREEN_WORDS: ReadonlySet<string> = new Set(
  splitWords(
    'tela lugar principal sistema pagina aba janela formulario form screen window console lista listagem historico ' +
      'relacao catalogo tabela cadastro cadastrado cadastrada cadastrados cadastradas aplicados fiz ficha dados numeros ' +
      'informacao informacoes registro registros linha daqui disso desse dela dele meio jeito atual dinheiro grana',
  ),
)

/** A number field of a record; the group is another name for the stock. */
export const NUMBER_FIELD_WORD = /^(?:estoque|(qtde?|quantidade|stock)|profundidade)$/

/** Words that describe a state or ask about it, and do not set it. */
export const STATE_WORD = /^(?:e|(?:es)?ta|(?:es)?tava|sera|tem|com|porque|pagina|[?])$/

/** Words that say that something of a record changes. */
export const CHANGE_WORDS = [
  ...splitWords('por poe ponha tenha agora set put make turn switch'),
  ...getNonPastForms(
    'mudar mexer trocar passar colocar botar deixar aumentar diminuir subir baixar reduzir reajustar custar ficar ' +
      'virar valer',
  ),
]

/** Words that say how an action is meant, or for how many records: beside them no write command is allowed. */
const LIGHT_WORDS = new Set([
  ...CHANGE_WORDS,
  ...splitWords('todo toda todos todas tudo all mais mesmo ainda coisa'),
  ...getNonPastForms('voltar pular mandar levar usar querer dar'),
])

const changeWords: ReadonlySet<string> = new Set(CHANGE_WORDS)

/** The word says that something changes: 'o produto 340 agora custa 12 reais'. */
export const isChangeWord = ({ kind, text }: Token): boolean => kind === 'word' && changeWords.has(text)

const SHOW_VERBS = verbLemmas('ver', 'ir')
const CADASTRAR = verbLemma('cadastrar')

/** A verb of showing: 'mostre a auditoria' means 'auditoria'. */
const isShowVerb = (lexicon: Lexicon, text: string): boolean =>
  lexicon.getFullMeanings(text).some((lemma) => SHOW_VERBS.has(lemma))

/** Words that say that something exists; they are no part of a name. */
export const EXISTENCE_WORD = /^(?:ja|tem|ha)$/

/** Marks the optional tokens. `allowsHarmlessOnly` is true if one of them says how an action is meant. */
export function markOptionalWords(
  tokens: readonly Token[],
  lexicon: Lexicon,
): { tokens: readonly Token[]; allowsHarmlessOnly: boolean } {
  let allowsHarmlessOnly = false
  /** For each token: the first token from there on that is not skippable. */
  const nextContent: (Token | undefined)[] = []
  for (let index = tokens.length - 1; index >= 0; index--)
    nextContent[index] = isSkippable(tokens[index]!) ? nextContent[index + 1] : tokens[index]
  const marked = tokens.map((token, index): Token => {
    if (token.kind !== 'word' || token.isPolite) return token
    const next = nextContent[index + 1]
    // 'todos os pendentes' are 'os pendentes'.
    if (/^(?:tod[oa]s|tudo)$/.test(token.text) && isStatusWord(next?.text ?? '')) return { ...token, isOptional: true }
    // 'por' is a verb only at the beginning of a line: not in 'reprocessar por pedido'.
    const isVerb = token.text !== 'por' || tokens.slice(0, index).every(isSkippable)
    // 'vai pro saldo e volta' has two requests.
    const isSecond = /^(?:volt|pul)/.test(token.text) && isTokenText(tokens, index - 1, 'e')
    // In 'mais 20 no 33' the word states a difference.
    const isMore = token.text === 'mais' && next?.kind === 'number'
    const isLight = !isSecond && !isMore && ((isVerb && LIGHT_WORDS.has(token.text)) || isShowVerb(lexicon, token.text))
    allowsHarmlessOnly ||= isLight
    const isAgain = token.text === 'de novo' && tokens.some(({ text }) => isActionWord(lexicon, text, 'request'))
    // '100 por página' is a page size, and 'a linha 3' may be the third row or the row with that id.
    const isScreenWord =
      (SCREEN_WORDS.has(token.text) || /^ite(?:m|ns)$/.test(token.text)) && !isTokenText(tokens, index - 1, 'por')
    // 'a tela de excluir produto'; 'sistema: excluir produto' quotes the system
    const isOfAct =
      isScreenWord &&
      (isTokenText(tokens, index + 1, ':') ||
        (isTokenText(tokens, index + 1, 'de') && isActionWord(lexicon, tokens[index + 2]?.text ?? '', 'request')))
    allowsHarmlessOnly ||= isOfAct
    return isLight ||
      isAgain ||
      (isScreenWord && !(/^(?:linha|pagina|aba)$/.test(token.text) && next?.kind === 'number'))
      ? { ...token, isOptional: true }
      : token
  })
  const isEmpty = marked.every((token) => isSkippable(token))
  return isEmpty ? { tokens, allowsHarmlessOnly: false } : { tokens: marked, allowsHarmlessOnly }
}

/**
 * Marks unknown words as optional: who speaks to whom and how, before and after the request. A word after a noun and a
 * preposition distinguishes records and stays: 'lojas com amazon'.
 */
export function markUnknownWords(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isWord: (word: string) => boolean,
  includesKnown: boolean,
): readonly Token[] {
  let hasNoun = false
  let followsNoun = false
  let isNamePart = false
  return tokens.map((token, index): Token => {
    if (token.kind !== 'word') return token
    const meanings = lexicon.getFullMeanings(token.text)
    const isNoun = meanings.some(isNounLemma)
    // 'usuário joão batista': the words right after a noun are a record's name.
    isNamePart = meanings.length === 0 && !EXISTENCE_WORD.test(token.text) && (isNamePart || followsNoun)
    // 'cria relatório': the word after the verb is what to create.
    followsNoun = isNoun || meanings.includes(CADASTRAR)
    hasNoun ||= isNoun
    const isKnown = meanings.length > 0 || isWord(token.text)
    return (isKnown && !includesKnown) ||
      isSkippable(token) ||
      isNamePart ||
      (hasNoun && followsPreposition(tokens, index)) ||
      tokens[index - 1]?.kind === 'number'
      ? token
      : { ...token, isOptional: true, isUnknown: true }
  })
}
