/** A file that grows in the browser's Blobs, not in the memory of who writes it. */

/** Bytes held before they go to the browser. */
const HELD = 4_000_000

/** Takes bytes in their order; `end` gives the file. */
export function collector() {
  let blob = new Blob([])
  let parts: Uint8Array<ArrayBuffer>[] = []
  let held = 0
  const settle = () => {
    blob = new Blob([blob, ...parts])
    parts = []
    held = 0
  }
  return {
    write(bytes: Uint8Array): void {
      parts.push(new Uint8Array(bytes))
      held += bytes.length
      if (held > HELD) settle()
    },
    /** `type` is the file's media type. */
    end(type: string): Blob {
      settle()
      return new Blob([blob], { type })
    },
  }
}
