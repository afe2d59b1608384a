/** A filter from the value of a cell, where the call behind the list can filter by it. */
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { localInput, readDate } from '#lib/written/dates.ts'
import { fold } from '#lib/written/fold.ts'
import { cellText } from '#listing/cell/cell-text.ts'
import { filterOf } from '#listing/column-filter.ts'
import { type AnyList, cellValue, choicesOf, type Column, numberKindOf, pairsOf } from '#listing/define.ts'

/** The filters that leave the rows with this cell's value; null where the call cannot. */
export function sameValue(definition: AnyList, column: Column, row: Row): ListState['filters'] | null {
  const value = cellValue(column, row)
  const text = cellText(column, row)
  if (value === null || value === undefined || text === '') return null
  const filter = filterOf(definition, column.field)
  /** The range that the column names, else the only one. */
  const endsFor = (type: 'money' | 'datetime') => {
    const pairs = pairsOf(definition, type)
    return filter
      ? pairs.find(({ least, most }) => least === filter || most === filter)
      : pairs.length === 1 && pairs[0]
  }
  if (column.format === 'date') {
    const ends = endsFor('datetime')
    const date = readDate(value)
    if (!ends || !date) return null
    const day = localInput(date).slice(0, 10)
    return { [ends.least.name]: `${day}T00:00`, [ends.most.name]: `${day}T23:59` }
  }
  if (column.format === 'money') {
    const ends = endsFor('money')
    return ends && typeof value === 'number'
      ? { [ends.least.name]: String(value), [ends.most.name]: String(value) }
      : null
  }
  if (!filter) return null
  const choice = choicesOf(filter).find((one) => fold(one.label) === fold(text) || one.value === String(value))
  if (choice) return { [filter.name]: choice.value }
  if (filter.options || filter.words) return null
  if (filter.noun || numberKindOf(filter) === 'whole') {
    // A column of ids holds it itself.
    const id = column.idField === undefined ? value : cellValue({ field: column.idField, label: '' }, row)
    return typeof id === 'number' ? { [filter.name]: String(id) } : null
  }
  return { [filter.name]: numberKindOf(filter) === null ? text : String(value) }
}
