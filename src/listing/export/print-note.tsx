/** What a print says of itself, on every sheet: which page or list, how filtered, when, and by whom it was printed. */
import { createPortal } from 'react-dom'
import { getCurrentUser } from '#api/session/session.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { getScreen } from '#commands/screen.ts'
import { formatFilterValue } from '#listing/url-state/format-filter-value.ts'
import type { ListModel } from '#listing/model.ts'
import { useIsPrinting } from './use-printing.ts'
import { getSource } from '#listing/list-source.ts'

/** 'Descrição: natal · % Cashback: 9,25'; '' without filters. */
export function describeFilters({ definition, state: listState }: Pick<ListModel, 'definition' | 'state'>): string {
  return (definition.filters ?? [])
    .flatMap((field) => {
      const value = listState.filters[field.name]
      if (value === undefined || value === '') return []
      return [`${field.label}: ${formatFilterValue(field, value)}`]
    })
    .join(' · ')
}

/** Which rows of the list: 'página 1 de 10.000', '2 fixadas no topo'. */
export function describeRows({
  state,
  totals,
  pinnedRows,
}: Pick<ListModel, 'state' | 'totals' | 'pinnedRows'>): string[] {
  const pages = totals && !totals.isTotalUnknown ? ` de ${formatInteger(Math.max(1, totals.totalPages))}` : ''
  return [
    // Of one long table the rows in sight are printed, each with its number.
    ...(state.continuous ? [] : [`página ${formatInteger(state.page + 1)}${pages}`]),
    ...(pinnedRows.length > 0 ? [`${formatCount(pinnedRows.length, 'fixada', 'fixadas')} no topo`] : []),
  ]
}

/** What is printed: the open window, the list and which part of it, else the page with the id of its address. */
function getPrintParts(): readonly (string | false | null | undefined)[] {
  const window = document.querySelector('#janelas > [role=dialog]:not([data-palette]) h2')
  const { list } = getScreen()
  if (window) return [window.textContent]
  if (!list) return [document.querySelector('h1')?.textContent, /\/\d+$/.exec(location.pathname)?.[0].replace('/', '#')]
  const model = getSource(list).getModel()
  // What a reading has in the place of the table is of all rows.
  const rows = document.querySelector('.reading-view') ? [] : describeRows(model)
  return [model.definition.title, describeFilters(model), ...rows]
}

/**
 * Drawn on paper alone, with when and by whom it was printed; a fixed element stands on every printed page. Beside the
 * page only as long: React hears every event of the page a second time at what it has drawn in once.
 */
export function PrintNote() {
  if (!useIsPrinting()) return null
  const parts = [...getPrintParts(), formatDateTime(Date.now()), getCurrentUser()?.dscNome]
  return createPortal(<p className="print-note">{parts.filter(Boolean).join(' · ')}</p>, document.body)
}
