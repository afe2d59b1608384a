/** Form fields: label, control, hint, counter and error, tied together for assistive technology (ui/README §5). */
import { type ComponentProps, type ReactElement, useId, useState } from 'react'
import type { Elements } from './elements.ts'
import { describeField, FieldNotes } from './field-notes.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { toAriaKeyShortcuts, KeyChips } from '#ui/icons/key-chips.tsx'

/** The classes of a text control. `aria-invalid` turns its border red. */
export const CONTROL_CLASS =
  'h-(--ctl) w-full min-w-0 rounded-md border border-line-strong bg-surface px-2.5 text-sm text-ink ' +
  'aria-invalid:border-danger [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3 disabled:border-line'

interface FieldFrameProps {
  label: string
  /** The label is hidden but read by screen readers, as in a filter row. */
  hideLabel?: boolean | undefined
  /** What is wrong and what to do. Several errors are joined. */
  error?: string | readonly string[] | null | undefined
  hint?: ReactElement | string | boolean | undefined
  /** Shows 'n de max' if the control has a maxLength. */
  counter?: boolean | undefined
  required?: boolean | undefined
  className?: string | undefined
}

interface FieldProps extends FieldFrameProps {
  /** The id of the control. */
  id: string
  count?: ReactElement | null
  /** An element at the end of the label's line if there is room. In tab order it comes after the control. */
  aside?: ReactElement | undefined
  children: Elements
}

/** The label and the aside share the first line; everything else has a line of its own below. */
const WITH_ASIDE = 'flex-wrap items-baseline justify-between *:order-1 *:basis-full'

/**
 * Lays out label, control, hint, counter and error. The control itself must have the same id and the ARIA attributes of
 * `describeField`.
 */
export function Field(props: FieldProps) {
  const { id, label, hideLabel, error, hint, required, count, className = '', aside, children } = props
  const first = aside ? 'order-0! basis-auto!' : ''
  return (
    <div className={`flex min-w-0 gap-[5px] ${aside ? WITH_ASIDE : 'flex-col'} ${className}`}>
      <div className={hideLabel ? 'sr-only' : `flex items-baseline justify-between gap-2 ${first}`}>
        <label htmlFor={id} className="text-xs font-medium text-ink-2">
          <span>{label}</span>
          {required && (
            <span aria-hidden="true" className="text-danger-ink">
              {' *'}
            </span>
          )}
        </label>
        {count}
      </div>
      {children}
      {aside && <div className={`text-xs ${first}`}>{aside}</div>}
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

/** Counts the characters: 'n de max', in the warning colour when the limit is reached. */
function useCounter(counter: boolean | undefined, maxLength: number | undefined, initialValue: unknown) {
  const [length, setLength] = useState(() => (typeof initialValue === 'string' ? initialValue.length : 0))
  if (!counter || maxLength === undefined) return { setLength, count: null }
  const tone = length >= maxLength ? 'text-warning-ink' : 'text-ink-3'
  return { setLength, count: <span className={`text-2xs tabular-nums ${tone}`}>{`${length} de ${maxLength}`}</span> }
}

/**
 * The latest value of a native date and time field. Without a maximum the year has six digits, and an operator who
 * types '2026' and goes on with the hour gets the year 202600.
 */
export const MAX_DATE_TIME = '9999-12-31T23:59'
const MAX_BY_TYPE: Readonly<Record<string, string>> = { date: '9999-12-31', 'datetime-local': MAX_DATE_TIME }

/** The props of a single-line text field. */
export interface TextFieldProps extends FieldFrameProps, Omit<ComponentProps<'input'>, 'className' | 'required'> {
  icon?: IconName
  /** The key that focuses the field, as a chip at its end. */
  keys?: string
  /** A quiet border, if an icon already shows what the field is. */
  isQuiet?: boolean
  /** A button inside the box, at its end. */
  end?: ReactElement
  aside?: ReactElement | undefined
}

/** A single-line field: text, number, e-mail, date and time. `type` as for a native input. */
export function TextField({
  label,
  hideLabel,
  error,
  hint,
  counter,
  required,
  className,
  icon,
  keys,
  isQuiet,
  end,
  aside,
  ...input
}: TextFieldProps) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  const { aria } = describeField(id, { error, hint })
  const { setLength, count } = useCounter(counter, input.maxLength, input.value ?? input.defaultValue)
  return (
    <Field {...{ id, label, hideLabel, error, hint, required, className, count, aside }}>
      <div className="relative flex min-w-0 items-center">
        {icon && <Icon name={icon} className="pointer-events-none absolute left-2.5 text-ink-3" />}
        <input
          {...aria}
          aria-required={required || undefined}
          aria-keyshortcuts={toAriaKeyShortcuts(keys)}
          max={MAX_BY_TYPE[input.type ?? 'text']}
          {...input}
          id={id}
          className={`${CONTROL_CLASS} ${icon ? 'pl-8.5' : ''} ${isQuiet ? 'border-line!' : ''} ${keys || end ? 'pr-9' : ''}`}
          onInput={(event) => {
            setLength(event.currentTarget.value.length)
            input.onInput?.(event)
          }}
        />
        {keys && (
          <span aria-hidden="true" className="pointer-events-none absolute right-2">
            <KeyChips keys={keys} />
          </span>
        )}
        {end && <span className="absolute right-1 grid">{end}</span>}
      </div>
    </Field>
  )
}

interface TextAreaProps extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'className' | 'required'> {}

/** A multi-line text field; three rows unless `rows` is given. */
export function TextArea({ label, hideLabel, error, hint, counter, required, className, ...area }: TextAreaProps) {
  const generatedId = useId()
  const id = area.id ?? generatedId
  const { aria } = describeField(id, { error, hint })
  const { setLength, count } = useCounter(counter, area.maxLength, area.value ?? area.defaultValue)
  return (
    <Field {...{ id, label, hideLabel, error, hint, required, className, count }}>
      <textarea
        rows={3}
        {...aria}
        aria-required={required || undefined}
        {...area}
        id={id}
        className={`${CONTROL_CLASS} h-auto resize-y py-[7px]`}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          area.onInput?.(event)
        }}
      />
    </Field>
  )
}

/** One option of a select. */
export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

/** Options under a heading. */
export interface SelectOptionGroup {
  label: string
  options: readonly SelectOption[]
}

interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'className' | 'required' | 'children'> {
  options: readonly (SelectOption | SelectOptionGroup)[]
  /** The label of the first, empty option (spec 1 §2.12); null for none. */
  placeholder?: string | null
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

/** A native select. Its first option is empty: 'Please pick..'. */
export function Select({
  label,
  hideLabel,
  error,
  hint,
  counter: _,
  required,
  className,
  options,
  placeholder = 'Please pick..',
  ...select
}: SelectProps) {
  const generatedId = useId()
  const id = select.id ?? generatedId
  const { aria } = describeField(id, { error, hint })
  return (
    <Field {...{ id, label, hideLabel, error, hint, required, className }}>
      <div className="relative flex min-w-0 items-center">
        <select
          {...aria}
          aria-required={required || undefined}
          {...select}
          id={id}
          className={`${CONTROL_CLASS} appearance-none truncate pr-8`}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(option)
            ),
          )}
        </select>
        <Icon name="abaixo" className="pointer-events-none absolute right-2.5 text-ink-3" />
      </div>
    </Field>
  )
}
