/** 'Onde estou': the place of the cursor in words (listing/preview/README §2). */
import { formatInteger } from '#lib/format/money.ts'
import { findRowIndex } from '#listing/url-state/continuous-rows.ts'
import { formatShownText } from '#listing/cell/cell-text.ts'
import { describeFilters } from '#listing/export/print-note.tsx'
import type { ListModel } from '#listing/model.ts'

/** The place of the row among all, 1-based; null where there is none, or where nobody knows that of a row on top. */
export function getRowPosition(list: ListModel, at: number): number | null {
  const { rows, pageRows, firstRowIndex, state, pinnedRows, blocks } = list
  const id = rows[at]?.id ?? 0
  if (state.continuous) {
    const among = at < pinnedRows.length ? findRowIndex(blocks, id) : at < rows.length ? at - pinnedRows.length : null
    return among === null ? null : among + 1
  }
  const index = pageRows.findIndex((row) => row.id === id)
  return index < 0 ? null : firstRowIndex + index + 1
}

/** 'Linha 12 de 5.000, coluna Valor: R$ 10,00. Ordem: Data, decrescente. Filtro: Tipo: CASHBACK'. */
export function describePosition(list: ListModel): string {
  const { cursor, columns, definition, rows, state, totals, hasFailed, idleReason } = list
  const column = cursor && columns[cursor.column]
  const row = cursor && rows[cursor.row]
  const [field = '', direction] = state.sort.split(',')
  const label = definition.columns.find((one) => one.field === field)?.label ?? field
  const rowPosition = cursor === null ? null : getRowPosition(list, cursor.row)
  const count = totals?.totalElements ?? 0
  const total = formatInteger(count)
  // Nobody knows how many there are where they could not be read, or were not asked for.
  const lines =
    hasFailed || idleReason !== null
      ? 'linhas não lidas'
      : totals?.isTotalUnknown
        ? 'total não informado'
        : `${total} ${count === 1 ? 'linha' : 'linhas'}`
  const at =
    cursor === null
      ? `Fora da tabela, ${lines}`
      : cursor.row === -1
        ? `Cabeçalho, ${lines}`
        : rowPosition === null
          ? row
            ? `Linha fixada${state.continuous ? '' : ', fora desta página'}, ${lines}`
            : 'Nenhuma linha aqui'
          : `Linha ${formatInteger(rowPosition)}${totals?.isTotalUnknown ? '' : ` de ${total}`}`
  const value = column && row ? `: ${formatShownText(column, row) || 'vazio'}` : ''
  const filters = describeFilters(list)
  return [
    at + (column ? `, coluna ${column.label}${value}` : ''),
    `Ordem: ${label}, ${direction === 'ASC' ? 'crescente' : 'decrescente'}`,
    filters === '' ? 'Sem filtro' : `Filtro: ${filters}`,
  ].join('. ')
}
