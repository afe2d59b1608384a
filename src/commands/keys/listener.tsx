/** The one key listener of the console (stack.md T4, T5): every key goes to the resolver, which knows the contexts. */
import { useEffect } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { dropSequence, onKey } from './dispatch.ts'

/** Listens as long as it is mounted. */
export function KeyListener() {
  // The library sees the physical key and knows no layouts, so it is asked for all of them.
  useHotkeys('*', onKey, { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true })
  useEffect(() => {
    document.addEventListener('pointerdown', dropSequence)
    window.addEventListener('blur', dropSequence)
    return () => {
      document.removeEventListener('pointerdown', dropSequence)
      window.removeEventListener('blur', dropSequence)
    }
  }, [])
  return null
}
