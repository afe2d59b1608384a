/**
 * Keys pressed before the command layer listens, from the page's first script on: kept, so that an operator who is
 * faster than the network loses none. The layer presses them anew (commands/keys/README §2a).
 */

interface PageGlobals {
  gestorKeys?: { readonly buffered: readonly KeyboardEvent[]; readonly stop: () => void } | undefined
}

const pageGlobals = globalThis as PageGlobals

/** On Windows AltGr is Ctrl and Alt as well. */
const hasNoModifier = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey)

/** Where a keyboard that writes no Latin letters has its K. */
const isPhysicalK = ({ key, code }: KeyboardEvent) => key > '~' && code === 'KeyK'

/** The palette's key: what follows it is a line's text. */
export const isPaletteKey = (event: KeyboardEvent): boolean =>
  !hasNoModifier(event) && !event.altKey && !event.shiftKey && (event.key.toLowerCase() === 'k' || isPhysicalK(event))

const TEXT_CONTROLS = 'input,textarea,select'
/** They press, scroll or move what has the focus, and mean something else only where nothing has it. */
const CONTROL_KEYS = /^( |Enter|Delete|Home|End|Arrow.+|Page.+)$/

/** Keeps keys until they are taken; called once, by the page's first script. */
export function bufferStartupKeys(): void {
  const kept: KeyboardEvent[] = []
  const stopController = new AbortController()
  const clear = () => void (kept.length = 0)

  /** Whether it is kept from the browser. */
  function tryBuffer(event: KeyboardEvent): boolean {
    const { key, target } = event
    // Something has taken it.
    if (event.defaultPrevented || !(target instanceof Element)) return false
    const paletteIndex = kept.findIndex(isPaletteKey)
    const isPaletteLine = paletteIndex >= 0
    const isText = key.length === 1
    if (isPaletteLine && isPaletteKey(event)) kept.length = paletteIndex
    else if (key === 'Escape') {
      clear()
      return isPaletteLine
    } else if (isPaletteLine && key === 'Backspace') kept.length = Math.max(paletteIndex + 1, kept.length - 1)
    else if (!isPaletteLine && target.matches(TEXT_CONTROLS) && !isPaletteKey(event)) {
      clear()
      return false
    } else {
      const shouldBuffer = isPaletteLine
        ? // The line is entered: what it leads to is not known yet.
          (isText || key === 'Enter') && kept.at(-1)?.key !== 'Enter'
        : target === document.body
          ? isText || CONTROL_KEYS.test(key)
          : isText && key !== ' '
      if (event.repeat || !shouldBuffer || !(hasNoModifier(event) || isPaletteKey(event))) return false
      kept.push(event)
    }
    return true
  }

  document.addEventListener('keydown', (event) => tryBuffer(event) && event.preventDefault(), stopController)
  document.addEventListener('pointerdown', clear, stopController)
  pageGlobals.gestorKeys = { buffered: kept, stop: () => stopController.abort() }
}

/** True while some are kept. */
export const hasStartupKeys = (): boolean => (pageGlobals.gestorKeys?.buffered.length ?? 0) > 0

/** Takes them, in their order, and keeps no more. */
export function drainStartupKeys(): readonly KeyboardEvent[] {
  const { gestorKeys } = pageGlobals
  pageGlobals.gestorKeys = undefined
  gestorKeys?.stop()
  return gestorKeys?.buffered ?? []
}
