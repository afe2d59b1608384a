/** Reads text copied for a script with several slots: one number per slot in each row. */
import { showStatus } from '#commands/execution/status-line.ts'
import { getSlots } from './template.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'

/**
 * The numbers row by row: '60, 30, 61, 31'. Returns '' after a status message if the rows do not fit; null for a single
 * line of text, and for scripts with at most one slot.
 */
export function parsePastedSets(copied: string, lines: readonly string[]): string | null {
  const slotCount = getSlots(lines).length
  const rows = sanitizeLines(copied)
    .split(/[\r\n]+/)
    .filter((row) => row.trim() !== '')
  if (slotCount < 2 || (rows.length < 2 && !copied.includes('\t'))) return null
  const sets = rows.length > 1 && !/\d/.test(rows[0] ?? '') ? rows.slice(1) : rows
  const setPattern = new RegExp(`^ *#?\\d{1,15}(?:(?:\\t|[ ,;]+)#?\\d{1,15}){${slotCount - 1}}\\s*$`)
  if (sets.every((row) => setPattern.test(row))) return sets.flatMap((row) => row.match(/\d+/g)).join(', ')
  showStatus(`O roteiro tem ${slotCount} lugares: copie ${slotCount} números por linha`, 8000)
  return ''
}
