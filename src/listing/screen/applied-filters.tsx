/** The filters in force as chips: what each one says in words, and what takes it away. */
import type { FilterField } from '#listing/define.ts'
import { filterText } from '#listing/address/filter-text.ts'
import { inTable } from '#listing/in-table.ts'
import type { ListModel } from '#listing/model.ts'
import { useNameOf } from '#listing/record/use-name-of.ts'
import { Icon } from '#ui/signs/icon.tsx'

/** One chip a filter, but for what the list cannot be without. */
export function AppliedFilters({ list }: { list: ListModel }) {
  const { definition, state } = list
  const applied = (definition.filters ?? []).filter(
    ({ name, initial = '' }) => (state.filters[name] ?? initial) !== initial,
  )
  if (applied.length === 0) return null
  return (
    <ul aria-label="Filtros aplicados" className="applied-filters">
      {applied.map((field) => (
        <li key={field.name} className="applied-filter">
          <AppliedFilter list={list} field={field} value={state.filters[field.name] ?? ''} />
        </li>
      ))}
    </ul>
  )
}

interface AppliedFilterProps {
  list: ListModel
  field: FilterField
  value: string
}

function AppliedFilter({ list, field, value }: AppliedFilterProps) {
  const { definition, state } = list
  const noun = field.noun ?? definition.columns.find(({ filter }) => filter === field.name)?.noun
  const name = useNameOf(noun, Number(value))
  const shown = filterText(field, value)
  const text = `${field.label}: ${name ?? (noun ? `#${shown}` : shown)}`
  return (
    <>
      <span title={name === undefined ? text : `${text} (#${shown})`}>{text}</span>
      <button
        type="button"
        aria-label={`Tirar o filtro ${text}`}
        onClick={inTable(list, () => {
          const { [field.name]: _, ...rest } = state.filters
          list.applyFilters(rest)
        })}
      >
        <Icon name="fechar" size={12} />
      </button>
    </>
  )
}
