/** The selection of a list: rows by id, kept over pages. */
import type { Row } from '#commands/noun.ts'
import { counted } from '#lib/counted.ts'
import { notify } from '#ui/notify.tsx'
import type { ListModel } from './model.ts'

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

/** The rows of the page where it is taken as a whole; null where some are not there, which is told. */
export function wholePage({ pageRows, missing }: ListModel): readonly Row[] | null {
  if (missing === 0) return pageRows
  const size = pageRows.length + missing
  notify(
    'warning',
    `Página incompleta, ${pageRows.length} de ${size} linhas: role por ela toda ou volte às páginas (A M)`,
  )
  return null
}
