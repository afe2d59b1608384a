/** The filter line of a list: fields, Aplicar and Limpar (spec 1 §2.8). Empty values are left out (spec 1 §5). */
import { type FormEvent, type KeyboardEvent, memo, type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { Button } from '#ui/components/button.tsx'
import { validateNumber } from '#lib/format/parse-number.ts'
import { type FilterField, getNumberKind } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { getControlId, FilterControl, PendingMark, pendingProps } from './filter-control.tsx'
import { toSentValues, useFilterDraft } from './use-filter-draft.ts'

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
  const { state, definition, filterRef, gridRef, draftFilters } = list
  const { filters } = state
  const { PeriodFields: Period } = definition
  const [error, setError] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const keys = useGetDisplayKeyById()('tabela.limpar', 'a l')
  const { draft, pending, setDraft, clearDraft } = useFilterDraft(fields, filters, draftFilters, () => setError(null))
  /** Half a date has no value yet that could be compared. */
  const [isHalf, setHalf] = useState(false)
  const [generation, setGeneration] = useState(0)
  useLayoutEffect(() => setHalf(hasHalfDate(filterRef.current)), [draft, generation, filterRef])
  const renew = () => setGeneration((before) => before + 1)
  const isPending = isHalf || pending.size > 0
  const mark = isPending ? <PendingMark /> : null
  const dates = fields.filter(isDateField)
  // What is in force behind the button of a narrow page is counted on it.
  const collapsedCount = fields
    .slice(1)
    .filter(({ name, initial = '' }) => (filters[name] ?? initial) !== initial).length

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fault = findFieldError(event.currentTarget, fields, draft)
    if (fault) {
      setError(fault.problem)
      return fault.control?.focus()
    }
    const next = toSentValues(fields, draft)
    const refusal = definition.validateFilters?.(next) ?? null
    setError(refusal)
    if (refusal === null) latest.current.applyFilters(next)
  }

  function applyReady(values: Values) {
    flushSync(() => {
      renew()
      setDraft(values)
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
          !isDateField(field) && (
            <FilterControl
              key={field.name}
              field={field}
              isFirst={index === 0}
              isRequired={field.name === definition.requiredFilter?.filter}
              pending={pending.has(field.name)}
              value={draft[field.name] ?? field.initial ?? ''}
              onChange={(value) => setDraft({ [field.name]: value })}
            />
          ),
      )}
      {Period && (
        <Period
          fields={dates}
          values={draft}
          {...{ pending, mark, generation }}
          onChange={setDraft}
          onApply={applyReady}
          onValidated={setError}
        />
      )}
      {fields.length > 1 && (
        <Button icon="filtrar" className="list-filters-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {`Filtros${collapsedCount > 0 ? ` (${collapsedCount})` : ''}`}
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
            clearDraft()
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
}, haveSameFilters)

function haveSameFilters(
  { list: before, fields }: FilterPanelProps,
  { list: now, fields: next }: FilterPanelProps,
): boolean {
  const isSameFilter = before.state.filters === now.state.filters && before.draftFilters === now.draftFilters
  return isSameFilter && before.definition === now.definition && fields === next
}

/** Why the fields cannot be applied as they stand, and the control to mend; null where they can. */
function findFieldError(
  form: HTMLFormElement,
  fields: readonly FilterField[],
  draft: Readonly<Record<string, string>>,
) {
  const controls = controlsOf(form)
  const wrong = controls.find(({ validity }) => validity.badInput || validity.customError)
  if (wrong) {
    const problem = wrong.validity.customError
      ? wrong.validationMessage
      : `${getLabelText(wrong)}: complete data e hora.`
    return { problem, control: wrong }
  }
  for (const field of fields) {
    const problem = validateField(field, draft[field.name] ?? '')
    if (problem) return { problem, control: controls.find(({ id }) => id === getControlId(field.name)) }
  }
  return null
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((control) => control instanceof HTMLInputElement)
const hasHalfDate = (form: HTMLFormElement | null) =>
  form !== null && controlsOf(form).some(({ validity }) => validity.badInput)
const isDateField = ({ type }: FilterField) => type === 'datetime'
const getLabelText = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim() || 'O campo'

function validateField(field: FilterField, typed: string): string | null {
  const kind = getNumberKind(field)
  return kind === null ? null : validateNumber(kind, field.label, typed, field.min)
}
