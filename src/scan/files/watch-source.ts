/** Follows how far a file has been read, and lets the reading be cancelled. */
import type { ByteSource } from './zip-directory.ts'

/** Whoever follows. */
interface ReadObserver {
  readonly signal: AbortSignal
  /** 0 to 1. */
  reportProgress(share: number): void
}

/** The same bytes; each piece that is asked for tells how far it is, and throws the signal's reason once that is aborted. */
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
