/** One filter of the filter line, by its type. */
import { CONTROL, Select } from '#ui/field.tsx'
import { Keys } from '#ui/kbd.tsx'
import { numberProps } from '#ui/number-input.ts'
import { type FilterField, numberKindOf } from './define.ts'

/** The id of a filter's control. */
export const controlId = (name: string) => `filtro-${name}`

interface FilterControlProps {
  field: FilterField
  first: boolean
  /** Without it nothing is asked: the table says so, and an empty field is no error. */
  required: boolean
  value: string
  onChange: (value: string) => void
  /** Text pasted into a date field. */
  onPaste: (text: string) => void
}

const WIDTHS = { text: 220, money: 132, percent: 132, whole: 132, datetime: 190, select: 150 }

/** The control of one filter: text, number, choice, or date. */
export function FilterControl({ field, first, required, value, onChange, onPaste }: FilterControlProps) {
  const id = controlId(field.name)
  const kind = numberKindOf(field)
  const style = { width: field.width ?? WIDTHS[field.type] }
  if (field.type === 'select') {
    return (
      <div className="list-filter" style={style}>
        <Select
          id={id}
          label={field.label}
          hideLabel
          options={field.options ?? []}
          placeholder={field.initial === undefined ? field.label : null}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )
  }
  return (
    <div className="list-filter">
      {/* A date field draws its own mask in place of a placeholder, so its label must be seen. */}
      <label htmlFor={id} className={field.labelled || field.type === 'datetime' ? 'text-xs text-ink-2' : 'sr-only'}>
        {field.label}
      </label>
      <input
        id={id}
        className={CONTROL}
        style={style}
        type={field.type === 'datetime' ? 'datetime-local' : 'text'}
        required={required}
        maxLength={field.type === 'datetime' ? undefined : 500}
        placeholder={field.labelled ? undefined : field.label}
        autoComplete="off"
        {...(kind && numberProps(kind, { currency: true }))}
        onPaste={
          field.type !== 'datetime'
            ? undefined
            : (event) => {
                event.preventDefault()
                onPaste(event.clipboardData.getData('text'))
              }
        }
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {first && (
        <span aria-hidden="true" className="list-filter-key">
          <Keys keys="f" />
        </span>
      )}
    </div>
  )
}
