/**
 * Finds values that are still being typed at the end of the line: 'últimos 7', 'de 01/', 'acima de'. They have no value
 * yet, but their command must stay in the palette meanwhile.
 */
import type { Arg, Choice } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { PERIOD_WORDS } from '#commands/language/days/period-letters.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import type { Token } from '#commands/language/words/tokens.ts'

const RANGE_START_WORDS =
  'de a e entre ate acima partir mais maior que do abaixo menos menor no maximo mil reais r'.split(' ')
const VALUE_SIGNS = new Set('/:-–.,$<>=')

/** The token from which on the line has only these words, numbers and signs. */
const startByWords = memoizeByObject((tokens: readonly Token[]) =>
  memoizeByObject((words: readonly string[]) => {
    const isPart = ({ kind, text }: Token, index: number) => {
      if (kind === 'number') return true
      if (kind === 'sign') return VALUE_SIGNS.has(text)
      const isLast = index === tokens.length - 1
      return kind === 'word' && words.some((word) => (isLast ? word.startsWith(text) : word === text))
    }
    let start = tokens.length
    while (start > 0 && isPart(tokens[start - 1]!, start - 1)) start--
    return start
  }),
)

/** The tokens from this one to the end may begin something made of these words, numbers and signs. */
function canBeBeginning(tokens: readonly Token[], index: number, words: readonly string[]): boolean {
  const first = tokens[index]
  const isNumberFirst = first?.kind === 'number' && tokens[index + 1]?.text === '/'
  if (first?.kind !== 'word' && !isNumberFirst && first?.text !== '>' && first?.text !== '<') return false
  return index >= startByWords(tokens)(words)
}

/** The last word of the line begins one of the labels. */
function isLabelPrefix(tokens: readonly Token[], index: number, labels: readonly string[]): boolean {
  const token = tokens[index]
  if (token?.kind !== 'word' || index !== tokens.length - 1) return false
  return labels.some((label) => getContentWords(label)[0]?.startsWith(token.text))
}

const getLabels = (items: readonly (Choice | ListColumn)[]) => items.map(({ label }) => label)

/** A value of the argument's kind is being typed from this token to the end of the line. */
export function isUnfinished(
  arg: Arg,
  tokens: readonly Token[],
  index: number,
  columns: readonly ListColumn[],
): boolean {
  if (arg.kind === 'periodo') return canBeBeginning(tokens, index, PERIOD_WORDS)
  if (arg.kind === 'faixa') return canBeBeginning(tokens, index, RANGE_START_WORDS)
  if (arg.kind === 'coluna') return isLabelPrefix(tokens, index, getLabels(columns))
  if (arg.kind === 'escolha') return isLabelPrefix(tokens, index, getLabels(arg.choices ?? []))
  return (
    arg.kind === 'direcao' &&
    isLabelPrefix(tokens, index, ['crescente', 'decrescente', 'asc', 'desc', 'maior', 'menor'])
  )
}
