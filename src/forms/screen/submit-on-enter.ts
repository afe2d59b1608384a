/** Handles Enter in a line of text, the only key of a form that is no command (commands/keys/README §6). */
import type { KeyboardEvent } from 'react'

const TEXT_LINE_TYPES = new Set([
  'text',
  'number',
  'email',
  'search',
  'tel',
  'url',
  'date',
  'datetime-local',
  'password',
])

/**
 * Submits the form on Enter in a line of text, even while the button is disabled, so that the first error is shown. An
 * open list handles Enter first (`defaultPrevented`).
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>, submit: () => void): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || event.defaultPrevented) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // React also delivers the keys of a dialog that a field opened, though the dialog is outside the form in the DOM.
  if (!(target instanceof HTMLInputElement) || !TEXT_LINE_TYPES.has(target.type) || !currentTarget.contains(target))
    return
  event.preventDefault()
  if (!event.repeat) submit()
}
