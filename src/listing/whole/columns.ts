/** What the columns and filters of a list mean to a reading. */
import type { ListState } from '#commands/screen.ts'
import { type AnyList, type Column, endsOf } from '#listing/define.ts'
import type { ExceptionColumns } from '#reading/exceptions/exceptions.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import type { FigureColumns } from '#reading/folds/figures.ts'
import type { Walks } from '#reading/walk/environment.ts'

/** As plain data; a column whose value is not at its field has none. */
export const readColumn = ({ field, label, words, format, idField, texts }: Column): ReadColumn => ({
  field,
  label,
  ...(words && { words }),
  ...(format && { format }),
  ...(idField !== undefined && { idField }),
  ...(texts && { texts }),
})

/** The column at this field; null where the list has none. */
export function readColumnAt({ columns }: AnyList, field: string | undefined): ReadColumn | null {
  const found = columns.find((column) => column.field === field)
  return found ? readColumn(found) : null
}

/** The columns that every reading's figures are of. */
export const figureColumns = (definition: AnyList): FigureColumns => ({
  amount: columnOf(definition, 'money'),
  status: columnOf(definition, 'status'),
  date: columnOf(definition, 'date'),
})

/** What an exception is for this list, by its columns. */
export function exceptionColumns(definition: AnyList): ExceptionColumns {
  const { audit } = definition
  const given = {
    amount: columnOf(definition, 'money'),
    date: columnOf(definition, 'date'),
    person: readColumnAt(definition, audit?.person),
    kind: readColumnAt(definition, audit?.kind),
  }
  const known = Object.fromEntries(Object.entries(given).filter(([, column]) => column !== null))
  const once = (audit?.once ?? []).flatMap((field) => readColumnAt(definition, field) ?? [])
  return { ...known, ...(once.length > 0 && { once }) }
}

/** The first column of this format. */
export function columnOf({ columns }: AnyList, format: Column['format']): ReadColumn | null {
  const found = columns.find((column) => column.format === format)
  return found ? readColumn(found) : null
}

/** One walk proves unless a filter in use speaks of what can change on a record; an unknown one may. */
export function walksFor({ filters }: AnyList, state: ListState, asked: 'once' | 'twice'): Walks {
  if (asked === 'twice') return 'twice'
  const inUse = (filters ?? []).filter(({ name }) => (state.filters[name] ?? '') !== '')
  return inUse.some(({ moves }) => moves !== false) ? 'moves' : 'once'
}

/**
 * True where the period is still open at `now`, ms of the platform's clock (`platformNow`): it has no end, or a later one. False where the list
 * has no period.
 */
export function isPeriodOpen(list: AnyList, state: ListState, now: number): boolean {
  const ends = endsOf(list, 'datetime')
  if (!ends) return false
  const value = state.filters[ends.most.name]
  return value === undefined || value === '' || Date.parse(value) > now
}

/** What is told then. */
export const PERIOD_OPEN = 'O período ainda está aberto: novas linhas podem chegar.'
