/** How well a whole reading is proved, in two words beside each of its figures. */
import { formatTime } from '#lib/format/dates.ts'
import type { ScanProgress } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { getVerdictWord } from '#scan/protocol/verdict-text.ts'
import type { ListScan } from './scan-store.ts'

/** Whole per cent of the rows that are read, of all walks together. */
export const getPercentRead = (progress: ScanProgress | null): number =>
  progress && progress.rowsToRead > 0 ? Math.floor((progress.rowsRead / progress.rowsToRead) * 100) : 0

/** 'provada 12:03', 'parcial 34 %', 'parcial, relendo', 'movida', 'incompleta', 'não provada'. */
export function formatProof({
  outcome,
  progress = null,
}: Pick<ListScan, 'outcome'> & Partial<Pick<ListScan, 'progress'>>): string {
  // The figures of a round before stand until its rows are read anew.
  if (outcome === null) return progress?.rereads ? 'parcial, relendo' : `parcial ${getPercentRead(progress)} %`
  const { verdict } = outcome
  const word = getVerdictWord(verdict).toLowerCase()
  return verdict.kind === 'proved' ? `${word} ${formatTime(new Date(verdict.checkedAt))}` : word
}

/** What the name of a file says where what is in it is not proved (scan/files/README §1). */
export const getFileNameSuffix = ({ verdict }: ScanOutcome): string => (verdict.kind === 'proved' ? '' : '-nao-provada')
