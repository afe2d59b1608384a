/** One filter of the filter line, by its type. */
import { useState } from 'react'
import { isFoundByName, type RecordSummary } from '#commands/noun.ts'
import { useKeyOfId } from '#commands/keys/use-keys.ts'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import { CONTROL, Select } from '#ui/parts/field.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import { loadable } from '#ui/late/loadable.tsx'
import { numberProps } from '#ui/parts/number-input.ts'
import { type FilterField, numberKindOf } from '#listing/define.ts'

const NameOffers = loadable(() => import('#listing/typed/name-offers.tsx').then((module) => module.NameOffers))

/** The id of a filter's control. */
export const controlId = (name: string) => `filtro-${name}`

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
  first: boolean
  /** Without it nothing is asked: the table says so, and an empty field is no error. */
  required: boolean
  /** It holds something else than the filter in force. */
  pending: boolean
  value: string
  onChange: (value: string) => void
}

const WIDTHS = { text: 220, money: 132, percent: 132, whole: 132, datetime: 190, select: 150 }

/** The control of one filter: text, number or choice. */
export function FilterControl({ field, first, required, pending, value, onChange }: FilterControlProps) {
  const id = controlId(field.name)
  const keys = useKeyOfId()('tabela.filtrar', 'f')
  const [chosen, setChosen] = useState<RecordSummary | null>(null)
  const [named, setNamed] = useState<string>()
  const { noun } = field
  const isNamed = noun && isFoundByName(noun)
  const kind = numberKindOf(field)
  const style = { width: `${(field.width ?? WIDTHS[field.type]) / 16}rem` }
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
      <label htmlFor={id} className={field.labelled ? 'text-xs text-ink-2' : 'sr-only'}>
        {field.label}
      </label>
      <input
        id={id}
        className={CONTROL}
        style={style}
        type="text"
        required={required}
        maxLength={500}
        placeholder={field.labelled ? undefined : field.label}
        autoComplete="off"
        {...(kind && numberProps(kind, { currency: true }))}
        {...(isNamed && { inputMode: 'text' })}
        {...pendingProps(pending)}
        aria-controls={named && `${id}-nomes`}
        aria-activedescendant={named}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {String(chosen?.id) === value && <span className="text-xs text-ink-2">{chosen?.name}</span>}
      <WindowBoundary name="A lista de nomes" onClose={() => document.getElementById(id)?.focus()}>
        {isNamed && /\p{L}/u.test(value) && (
          <NameOffers
            {...{ noun }}
            field={id}
            onActive={setNamed}
            text={value}
            onChoose={(record) => {
              setChosen(record)
              onChange(String(record.id))
            }}
          />
        )}
      </WindowBoundary>
      {first && keys && (
        <span aria-hidden="true" className="list-filter-key">
          <Keys keys={keys} />
        </span>
      )}
    </div>
  )
}
