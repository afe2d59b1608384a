/** One filter of the filter line, by its type. */
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

/** The id of a filter's control. */
export const getControlId = (name: string) => `filtro-${name}`

const PENDING_ID = 'filtro-nao-aplicado'

/** Of a field that holds what is not applied, and of what applies it: looks so, and is described by the mark. */
export const pendingProps = (isPending: boolean) =>
  isPending ? { 'data-pending': true, 'aria-describedby': PENDING_ID } : {}

/** Says that what stands in the fields is not in force. */
export const PendingMark = () => (
  <span id={PENDING_ID} className="list-filters-pending">
    não aplicado
  </span>
)

interface FilterControlProps {
  field: FilterField
  isFirst: boolean
  /** Without it nothing is asked: the table says so, and an empty field is no error. */
  isRequired: boolean
  /** It holds something else than the filter in force. */
  pending: boolean
  value: string
  onChange: (value: string) => void
}

const WIDTH_PX_BY_TYPE = { text: 220, money: 132, percent: 132, whole: 132, datetime: 190, select: 150 }

/** The control of one filter: text, number or choice. */
export function FilterControl({ field, isFirst, isRequired, pending, value, onChange }: FilterControlProps) {
  const id = getControlId(field.name)
  const keys = useGetDisplayKeyById()('tabela.filtrar', 'f')
  const [chosen, setChosen] = useState<RecordSummary | null>(null)
  const [named, setNamed] = useState<string>()
  const { resource } = field
  const isNamed = resource && isSearchableByName(resource)
  const kind = getNumberKind(field)
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
          {...pendingProps(pending)}
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
        {...(kind && getNumberInputProps(kind, { showsCurrency: true }))}
        {...(isNamed && { inputMode: 'text' })}
        {...pendingProps(pending)}
        aria-controls={named && `${id}-nomes`}
        aria-activedescendant={named}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {String(chosen?.id) === value && <span className="text-xs text-ink-2">{chosen?.name}</span>}
      <DialogErrorBoundary subject="A lista de nomes" onClose={() => document.getElementById(id)?.focus()}>
        {isNamed && /\p{L}/u.test(value) && (
          <NameSuggestions
            {...{ resource }}
            fieldId={id}
            onActiveChange={setNamed}
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
