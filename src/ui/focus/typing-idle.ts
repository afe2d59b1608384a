/**
 * Detects when the operator stops typing. Dialogs that open late wait for it, so that no key meant for something else
 * answers them (ui/focus/README §2).
 */
import { isTextField } from './is-text-field.ts'

/** Time without a key after which the operator is not typing any more, in ms. */
const IDLE_MS = 700

const MODIFIER_KEY = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock)$/
/** Keys that write or delete a character, or belong to an input method. */
const TEXT_EDITING_KEY = /^(?:.|Backspace|Dead|Process|Unidentified)$/u

/**
 * Tells when the operator of one page stops typing. `since`: when the waiting dialog was requested, as
 * `performance.now()` counts.
 */
export interface TypingMonitor {
  /** False while the operator types into a field, or has pressed a key after `since` less than IDLE_MS ago. */
  isTypingIdle(since: number): boolean
  /** Resolves when typing is idle. */
  whenTypingIdle(since: number): Promise<void>
}

/** Listens to the keys of this page. Without a page, as on Node, typing is always idle. */
export function createTypingMonitor(page: Document | undefined): TypingMonitor {
  /** Times of the last key, and of the last key that wrote into a field, as `performance.now()` counts. */
  let pressedAt = -Infinity
  let typedAt = -Infinity

  function trackKey({ key, target, ctrlKey, metaKey }: KeyboardEvent): void {
    if (MODIFIER_KEY.test(key)) return
    pressedAt = performance.now()
    // Enter and similar keys end the typing.
    const isTyped =
      TEXT_EDITING_KEY.test(key) && !ctrlKey && !metaKey && target instanceof Element && isTextField(target)
    typedAt = isTyped ? pressedAt : -Infinity
  }

  function reset(): void {
    pressedAt = typedAt = -Infinity
  }

  // In the capture phase, before all other listeners. Without a document there are no keys.
  page?.addEventListener('keydown', trackKey, true)
  page?.addEventListener('pointerdown', reset, true)

  /** Time until typing is idle, in ms; 0 or less means idle. */
  const getMsUntilIdle = (since: number): number =>
    Math.max(typedAt, pressedAt > since ? pressedAt : -Infinity) + IDLE_MS - performance.now()

  const isTypingIdle = (since: number) => getMsUntilIdle(since) <= 0

  async function whenTypingIdle(since: number): Promise<void> {
    for (let remainingMs = getMsUntilIdle(since); remainingMs > 0; remainingMs = getMsUntilIdle(since))
      await new Promise((resolve) => setTimeout(resolve, remainingMs))
  }

  return { isTypingIdle, whenTypingIdle }
}

export const { isTypingIdle, whenTypingIdle } = createTypingMonitor(globalThis.document)
