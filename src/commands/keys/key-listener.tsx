/** The only key listener of the console: it passes every key to the resolver, which knows the contexts. */
import { useEffect } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isAwaitingDialog } from '#ui/dialogs/confirm.ts'
import { clearBuffer, flushIntoField, hasBufferedKeys, bufferKey } from './key-buffer.ts'
import { cancelSequence, handleKey, getPendingSequence } from './handle-key.ts'
import { isForClosedDialog, clearTrackedDialog, trackDialog } from './closed-dialog.ts'

interface KeyListenerProps {
  /** Lets an open palette without focus take the key first; true if it did. */
  interceptKey: (event: KeyboardEvent) => boolean
}

/** Listens as long as it is mounted. */
export function KeyListener({ interceptKey }: KeyListenerProps) {
  // The library sees the physical key and knows no layouts, so it is asked for all keys.
  useHotkeys('*', handleKey, { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true })
  useEffect(() => {
    /**
     * The open palette, which may not have the focus yet, and a pending sequence come before the table and before
     * fields (commands/keys/README §1): 'g k' moves no cursor. Keys for the next screen are buffered, after all keys
     * that are buffered already, even if those are the palette's text.
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
    for (const eventType of ['pointerdown', 'click']) document.addEventListener(eventType, clearTrackedDialog, true)
    window.addEventListener('popstate', clearTrackedDialog)
    document.addEventListener('pointerdown', cancelSequence)
    window.addEventListener('blur', cancelSequence)
    return () => {
      document.removeEventListener('keydown', handleCapturedKey, true)
      document.removeEventListener('focusin', flushIntoField)
      document.removeEventListener('focusin', trackDialog)
      for (const eventType of ['pointerdown', 'click'])
        document.removeEventListener(eventType, clearTrackedDialog, true)
      window.removeEventListener('popstate', clearTrackedDialog)
      document.removeEventListener('pointerdown', cancelSequence)
      window.removeEventListener('blur', cancelSequence)
    }
  }, [interceptKey])
  return null
}
