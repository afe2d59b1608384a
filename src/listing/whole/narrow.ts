/** From a value that a whole reading told to the filter that shows its rows alone. Pure. */
import { fold } from '#lib/fold.ts'
import type { AnyList, FilterField } from '#listing/define.ts'
import type { ReadColumn } from '#reading/folds/column.ts'

/** Filters by wire name. */
export type Narrowing = Readonly<Record<string, string>>

const endOf = (fields: readonly FilterField[], type: FilterField['type'], end: 'least' | 'most') =>
  fields.find((field) => field.type === type && field.end === end)

/** Both ends of a range, where the list has fields for them. */
function range(fields: readonly FilterField[], type: FilterField['type'], from: string, to: string): Narrowing | null {
  const least = endOf(fields, type, 'least')
  const most = endOf(fields, type, 'most')
  return least && most ? { [least.name]: from, [most.name]: to } : null
}

/** The field that takes this column's values: of its name, of its label, or of the id behind the name. */
function fieldOf(fields: readonly FilterField[], { field, label, idField }: ReadColumn): FilterField | undefined {
  const names = [field, idField, fold(label)]
  return fields.find(
    ({ name, label: own, end }) => end === undefined && (names.includes(name) || fold(own) === fold(label)),
  )
}

/** One value of a column, as `key` (the id or the text) and `label` (the text); null where the call has no field for it. */
export function narrowToValue({ filters = [] }: AnyList, column: ReadColumn, key: string): Narrowing | null {
  const field = fieldOf(filters, column)
  if (!field || key === '') return null
  const choices = [...(field.options ?? []), ...(field.words ?? [])]
  const chosen = choices.find(({ value, label }) => value === key || fold(label) === fold(key))
  if (field.type === 'select' && !chosen) return null
  return { [field.name]: chosen?.value ?? key.replace(/^#/, '') }
}

/** A day ('yyyy-MM-dd') or a month ('yyyy-MM') of the list's period. */
export function narrowToDay({ filters = [] }: AnyList, key: string): Narrowing | null {
  const [year = 0, month = 0, day] = key.split('-').map(Number)
  if (!year || !month) return null
  const last = day ?? new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = day === undefined ? `${key}-01` : key
  const end = day === undefined ? `${key}-${String(last).padStart(2, '0')}` : key
  return range(filters, 'datetime', `${first}T00:00`, `${end}T23:59`)
}

const reais = (cents: number) => (cents / 100).toFixed(2)

/** Amounts from `from` up to, but not, `to`, in cents. */
export const narrowToAmounts = ({ filters = [] }: AnyList, from: number, to: number): Narrowing | null =>
  range(filters, 'money', reais(from), reais(to - 1))
