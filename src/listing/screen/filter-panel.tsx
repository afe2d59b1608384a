/** The filter line of a list: fields, Aplicar and Limpar (spec 1 §2.8). Empty values are left out (spec 1 §5). */
import { type FormEvent, type KeyboardEvent, memo, useState } from 'react'
import { Button } from '#ui/parts/button.tsx'
import { numberProblem, readNumber, settledNumber } from '#lib/written/typed-number.ts'
import { type FilterField, numberKindOf } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { controlId, FilterControl } from './filter-control.tsx'

type Values = Readonly<Record<string, string>>

/** A filter's value as its field shows it: numbers as Brazil writes them. */
function shownValues(fields: readonly FilterField[], filters: Values): Values {
  const shown = { ...filters }
  for (const field of fields) {
    const kind = numberKindOf(field)
    const value = filters[field.name]
    if (kind !== null && value !== undefined) shown[field.name] = settledNumber(kind, value, true)
  }
  return shown
}

/** What is typed, as it is sent; empty values are left out (spec 1 §5). */
function sentValues(fields: readonly FilterField[], typed: Values): Values {
  const numbers = new Map(fields.map((field) => [field.name, numberKindOf(field)]))
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const kind = numbers.get(name) ?? null
      const value = kind === null ? text : readNumber(kind, text)
      return value === undefined || value === null || String(value).trim() === '' ? [] : [[name, String(value)]]
    }),
  )
}

interface FilterPanelProps {
  list: ListModel
  fields: readonly FilterField[]
}

/**
 * What is typed stays when a filter is refused or a list fails; Enter applies, Esc goes back to the table. Drawn again
 * only where the filters have changed: neither a step of the cursor nor another page draws it.
 */
export const FilterPanel = memo(function FilterPanel({ list, fields }: FilterPanelProps) {
  const { state, definition, filterRef, gridRef, applyFilters, typed } = list
  const { filters } = state
  const { period: Period } = definition
  const [draft, setDraft] = useState<Values>(() => shownValues(fields, filters))
  const [applied, setApplied] = useState<Values>(filters)
  const [written, setWritten] = useState<Values>(filters)
  const [error, setError] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  // Filters changed elsewhere (a command, the back button) replace what stands here.
  if (applied !== filters) {
    setApplied(filters)
    setWritten(filters)
    setDraft(shownValues(fields, filters))
    setError(null)
  } else if (written !== (typed ?? filters)) {
    // The typed line over the fields writes into them; what it says nothing of stays as it was typed here.
    const now = shownValues(fields, typed ?? filters)
    const before = shownValues(fields, written)
    setWritten(typed ?? filters)
    const moved = fields.filter(({ name }) => now[name] !== before[name])
    setDraft({ ...draft, ...Object.fromEntries(moved.map(({ name }) => [name, now[name] ?? ''])) })
  }

  const dates = fields.filter(isDate)
  // What is in force behind the button of a narrow page is counted on it.
  const folded = fields.slice(1).filter(({ name, initial = '' }) => (filters[name] ?? initial) !== initial).length
  const change = (values: Values) => setDraft((before) => ({ ...before, ...values }))

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const controls = [...event.currentTarget.elements].filter((control) => control instanceof HTMLInputElement)
    const wrong = controls.find(({ validity }) => validity.badInput || validity.customError)
    const problem = wrong
      ? wrong.validity.customError
        ? wrong.validationMessage
        : `${labelOf(wrong)}: complete data e hora.`
      : null
    const refused = fields.find((field) => problemOf(field, draft[field.name] ?? ''))
    if (problem !== null || refused) {
      setError(problem ?? (refused && problemOf(refused, draft[refused.name] ?? '')) ?? null)
      const control = wrong ?? controls.find(({ id }) => id === controlId(refused?.name ?? ''))
      return control?.focus()
    }
    const next = sentValues(fields, draft)
    const refusal = definition.refuse?.(next) ?? null
    setError(refusal)
    if (refusal === null) applyFilters(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    // ↓ steps through nothing here, so it leads to the rows; a date and a choice keep it.
    const leaves =
      event.key === 'Escape' ||
      (event.key === 'ArrowDown' && event.target instanceof HTMLInputElement && event.target.type === 'text')
    if (!leaves) return
    event.preventDefault()
    gridRef.current?.focus()
  }

  return (
    <form
      ref={filterRef}
      className="list-filters"
      role="search"
      aria-label={`Filtros de ${definition.title}`}
      data-region="filtros"
      data-open={open || undefined}
      noValidate
      onSubmit={apply}
      onKeyDown={onKeyDown}
    >
      {fields.map(
        (field, index) =>
          !isDate(field) && (
            <FilterControl
              key={field.name}
              field={field}
              first={index === 0}
              required={field.name === definition.needs?.filter}
              value={draft[field.name] ?? field.initial ?? ''}
              onChange={(value) => change({ [field.name]: value })}
            />
          ),
      )}
      {Period && <Period fields={dates} values={draft} onChange={change} onRead={setError} />}
      {fields.length > 1 && (
        <Button icon="filtrar" className="list-filters-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          Filtros{folded > 0 && ` (${folded})`}
        </Button>
      )}
      <span className="list-filters-acts">
        <Button type="submit">{definition.applyLabel ?? 'Aplicar'}</Button>
        <Button
          variant="ghost"
          keys="a l"
          onClick={() => {
            setDraft({})
            setError(null)
            applyFilters({})
          }}
        >
          Limpar
        </Button>
      </span>
      {error && (
        <p role="alert" className="basis-full text-xs text-danger-ink">
          {error}
        </p>
      )}
    </form>
  )
}, isSame)

function isSame({ list: before, fields }: FilterPanelProps, { list: now, fields: next }: FilterPanelProps): boolean {
  const isSameFilter = before.state.filters === now.state.filters && before.typed === now.typed
  return isSameFilter && before.definition === now.definition && fields === next
}

const isDate = ({ type }: FilterField) => type === 'datetime'
const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim() || 'O campo'

function problemOf(field: FilterField, typed: string): string | null {
  const kind = numberKindOf(field)
  return kind === null ? null : numberProblem(kind, field.label, typed, field.min)
}
