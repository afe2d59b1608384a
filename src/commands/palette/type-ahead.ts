/**
 * Handles keys pressed between the opening of the palette and its first render: none is lost, and none reaches the
 * page.
 */
import { getModifiedKey } from '#lib/key-chords.ts'
import { hidePalette, getPaletteState, appendTypedText } from './palette-store.ts'

/** True while an entered line waits for the palette to render: the keys after it no longer belong to the palette. */
export const isPaletteLinePending = (): boolean => {
  const { isOpen, text } = getPaletteState()
  return isOpen && text.endsWith('\n') && !document.querySelector('[data-palette]')
}

/**
 * Forwards keys to the palette while it is open and does not have the focus yet; true if it took the key. The page must
 * not get it: an 'x' meant for the palette would select a row.
 */
export function forwardKeyToPalette(event: KeyboardEvent): boolean {
  if (!getPaletteState().isOpen || (isPaletteLinePending() && event.key !== 'Escape')) return false
  const body = document.querySelector('[data-palette]')
  if (event.target instanceof Node && body?.contains(event.target)) return false
  const hasModifier = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
  const input = body?.querySelector('input')
  // The palette is rendered and about to get the focus: once focused, its field gets the character from the browser.
  if (input) input.focus()
  else if (event.key === 'Escape' || (hasModifier && getModifiedKey(event) === 'k')) hidePalette()
  else if (event.key === 'Enter' && !event.repeat) appendTypedText('\n')
  else if (event.key.length === 1 && !hasModifier) appendTypedText(event.key)
  if (!input) event.preventDefault()
  return true
}
