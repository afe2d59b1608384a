/** What a printed list says of itself, on every page: which list, how filtered and sorted, and when. */
import { formatDateTime } from '#lib/dates.ts'
import { numberKindOf } from './define.ts'
import { settledNumber } from '#lib/typed-number.ts'
import type { ListModel } from './model.ts'
import { usePrinting } from './printing.ts'

/** 'Descrição: natal · % Cashback: 9,25'; '' without filters. */
export function filterWords({ definition, state }: Pick<ListModel, 'definition' | 'state'>): string {
  return (definition.filters ?? [])
    .flatMap((field) => {
      const value = state.filters[field.name]
      if (value === undefined || value === '') return []
      const kind = numberKindOf(field)
      const chosen = field.options?.find((option) => option.value === value)?.label
      const shown =
        chosen ?? (kind ? settledNumber(kind, value, true) : field.type === 'datetime' ? formatDateTime(value) : value)
      return [`${field.label}: ${shown}`]
    })
    .join(' · ')
}

/** Drawn on paper alone; a fixed element stands on every printed page. */
export function PrintNote({ list }: { list: ListModel }) {
  if (!usePrinting()) return null
  const { definition, state, totals } = list
  const pages = totals ? ` de ${totals.totalPages}` : ''
  const parts = [definition.title, filterWords(list), `página ${state.page + 1}${pages}`, formatDateTime(Date.now())]
  return <p className="print-note">{parts.filter((part) => part !== '').join(' · ')}</p>
}
