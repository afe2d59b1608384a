/** Collects the bytes of a file in the browser's Blobs instead of the memory of the thread that writes it. */

/** Bytes collected before they go to a Blob. */
const FLUSH_BYTES = 4_000_000

/** Creates a collector; it takes bytes in order, and `end` returns the file. */
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
