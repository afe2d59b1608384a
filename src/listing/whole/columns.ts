/** What the columns and filters of a list mean to a reading. */
import type { ListState } from '#commands/screen.ts'
import type { AnyList, Column } from '#listing/define.ts'
import type { ReadColumn } from '#reading/folds/column.ts'

/** As plain data; a column whose value is not at its field has none. */
export const readColumn = ({ field, label, format }: Column): ReadColumn => ({
  field,
  label,
  ...(format && { format }),
})

/** The first column of this format. */
export function columnOf({ columns }: AnyList, format: Column['format']): ReadColumn | null {
  const found = columns.find((column) => column.format === format)
  return found ? readColumn(found) : null
}

/** One walk proves unless a filter in use speaks of what can change on a record; an unknown one may. */
export function walksFor({ filters }: AnyList, state: ListState, asked: 'once' | 'twice'): 'once' | 'moves' | 'twice' {
  if (asked === 'twice') return 'twice'
  const inUse = (filters ?? []).filter(({ name }) => (state.filters[name] ?? '') !== '')
  return inUse.some(({ moves }) => moves !== false) ? 'moves' : 'once'
}

/** True where the period is still open: it has no end, or one in the future. False where the list has no period. */
export function isPeriodOpen({ filters }: AnyList, state: ListState, now: number): boolean {
  const end = (filters ?? []).filter(({ type }) => type === 'datetime').at(-1)
  if (!end) return false
  const value = state.filters[end.name]
  return value === undefined || value === '' || Date.parse(value) > now
}

/** 'Tipo: CASHBACK; Início: 01/11/2026 00:00'; '' without a filter. */
export function filterInWords({ filters }: AnyList, state: ListState): string {
  return (filters ?? [])
    .flatMap(({ name, label, options }) => {
      const value = state.filters[name]
      if (value === undefined || value === '') return []
      return [`${label}: ${options?.find((option) => option.value === value)?.label ?? value}`]
    })
    .join('; ')
}
