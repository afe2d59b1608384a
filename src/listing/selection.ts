/** The selection of a list: rows by id, kept over pages. */
import type { Row } from '#commands/noun.ts'
import { counted } from '#lib/written/counted.ts'
import { formatInteger } from '#lib/written/money.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ListModel } from './model.ts'
import { isRecordId, WHY_NO_ID } from '#lib/written/record-id.ts'

/** What of it can be selected: rows that name a record. Tells where that is not all. */
export function selectable(rows: ReadonlyMap<number, Row>): ReadonlyMap<number, Row> {
  if ([...rows.keys()].every(isRecordId)) return rows
  notify('info', WHY_NO_ID)
  return new Map([...rows].filter(([id]) => isRecordId(id)))
}

/** The selection with this row taken in, or taken out where it was in it. */
export function toggleRow(selection: ReadonlyMap<number, Row>, row: Row): Map<number, Row> {
  const next = new Map(selection)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

/** The selection without these records. */
export const without = (selection: ReadonlyMap<number, Row>, ids: readonly number[]): ReadonlyMap<number, Row> =>
  new Map([...selection].filter(([id]) => !ids.includes(id)))

/** How many rows are selected, in words: '3 selecionados'. */
export const selectedText = (count: number): string =>
  count === 0 ? 'Nenhuma linha selecionada' : counted(count, 'selecionado', 'selecionados')

/**
 * Tells where some rows of what is taken are not there: 'Página incompleta, 40 de 100 linhas: …'. True where all are.
 */
function isAllThere(what: string, there: number, all: number): boolean {
  if (there === all) return true
  const lines = `${there} de ${formatInteger(all)} linhas`
  notify('warning', `${what} incompleta, ${lines}: role por ela toda`)
  return false
}

/**
 * The rows of the page where it is taken as a whole; null where some are not there, or none for want of an answer:
 * told.
 */
export function wholePage({ pageRows, missing, loading, failed }: ListModel): readonly Row[] | null {
  if (loading || failed) notify('info', failed ? 'A lista falhou' : 'A lista ainda não respondeu')
  else if (isAllThere('Página', pageRows.length, pageRows.length + missing)) return pageRows
  return null
}

/**
 * The rows from one place to another, whichever comes first; of one long table some may not be there, which is told.
 */
export function rowsBetween({ rows }: ListModel, one: number, other: number): readonly Row[] {
  const range = rows.slice(Math.max(0, Math.min(one, other)), Math.max(one, other) + 1)
  const there = range.filter(Boolean)
  isAllThere('Seleção', there.length, range.length)
  return there
}
