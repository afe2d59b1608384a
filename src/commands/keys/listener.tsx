/** The one key listener of the console (stack.md T4, T5): every key goes to the resolver, which knows the contexts. */
import { useEffect } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { dropSequence, onKey, pendingSequence } from './dispatch.ts'

/** A sequence under way comes before the table and before fields (keymap.md §1): 'g k' moves no cursor. */
function continueSequence(event: KeyboardEvent) {
  if (pendingSequence() === null) return
  onKey(event)
  if (event.defaultPrevented) event.stopPropagation()
}

/** Listens as long as it is mounted. */
export function KeyListener() {
  // The library sees the physical key and knows no layouts, so it is asked for all of them.
  useHotkeys('*', onKey, { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true })
  useEffect(() => {
    document.addEventListener('keydown', continueSequence, true)
    document.addEventListener('pointerdown', dropSequence)
    window.addEventListener('blur', dropSequence)
    return () => {
      document.removeEventListener('keydown', continueSequence, true)
      document.removeEventListener('pointerdown', dropSequence)
      window.removeEventListener('blur', dropSequence)
    }
  }, [])
  return null
}
