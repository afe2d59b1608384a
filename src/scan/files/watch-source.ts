/** Reports how much of a file has been read, and allows cancelling its reading. */
import type { ByteSource } from './zip-directory.ts'

/** Receives the progress. */
interface ReadObserver {
  readonly signal: AbortSignal
  /** From 0 to 1. */
  reportProgress(share: number): void
}

/** Wraps a source: each slice reports progress, and throws the signal's reason once the signal is aborted. */
export const watchSource = (source: ByteSource, { signal, reportProgress }: ReadObserver): ByteSource => {
  let read = 0
  return {
    size: source.size,
    slice(from, to) {
      signal.throwIfAborted()
      const piece = source.slice(from, to)
      reportProgress(Math.min(1, read / source.size))
      read += to - from
      return piece
    },
  }
}
