/**
 * Buffers keys pressed before the command layer listens, from the page's first script on, so that an operator who is
 * faster than the network loses none. The command layer replays them (commands/keys/README §2a).
 */

interface PageGlobals {
  gestorKeys?: { readonly buffered: readonly KeyboardEvent[]; readonly stop: () => void } | undefined
}

const pageGlobals = globalThis as PageGlobals

/** On Windows AltGr sets Ctrl and Alt as well. */
const hasNoModifier = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey)

/** The position of K on a keyboard without Latin letters. */
const isPhysicalK = ({ key, code }: KeyboardEvent) => key > '~' && code === 'KeyK'

/** True for the key that opens the palette; the keys after it are the text of a typed line. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  !hasNoModifier(event) && !event.altKey && !event.shiftKey && (event.key.toLowerCase() === 'k' || isPhysicalK(event))

const TEXT_CONTROLS = 'input,textarea,select'
/** These keys press, scroll or move the focused element. They are commands only if no element has the focus. */
const CONTROL_KEYS = /^( |Enter|Delete|Home|End|Arrow.+|Page.+)$/

/** Buffers keys until they are drained. The page's first script calls it once. */
export function bufferStartupKeys(): void {
  const buffer: KeyboardEvent[] = []
  const stopController = new AbortController()
  const clear = () => void (buffer.length = 0)

  /** Returns true if the key was buffered and the browser must not handle it. */
  function tryBuffer(event: KeyboardEvent): boolean {
    const { key, target } = event
    // Another listener has handled the key.
    if (event.defaultPrevented || !(target instanceof Element)) return false
    const paletteIndex = buffer.findIndex(isPaletteKey)
    const isPaletteLine = paletteIndex >= 0
    const isText = key.length === 1
    if (isPaletteLine && isPaletteKey(event)) buffer.length = paletteIndex
    else if (key === 'Escape') {
      clear()
      return isPaletteLine
    } else if (isPaletteLine && key === 'Backspace') buffer.length = Math.max(paletteIndex + 1, buffer.length - 1)
    else if (!isPaletteLine && target.matches(TEXT_CONTROLS) && !isPaletteKey(event)) {
      clear()
      return false
    } else {
      const shouldBuffer = isPaletteLine
        ? // After Enter no further key is buffered, because the result of the line is not known yet.
          (isText || key === 'Enter') && buffer.at(-1)?.key !== 'Enter'
        : target === document.body
          ? isText || CONTROL_KEYS.test(key)
          : isText && key !== ' '
      if (event.repeat || !shouldBuffer || !(hasNoModifier(event) || isPaletteKey(event))) return false
      buffer.push(event)
    }
    return true
  }

  document.addEventListener('keydown', (event) => tryBuffer(event) && event.preventDefault(), stopController)
  document.addEventListener('pointerdown', clear, stopController)
  pageGlobals.gestorKeys = { buffered: buffer, stop: () => stopController.abort() }
}

/** True while the buffer contains keys. */
export const hasStartupKeys = (): boolean => (pageGlobals.gestorKeys?.buffered.length ?? 0) > 0

/** Returns the buffered keys in their order and stops buffering. */
export function drainStartupKeys(): readonly KeyboardEvent[] {
  const { gestorKeys } = pageGlobals
  pageGlobals.gestorKeys = undefined
  gestorKeys?.stop()
  return gestorKeys?.buffered ?? []
}
