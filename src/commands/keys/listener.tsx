/** The one key listener of the console (stack.md T4, T5): every key goes to the resolver, which knows the contexts. */
import { useEffect } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { dropSequence, giveToPalette, onKey, pendingSequence } from './dispatch.ts'

/**
 * Before the table and before fields come the open palette, which may not have the focus yet, and a sequence under way
 * (keymap.md §1): 'g k' moves no cursor.
 */
function onKeyFirst(event: KeyboardEvent) {
  if (!giveToPalette(event)) {
    if (pendingSequence() === null) return
    onKey(event)
    if (!event.defaultPrevented) return
  }
  event.stopPropagation()
}

/** Listens as long as it is mounted. */
export function KeyListener() {
  // The library sees the physical key and knows no layouts, so it is asked for all of them.
  useHotkeys('*', onKey, { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true })
  useEffect(() => {
    document.addEventListener('keydown', onKeyFirst, true)
    document.addEventListener('pointerdown', dropSequence)
    window.addEventListener('blur', dropSequence)
    return () => {
      document.removeEventListener('keydown', onKeyFirst, true)
      document.removeEventListener('pointerdown', dropSequence)
      window.removeEventListener('blur', dropSequence)
    }
  }, [])
  return null
}
