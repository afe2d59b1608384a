/** Selects and checkboxes, bound to the form's values and errors. */
import type { FieldMetadata } from '@conform-to/react/future'
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

/**
 * A native select whose first option is empty, 'Please pick..'. Adds an option for a stored value that is not offered.
 */
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
        // A select has no read-only state, so its keys are blocked during a save, except Tab.
        if (saving && event.key !== 'Tab') event.preventDefault()
      }}
    />
  )
}

interface FormCheckboxProps {
  field: FieldMetadata<string | undefined, string[]>
  label: string
  hint?: string
  span?: FieldSpan
}

/** A checkbox with its label, bound to a field of the form. */
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
