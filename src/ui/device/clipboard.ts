/**
 * Copies a text to the clipboard. Returns false if the browser does not allow it. On plain http navigator.clipboard is
 * missing.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
    const area = document.createElement('textarea')
    area.value = text
    area.className = 'fixed -left-full'
    const focusedBefore = document.activeElement
    // A dialog traps the focus, and a text can only be copied from an element that has it. So the element goes into the
    // dialog.
    ;(focusedBefore?.closest('[role$=dialog]') ?? document.body).append(area)
    area.select()
    const wasCopied = document.execCommand('copy')
    area.remove()
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
    return wasCopied
  } catch {
    return false
  }
}

/** The text in the clipboard; null if the browser does not allow reading it. */
export async function readClipboardText(): Promise<string | null> {
  try {
    // On plain http navigator.clipboard is missing, and some browsers have no readText.
    return (await navigator.clipboard.readText()) || null
  } catch {
    return null
  }
}
