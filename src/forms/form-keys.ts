/** The keys of a form that belong to no command (keymap.md §6): Enter in a line of text, Esc out of a field. */
import type { KeyboardEvent } from 'react'

const LINES = new Set(['text', 'number', 'email', 'search', 'tel', 'url', 'date', 'datetime-local', 'password'])

const isField = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * Enter submits from a line of text, also while the button is off, so that the first error is shown; Esc leaves the
 * field for the form around it. An open list has taken its keys before (`defaultPrevented`).
 */
export function onFormKey(event: KeyboardEvent<HTMLFormElement>, submit: () => void): void {
  const { target, nativeEvent, currentTarget } = event
  // A window opened from a field is a child in React's eyes alone.
  if (event.defaultPrevented || nativeEvent.isComposing || !(target instanceof Node) || !currentTarget.contains(target))
    return
  if (event.ctrlKey || event.metaKey || event.altKey || !isField(target)) return
  if (event.key === 'Enter' && target instanceof HTMLInputElement && LINES.has(target.type)) {
    event.preventDefault()
    if (!event.repeat) submit()
  }
  if (event.key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
    target.blur()
  }
}
