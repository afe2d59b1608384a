/**
 * Words that stand for another word beside certain words (commands/language/words/README §4). Each row of the table has
 * a pattern, what the word stands for, and an example that `words-in-context.test.ts` checks. Words that are written
 * for the name of a resource are defined by the resource.
 */
import { isNounLemma } from './lemma.ts'
import type { Lexicon } from './lexicon.ts'
import { isActionWord } from './mood.ts'
import { NUMBER_FIELD_WORD } from './optional-words.ts'
import { isTokenText } from './token-text.ts'
import { isStatusWord } from './status-words.ts'
import type { Token } from './tokens.ts'
import { createPattern, matchWords } from './word-pattern.ts'

/** The whole word is a noun for a resource. */
export const isNounToken = (token: Token | undefined, lexicon: Lexicon): boolean =>
  lexicon.getFullMeanings(token?.text ?? '').some(isNounLemma)

/**
 * The result of what the operator did, by the verb in the first person: 'tudo que eu selecionei' are the selected rows.
 */
export const FIRST_PERSON_PAST: Readonly<Record<string, string>> = {
  selecionei: 'selecionados',
  marquei: 'selecionados',
  escolhi: 'selecionados',
  colei: 'colado',
  copiei: 'colado',
  mudei: 'mudancas',
  mexi: 'mudancas',
  alterei: 'alteracoes',
  filtrei: 'filtros',
}
/** Words before such a verb. */
const PAST_OPENING = /^(?:que|q|eu|ja|tudo|tod[oa]s|ess[ea]s|[oa]s?|aquilo)$/

/** The tokens with 'tudo que eu selecionei' as 'os selecionados'; the same tokens if no such verb stands there. */
export function replaceFirstPersonPast(tokens: readonly Token[]): readonly Token[] {
  const tokenIndex = tokens.findIndex(({ text }) => Object.hasOwn(FIRST_PERSON_PAST, text))
  let from = tokenIndex
  while (from > 0 && PAST_OPENING.test(tokens[from - 1]!.text)) from--
  if (!tokens.slice(from, tokenIndex).some(({ text }) => /^q(?:ue)?$/.test(text))) return tokens
  return tokens.map((token, index) =>
    index < from || index > tokenIndex
      ? token
      : { ...token, text: index < tokenIndex ? 'os' : FIRST_PERSON_PAST[token.text]! },
  )
}

/** The line puts something into a record and names no number field. */
const isPlacedInRecord = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some((token, index) => isTokenText(tokens, index - 1, 'no', 'na') && isNounToken(token, lexicon)) &&
  !tokens.some(({ text }) => NUMBER_FIELD_WORD.test(text))

