/** Derives from a list's definition how a scan treats its columns and filters. */
import type { ListState } from '#commands/screen.ts'
import { type AnyList, type Column, findOnlyRange } from '#listing/define.ts'
import type { ExceptionColumns } from '#scan/exceptions/exceptions.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { FigureColumns } from '#scan/aggregates/figures.ts'
import type { CountedColumns } from '#scan/charts/counted-charts.ts'
import type { PassMode } from '#scan/protocol/scan-environment.ts'

/** A column as plain data, without functions: a value that is computed from the row is put at the field beforehand. */
export const toScanColumn = ({ field, label, words, format, idField, textByValue }: Column): ScanColumn => ({
  field,
  label,
  ...(words && { words }),
  ...(format && { format }),
  ...(idField !== undefined && { idField }),
  ...(textByValue && { textByValue }),
})

/** The column with this field; null if the list has none. */
export function findScanColumn({ columns }: AnyList, field: string | undefined): ScanColumn | null {
  const found = columns.find((column) => column.field === field)
  return found ? toScanColumn(found) : null
}

/** The column whose values are added up; null for a list without sums. */
export const findScanAmount = (definition: AnyList): ScanColumn | null =>
  findScanColumn(definition, definition.amountField)

/**
 * The list's amount, or its first column of money if it names none: for what the operator asks of amounts without a
 * column. Null if the list has no money.
 */
export const findMoneyColumn = (definition: AnyList): ScanColumn | null =>
  findScanAmount(definition) ?? findColumnByFormat(definition, 'money')

/** The columns for the figures of every scan. */
export const getFigureColumns = (definition: AnyList): FigureColumns => ({
  amount: findScanAmount(definition),
  status: findColumnByFormat(definition, 'status'),
  date: findColumnByFormat(definition, 'date'),
})

const UNCOUNTED_FORMATS: ReadonlySet<Column['format']> = new Set(['id', 'money', 'date'])

/** The columns that a scan counts while it runs; the values of an id, an amount or a date hardly repeat. */
export const getCountedColumns = (definition: AnyList): CountedColumns => ({
  ...getFigureColumns(definition),
  values: definition.columns.filter(({ format }) => !UNCOUNTED_FORMATS.has(format)).map(toScanColumn),
})

/** The columns for this list's exception rules. */
export function getExceptionColumns(definition: AnyList): ExceptionColumns {
  const { audit } = definition
  const columnsByRole = {
    amount: findMoneyColumn(definition),
    date: findColumnByFormat(definition, 'date'),
    person: findScanColumn(definition, audit?.personField),
    kind: findScanColumn(definition, audit?.comparisonField),
  }
  const known = Object.fromEntries(Object.entries(columnsByRole).filter(([, column]) => column !== null))
  const uniqueColumns = (audit?.uniqueFields ?? []).flatMap((field) => findScanColumn(definition, field) ?? [])
  return { ...known, ...(uniqueColumns.length > 0 && { uniqueColumns }) }
}

/** The first column of this format; null if the list has none. */
export function findColumnByFormat({ columns }: AnyList, format: Column['format']): ScanColumn | null {
  const found = columns.find((column) => column.format === format)
  return found ? toScanColumn(found) : null
}

/**
 * How many passes a scan needs. One is enough unless a filter in use depends on a value that can change on a record; a
 * filter of unknown kind counts as such.
 */
export function getPassMode({ filters }: AnyList, state: ListState, request: 'once' | 'twice'): PassMode {
  if (request === 'twice') return 'twice'
  const filtersInUse = (filters ?? []).filter(({ name }) => (state.filters[name] ?? '') !== '')
  return filtersInUse.some(({ isMutable }) => isMutable !== false) ? 'moves' : 'once'
}

/**
 * True if the period of the filter is still open at `now` (ms of the platform's clock): it has no end, or ends later.
 * False if the list has no period.
 */
export function isPeriodOpen(list: AnyList, state: ListState, now: number): boolean {
  const ends = findOnlyRange(list, 'datetime')
  if (!ends) return false
  const value = state.filters[ends.upper.name]
  return value === undefined || value === '' || Date.parse(value) > now
}

/** The warning for an open period. */
export const PERIOD_OPEN_TEXT = 'O período ainda está aberto: novas linhas podem chegar.'
