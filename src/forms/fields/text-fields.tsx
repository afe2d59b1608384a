/** Lines and blocks of text and numbers, bound to the form's values and errors. */
import { type ClipboardEvent, type SyntheticEvent, useState } from 'react'
import { formatMoney, formatPercent, parseDecimal } from '#lib/written/money.ts'
import type { NumberKind } from '#lib/written/typed-number.ts'
import { TextArea, TextField } from '#ui/parts/field.tsx'
import { numberProps } from '#ui/parts/number-input.ts'
import { useFormTools, useTracked } from '#forms/form-tools.ts'
import { bound, type TextMetadata } from './bound.ts'
import { SPANS, type FieldSpan } from './span.ts'

interface FormTextProps {
  field: TextMetadata
  label: string
  /** UTF-16 units that it holds; shown as 'n de max'. */
  max?: number
  required?: boolean
  span?: FieldSpan
  hint?: string
  type?: 'text' | 'url'
}

/** Says when a pasted text was longer than the room that was left: the browser cuts it without a word (E11). */
function useLimit(max: number | undefined, hint: string | undefined) {
  const [cut, setCut] = useState(false)
  if (max === undefined) return { hint }
  return {
    maxLength: max,
    counter: true,
    hint: cut ? `O texto colado foi cortado em ${max} caracteres.` : hint,
    onPaste({ currentTarget: box, clipboardData }: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const selected = (box.selectionEnd ?? 0) - (box.selectionStart ?? 0)
      setCut(box.value.length - selected + clipboardData.getData('text').length > max)
    },
    // For as long as the field is full: the Tab that follows a paste took the words away unread. A sign of two units
    // that found room for one leaves that.
    onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      currentTarget.value.length < max - 1 && setCut(false),
  }
}

/** One line of text. */
export function FormText({ field, label, max, required, span = 6, hint, type = 'text' }: FormTextProps) {
  const { saving } = useFormTools()
  const limit = useLimit(max, hint)
  useTracked({ name: field.name, label })
  return (
    <TextField {...bound(field, required)} {...{ label, type }} {...limit} className={SPANS[span]} readOnly={saving} />
  )
}

interface FormTextAreaProps extends Omit<FormTextProps, 'type'> {
  rows?: number
}

/** A long text: Enter begins a new line. */
export function FormTextArea({ field, label, max, required, span = 6, hint, rows = 2 }: FormTextAreaProps) {
  const { saving } = useFormTools()
  const limit = useLimit(max, hint)
  useTracked({ name: field.name, label })
  return (
    <TextArea {...bound(field, required)} {...{ label, rows }} {...limit} className={SPANS[span]} readOnly={saving} />
  )
}

interface FormNumberProps extends Omit<FormTextProps, 'max' | 'type'> {
  /** money in reais, percent 0 to 100, whole a count or an id. */
  kind: NumberKind
  /** ↑ and ↓ step by this much: for counts, never for ids. */
  step?: number
}

/** How a typed value reads in the list of changes: 'R$ 12,50', '9,25%'. */
const SHOWN: Readonly<Record<NumberKind, (typed: string) => string>> = {
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
  useTracked({ name: field.name, label, show: (value) => (typeof value === 'string' ? SHOWN[kind](value) : '') })
  return (
    <TextField
      {...bound(field, required)}
      {...{ label, hint }}
      {...numberProps(kind, { step })}
      className={SPANS[span]}
      readOnly={saving}
    />
  )
}
