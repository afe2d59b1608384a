/** A few fixed options and single boxes, bound to the form's values and errors. */
import type { FieldMetadata } from '@conform-to/react/future'
import type { Status } from '#api/status.ts'
import { Checkbox } from '#ui/components/checkbox.tsx'
import { type SelectOption, Select } from '#ui/components/field.tsx'
import { useFormTools, useTrackedField } from '#forms/form-tools-context.ts'
import { SPAN_CLASSES, type FieldSpan } from './span.ts'
import type { TextFieldMetadata } from './control-props.ts'

interface FormSelectProps {
  field: TextFieldMetadata
  label: string
  options: readonly SelectOption[]
  required?: boolean
  span?: FieldSpan
}

/** A native select; its first option is empty, 'Please pick..'. A stored value that is no option stays visible. */
export function FormSelect({ field, label, options, required, span = 2 }: FormSelectProps) {
  const { saving } = useFormTools()
  const stored = field.defaultValue
  const isKnown = stored === '' || options.some(({ value }) => value === stored)
  const allOptions = isKnown ? options : [...options, { value: stored, label: `#${stored}` }]
  useTrackedField({
    name: field.name,
    label,
    format: (value) => allOptions.find((option) => option.value === value)?.label ?? '',
  })
  return (
    <Select
      id={field.id}
      name={field.name}
      label={label}
      options={allOptions}
      defaultValue={stored}
      error={field.errors}
      aria-required={required || undefined}
      aria-disabled={saving || undefined}
      className={SPAN_CLASSES[span]}
      onKeyDown={(event) => {
        // A select has no read-only state: while a save is under way its keys are refused, Tab excepted.
        if (saving && event.key !== 'Tab') event.preventDefault()
      }}
    />
  )
}

interface FormStatusProps extends Omit<FormSelectProps, 'label' | 'options'> {
  /** api/status.ts: the two of the catalogue, or the four of products. */
  options: readonly Status[]
}

/** The status of a record. */
export function FormStatus({ options, ...rest }: FormStatusProps) {
  const choices = options.map(({ id, descricao }) => ({ value: String(id ?? ''), label: descricao ?? '' }))
  return <FormSelect label="Status" options={choices} {...rest} />
}

interface FormCheckboxProps {
  field: FieldMetadata<string | undefined, string[]>
  label: string
  hint?: string
  span?: FieldSpan
}

/** Draws one box with its label, bound to the form's field. */
export function FormCheckbox({ field, label, hint, span = 6 }: FormCheckboxProps) {
  const { saving } = useFormTools()
  useTrackedField({ name: field.name, label, format: (value) => (value === 'on' ? 'sim' : 'não') })
  return (
    <Checkbox
      id={field.id}
      name={field.name}
      label={label}
      hint={hint}
      error={field.errors}
      defaultChecked={field.defaultChecked}
      aria-disabled={saving || undefined}
      className={SPAN_CLASSES[span]}
      onKeyDown={(event) => {
        if (saving && event.key !== 'Tab') event.preventDefault()
      }}
    />
  )
}
