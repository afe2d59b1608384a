/**
 * How much a file may hold. A zip of 1 MB can unpack to gigabytes, and a table can be one endless cell: what is beyond
 * a limit is refused before it is unpacked, or at the limit. The limits are several times what the console writes
 * itself for a million rows.
 */
import { formatInteger } from '#lib/format/money.ts'
import { formatFileSize } from '#lib/format/file-size.ts'

/** Most of each. */
export const FILE_LIMITS = {
  /** Files in a zip. */
  entries: 100,
  /** Bytes of all files of a zip together, unpacked. */
  unpacked: 2_000_000_000,
  /** How many times its packed size a file may unpack to, where it is not small. */
  ratio: 200,
  smallFile: 10_000_000,
  /** Bytes of a text that is held as a whole: a manifest. */
  text: 50_000_000,
  /** Bytes of a table that is held as a whole. */
  table: 500_000_000,
  cellLength: 1_000_000,
  cellsOfRow: 16_384,
  rows: 5_000_000,
  cells: 100_000_000,
  /** Differences of a package that are told one by one. */
  differences: 100,
} as const

/** Something holds more than it may; the message is what is said of it: 'tem 3.000 arquivos, e o limite é 100'. */
export class LimitExceeded extends Error {}

/** Throws where there are more than `most`; `what`: 'arquivos'. */
export function checkCount(count: number, max: number, label: string): void {
  if (count > max) throw new LimitExceeded(`tem ${formatInteger(count)} ${label}, e o limite é ${formatInteger(max)}`)
}

/** The same for something that is still being read, whose whole number nobody knows. */
export function checkRunningCount(count: number, max: number, label: string): void {
  if (count > max) throw new LimitExceeded(`tem mais de ${formatInteger(max)} ${label}, que é o limite`)
}

/** The same for bytes. */
export function checkBytes(bytes: number, max: number): void {
  if (bytes > max) throw new LimitExceeded(`passa de ${formatFileSize(max)}, que é o limite`)
}
