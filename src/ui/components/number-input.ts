/** Turns a text input into a field for amounts, percentages or whole numbers, in forms and filters. */
import type { FocusEvent, KeyboardEvent } from 'react'
import { type NumberKind, parseNumber, normalizeNumberInput } from '#lib/format/parse-number.ts'

interface NumberInputOptions {
  /**
   * Shows the value as 'R$ 1.234,50' when the field loses the focus: for fields whose label is replaced by the value.
   */
  showsCurrency?: boolean
  /** ↑ and ↓ change the value by this much, never below 0: for counts, never for ids. */
  step?: number | undefined
}

/** Sets the value as typing does, so that the listeners of React and conform run. */
export function setInputValue(input: HTMLInputElement, text: string) {
  if (input.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The attributes and handlers of the input. */
export function getNumberInputProps(kind: NumberKind, { showsCurrency = false, step }: NumberInputOptions = {}) {
  return {
    type: 'text' as const,
    inputMode: kind === 'whole' ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
      if (!currentTarget.readOnly)
        setInputValue(currentTarget, normalizeNumberInput(kind, currentTarget.value, showsCurrency))
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
      const { currentTarget: input, altKey, ctrlKey, metaKey, shiftKey } = event
      if (step === undefined || sign === 0 || altKey || ctrlKey || metaKey || shiftKey || input.readOnly) return
      const value = parseNumber(kind, input.value)
      if (value === null) return
      event.preventDefault()
      setInputValue(input, normalizeNumberInput(kind, String(Math.max(0, (value ?? 0) + sign * step)), showsCurrency))
    },
  }
}
