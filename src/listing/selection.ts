/** The selection of a list, for its commands and its table: rows by id, kept across pages. */
import type { Row } from '#commands/resource.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ListModel } from './model.ts'
import { isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'

/** Returns the rows that can be selected: those with a record id. Notifies the operator if some cannot. */
export function keepSelectable(rows: ReadonlyMap<number, Row>): ReadonlyMap<number, Row> {
  if ([...rows.keys()].every(isRecordId)) return rows
  notify('info', NO_ID_REASON)
  return new Map([...rows].filter(([id]) => isRecordId(id)))
}

/** Returns the selection with this row added, or removed if it was selected. */
export function toggleSelection(selection: ReadonlyMap<number, Row>, row: Row): Map<number, Row> {
  const next = new Map(selection)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

/** Returns the selection without these records. */
export const withoutRecords = (selection: ReadonlyMap<number, Row>, ids: readonly number[]): ReadonlyMap<number, Row> =>
  new Map([...selection].filter(([id]) => !ids.includes(id)))

/** Describes how many rows are selected: '3 selecionados'. */
export const formatSelectedCount = (count: number): string =>
  count === 0 ? 'Nenhuma linha selecionada' : formatCount(count, 'selecionado', 'selecionados')

/** Returns true if all rows are loaded. Otherwise notifies the operator: 'Página incompleta, 40 de 100 linhas: …'. */
function warnIfIncomplete(label: string, loadedCount: number, totalCount: number): boolean {
  if (loadedCount === totalCount) return true
  const lines = `${loadedCount} de ${formatInteger(totalCount)} linhas`
  notify('warning', `${label} incompleta, ${lines}: role por ela toda`)
  return false
}

/**
 * Returns all rows of the page for an action on the whole page. Notifies the operator and returns null if some rows are
 * not loaded, or if the list is loading or has failed.
 */
export function getWholePage({ pageRows, missingCount, isLoading, hasFailed }: ListModel): readonly Row[] | null {
  if (isLoading || hasFailed) notify('info', hasFailed ? 'A lista falhou' : 'A lista ainda não respondeu')
  else if (warnIfIncomplete('Página', pageRows.length, pageRows.length + missingCount)) return pageRows
  return null
}

/**
 * Returns the loaded rows between two display indexes, in either order. Notifies the operator if some are not loaded,
 * which happens in continuous mode.
 */
export function getRowsBetween({ rows }: ListModel, start: number, end: number): readonly Row[] {
  const range = rows.slice(Math.max(0, Math.min(start, end)), Math.max(start, end) + 1)
  const loaded = range.filter(Boolean)
  warnIfIncomplete('Seleção', loaded.length, range.length)
  return loaded
}
