/**
 * What a list's call cannot filter by, told of the list's columns: the rows can be filtered by it once all of them are
 * read ('ler tudo e filtrar valor acima de 100').
 */
import type { ColumnFacts, ListFacts } from '#commands/args.ts'
import type { Unmet } from '#commands/language/reading.ts'
import { writeRange } from '#commands/language/words/written-ends.ts'
import { fold } from '#lib/written/fold.ts'
import { typedDecimal } from '#lib/written/money.ts'
import { base } from '#commands/language/words/status-words.ts'

type Condition = Pick<Unmet, 'condition'>

/** 'Valor acima de 100' of a column; nothing where the list has none. */
export const conditionOf = (column: Pick<ColumnFacts, 'label'> | null | undefined, how: string): Condition =>
  column && how !== '' ? { condition: `${column.label} ${how}` } : {}

/** The first column of this format. */
export const columnOfFormat = ({ columns }: ListFacts, format: string): ColumnFacts | undefined =>
  columns.find((column) => column.format === format)

/** The column that is called so, or has this word in its label. */
export const columnCalled = ({ columns }: ListFacts, word: string): ColumnFacts | undefined =>
  columns.find(
    ({ label, words = [] }) =>
      fold(label)
        .split(/[\s-]+/)
        .includes(fold(word)) || words.includes(fold(word)),
  )

/** An amount, or a range of them, in a column. */
export function amountCondition(
  column: ColumnFacts | undefined,
  { exact, least, most }: { exact?: string | undefined; least?: string | undefined; most?: string | undefined },
): Condition {
  if (exact !== undefined) return conditionOf(column, `= ${typedDecimal(Number(exact))}`)
  const [min, max] = [least, most].map((end) => (end === undefined ? undefined : Number(end)))
  return conditionOf(column, writeRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }))
}

/** A status by its word, of the column of states or of one that says yes or no; `isBut`: all but this one. */
export function statusCondition(facts: ListFacts, word: string, isBut = false): Condition {
  const column = columnOfFormat(facts, 'status')
  const value = base(word)
  if (column) return conditionOf(column, isBut ? `diferente de ${value}` : value)
  const flag = facts.columns.find(({ label, format }) => format === 'flag' && value.endsWith(fold(label)))
  if (!flag) return {}
  return conditionOf(flag, (value === fold(flag.label)) === isBut ? 'não' : 'sim')
}

/** That nothing is in a column: 'sem estoque', 'sem link'. */
export const emptyCondition = (column: ColumnFacts | undefined): Condition =>
  conditionOf(column, column?.format === 'number' || column?.format === 'money' ? '= 0' : 'vazio')
