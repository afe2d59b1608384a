/** The filters in force as chips over the table, each with a button that removes it. */
import type { FilterField } from '#listing/define.ts'
import { formatFilterValue } from '#listing/url-state/format-filter-value.ts'
import { runWithTableFocus } from '#listing/run-with-table-focus.ts'
import type { ListModel } from '#listing/model.ts'
import { useRecordName } from '#listing/record/use-record-name.ts'
import { Icon } from '#ui/icons/icon.tsx'

/** Draws one chip per filter, except filters that the list always needs. */
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
  const resource = field.resource ?? definition.columns.find(({ filterName }) => filterName === field.name)?.resource
  const name = useRecordName(resource, Number(value))
  const valueText = formatFilterValue(field, value)
  const text = `${field.label}: ${name ?? (resource ? `#${valueText}` : valueText)}`
  return (
    <>
      <span title={name === undefined ? text : `${text} (#${valueText})`}>{text}</span>
      <button
        type="button"
        aria-label={`Tirar o filtro ${text}`}
        onClick={runWithTableFocus(list, () => {
          const { [field.name]: _, ...rest } = state.filters
          list.applyFilters(rest)
        })}
      >
        <Icon name="fechar" size={12} />
      </button>
    </>
  )
}
