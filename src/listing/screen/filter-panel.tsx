/** The filter panel of a list: fields, Aplicar and Limpar (spec 1 §2.8). Empty values are omitted (spec 1 §5). */
import { type FormEvent, type KeyboardEvent, memo, type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { Button } from '#ui/components/button.tsx'
import { validateNumber } from '#lib/format/parse-number.ts'
import { type FilterField, getNumberKind } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { getControlId, FilterControl, PendingMark, getPendingProps } from './filter-control.tsx'
import { toSentValues, useFilterDraft } from './use-filter-draft.ts'

type Values = ListModel['state']['filters']

interface FilterPanelProps {
  list: ListModel
  /** The list at the time filters are applied: its order or columns may have changed since the panel was rendered. */
  latestListRef: RefObject<ListModel>
  fields: readonly FilterField[]
}

/**
 * Typed values stay if a filter is refused or the list fails. Enter applies, Esc goes back to the table. Renders again
 * only if the filters change: neither a cursor step nor another page does that.
 */
export const FilterPanel = memo(function FilterPanel({ list, latestListRef, fields }: FilterPanelProps) {
  const { state, definition, filterRef, gridRef, draftFilters } = list
  const { filters } = state
  const { PeriodFields } = definition
  const [error, setError] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const { draft, pending, setDraft, clearDraft, markApplied } = useFilterDraft(fields, filters, draftFilters, () =>
    setError(null),
  )
  const { hasIncompleteDate, checkDates, generation, remountFields } = useDateInputs(filterRef, draft)
  const isPending = hasIncompleteDate || pending.size > 0
  const mark = isPending ? <PendingMark /> : null

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fieldError = findFieldError(event.currentTarget, fields, draft)
    if (fieldError) {
      setError(fieldError.problem)
      return fieldError.control?.focus()
    }
    const next = toSentValues(fields, draft)
    const message = definition.validateFilters?.(next) ?? null
    setError(message)
    if (message !== null) return
    markApplied(next)
    latestListRef.current.applyFilters(next)
  }

  function applyPreset(values: Values) {
    flushSync(() => {
      remountFields()
      setDraft(values)
    })
    filterRef.current?.requestSubmit()
  }

  function clear() {
    clearDraft()
    remountFields()
    setError(null)
    latestListRef.current.applyFilters({})
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
      onKeyDown={(event) => {
        if (!leavesPanel(event)) return
        event.preventDefault()
        gridRef.current?.focus()
      }}
      onKeyUp={checkDates}
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
      {PeriodFields && (
        <PeriodFields
          fields={fields.filter(isDateField)}
          values={draft}
          {...{ pending, mark, generation }}
          onChange={setDraft}
          onApply={applyPreset}
          onValidated={setError}
        />
      )}
      {definition.unavailableFilters?.map(({ name, reason }) => (
        <p key={name} className="text-xs text-ink-2">
          {reason}
        </p>
      ))}
      {fields.length > 1 && (
        <MoreFiltersButton count={countCollapsed(fields, filters)} isOpen={open} onClick={() => setOpen(!open)} />
      )}
      <PanelButtons applyLabel={definition.applyLabel} isPending={isPending} onClear={clear} />
      {!PeriodFields && mark}
      {error && (
        <p role="alert" className="basis-full text-xs text-danger-ink">
          {error}
        </p>
      )}
    </form>
  )
}, haveSameFilters)

/**
 * Follows whether a date is half-typed: such a date has no value yet that could be compared. A new `generation` makes
 * the fields anew, without what is half-typed.
 */
function useDateInputs(filterRef: RefObject<HTMLFormElement | null>, draft: Values) {
  const [hasIncompleteDate, setHasIncompleteDate] = useState(false)
  const [generation, setGeneration] = useState(0)
  const checkDates = () => setHasIncompleteDate(findsIncompleteDate(filterRef.current))
  // oxlint-disable-next-line react/exhaustive-deps -- when the fields have other values, or are made anew
  useLayoutEffect(checkDates, [draft, generation])
  return { hasIncompleteDate, checkDates, generation, remountFields: () => setGeneration((before) => before + 1) }
}

/** In a text field ↓ has no function, so it leads to the rows. A date and a choice need it. */
const leavesPanel = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' || (key === 'ArrowDown' && target instanceof HTMLInputElement && target.type === 'text')

/** The number of filters in force that a narrow page hides behind its button. */
const countCollapsed = (fields: readonly FilterField[], filters: Values): number =>
  fields.slice(1).filter(({ name, initial = '' }) => (filters[name] ?? initial) !== initial).length

/** Shows the other filters on a narrow page. */
const MoreFiltersButton = ({ count, isOpen, onClick }: { count: number; isOpen: boolean; onClick: () => void }) => (
  <Button icon="filtrar" className="list-filters-more" aria-expanded={isOpen} onClick={onClick}>
    {`Filtros${count > 0 ? ` (${count})` : ''}`}
  </Button>
)

interface PanelButtonsProps {
  applyLabel: string | undefined
  isPending: boolean
  onClear: () => void
}

function PanelButtons({ applyLabel = 'Aplicar', isPending, onClear }: PanelButtonsProps) {
  const keys = useGetDisplayKeyById()('tabela.limpar', 'a l')
  return (
    <span className="list-filters-acts">
      <Button type="submit" {...getPendingProps(isPending)}>
        {applyLabel}
      </Button>
      <Button variant="ghost" keys={keys} onClick={onClear}>
        Limpar
      </Button>
    </span>
  )
}

function haveSameFilters(
  { list: before, fields }: FilterPanelProps,
  { list: after, fields: nextFields }: FilterPanelProps,
): boolean {
  const isSameFilter = before.state.filters === after.state.filters && before.draftFilters === after.draftFilters
  return isSameFilter && before.definition === after.definition && fields === nextFields
}

/** Returns why the fields cannot be applied, and the control to correct; null if they can. */
function findFieldError(
  form: HTMLFormElement,
  fields: readonly FilterField[],
  draft: Readonly<Record<string, string>>,
) {
  const controls = getInputs(form)
  const invalidControl = controls.find(({ validity }) => validity.badInput || validity.customError)
  if (invalidControl) {
    const problem = invalidControl.validity.customError
      ? invalidControl.validationMessage
      : `${getLabelText(invalidControl)}: complete data e hora.`
    return { problem, control: invalidControl }
  }
  for (const field of fields) {
    const problem = validateField(field, draft[field.name] ?? '')
    if (problem) return { problem, control: controls.find(({ id }) => id === getControlId(field.name)) }
  }
  return null
}

const getInputs = (form: HTMLFormElement) => [...form.elements].filter((control) => control instanceof HTMLInputElement)
const findsIncompleteDate = (form: HTMLFormElement | null) =>
  form !== null && getInputs(form).some(({ validity }) => validity.badInput)
const isDateField = ({ type }: FilterField) => type === 'datetime'
const getLabelText = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim() || 'O campo'

function validateField(field: FilterField, text: string): string | null {
  const numberKind = getNumberKind(field)
  return numberKind === null ? null : validateNumber(numberKind, field.label, text, field.min)
}
