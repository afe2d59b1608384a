/** Makes a filter from the value of a cell, if the call behind the list can filter by it. */
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { formatDateTimeLocal, parseDate } from '#lib/format/dates.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatCellText } from '#listing/cell/cell-text.ts'
import { findColumnFilter } from '#listing/column-filter.ts'
import {
  type AnyList,
  getCellValue,
  getFilterChoices,
  type Column,
  getNumberKind,
  findRanges,
} from '#listing/define.ts'

/** Returns the filters for rows with this cell's value; null if the call has none. */
export function getSameValueFilters(definition: AnyList, column: Column, row: Row): ListState['filters'] | null {
  const value = getCellValue(column, row)
  const text = formatCellText(column, row)
  if (value === null || value === undefined || text === '') return null
  const filter = findColumnFilter(definition, column.field)
  /** The range that the column names, else the only one. */
  const findRange = (type: 'money' | 'datetime') => {
    const pairs = findRanges(definition, type)
    return filter
      ? pairs.find(({ lower, upper }) => lower === filter || upper === filter)
      : pairs.length === 1 && pairs[0]
  }
  if (column.format === 'date') {
    const ends = findRange('datetime')
    const date = parseDate(value)
    if (!ends || !date) return null
    const day = formatDateTimeLocal(date).slice(0, 10)
    return { [ends.lower.name]: `${day}T00:00`, [ends.upper.name]: `${day}T23:59` }
  }
  if (column.format === 'money') {
    const ends = findRange('money')
    return ends && typeof value === 'number'
      ? { [ends.lower.name]: String(value), [ends.upper.name]: String(value) }
      : null
  }
  if (!filter) return null
  const choice = getFilterChoices(filter).find(
    (option) => normalizeText(option.label) === normalizeText(text) || option.value === String(value),
  )
  if (choice) return { [filter.name]: choice.value }
  if (filter.options || filter.valueWords) return null
  if (filter.resource || getNumberKind(filter) === 'whole') {
    // Without `idField` the column holds the id itself.
    const id = column.idField === undefined ? value : getCellValue({ field: column.idField, label: '' }, row)
    return typeof id === 'number' ? { [filter.name]: String(id) } : null
  }
  return { [filter.name]: getNumberKind(filter) === null ? text : String(value) }
}
