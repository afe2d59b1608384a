/** Hands a text to the browser as a file of this name. */
export const downloadText = (name: string, text: string, type: string) => downloadBlob(name, new Blob([text], { type }))

/** Hands bytes to the browser as a file of this name. */
export function downloadBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked late: a click on a download is answered after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
