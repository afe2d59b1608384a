/**
 * Keys pressed before the command layer is there: kept, so that an operator who is faster than the network loses none.
 * What follows Mod+K is the palette's text; single keys ('g p') are pressed again for the layer.
 */
import { openPalette } from '#commands/dispatcher.ts'
import { isField } from '#ui/typed-field.ts'

/** An act that comes later than this, ms, would surprise more than it helps. */
const KEPT_FOR = 3_000

const isTyped = (target: EventTarget | null) => target instanceof Element && isField(target)

/** Listens until the returned function is called, which then presses the kept keys and opens the palette if asked. */
export function keepEarlyKeys(): () => Promise<void> {
  let typed: string | null = null
  const single: { event: KeyboardEvent; at: number }[] = []
  const onKey = (event: KeyboardEvent) => {
    // The table has taken it; the rest of an AltGraph key is a character like any other (commands/keys/README §2.4).
    if (event.defaultPrevented) return
    const hasModifier = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
    const isCharacter = event.key.length === 1 && !hasModifier
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k')
      typed = typed === null ? '' : null
    else if (typed === null) {
      // Space scrolls or presses what has the focus; the browser has done that already.
      if (isCharacter && event.key !== ' ' && !event.repeat && !isTyped(event.target))
        single.push({ event, at: performance.now() })
      return
    } else if (hasModifier) return
    else if (event.key === 'Escape') typed = null
    else if (typed.endsWith('\n')) return
    else if (event.key === 'Enter' && !event.repeat) typed += '\n'
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (isCharacter) typed += event.key
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', onKey)
  return async () => {
    document.removeEventListener('keydown', onKey)
    for (const { event, at } of single) {
      if (performance.now() - at > KEPT_FOR) continue
      const { key, code, shiftKey } = event
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true })
      ;(document.activeElement ?? document.body).dispatchEvent(again)
      // A turn each: one may lead to another screen, and what comes after it is for that one.
      await new Promise((resolve) => setTimeout(resolve))
    }
    if (typed !== null) openPalette(typed)
  }
}
