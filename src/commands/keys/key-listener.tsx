/** The only key listener of the console: it passes every key to the resolver, which knows the contexts. */
import { useEffect } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isAwaitingDialog } from '#ui/dialogs/confirm.ts'
import type { KeyBuffer } from './key-buffer.ts'
import { cancelSequence, handleKey, getPendingSequence } from './handle-key.ts'
import { createClosedDialogGuard } from './closed-dialog.ts'

interface KeyListenerProps {
  /** Lets an open palette without focus take the key first; true if it did. */
  interceptKey: (event: KeyboardEvent) => boolean
  /** Buffers the keys that are pressed too early. */
  keyBuffer: KeyBuffer
}

/** Listens as long as it is mounted. */
export function KeyListener({ interceptKey, keyBuffer }: KeyListenerProps) {
  // The library sees the physical key and knows no layouts, so it is asked for all keys.
  useHotkeys('*', handleKey, { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true })
  useEffect(() => {
    const { trackFocus, forgetDialog, isForClosedDialog } = createClosedDialogGuard()
    /**
     * The open palette, which may not have the focus yet, and a pending sequence come before the table and before
     * fields (commands/keys/README §1): 'g k' moves no cursor. Keys for the next screen are buffered, after all keys
     * that are buffered already, even if those are the palette's text.
     */
    function handleCapturedKey(event: KeyboardEvent) {
      if (event.key === 'Escape') keyBuffer.clear()
      if (isForClosedDialog(event)) event.preventDefault()
      else if (!isAwaitingDialog() && keyBuffer.hasKeys() && keyBuffer.bufferKey(event)) event.preventDefault()
      else if (!interceptKey(event)) {
        if (isAwaitingDialog() || keyBuffer.bufferKey(event)) event.preventDefault()
        else if (getPendingSequence() === null) return
        else handleKey(event)
        if (!event.defaultPrevented) return
      }
      event.stopPropagation()
    }
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('keydown', handleCapturedKey, { capture: true, signal })
    document.addEventListener('focusin', (event) => keyBuffer.flushIntoField(event), { signal })
    document.addEventListener('focusin', trackFocus, { signal })
    for (const eventType of ['pointerdown', 'click'])
      document.addEventListener(eventType, forgetDialog, { capture: true, signal })
    window.addEventListener('popstate', forgetDialog, { signal })
    document.addEventListener('pointerdown', cancelSequence, { signal })
    window.addEventListener('blur', cancelSequence, { signal })
    return () => controller.abort()
  }, [interceptKey, keyBuffer])
  return null
}
