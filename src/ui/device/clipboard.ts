/** Copies a text; false where the browser does not allow it. On plain http navigator.clipboard is missing. */
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
    // A window keeps the focus to itself: what is outside of it cannot be copied from.
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

/** What was copied; null where the browser does not let it be read. */
export async function readClipboardText(): Promise<string | null> {
  try {
    // On plain http navigator.clipboard is missing; some browsers have no readText.
    return (await navigator.clipboard.readText()) || null
  } catch {
    return null
  }
}
