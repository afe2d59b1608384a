/**
 * Mod+K before the command layer is there: kept, with what is typed after it, so that an operator who is faster than
 * the network loses no key.
 */
import { openPalette } from './door.ts'

/** Listens until the returned function is called, which then opens the palette if it was asked for. */
export function keepEarlyKeys(): () => void {
  let typed: string | null = null
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') typed = typed === null ? '' : null
    else if (typed === null || event.ctrlKey || event.metaKey) return
    else if (event.key === 'Escape') typed = null
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('keydown', onKey)
    if (typed !== null) openPalette(typed)
  }
}
