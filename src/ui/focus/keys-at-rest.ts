/**
 * When the operator's keys rest: what comes late waits for it, so that no key meant for something else answers it
 * (ui/focus/README §2).
 */
import { isField } from './typed-field.ts'

/** ms without a key after which nobody is in the middle of typing. */
const REST = 700

const MODIFIER = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock)$/
/** What writes a letter, takes one away, or is of an input method. */
const WRITES = /^(?:.|Backspace|Dead|Process|Unidentified)$/u

/** When the last key was pressed, and the last that wrote into a field, as `performance.now()` counts. */
let pressedAt = -Infinity
let typedAt = -Infinity

function note({ key, target, ctrlKey, metaKey }: KeyboardEvent): void {
  if (MODIFIER.test(key)) return
  pressedAt = performance.now()
  // Enter and its like end what was typed.
  const isTyped = WRITES.test(key) && !ctrlKey && !metaKey && target instanceof Element && isField(target)
  typedAt = isTyped ? pressedAt : -Infinity
}

function forget(): void {
  pressedAt = typedAt = -Infinity
}

// Before anybody else has them. There are no keys where there is no page.
globalThis.document?.addEventListener('keydown', note, true)
globalThis.document?.addEventListener('pointerdown', forget, true)

/** ms until they rest; 0 or less: they do. */
const untilRest = (since: number): number =>
  Math.max(typedAt, pressedAt > since ? pressedAt : -Infinity) + REST - performance.now()

/** False while somebody types into a field, or has pressed a key a moment ago that came after `since`. */
export const areKeysAtRest = (since: number): boolean => untilRest(since) <= 0

/** Resolves once they rest. `since`: when what is waited with was asked for, as `performance.now()` counts. */
export async function keysAtRest(since: number): Promise<void> {
  for (let left = untilRest(since); left > 0; left = untilRest(since))
    await new Promise((resolve) => setTimeout(resolve, left))
}
