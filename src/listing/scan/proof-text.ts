/** Short texts for how well a scan is verified, shown beside each of its figures. */
import { formatTime } from '#lib/format/dates.ts'
import type { ScanProgress } from '#scan/protocol/scan-environment.ts'
import { getVerdictWord, type ScanOutcome } from '#scan/protocol/verdict.ts'
import type { ListScan } from './scan-store.ts'

/** Whole per cent of the rows read so far, over all passes. */
export const getPercentRead = (progress: ScanProgress | null): number =>
  progress && progress.rowsToRead > 0 ? Math.floor((progress.rowsRead / progress.rowsToRead) * 100) : 0

/**
 * One of 'provada 12:03', 'parcial 34 %' (while the scan runs, or if it ended before the last row), 'parcial, relendo',
 * 'movida', 'incompleta' (all rows are read, and could not be checked), 'não provada'.
 */
export function formatProof({
  outcome,
  progress = null,
}: Pick<ListScan, 'outcome'> & Partial<Pick<ListScan, 'progress'>>): string {
  // During a reread, the figures are still those of the round before.
  if (outcome === null) return progress?.rereads ? 'parcial, relendo' : `parcial ${getPercentRead(progress)} %`
  const { verdict } = outcome
  if (verdict.kind === 'incomplete' && verdict.lines < verdict.total)
    return `parcial ${Math.floor((verdict.lines / verdict.total) * 100)} %`
  const word = getVerdictWord(verdict).toLowerCase()
  return verdict.kind === 'proved' ? `${word} ${formatTime(new Date(verdict.checkedAt))}` : word
}

/** The suffix in the names of files of an unverified scan (scan/files/README §1); '' for a verified scan. */
export const getFileNameSuffix = ({ verdict }: ScanOutcome): string => (verdict.kind === 'proved' ? '' : '-nao-provada')
