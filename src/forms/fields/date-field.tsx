/** A date and time input, bound to the form's value and errors, with the value repeated in Brazilian format. */
import { useState } from 'react'
import { formatDateTime } from '#lib/format/dates.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'
import { useDateTextInput } from '#ui/components/use-date-text-input.ts'
import { runAfterPress } from '#ui/device/pointer-press.ts'
import { TextField } from '#ui/components/field.tsx'
import { useFormTools, useTrackedField } from '#forms/form-tools-context.ts'
import { SPAN_CLASSES, type FieldSpan } from './span.ts'
import { getControlProps, type TextFieldMetadata } from './control-props.ts'

interface FormDateTimeProps {
  field: TextFieldMetadata
  label: string
  required?: boolean
  span?: FieldSpan
  /** True for the end of a period: a date without a time then means its last minute. */
  isEnd?: boolean
}

/**
 * The browser's own date and time input. Its value is local, without a time zone: '2026-11-20T10:30'. The browser shows
 * day and month in the order of its own settings, so the hint below repeats the value as Brazil writes it. Words and
 * pasted text are parsed with the day first as well.
 */
export function FormDateTime({ field, label, required, span = 2, isEnd: isPeriodEnd = false }: FormDateTimeProps) {
  const { saving } = useFormTools()
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const textInput = useDateTextInput(async () => {
    const { parseMomentText } = await import('#commands/language/days/period-text.ts')
    return (text) => parseMomentText(text, toPlatformTime(), isPeriodEnd)
  })
  useTrackedField({ name: field.name, label, format: (value) => (value === '' ? '' : formatDateTime(value)) })
  return (
    <TextField
      {...getControlProps(field, required)}
      label={label}
      {...textInput}
      hint={typed === '' || textInput.type === 'text' ? undefined : formatDateTime(typed)}
      className={SPAN_CLASSES[span]}
      readOnly={saving}
      onInput={({ currentTarget: { value } }) => runAfterPress(() => setTyped(value))}
    />
  )
}
