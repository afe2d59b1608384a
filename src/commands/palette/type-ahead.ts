/** Keys pressed between the opening of the palette and its first drawing: none of them is lost, and none goes below. */
import { getModifiedKey } from '#lib/key-chords.ts'
import { hidePalette, getPaletteState, appendTypedText } from './palette-store.ts'

/**
 * True while a line that was entered waits for the palette to be drawn: what follows it is not the palette's any more.
 */
export const isPaletteLinePending = (): boolean => {
  const { isOpen, text } = getPaletteState()
  return isOpen && text.endsWith('\n') && !document.querySelector('[data-palette]')
}

/**
 * Gives the palette what is pressed while it is open and the focus is not yet in it; true where it has taken the key.
 * Nothing below may see it: an 'x' meant for the palette would select a row.
 */
export function forwardKeyToPalette(event: KeyboardEvent): boolean {
  if (!getPaletteState().isOpen || (isPaletteLinePending() && event.key !== 'Escape')) return false
  const body = document.querySelector('[data-palette]')
  if (event.target instanceof Node && body?.contains(event.target)) return false
  const hasModifier = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
  const input = body?.querySelector('input')
  // Drawn and about to get the focus: the browser writes the character where the focus is after this.
  if (input) input.focus()
  else if (event.key === 'Escape' || (hasModifier && getModifiedKey(event) === 'k')) hidePalette()
  else if (event.key === 'Enter' && !event.repeat) appendTypedText('\n')
  else if (event.key.length === 1 && !hasModifier) appendTypedText(event.key)
  if (!input) event.preventDefault()
  return true
}
