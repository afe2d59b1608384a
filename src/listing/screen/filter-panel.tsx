/** The filter line of a list: fields, Aplicar and Limpar (spec 1 §2.8). Empty values are left out (spec 1 §5). */
import { type FormEvent, type KeyboardEvent, memo, type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { Button } from '#ui/parts/button.tsx'
import { numberProblem } from '#lib/written/typed-number.ts'
import { type FilterField, numberKindOf } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { controlId, FilterControl, PendingMark, pendingProps } from './filter-control.tsx'
import { sentValues, useFilterDraft } from './filter-draft.ts'

type Values = ListModel['state']['filters']

interface FilterPanelProps {
  list: ListModel
  /** The list as it is when something is applied: its order or its columns may have changed since this was drawn. */
  latest: RefObject<ListModel>
  fields: readonly FilterField[]
}

/**
 * What is typed stays when a filter is refused or a list fails; Enter applies, Esc goes back to the table. Drawn again
 * only where the filters have changed: neither a step of the cursor nor another page draws it.
 */
export const FilterPanel = memo(function FilterPanel({ list, latest, fields }: FilterPanelProps) {
  const { state, definition, filterRef, gridRef, typed } = list
  const { filters } = state
  const { period: Period } = definition
  const [error, setError] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const keys = useKeyOfId()('tabela.limpar', 'a l')
  const { draft, pending, change, clear } = useFilterDraft(fields, filters, typed, () => setError(null))
  /** Half a date has no value yet that could be compared. */
  const [isHalf, setHalf] = useState(false)
  const [generation, setGeneration] = useState(0)
  useLayoutEffect(() => setHalf(hasHalfDate(filterRef.current)), [draft, generation, filterRef])
  const renew = () => setGeneration((before) => before + 1)
  const isPending = isHalf || pending.size > 0
  const mark = isPending ? <PendingMark /> : null
  const dates = fields.filter(isDate)
  // What is in force behind the button of a narrow page is counted on it.
  const folded = fields.slice(1).filter(({ name, initial = '' }) => (filters[name] ?? initial) !== initial).length

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fault = faultIn(event.currentTarget, fields, draft)
    if (fault) {
      setError(fault.problem)
      return fault.control?.focus()
    }
    const next = sentValues(fields, draft)
    const refusal = definition.refuse?.(next) ?? null
    setError(refusal)
    if (refusal === null) latest.current.applyFilters(next)
  }

  function applyReady(values: Values) {
    flushSync(() => {
      renew()
      change(values)
    })
    filterRef.current?.requestSubmit()
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
      onKeyUp={({ currentTarget }) => setHalf(hasHalfDate(currentTarget))}
    >
      {fields.map(
        (field, index) =>
          !isDate(field) && (
            <FilterControl
              key={field.name}
              field={field}
              first={index === 0}
              required={field.name === definition.needs?.filter}
              pending={pending.has(field.name)}
              value={draft[field.name] ?? field.initial ?? ''}
              onChange={(value) => change({ [field.name]: value })}
            />
          ),
      )}
      {Period && (
        <Period
          fields={dates}
          values={draft}
          {...{ pending, mark, generation }}
          onChange={change}
          onApply={applyReady}
          onRead={setError}
        />
      )}
      {fields.length > 1 && (
        <Button icon="filtrar" className="list-filters-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {`Filtros${folded > 0 ? ` (${folded})` : ''}`}
        </Button>
      )}
      <span className="list-filters-acts">
        <Button type="submit" {...pendingProps(isPending)}>
          {definition.applyLabel ?? 'Aplicar'}
        </Button>
        <Button
          variant="ghost"
          keys={keys}
          onClick={() => {
            clear()
            renew()
            setError(null)
            latest.current.applyFilters({})
          }}
        >
          Limpar
        </Button>
      </span>
      {!Period && mark}
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

/** Why the fields cannot be applied as they stand, and the control to mend; null where they can. */
function faultIn(form: HTMLFormElement, fields: readonly FilterField[], draft: Readonly<Record<string, string>>) {
  const controls = controlsOf(form)
  const wrong = controls.find(({ validity }) => validity.badInput || validity.customError)
  if (wrong) {
    const problem = wrong.validity.customError ? wrong.validationMessage : `${labelOf(wrong)}: complete data e hora.`
    return { problem, control: wrong }
  }
  for (const field of fields) {
    const problem = problemOf(field, draft[field.name] ?? '')
    if (problem) return { problem, control: controls.find(({ id }) => id === controlId(field.name)) }
  }
  return null
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((control) => control instanceof HTMLInputElement)
const hasHalfDate = (form: HTMLFormElement | null) =>
  form !== null && controlsOf(form).some(({ validity }) => validity.badInput)
const isDate = ({ type }: FilterField) => type === 'datetime'
const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim() || 'O campo'

function problemOf(field: FilterField, typed: string): string | null {
  const kind = numberKindOf(field)
  return kind === null ? null : numberProblem(kind, field.label, typed, field.min)
}
