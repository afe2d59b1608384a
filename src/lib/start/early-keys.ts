/**
 * Keys pressed before the command layer listens, from the page's first script on: kept, so that an operator who is
 * faster than the network loses none. The layer presses them anew (commands/keys/README §2a).
 */

interface Handed {
  gestorKeys?: { readonly kept: readonly KeyboardEvent[]; readonly stop: () => void } | undefined
}

const page = globalThis as Handed

/** On Windows AltGr is Ctrl and Alt as well. */
const isPlain = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey)

/** Where a keyboard that writes no Latin letters has its K. */
const isAtK = ({ key, code }: KeyboardEvent) => key > '~' && code === 'KeyK'

/** The palette's key: what follows it is a line's text. */
export const opensPalette = (event: KeyboardEvent): boolean =>
  !isPlain(event) && !event.altKey && !event.shiftKey && (event.key.toLowerCase() === 'k' || isAtK(event))

const TYPED = 'input,textarea,select'
/** They press, scroll or move what has the focus, and mean something else only where nothing has it. */
const NAMED = /^( |Enter|Delete|Home|End|Arrow.+|Page.+)$/

/** Keeps keys until they are taken; called once, by the page's first script. */
export function keepEarlyKeys(): void {
  const kept: KeyboardEvent[] = []
  const till = new AbortController()
  const drop = () => void (kept.length = 0)

  /** Whether it is kept from the browser. */
  function take(event: KeyboardEvent): boolean {
    const { key, target } = event
    // Something has taken it.
    if (event.defaultPrevented || !(target instanceof Element)) return false
    const line = kept.findIndex(opensPalette)
    const isLine = line >= 0
    const isText = key.length === 1
    if (isLine && opensPalette(event)) kept.length = line
    else if (key === 'Escape') {
      drop()
      return isLine
    } else if (isLine && key === 'Backspace') kept.length = Math.max(line + 1, kept.length - 1)
    else if (!isLine && target.matches(TYPED) && !opensPalette(event)) {
      drop()
      return false
    } else {
      const isMeant = isLine
        ? // The line is entered: what it leads to is not known yet.
          (isText || key === 'Enter') && kept.at(-1)?.key !== 'Enter'
        : target === document.body
          ? isText || NAMED.test(key)
          : isText && key !== ' '
      if (event.repeat || !isMeant || !(isPlain(event) || opensPalette(event))) return false
      kept.push(event)
    }
    return true
  }

  document.addEventListener('keydown', (event) => take(event) && event.preventDefault(), till)
  document.addEventListener('pointerdown', drop, till)
  page.gestorKeys = { kept, stop: () => till.abort() }
}

/** True while some are kept. */
export const hasEarlyKeys = (): boolean => (page.gestorKeys?.kept.length ?? 0) > 0

/** Takes them, in their order, and keeps no more. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const { gestorKeys } = page
  page.gestorKeys = undefined
  gestorKeys?.stop()
  return gestorKeys?.kept ?? []
}
