/**
 * Values that are still being typed at the end of the line: 'últimos 7', 'de 01/', 'acima de'. They have no value yet,
 * but the command they belong to stays on the screen meanwhile.
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

/** From which token on a line is made of nothing but these. */
const startByWords = memoizeByObject((tokens: readonly Token[]) =>
  memoizeByObject((words: readonly string[]) => {
    const isPart = ({ kind, text }: Token, at: number) => {
      if (kind === 'number') return true
      if (kind === 'sign') return VALUE_SIGNS.has(text)
      const isLast = at === tokens.length - 1
      return kind === 'word' && words.some((word) => (isLast ? word.startsWith(text) : word === text))
    }
    let start = tokens.length
    while (start > 0 && isPart(tokens[start - 1]!, start - 1)) start--
    return start
  }),
)

/** The tokens from `at` to the end could be the beginning of something made of these words, numbers and signs. */
function canBeBeginning(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const first = tokens[at]
  const isNumberFirst = first?.kind === 'number' && tokens[at + 1]?.text === '/'
  if (first?.kind !== 'word' && !isNumberFirst && first?.text !== '>' && first?.text !== '<') return false
  return at >= startByWords(tokens)(words)
}

/** The last word of the line is the beginning of one of the labels. */
function isLabelPrefix(tokens: readonly Token[], at: number, labels: readonly string[]): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || at !== tokens.length - 1) return false
  return labels.some((label) => getContentWords(label)[0]?.startsWith(token.text))
}

const getLabels = (items: readonly (Choice | ListColumn)[]) => items.map(({ label }) => label)

/** A value of this kind is being typed from token `at` to the end of the line. */
export function isUnfinished(arg: Arg, tokens: readonly Token[], at: number, columns: readonly ListColumn[]): boolean {
  if (arg.kind === 'periodo') return canBeBeginning(tokens, at, PERIOD_WORDS)
  if (arg.kind === 'faixa') return canBeBeginning(tokens, at, RANGE_START_WORDS)
  if (arg.kind === 'coluna') return isLabelPrefix(tokens, at, getLabels(columns))
  if (arg.kind === 'escolha') return isLabelPrefix(tokens, at, getLabels(arg.choices ?? []))
  return (
    arg.kind === 'direcao' && isLabelPrefix(tokens, at, ['crescente', 'decrescente', 'asc', 'desc', 'maior', 'menor'])
  )
}
