/** A date with its time, bound to the form's value and errors, and read back in words. */
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
  /** The end of a period: a day alone means its last minute. */
  isEnd?: boolean
}

/**
 * The browser's own field of date and time; its value is local, without a zone: '2026-11-20T10:30'. It shows the order
 * of day and month that the browser is set to, so that the line below reads the value as Brazil writes it; words and
 * pasted text are read in that order too.
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
