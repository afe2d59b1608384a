/** One filter of the filter panel, drawn by its type. */
import { useState } from 'react'
import { isSearchableByName, type RecordSummary } from '#commands/resource.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { CONTROL_CLASS, Select } from '#ui/components/field.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { getNumberInputProps } from '#ui/components/number-input.ts'
import { type FilterField, getNumberKind } from '#listing/define.ts'

const NameSuggestions = loadable(() =>
  import('#listing/quick-filter/name-suggestions.tsx').then((module) => module.NameSuggestions),
)

/** Returns the element id of a filter's control. */
export const getControlId = (name: string) => `filtro-${name}`

const PENDING_ID = 'filtro-nao-aplicado'

/**
 * Returns the props of a field with an unapplied value, and of the button that applies it: a style, and the mark as
 * description.
 */
export const getPendingProps = (isPending: boolean) =>
  isPending ? { 'data-pending': true, 'aria-describedby': PENDING_ID } : {}

/** Says that the values in the fields are not in force. */
export const PendingMark = () => (
  <span id={PENDING_ID} className="list-filters-pending">
    não aplicado
  </span>
)

interface FilterControlProps {
  field: FilterField
  isFirst: boolean
  /** Without this filter no request is sent. The table says so, and an empty field is no error. */
  isRequired: boolean
  /** The field's value differs from the filter in force. */
  pending: boolean
  value: string
  onChange: (value: string) => void
}

const WIDTH_PX_BY_TYPE = { text: 220, money: 132, percent: 132, whole: 132, datetime: 190, select: 150 }

/** Draws the control of one filter: text, number or choice. */
export function FilterControl({ field, isFirst, isRequired, pending, value, onChange }: FilterControlProps) {
  const id = getControlId(field.name)
  const keys = useGetDisplayKeyById()('tabela.filtrar', 'f')
  const [chosen, setChosen] = useState<RecordSummary | null>(null)
  const [activeNameId, setActiveNameId] = useState<string>()
  const { resource } = field
  const isSearchable = resource && isSearchableByName(resource)
  const numberKind = getNumberKind(field)
  const style = { width: `${(field.width ?? WIDTH_PX_BY_TYPE[field.type]) / 16}rem` }
  if (field.type === 'select') {
    return (
      <div className="list-filter" style={style}>
        <Select
          id={id}
          label={field.label}
          hideLabel
          options={field.options ?? []}
          placeholder={field.initial === undefined ? field.label : null}
          {...getPendingProps(pending)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )
  }
  return (
    <div className="list-filter">
      <label htmlFor={id} className={field.hasOuterLabel ? 'text-xs text-ink-2' : 'sr-only'}>
        {field.label}
      </label>
      <input
        id={id}
        className={CONTROL_CLASS}
        style={style}
        type="text"
        required={isRequired}
        maxLength={500}
        placeholder={field.hasOuterLabel ? undefined : field.label}
        autoComplete="off"
        {...(numberKind && getNumberInputProps(numberKind, { showsCurrency: true }))}
        {...(isSearchable && { inputMode: 'text' })}
        {...getPendingProps(pending)}
        aria-controls={activeNameId && `${id}-nomes`}
        aria-activedescendant={activeNameId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {String(chosen?.id) === value && <span className="text-xs text-ink-2">{chosen?.name}</span>}
      <DialogErrorBoundary subject="A lista de nomes" onClose={() => document.getElementById(id)?.focus()}>
        {isSearchable && /\p{L}/u.test(value) && (
          <NameSuggestions
            {...{ resource }}
            fieldId={id}
            onActiveChange={setActiveNameId}
            text={value}
            onSelect={(record) => {
              setChosen(record)
              onChange(String(record.id))
            }}
          />
        )}
      </DialogErrorBoundary>
      {isFirst && keys && (
        <span aria-hidden="true" className="list-filter-key">
          <KeyChips keys={keys} />
        </span>
      )}
    </div>
  )
}
