/** The one key listener of the console: every key goes to the resolver, which knows the contexts. */
import { useEffect } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isAwaitingDialog } from '#ui/dialogs/confirm.ts'
import { clearBuffer, flushIntoField, hasBufferedKeys, bufferKey } from './key-buffer.ts'
import { cancelSequence, handleKey, getPendingSequence } from './dispatch.ts'
import { isForClosedDialog, clearTrackedDialog, trackDialog } from './closed-dialog.ts'

interface KeyListenerProps {
  /** What is open but has not the focus yet takes the key first; true where it did. */
  interceptKey: (event: KeyboardEvent) => boolean
}

/** Listens as long as it is mounted. */
export function KeyListener({ interceptKey }: KeyListenerProps) {
  // The library sees the physical key and knows no layouts, so it is asked for all of them.
  useHotkeys('*', handleKey, { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true })
  useEffect(() => {
    /**
     * Before the table and before fields come the open palette, which may not have the focus yet, and a sequence under
     * way (commands/keys/README §1): 'g k' moves no cursor. What is meant for the screen that comes waits for it, and
     * comes after all that waits already, be it the palette's text.
     */
    function handleCapturedKey(event: KeyboardEvent) {
      if (event.key === 'Escape') clearBuffer()
      if (isForClosedDialog(event)) event.preventDefault()
      else if (!isAwaitingDialog() && hasBufferedKeys() && bufferKey(event)) event.preventDefault()
      else if (!interceptKey(event)) {
        if (isAwaitingDialog() || bufferKey(event)) event.preventDefault()
        else if (getPendingSequence() === null) return
        else handleKey(event)
        if (!event.defaultPrevented) return
      }
      event.stopPropagation()
    }
    document.addEventListener('keydown', handleCapturedKey, true)
    document.addEventListener('focusin', flushIntoField)
    document.addEventListener('focusin', trackDialog)
    for (const own of ['pointerdown', 'click']) document.addEventListener(own, clearTrackedDialog, true)
    window.addEventListener('popstate', clearTrackedDialog)
    document.addEventListener('pointerdown', cancelSequence)
    window.addEventListener('blur', cancelSequence)
    return () => {
      document.removeEventListener('keydown', handleCapturedKey, true)
      document.removeEventListener('focusin', flushIntoField)
      document.removeEventListener('focusin', trackDialog)
      for (const own of ['pointerdown', 'click']) document.removeEventListener(own, clearTrackedDialog, true)
      window.removeEventListener('popstate', clearTrackedDialog)
      document.removeEventListener('pointerdown', cancelSequence)
      window.removeEventListener('blur', cancelSequence)
    }
  }, [interceptKey])
  return null
}
