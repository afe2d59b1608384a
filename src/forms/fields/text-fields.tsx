/** Lines and blocks of text and numbers, bound to the form's values and errors. */
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
  /** UTF-16 units that it holds; shown as 'n de max'. */
  maxLength?: number
  required?: boolean
  span?: FieldSpan
  hint?: string
  type?: 'text' | 'url'
}

/** Says when a pasted text was longer than the room that was left: the browser cuts it without a word (E11). */
function usePasteLimit(maxLength: number | undefined, hint: string | undefined) {
  const [wasCut, setWasCut] = useState(false)
  if (maxLength === undefined) return { hint }
  return {
    maxLength,
    counter: true,
    hint: wasCut ? `O texto colado foi cortado em ${maxLength} caracteres.` : hint,
    onPaste({ currentTarget: box, clipboardData }: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const selected = (box.selectionEnd ?? 0) - (box.selectionStart ?? 0)
      setWasCut(box.value.length - selected + clipboardData.getData('text').length > maxLength)
    },
    // For as long as the field is full: the Tab that follows a paste took the words away unread. A sign of two units
    // that found room for one leaves that.
    onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.value.length < maxLength - 1 && setWasCut(false),
  }
}

/** One line of text. */
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

/** A long text: Enter begins a new line. */
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
  /** money in reais, percent 0 to 100, whole a count or an id. */
  kind: NumberKind
  /** ↑ and ↓ step by this much: for counts, never for ids. */
  step?: number
}

/** How a typed value reads in the list of changes: 'R$ 12,50', '9,25%'. */
const NUMBER_FORMATTERS: Readonly<Record<NumberKind, (typed: string) => string>> = {
  money: (typed) => formatMoney(parseDecimal(typed)),
  percent: (typed) => formatPercent(parseDecimal(typed)),
  whole: (typed) => typed,
}

/**
 * A number as Brazil writes it. A line of text and no number input: that one would refuse '1.234,56' and take '1e3',
 * and the mouse wheel would change it.
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
