/** A date with its time, bound to the form's value and errors, and read back in words. */
import { useState } from 'react'
import { formatDateTime } from '#lib/written/dates.ts'
import { platformNow } from '#lib/written/platform-day.ts'
import { useDateWords } from '#ui/parts/date-words.ts'
import { afterPress } from '#ui/device/press.ts'
import { TextField } from '#ui/parts/field.tsx'
import { useFormTools, useTracked } from '#forms/form-tools.ts'
import { SPANS, type FieldSpan } from './span.ts'
import { bound, type TextMetadata } from './bound.ts'

interface FormDateTimeProps {
  field: TextMetadata
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
export function FormDateTime({ field, label, required, span = 2, isEnd = false }: FormDateTimeProps) {
  const { saving } = useFormTools()
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const words = useDateWords(async () => {
    const { readMomentText } = await import('#commands/language/days/period-text.ts')
    return (text) => readMomentText(text, platformNow(), isEnd)
  })
  useTracked({ name: field.name, label, show: (value) => (value === '' ? '' : formatDateTime(value)) })
  return (
    <TextField
      {...bound(field, required)}
      label={label}
      {...words}
      hint={typed === '' || words.type === 'text' ? undefined : formatDateTime(typed)}
      className={SPANS[span]}
      readOnly={saving}
      onInput={({ currentTarget: { value } }) => afterPress(() => setTyped(value))}
    />
  )
}
