/** Describes the cursor's position in words, for 'Onde estou' (listing/preview/README §2). */
import { formatInteger } from '#lib/format/money.ts'
import { findRowIndex } from '#listing/url-state/continuous-rows.ts'
import { formatShownText } from '#listing/cell/cell-text.ts'
import { describeFilters } from '#listing/export/print-note.tsx'
import type { ListModel } from '#listing/model.ts'

/**
 * Returns the 1-based position of the row in the whole result; null if there is no row, or if the position of a pinned
 * row is unknown.
 */
export function getRowPosition(list: ListModel, rowIndex: number): number | null {
  const { rows, pageRows, firstRowIndex, state, pinnedRows, blocks } = list
  const id = rows[rowIndex]?.id ?? 0
  if (state.continuous) {
    const index =
      rowIndex < pinnedRows.length
        ? findRowIndex(blocks, id)
        : rowIndex < rows.length
          ? rowIndex - pinnedRows.length
          : null
    return index === null ? null : index + 1
  }
  const index = pageRows.findIndex((row) => row.id === id)
  return index < 0 ? null : firstRowIndex + index + 1
}

/** Returns 'Linha 12 de 5.000, coluna Valor: R$ 10,00. Ordem: Data, decrescente. Filtro: Tipo: CASHBACK'. */
export function describePosition(list: ListModel): string {
  const { cursor, columns, definition, rows, state, totals, hasFailed, idleReason } = list
  const column = cursor && columns[cursor.column]
  const row = cursor && rows[cursor.row]
  const [field = '', direction] = state.sort.split(',')
  const label = definition.columns.find((candidate) => candidate.field === field)?.label ?? field
  const rowPosition = cursor === null ? null : getRowPosition(list, cursor.row)
  const count = totals?.totalElements ?? 0
  const total = formatInteger(count)
  // The count is unknown if the rows could not be loaded or were not requested.
  const lines =
    hasFailed || idleReason !== null
      ? 'linhas não lidas'
      : totals?.isTotalUnknown
        ? 'total não informado'
        : `${total} ${count === 1 ? 'linha' : 'linhas'}`
  const position =
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
    position + (column ? `, coluna ${column.label}${value}` : ''),
    `Ordem: ${label}, ${direction === 'ASC' ? 'crescente' : 'decrescente'}`,
    filters === '' ? 'Sem filtro' : `Filtro: ${filters}`,
  ].join('. ')
}
