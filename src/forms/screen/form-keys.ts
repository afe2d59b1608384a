/** The key of a form that belongs to no command (commands/keys/README §6): Enter in a line of text. */
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
 * Enter submits from a line of text, also while the button is off, so that the first error is shown. An open list
 * has taken it before (`defaultPrevented`).
 */
export function handleFormKey(event: KeyboardEvent<HTMLFormElement>, submit: () => void): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || event.defaultPrevented) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // A window opened from a field is a child in React's eyes alone.
  if (!(target instanceof HTMLInputElement) || !TEXT_LINE_TYPES.has(target.type) || !currentTarget.contains(target))
    return
  event.preventDefault()
  if (!event.repeat) submit()
}
