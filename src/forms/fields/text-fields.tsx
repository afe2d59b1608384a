/** Text and number inputs, bound to the form's values and errors. */
import { type ClipboardEvent, type SyntheticEvent, useState } from 'react'
import { formatMoney, formatPercent, parseDecimal } from '#lib/format/money.ts'
import type { NumberKind } from '#lib/format/parse-number.ts'
import { TextArea, TextField } from '#ui/components/field.tsx'
import { getNumberInputProps } from '#ui/components/number-input.ts'
import { useFormTools, useTrackedField } from '#forms/form-tools-context.ts'
import { getControlProps, type TextFieldMetadata } from './control-props.ts'
import { SPAN_CLASSES, type FieldSpan } from './span.ts'

interface FormTextProps {
  field: TextFieldMetadata
  label: string
  /** The maximum length in UTF-16 units, shown as 'n de max'. */
  maxLength?: number
  required?: boolean
  span?: FieldSpan
  hint?: string
  type?: 'text' | 'url'
}

/** Warns if a pasted text was longer than the remaining room, because the browser cuts it silently (E11). */
function usePasteLimit(maxLength: number | undefined, hint: string | undefined) {
  const [wasCut, setWasCut] = useState(false)
  if (maxLength === undefined) return { hint }
  return {
    maxLength,
    counter: true,
    hint: wasCut ? `O texto colado foi cortado em ${maxLength} caracteres.` : hint,
    onPaste({ currentTarget: input, clipboardData }: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const selected = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)
      setWasCut(input.value.length - selected + clipboardData.getData('text').length > maxLength)
    },
    // The warning stays while the field is full, because the Tab after a paste would remove it unread. A character of
    // two units that does not fit leaves one unit free, hence `maxLength - 1`.
    onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.value.length < maxLength - 1 && setWasCut(false),
  }
}

/** A single-line text input. */
export function FormText({ field, label, maxLength, required, span = 6, hint, type = 'text' }: FormTextProps) {
  const { saving } = useFormTools()
  const limit = usePasteLimit(maxLength, hint)
  useTrackedField({ name: field.name, label })
  return (
    <TextField
      {...getControlProps(field, required)}
      {...{ label, type }}
      {...limit}
      className={SPAN_CLASSES[span]}
      readOnly={saving}
    />
  )
}

interface FormTextAreaProps extends Omit<FormTextProps, 'type'> {
  rows?: number
}

/** A multi-line text input: Enter starts a new line. */
export function FormTextArea({ field, label, maxLength, required, span = 6, hint, rows = 2 }: FormTextAreaProps) {
  const { saving } = useFormTools()
  const limit = usePasteLimit(maxLength, hint)
  useTrackedField({ name: field.name, label })
  return (
    <TextArea
      {...getControlProps(field, required)}
      {...{ label, rows }}
      {...limit}
      className={SPAN_CLASSES[span]}
      readOnly={saving}
    />
  )
}

interface FormNumberProps extends Omit<FormTextProps, 'maxLength' | 'type'> {
  /** The kind of number: 'money' in reais, 'percent' from 0 to 100, 'whole' for counts and ids. */
  kind: NumberKind
  /** ↑ and ↓ change the value by this step. Set for counts, never for ids. */
  step?: number
}

/** Formats a typed value for the list of changes: 'R$ 12,50', '9,25%'. */
const NUMBER_FORMATTERS: Readonly<Record<NumberKind, (typed: string) => string>> = {
  money: (typed) => formatMoney(parseDecimal(typed)),
  percent: (typed) => formatPercent(parseDecimal(typed)),
  whole: (typed) => typed,
}

/**
 * A number in Brazilian format. A text input instead of a number input, because a number input would refuse '1.234,56',
 * accept '1e3', and change with the mouse wheel.
 */
export function FormNumber({ field, label, kind, required, span = 2, hint, step }: FormNumberProps) {
  const { saving } = useFormTools()
  useTrackedField({
    name: field.name,
    label,
    format: (value) => (typeof value === 'string' ? NUMBER_FORMATTERS[kind](value) : ''),
  })
  return (
    <TextField
      {...getControlProps(field, required)}
      {...{ label, hint }}
      {...getNumberInputProps(kind, { step })}
      className={SPAN_CLASSES[span]}
      readOnly={saving}
    />
  )
}
