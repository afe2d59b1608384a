/**
 * Limits on what a file may contain. A zip of 1 MB can unpack to gigabytes, and a table can be one endless cell.
 * Content beyond a limit is rejected before it is unpacked, or when the limit is reached. The limits are several times
 * what the console itself writes for a million rows.
 */
import { formatInteger } from '#lib/format/money.ts'
import { formatFileSize } from '#lib/format/file-size.ts'

/** The limits. Sizes are in bytes unless noted. */
export const FILE_LIMITS = {
  /** Files in a zip. */
  entries: 100,
  /** Unpacked bytes of all files of a zip together. */
  unpacked: 2_000_000_000,
  /** How many times its packed size a file larger than `smallFile` may unpack to. */
  ratio: 200,
  smallFile: 10_000_000,
  /** Bytes of a text that is held in memory, such as a manifest. */
  text: 50_000_000,
  /** Bytes of a table that is held in memory. */
  table: 500_000_000,
  cellLength: 1_000_000,
  cellsOfRow: 16_384,
  rows: 5_000_000,
  cells: 100_000_000,
  /** The most differences of a package that are listed one by one. */
  differences: 100,
} as const

/** A file exceeds a limit. The message continues a sentence: 'tem 3.000 arquivos, e o limite é 100'. */
export class LimitExceeded extends Error {}

/** Throws LimitExceeded if `count` exceeds `max`; `label` is a Portuguese plural, for example 'arquivos'. */
export function checkCount(count: number, max: number, label: string): void {
  if (count > max) throw new LimitExceeded(`tem ${formatInteger(count)} ${label}, e o limite é ${formatInteger(max)}`)
}

/** The same for a count that still grows, so that its final value is unknown. */
export function checkRunningCount(count: number, max: number, label: string): void {
  if (count > max) throw new LimitExceeded(`tem mais de ${formatInteger(max)} ${label}, que é o limite`)
}

/** The same for bytes. */
export function checkBytes(bytes: number, max: number): void {
  if (bytes > max) throw new LimitExceeded(`passa de ${formatFileSize(max)}, que é o limite`)
}
