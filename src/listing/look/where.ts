/** 'Onde estou': the place of the cursor in words (listing/README §7). */
import { formatInteger } from '#lib/money.ts'
import { seenText } from '#listing/cell-text.ts'
import type { ListModel } from '#listing/model.ts'
import { filterWords } from '#listing/print-note.tsx'

const ROUTE = { ASC: 'crescente', DESC: 'decrescente' } as const

/** The place of the row among all, 1-based; null for a row on top that is of another page. */
export function placeOfRow({ rows, pageRows, firstRow, state, tops }: ListModel, at: number): number | null {
  if (state.continuous) return at < tops.length ? null : at - tops.length + 1
  const id = rows[at]?.id
  const place = pageRows.findIndex((row) => row.id === id)
  return place < 0 ? null : firstRow + place + 1
}

/** 'Linha 12 de 5.000, coluna Valor: R$ 10,00. Ordem: Data, decrescente. Filtro: Tipo: CASHBACK'. */
export function whereWords(list: ListModel): string {
  const { cursor, columns, definition, rows, state, totals } = list
  const column = cursor && columns[cursor.column]
  const row = cursor && rows[cursor.row]
  const [field = '', direction] = state.sort.split(',')
  const label = definition.columns.find((one) => one.field === field)?.label ?? field
  const place = cursor === null ? null : placeOfRow(list, cursor.row)
  const total = formatInteger(totals?.totalElements ?? 0)
  const at =
    cursor === null
      ? `${total} linhas, fora da tabela`
      : cursor.row === -1
        ? `Cabeçalho, ${total} linhas`
        : place === null
          ? `Linha fixada, fora desta página, ${total} linhas`
          : `Linha ${formatInteger(place)} de ${total}`
  const value = column && row ? `: ${seenText(column, row) || 'vazio'}` : ''
  const filters = filterWords(list)
  return [
    at + (column ? `, coluna ${column.label}${value}` : ''),
    `Ordem: ${label}, ${direction === 'ASC' ? ROUTE.ASC : ROUTE.DESC}`,
    filters === '' ? 'Sem filtro' : `Filtro: ${filters}`,
  ].join('. ')
}
