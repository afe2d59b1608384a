/** Follows how far a file has been read, and lets the reading be cancelled. */
import type { ByteSource } from './zip-directory.ts'

/** Whoever follows. */
interface Follower {
  readonly signal: AbortSignal
  /** 0 to 1. */
  progress(share: number): void
}

/** The same bytes; each piece that is asked for tells how far it is, and throws the signal's reason once that is aborted. */
export const watched = (source: ByteSource, { signal, progress }: Follower): ByteSource => {
  let read = 0
  return {
    size: source.size,
    slice(from, to) {
      signal.throwIfAborted()
      const piece = source.slice(from, to)
      progress(Math.min(1, read / source.size))
      read += to - from
      return piece
    },
  }
}
