/** What a print says of itself, on every sheet: which page or list, how filtered, when, and by whom it was printed. */
import { createPortal } from 'react-dom'
import { currentUser } from '#api/session/session.ts'
import { formatDateTime } from '#lib/written/dates.ts'
import { counted } from '#lib/written/counted.ts'
import { formatInteger } from '#lib/written/money.ts'
import { currentScreen } from '#commands/screen.ts'
import { filterText } from '#listing/address/filter-text.ts'
import type { ListModel } from '#listing/model.ts'
import { usePrinting } from './printing.ts'
import { sourceOf } from '#listing/source.ts'

/** 'Descrição: natal · % Cashback: 9,25'; '' without filters. */
export function filterWords({ definition, state }: Pick<ListModel, 'definition' | 'state'>): string {
  return (definition.filters ?? [])
    .flatMap((field) => {
      const value = state.filters[field.name]
      if (value === undefined || value === '') return []
      return [`${field.label}: ${filterText(field, value)}`]
    })
    .join(' · ')
}

/** Which rows of the list: 'página 1 de 10.000', '2 fixadas no topo'. */
export function rowsWords({ state, totals, tops }: Pick<ListModel, 'state' | 'totals' | 'tops'>): string[] {
  const pages = totals && !totals.isOpen ? ` de ${formatInteger(Math.max(1, totals.totalPages))}` : ''
  return [
    // Of one long table the rows in sight are printed, each with its number.
    ...(state.continuous ? [] : [`página ${formatInteger(state.page + 1)}${pages}`]),
    ...(tops.length > 0 ? [`${counted(tops.length, 'fixada', 'fixadas')} no topo`] : []),
  ]
}

/** What is printed: the open window, the list and which part of it, else the page with the id of its address. */
function paperParts(): readonly (string | false | null | undefined)[] {
  const window = document.querySelector('#janelas > [role=dialog]:not([data-palette]) h2')
  const { list } = currentScreen()
  if (window) return [window.textContent]
  if (!list) return [document.querySelector('h1')?.textContent, /\/\d+$/.exec(location.pathname)?.[0].replace('/', '#')]
  const model = sourceOf(list).model()
  // What a reading has in the place of the table is of all rows.
  const rows = document.querySelector('.reading-view') ? [] : rowsWords(model)
  return [model.definition.title, filterWords(model), ...rows]
}

/**
 * Drawn on paper alone, with when and by whom it was printed; a fixed element stands on every printed page. Beside the
 * page only as long: React hears every event of the page a second time at what it has drawn in once.
 */
export function PrintNote() {
  if (!usePrinting()) return null
  const parts = [...paperParts(), formatDateTime(Date.now()), currentUser()?.dscNome]
  return createPortal(<p className="print-note">{parts.filter(Boolean).join(' · ')}</p>, document.body)
}
