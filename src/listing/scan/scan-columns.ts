/** What the columns and filters of a list mean to a reading. */
import type { ListState } from '#commands/screen.ts'
import { type AnyList, type Column, findOnlyRange } from '#listing/define.ts'
import type { ExceptionColumns } from '#scan/exceptions/exceptions.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { FigureColumns } from '#scan/aggregates/figures.ts'
import type { PassMode } from '#scan/protocol/scan-environment.ts'

/** As plain data; a column whose value is not at its field has none. */
export const toScanColumn = ({ field, label, words, format, idField, textByValue: texts }: Column): ScanColumn => ({
  field,
  label,
  ...(words && { words }),
  ...(format && { format }),
  ...(idField !== undefined && { idField }),
  ...(texts && { textByValue: texts }),
})

/** The column at this field; null where the list has none. */
export function findScanColumn({ columns }: AnyList, field: string | undefined): ScanColumn | null {
  const found = columns.find((column) => column.field === field)
  return found ? toScanColumn(found) : null
}

/** The columns that every reading's figures are of. */
export const getFigureColumns = (definition: AnyList): FigureColumns => ({
  amount: findColumnByFormat(definition, 'money'),
  status: findColumnByFormat(definition, 'status'),
  date: findColumnByFormat(definition, 'date'),
})

/** What an exception is for this list, by its columns. */
export function getExceptionColumns(definition: AnyList): ExceptionColumns {
  const { audit } = definition
  const given = {
    amount: findColumnByFormat(definition, 'money'),
    date: findColumnByFormat(definition, 'date'),
    person: findScanColumn(definition, audit?.personField),
    kind: findScanColumn(definition, audit?.comparisonField),
  }
  const known = Object.fromEntries(Object.entries(given).filter(([, column]) => column !== null))
  const once = (audit?.uniqueFields ?? []).flatMap((field) => findScanColumn(definition, field) ?? [])
  return { ...known, ...(once.length > 0 && { uniqueColumns: once }) }
}

/** The first column of this format. */
export function findColumnByFormat({ columns }: AnyList, format: Column['format']): ScanColumn | null {
  const found = columns.find((column) => column.format === format)
  return found ? toScanColumn(found) : null
}

/** One walk proves unless a filter in use speaks of what can change on a record; an unknown one may. */
export function getPassMode({ filters }: AnyList, state: ListState, asked: 'once' | 'twice'): PassMode {
  if (asked === 'twice') return 'twice'
  const inUse = (filters ?? []).filter(({ name }) => (state.filters[name] ?? '') !== '')
  return inUse.some(({ isMutable }) => isMutable !== false) ? 'moves' : 'once'
}

/**
 * True where the period is still open at `now`, ms of the platform's clock (`platformNow`): it has no end, or a later one. False where the list
 * has no period.
 */
export function isPeriodOpen(list: AnyList, state: ListState, now: number): boolean {
  const ends = findOnlyRange(list, 'datetime')
  if (!ends) return false
  const value = state.filters[ends.upper.name]
  return value === undefined || value === '' || Date.parse(value) > now
}

/** What is told then. */
export const PERIOD_OPEN_TEXT = 'O período ainda está aberto: novas linhas podem chegar.'
