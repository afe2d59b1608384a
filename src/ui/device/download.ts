/** Downloads a text as a file with this name. `type` is its MIME type. */
export const downloadText = (name: string, text: string, type: string) => downloadBlob(name, new Blob([text], { type }))

/** Downloads bytes as a file with this name. */
export function downloadBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked late, because the browser starts the download after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
