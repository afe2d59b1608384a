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
    const before = document.activeElement
    // A window keeps the focus to itself: what is outside of it cannot be copied from.
    ;(before?.closest('[role$=dialog]') ?? document.body).append(area)
    area.select()
    const done = document.execCommand('copy')
    area.remove()
    if (before instanceof HTMLElement) before.focus()
    return done
  } catch {
    return false
  }
}

/** What was copied; null where the browser does not let it be read. */
export async function copiedText(): Promise<string | null> {
  try {
    // On plain http navigator.clipboard is missing; some browsers have no readText.
    return (await navigator.clipboard.readText()) || null
  } catch {
    return null
  }
}
