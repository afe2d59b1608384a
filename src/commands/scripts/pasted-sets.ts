/** What was copied for a script with several places: as many numbers a row, one for each place. */
import { showStatus } from '#commands/execution/status-line.ts'
import { getSlots } from './template.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'

/**
 * The numbers row by row: '60, 30, 61, 31'; '' where they are not so, which it says; null of a single line of text, and
 * for phrases with one place at most.
 */
export function parsePastedSets(copied: string, lines: readonly string[]): string | null {
  const places = getSlots(lines).length
  const rows = sanitizeLines(copied)
    .split(/[\r\n]+/)
    .filter((row) => row.trim() !== '')
  if (places < 2 || (rows.length < 2 && !copied.includes('\t'))) return null
  const sets = rows.length > 1 && !/\d/.test(rows[0] ?? '') ? rows.slice(1) : rows
  const set = new RegExp(`^ *#?\\d{1,15}(?:(?:\\t|[ ,;]+)#?\\d{1,15}){${places - 1}}\\s*$`)
  if (sets.every((row) => set.test(row))) return sets.flatMap((row) => row.match(/\d+/g)).join(', ')
  showStatus(`O roteiro tem ${places} lugares: copie ${places} números por linha`, 8000)
  return ''
}
