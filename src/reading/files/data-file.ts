/** A file that is written page by page: what comes out is handed on at once, so that memory does not grow with it. */
import type { ReadRow } from '#reading/walk/environment.ts'

/** Takes bytes in their order. */
export type Sink = (bytes: Uint8Array) => void

/** A file under way. */
export interface RunningFile {
  add(rows: readonly ReadRow[]): void
  /** Writes what is left; nothing may be added after it. */
  end(): void
}