/** A word that stands for another word beside certain words. */
export interface WordInContext {
  /**
   * Matched at the word (`word-pattern.ts`). It consumes the word only; the words beside it stand in a lookahead or a
   * lookbehind.
   */
  pattern: RegExp
  /** A further condition, if the words beside it do not decide. */
  isMeant?(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean
  means: string
  /** A line with the word, and the words that the line is prepared as. */
  example: readonly [line: string, prepared: string]
}

const getText = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? ''

/** The words, in order of precedence. */
export const WORDS_IN_CONTEXT: readonly WordInContext[] = [
  // In 'last 7 days' and 'last page' the word stays.
  {
    pattern: createPattern('last (?=(?:week|month|year) )'),
    means: 'passada',
    example: ['last week', 'passada semana'],
  },
  // The line begins with the verb 'parar' and not with a preposition.
  { pattern: createPattern('^para (?=de )'), means: 'parar', example: ['para de acompanhar', 'parar de acompanhar'] },
  // 'num apague' denies; 'num instante' and 'num 12' do not.
  {
    pattern: createPattern('num (?!um|uma|so |inst|min|seg|dia|mes)(?=[a-z]{2})'),
    means: 'nao',
    example: ['num apague o produto 12', 'nao apague o produto 12'],
  },
  // 'no borrar', 'no lo borres' and 'no, borrar' deny; 'no lugar' does not.
  {
    pattern: createPattern('no (?=, |(?:l[ao]s?|se|me|quiero|hay|debe\\w*|puede\\w*|(?!lug|cel)\\w{3,}[aei]r) )'),
    means: 'nao',
    example: ['no lo borres', 'nao lo borres'],
  },
  {
    pattern: createPattern('no '),
    isMeant: (tokens, index, lexicon) => {
      const next = getText(tokens, index + 1)
      return isActionWord(lexicon, lexicon.foreignWords.get(next) ?? next, 'request')
    },
    means: 'nao',
    example: ['no borra el producto 12', 'nao apaga o produto 12'],
  },
  // 'stock del producto 8' deletes nothing.
  {
    pattern: createPattern('del '),
    isMeant: (tokens, index, lexicon) => getText(tokens, index - 1) === 'el' || isNounToken(tokens[index - 1], lexicon),
    means: 'do',
    example: ['estoque del producto 8', 'estoque do produto 8'],
  },
  // In 'põe o 12 no plano 3' the verb is no courtesy before 'plano'.
  {
    pattern: createPattern('(?:poe|ponha|bot[ae]|coloc(?:a|que)) (?!mais )'),
    isMeant: (tokens, _, lexicon) => isPlacedInRecord(tokens, lexicon),
    means: 'colocar',
    example: ['põe o 12 no produto 3', 'colocar o 12 no produto 3'],
  },
  // These are 'os bônus selecionados'.
  {
    pattern: createPattern('tod[oa]s (?=\\S+ \\S+ (?:selecion|marc)ad[oa]s )'),
    means: 'os',
    example: ['todos os produtos selecionados', 'os os produtos selecionados'],
  },
  // The line repeats nothing.
  {
    pattern: createPattern('(?<=(?:^| )(?:tem|ha) )de_novo '),
    means: 'novidade',
    example: ['o que tem de novo', 'o que tem novidade'],
  },
  {
    pattern: createPattern('(?<=(?:^| )(?:quant[oa]s?|pecas|unidades) )(?:tem|pecas|unidades) '),
    means: 'existem',
    example: ['quantas peças tem do 15', 'quantas existem existem do 15'],
  },
  {
    pattern: createPattern('quanto (?=tem (?:do|no) )'),
    means: 'quantos',
    example: ['quanto tem do item 15', 'quantos existem do item 15'],
  },
  {
    pattern: createPattern('(?<=(?:^| )de )olho '),
    means: 'acompanhar',
    example: ['fica de olho na lista', 'fica de acompanhar na lista'],
  },
  { pattern: createPattern('falt(?:ou|aram) '), means: 'falta', example: ['o que faltou', 'o que falta'] },
  // The line filters them out and deletes none.
  {
    pattern: createPattern('(?:tir(?:ar?|e)|escond\\w+|ocult\\w+) (?=[oa]s )'),
    isMeant: (tokens, index) => isStatusWord(getText(tokens, index + 2)),
    means: 'menos',
    example: ['tira os inativos da tela', 'menos os inativos da tela'],
  },
  // The line means the record.
  {
    pattern: createPattern('cadastro (?=d[ao] )'),
    means: 'ficha',
    example: ['o cadastro da loja', 'o ficha da loja'],
  },
  {
    pattern: createPattern('(?<=[\\d~] )to (?=[\\d~])'),
    isMeant: (tokens) => !tokens.some(({ text }) => /^(?:set|stock|depth)$/.test(text)),
    means: 'ate',
    example: ['release 12 to 15', 'release 12 ate 15'],
  },
  // The line asks where the operator is; English 'to' names a destination.
  {
    pattern: createPattern('(?<=(?:^| )(?:eu|onde|que) )to '),
    means: 'estou',
    example: ['onde tô', 'onde estou'],
  },
]

/** The word that stands for the word at this token beside its neighbours; undefined if the word stays as it is. */
export function findWordInContext(tokens: readonly Token[], index: number, lexicon: Lexicon): string | undefined {
  const { text = '' } = tokens[index] ?? {}
  const resourceWord = tokens[index + 1]?.kind === 'number' ? lexicon.wordsBeforeNumber.get(text) : undefined
  if (resourceWord !== undefined) return resourceWord
  const row = WORDS_IN_CONTEXT.find(
    ({ pattern, isMeant }) =>
      matchWords(pattern, tokens, index) && (isMeant === undefined || isMeant(tokens, index, lexicon)),
  )
  if (row) return row.means
  // 'roda o 501 de novo': the verb and 'de novo' are one verb.
  const again = `${text} de novo`
  const isAgain =
    tokens.slice(index + 2).some((token) => token.text === 'de novo') && isActionWord(lexicon, again, 'request')
  return isAgain ? again : undefined
}
