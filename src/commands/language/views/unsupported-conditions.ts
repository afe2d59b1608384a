/**
 * What a list's call cannot filter by, told of the list's columns: the rows can be filtered by it once all of them are
 * read ('ler tudo e filtrar valor acima de 100').
 */
import type { ColumnSchema, ListSchema } from '#commands/args.ts'
import type { Unmet } from '#commands/language/interpretation.ts'
import { formatMoneyRange } from '#commands/language/words/format-ranges.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatDecimalInput } from '#lib/format/money.ts'
import { toStatusBase } from '#commands/language/words/status-words.ts'

type Condition = Pick<Unmet, 'condition'>

/** 'Valor acima de 100' of a column; nothing where the list has none. */
export const createCondition = (column: Pick<ColumnSchema, 'label'> | null | undefined, how: string): Condition =>
  column && how !== '' ? { condition: `${column.label} ${how}` } : {}

/** The first column of this format. */
export const findSchemaColumnByFormat = ({ columns }: ListSchema, format: string): ColumnSchema | undefined =>
  columns.find((column) => column.format === format)

/** The column that is called so, or has this word in its label. */
export const findColumnByLabel = ({ columns }: ListSchema, word: string): ColumnSchema | undefined =>
  columns.find(
    ({ label, words = [] }) =>
      normalizeText(label)
        .split(/[\s-]+/)
        .includes(normalizeText(word)) || words.includes(normalizeText(word)),
  )

/** An amount, or a range of them, in a column. */
export function amountCondition(
  column: ColumnSchema | undefined,
  { exact, lower, upper }: { exact?: string | undefined; lower?: string | undefined; upper?: string | undefined },
): Condition {
  if (exact !== undefined) return createCondition(column, `= ${formatDecimalInput(Number(exact))}`)
  const [min, max] = [lower, upper].map((end) => (end === undefined ? undefined : Number(end)))
  return createCondition(
    column,
    formatMoneyRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
  )
}

/** A status by its word, of the column of states or of one that says yes or no; `isBut`: all but this one. */
export function statusCondition(listSchema: ListSchema, word: string, isBut = false): Condition {
  const column = findSchemaColumnByFormat(listSchema, 'status')
  const value = toStatusBase(word)
  if (column) return createCondition(column, isBut ? `diferente de ${value}` : value)
  const flag = listSchema.columns.find(({ label, format }) => format === 'flag' && value.endsWith(normalizeText(label)))
  if (!flag) return {}
  return createCondition(flag, (value === normalizeText(flag.label)) === isBut ? 'não' : 'sim')
}

/** That nothing is in a column: 'sem estoque', 'sem link'. */
export const emptyCondition = (column: ColumnSchema | undefined): Condition =>
  createCondition(column, column?.format === 'number' || column?.format === 'money' ? '= 0' : 'vazio')
