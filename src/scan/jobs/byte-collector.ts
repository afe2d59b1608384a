/** A file that grows in the browser's Blobs, not in the memory of who writes it. */

/** Bytes held before they go to the browser. */
const FLUSH_BYTES = 4_000_000

/** Takes bytes in their order; `end` gives the file. */
export function createByteCollector() {
  let blob = new Blob([])
  let chunks: Uint8Array<ArrayBuffer>[] = []
  let bufferedBytes = 0
  const flush = () => {
    blob = new Blob([blob, ...chunks])
    chunks = []
    bufferedBytes = 0
  }
  return {
    write(bytes: Uint8Array): void {
      chunks.push(new Uint8Array(bytes))
      bufferedBytes += bytes.length
      if (bufferedBytes > FLUSH_BYTES) flush()
    },
    /** `type` is the file's media type. */
    end(type: string): Blob {
      flush()
      return new Blob([blob], { type })
    },
  }
}
