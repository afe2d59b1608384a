/** The one key listener of the console: every key goes to the resolver, which knows the contexts. */
import { useEffect } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isQuestionDue } from '#ui/dialogs/confirm.ts'
import { dropHeld, giveToField, hasHeld, holdKey } from './held-keys.ts'
import { dropSequence, onKey, pendingSequence } from './dispatch.ts'
import { isForLapsedWindow, leaveWindow, noteWindow } from './lapsed-window.ts'

interface KeyListenerProps {
  /** What is open but has not the focus yet takes the key first; true where it did. */
  takesFirst: (event: KeyboardEvent) => boolean
}

/** Listens as long as it is mounted. */
export function KeyListener({ takesFirst }: KeyListenerProps) {
  // The library sees the physical key and knows no layouts, so it is asked for all of them.
  useHotkeys('*', onKey, { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true })
  useEffect(() => {
    /**
     * Before the table and before fields come the open palette, which may not have the focus yet, and a sequence under
     * way (commands/keys/README §1): 'g k' moves no cursor. What is meant for the screen that comes waits for it, and
     * comes after all that waits already, be it the palette's text.
     */
    function onKeyFirst(event: KeyboardEvent) {
      if (event.key === 'Escape') dropHeld()
      if (isForLapsedWindow(event)) event.preventDefault()
      else if (!isQuestionDue() && hasHeld() && holdKey(event)) event.preventDefault()
      else if (!takesFirst(event)) {
        if (isQuestionDue() || holdKey(event)) event.preventDefault()
        else if (pendingSequence() === null) return
        else onKey(event)
        if (!event.defaultPrevented) return
      }
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyFirst, true)
    document.addEventListener('focusin', giveToField)
    document.addEventListener('focusin', noteWindow)
    for (const own of ['pointerdown', 'click']) document.addEventListener(own, leaveWindow, true)
    window.addEventListener('popstate', leaveWindow)
    document.addEventListener('pointerdown', dropSequence)
    window.addEventListener('blur', dropSequence)
    return () => {
      document.removeEventListener('keydown', onKeyFirst, true)
      document.removeEventListener('focusin', giveToField)
      document.removeEventListener('focusin', noteWindow)
      for (const own of ['pointerdown', 'click']) document.removeEventListener(own, leaveWindow, true)
      window.removeEventListener('popstate', leaveWindow)
      document.removeEventListener('pointerdown', dropSequence)
      window.removeEventListener('blur', dropSequence)
    }
  }, [takesFirst])
  return null
}
