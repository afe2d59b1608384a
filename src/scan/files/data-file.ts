/** A file that is written page by page: what comes out is handed on at once, so that memory does not grow with it. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** Takes bytes in their order. */
export type ByteSink = (bytes: Uint8Array) => void

/** A file under way. */
export interface FileWriter {
  add(rows: readonly ScanRow[]): void
  /** Writes what is left; nothing may be added after it. */
  finish(): void
}
