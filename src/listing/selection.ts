/** The selection of a list: rows by id, kept over pages. */
import type { Row } from '#commands/noun.ts'
import { counted } from '#lib/counted.ts'

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
