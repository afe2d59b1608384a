/** The note on every printed sheet: page or list, filter, time, and who printed it. */
import { createPortal } from 'react-dom'
import { getCurrentUser } from '#api/session/session.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { getShownEnvironment } from '#lib/startup/environment.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { getScreen } from '#commands/screen.ts'
import { formatFilterValue } from '#listing/url-state/format-filter-value.ts'
import type { ListModel } from '#listing/model.ts'
import { useIsPrinting } from './use-printing.ts'
import { getSource } from '#listing/list-source.ts'

/** Returns 'Descrição: natal · % Cashback: 9,25'; '' without filters. */
export function describeFilters({ definition, state: listState }: Pick<ListModel, 'definition' | 'state'>): string {
  return (definition.filters ?? [])
    .flatMap((field) => {
      const value = listState.filters[field.name]
      if (value === undefined || value === '') return []
      return [`${field.label}: ${formatFilterValue(field, value)}`]
    })
    .join(' · ')
}

/** Describes which rows of the list are printed: 'página 1 de 10.000', '2 fixadas no topo'. */
export function describeRows({
  state,
  totals,
  pinnedRows,
}: Pick<ListModel, 'state' | 'totals' | 'pinnedRows'>): string[] {
  const pages = totals && !totals.isTotalUnknown ? ` de ${formatInteger(Math.max(1, totals.totalPages))}` : ''
  return [
    // Continuous mode prints the visible rows, each with its number, so there is no page to name.
    ...(state.continuous ? [] : [`página ${formatInteger(state.page + 1)}${pages}`]),
    ...(pinnedRows.length > 0 ? [`${formatCount(pinnedRows.length, 'fixada', 'fixadas')} no topo`] : []),
  ]
}

/** Returns what is printed: the open dialog, or the list with its part, else the page with the id in its URL. */
function getPrintParts(): readonly (string | false | null | undefined)[] {
  const dialogTitle = document.querySelector('#janelas > [role=dialog]:not([data-palette]) h2')
  const { list } = getScreen()
  if (dialogTitle) return [dialogTitle.textContent]
  if (!list) return [document.querySelector('h1')?.textContent, /\/\d+$/.exec(location.pathname)?.[0].replace('/', '#')]
  const model = getSource(list).getModel()
  // A scan in the place of the table covers all rows.
  const rows = document.querySelector('.scan-view') ? [] : describeRows(model)
  return [model.definition.title, describeFilters(model), ...rows]
}

/**
 * Draws the note on paper only; a fixed element is on every printed page. It is mounted only while printing, because
 * React handles every event of the page a second time for a portal that is mounted.
 */
export function PrintNote() {
  if (!useIsPrinting()) return null
  const parts = [getShownEnvironment()?.name, ...getPrintParts(), formatDateTime(Date.now()), getCurrentUser()?.dscNome]
  return createPortal(<p className="print-note">{parts.filter(Boolean).join(' · ')}</p>, document.body)
}
