/**
 * Expresses what a list's endpoint cannot filter by as a condition on the list's columns. A full scan can filter the
 * rows by it ('ler tudo e filtrar valor acima de 100').
 */
import type { ColumnSchema, ListSchema } from '#commands/args.ts'
import type { UnsupportedCondition } from '#commands/language/interpretation.ts'
import { formatMoneyRange } from '#commands/language/words/format-ranges.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatDecimalInput } from '#lib/format/money.ts'
import { toStatusBase } from '#commands/language/words/status-words.ts'

type Condition = Pick<UnsupportedCondition, 'condition'>

/** 'Valor acima de 100' for a column; empty if the list has no such column. */
export const createCondition = (column: Pick<ColumnSchema, 'label'> | null | undefined, text: string): Condition =>
  column && text !== '' ? { condition: `${column.label} ${text}` } : {}

/** The first column of this format. */
export const findSchemaColumnByFormat = ({ columns }: ListSchema, format: string): ColumnSchema | undefined =>
  columns.find((column) => column.format === format)

/** The column whose label or words contain this word. */
export const findColumnByLabel = ({ columns }: ListSchema, word: string): ColumnSchema | undefined =>
  columns.find(
    ({ label, words = [] }) =>
      normalizeText(label)
        .split(/[\s-]+/)
        .includes(normalizeText(word)) || words.includes(normalizeText(word)),
  )

/** An amount or a range of amounts in a column. */
export function createAmountCondition(
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

/** A status in the status column or in a yes/no column; `isNegated` excludes this status instead. */
export function createStatusCondition(listSchema: ListSchema, word: string, isNegated = false): Condition {
  const column = findSchemaColumnByFormat(listSchema, 'status')
  const value = toStatusBase(word)
  if (column) return createCondition(column, isNegated ? `diferente de ${value}` : value)
  const flag = listSchema.columns.find(({ label, format }) => format === 'flag' && value.endsWith(normalizeText(label)))
  if (!flag) return {}
  return createCondition(flag, (value === normalizeText(flag.label)) === isNegated ? 'não' : 'sim')
}

/** The column is empty: 'sem estoque', 'sem link'. */
export const createEmptyCondition = (column: ColumnSchema | undefined): Condition =>
  createCondition(column, column?.format === 'number' || column?.format === 'money' ? '= 0' : 'vazio')
