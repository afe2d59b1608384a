/** Sizes of files in words. */
import { formatDecimal } from './decimal.ts'

const UNITS = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const

/** 1_234_567 (bytes) -> '1,2 MB'. */
export function formatFileSize(bytes: number): string {
  const [unit, length] = UNITS.find(([, most]) => bytes >= most) ?? ['bytes', 1]
  return `${formatDecimal(bytes / length, 0, 1)} ${unit}`
}

/** Why a file of this size is not read; null where it is. `subject`: 'O arquivo'. */
export const validateFileSize = (subject: string, bytes: number, maxBytes: number): string | null =>
  bytes > maxBytes ? `${subject} tem ${formatFileSize(bytes)}, e o limite é ${formatFileSize(maxBytes)}` : null
