/** What a line of text needs to be a field for amounts, percentages or whole numbers, in forms and filters alike. */
import type { FocusEvent, KeyboardEvent } from 'react'
import { type NumberKind, readNumber, settledNumber } from '#lib/written/typed-number.ts'

interface NumberOptions {
  /** Shown as 'R$ 1.234,50' once it is left: where the label gives way to the value. */
  currency?: boolean
  /** ↑ and ↓ step by this much, never below 0: for counts, never for ids. */
  step?: number | undefined
}

/** Sets the value as typing would: React's and conform's own listeners hear of it. */
export function put(input: HTMLInputElement, text: string) {
  if (input.value === text) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The attributes and handlers of such an input. */
export function numberProps(kind: NumberKind, { currency = false, step }: NumberOptions = {}) {
  return {
    type: 'text' as const,
    inputMode: kind === 'whole' ? ('numeric' as const) : ('decimal' as const),
    autoComplete: 'off',
    onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
      if (!currentTarget.readOnly) put(currentTarget, settledNumber(kind, currentTarget.value, currency))
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
      const { currentTarget: input, altKey, ctrlKey, metaKey, shiftKey } = event
      if (step === undefined || sign === 0 || altKey || ctrlKey || metaKey || shiftKey || input.readOnly) return
      const value = readNumber(kind, input.value)
      if (value === null) return
      event.preventDefault()
      put(input, settledNumber(kind, String(Math.max(0, (value ?? 0) + sign * step)), currency))
    },
  }
}
