/** 'Onde estou': the place of the cursor in words (listing/look/README §2). */
import { formatInteger } from '#lib/written/money.ts'
import { placeAmongAll } from '#listing/address/long-rows.ts'
import { seenText } from '#listing/cell/cell-text.ts'
import { filterWords } from '#listing/copy/print-note.tsx'
import type { ListModel } from '#listing/model.ts'

/** The place of the row among all, 1-based; null where there is none, or where nobody knows that of a row on top. */
export function placeOfRow(list: ListModel, at: number): number | null {
  const { rows, pageRows, firstRow, state, tops, blocks } = list
  const id = rows[at]?.id ?? 0
  if (state.continuous) {
    const among = at < tops.length ? placeAmongAll(blocks, id) : at < rows.length ? at - tops.length : null
    return among === null ? null : among + 1
  }
  const place = pageRows.findIndex((row) => row.id === id)
  return place < 0 ? null : firstRow + place + 1
}

/** 'Linha 12 de 5.000, coluna Valor: R$ 10,00. Ordem: Data, decrescente. Filtro: Tipo: CASHBACK'. */
export function whereWords(list: ListModel): string {
  const { cursor, columns, definition, rows, state, totals, failed, idle } = list
  const column = cursor && columns[cursor.column]
  const row = cursor && rows[cursor.row]
  const [field = '', direction] = state.sort.split(',')
  const label = definition.columns.find((one) => one.field === field)?.label ?? field
  const place = cursor === null ? null : placeOfRow(list, cursor.row)
  const count = totals?.totalElements ?? 0
  const total = formatInteger(count)
  // Nobody knows how many there are where they could not be read, or were not asked for.
  const lines =
    failed || idle !== null
      ? 'linhas não lidas'
      : totals?.isOpen
        ? 'total não informado'
        : `${total} ${count === 1 ? 'linha' : 'linhas'}`
  const at =
    cursor === null
      ? `Fora da tabela, ${lines}`
      : cursor.row === -1
        ? `Cabeçalho, ${lines}`
        : place === null
          ? row
            ? `Linha fixada${state.continuous ? '' : ', fora desta página'}, ${lines}`
            : 'Nenhuma linha aqui'
          : `Linha ${formatInteger(place)}${totals?.isOpen ? '' : ` de ${total}`}`
  const value = column && row ? `: ${seenText(column, row) || 'vazio'}` : ''
  const filters = filterWords(list)
  return [
    at + (column ? `, coluna ${column.label}${value}` : ''),
    `Ordem: ${label}, ${direction === 'ASC' ? 'crescente' : 'decrescente'}`,
    filters === '' ? 'Sem filtro' : `Filtro: ${filters}`,
  ].join('. ')
}
