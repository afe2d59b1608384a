/**
 * Types of a file that is written page by page. Bytes are passed on at once, so that memory does not grow with the
 * rows.
 */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** Takes bytes in order. */
export type ByteSink = (bytes: Uint8Array) => void

/** A file that is being written. */
export interface FileWriter {
  add(rows: readonly ScanRow[]): void
  /** Writes the rest of the file; nothing may be added after it. */
  finish(): void
}
