/** Hands a text to the browser as a file of this name. */
export function downloadText(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked late: a click on a download is answered after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
