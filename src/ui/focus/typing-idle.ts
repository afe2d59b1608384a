/**
 * When the operator's keys rest: what comes late waits for it, so that no key meant for something else answers it
 * (ui/focus/README §2).
 */
import { isTextField } from './is-text-field.ts'

/** ms without a key after which nobody is in the middle of typing. */
const IDLE_MS = 700

const MODIFIER_KEY = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock)$/
/** What writes a letter, takes one away, or is of an input method. */
const TEXT_EDITING_KEY = /^(?:.|Backspace|Dead|Process|Unidentified)$/u

/** When the last key was pressed, and the last that wrote into a field, as `performance.now()` counts. */
let pressedAt = -Infinity
let typedAt = -Infinity

function recordKey({ key, target, ctrlKey, metaKey }: KeyboardEvent): void {
  if (MODIFIER_KEY.test(key)) return
  pressedAt = performance.now()
  // Enter and its like end what was typed.
  const isTyped = TEXT_EDITING_KEY.test(key) && !ctrlKey && !metaKey && target instanceof Element && isTextField(target)
  typedAt = isTyped ? pressedAt : -Infinity
}

function reset(): void {
  pressedAt = typedAt = -Infinity
}

// Before anybody else has them. There are no keys where there is no page.
globalThis.document?.addEventListener('keydown', recordKey, true)
globalThis.document?.addEventListener('pointerdown', reset, true)

/** ms until they rest; 0 or less: they do. */
const getMsUntilIdle = (since: number): number =>
  Math.max(typedAt, pressedAt > since ? pressedAt : -Infinity) + IDLE_MS - performance.now()

/** False while somebody types into a field, or has pressed a key a moment ago that came after `since`. */
export const isTypingIdle = (since: number): boolean => getMsUntilIdle(since) <= 0

/** Resolves once they rest. `since`: when what is waited with was asked for, as `performance.now()` counts. */
export async function whenTypingIdle(since: number): Promise<void> {
  for (let remainingMs = getMsUntilIdle(since); remainingMs > 0; remainingMs = getMsUntilIdle(since))
    await new Promise((resolve) => setTimeout(resolve, remainingMs))
}
