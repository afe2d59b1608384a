/** The selection of a list: rows by id, kept over pages. */
import type { Row } from '#commands/resource.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ListModel } from './model.ts'
import { isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'

/** What of it can be selected: rows that name a record. Tells where that is not all. */
export function keepSelectable(rows: ReadonlyMap<number, Row>): ReadonlyMap<number, Row> {
  if ([...rows.keys()].every(isRecordId)) return rows
  notify('info', NO_ID_REASON)
  return new Map([...rows].filter(([id]) => isRecordId(id)))
}

/** The selection with this row taken in, or taken out where it was in it. */
export function toggleSelected(selection: ReadonlyMap<number, Row>, row: Row): Map<number, Row> {
  const next = new Map(selection)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

/** The selection without these records. */
export const withoutRecords = (selection: ReadonlyMap<number, Row>, ids: readonly number[]): ReadonlyMap<number, Row> =>
  new Map([...selection].filter(([id]) => !ids.includes(id)))

/** How many rows are selected, in words: '3 selecionados'. */
export const formatSelectedCount = (count: number): string =>
  count === 0 ? 'Nenhuma linha selecionada' : formatCount(count, 'selecionado', 'selecionados')

/**
 * Tells where some rows of what is taken are not there: 'Página incompleta, 40 de 100 linhas: …'. True where all are.
 */
function warnIfIncomplete(label: string, loadedCount: number, totalCount: number): boolean {
  if (loadedCount === totalCount) return true
  const lines = `${loadedCount} de ${formatInteger(totalCount)} linhas`
  notify('warning', `${label} incompleta, ${lines}: role por ela toda`)
  return false
}

/**
 * The rows of the page where it is taken as a whole; null where some are not there, or none for want of an answer:
 * told.
 */
export function getWholePage({ pageRows, missingCount, isLoading, hasFailed }: ListModel): readonly Row[] | null {
  if (isLoading || hasFailed) notify('info', hasFailed ? 'A lista falhou' : 'A lista ainda não respondeu')
  else if (warnIfIncomplete('Página', pageRows.length, pageRows.length + missingCount)) return pageRows
  return null
}

/**
 * The rows from one place to another, whichever comes first; of one long table some may not be there, which is told.
 */
export function getRowsBetween({ rows }: ListModel, one: number, other: number): readonly Row[] {
  const range = rows.slice(Math.max(0, Math.min(one, other)), Math.max(one, other) + 1)
  const there = range.filter(Boolean)
  warnIfIncomplete('Seleção', there.length, range.length)
  return there
}
