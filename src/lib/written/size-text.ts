/** Sizes of files in words. */
import { decimalText } from './decimal-text.ts'

const UNITS = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const

/** 1_234_567 (bytes) -> '1,2 MB'. */
export function sizeText(bytes: number): string {
  const [unit, length] = UNITS.find(([, most]) => bytes >= most) ?? ['bytes', 1]
  return `${decimalText(bytes / length, 0, 1)} ${unit}`
}

/** Why a file of this size is not read; null where it is. `subject`: 'O arquivo'. */
export const sizeProblem = (subject: string, bytes: number, most: number): string | null =>
  bytes > most ? `${subject} tem ${sizeText(bytes)}, e o limite é ${sizeText(most)}` : null
