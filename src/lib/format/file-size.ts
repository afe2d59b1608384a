/** Formats and checks file sizes. */
import { formatDecimal } from './decimal.ts'

const UNITS = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const

/** 1_234_567 (bytes) -> '1,2 MB'. */
export function formatFileSize(bytes: number): string {
  const [unit, unitBytes] = UNITS.find(([, size]) => bytes >= size) ?? ['bytes', 1]
  return `${formatDecimal(bytes / unitBytes, 0, 1)} ${unit}`
}

/** Returns the reason why a file of this size is not accepted; null if it is. `subject`: 'O arquivo'. */
export const validateFileSize = (subject: string, bytes: number, maxBytes: number): string | null =>
  bytes > maxBytes ? `${subject} tem ${formatFileSize(bytes)}, e o limite é ${formatFileSize(maxBytes)}` : null
