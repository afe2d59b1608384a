/** How well a whole reading is proved, in two words beside each of its figures. */
import { formatTime } from '#lib/written/dates.ts'
import type { ReadingProgress } from '#reading/walk/environment.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { verdictWord } from '#reading/walk/wording.ts'
import type { WholeReading } from './whole-store.ts'

/** Whole per cent of the rows that are read, of all walks together. */
export const shareOf = (progress: ReadingProgress | null): number =>
  progress && progress.all > 0 ? Math.floor((progress.done / progress.all) * 100) : 0

/** 'provada 12:03', 'parcial 34 %', 'parcial, relendo', 'movida', 'incompleta', 'não provada'. */
export function proofOf({
  outcome,
  progress = null,
}: Pick<WholeReading, 'outcome'> & Partial<Pick<WholeReading, 'progress'>>): string {
  // The figures of a round before stand until its rows are read anew.
  if (outcome === null) return progress?.rereads ? 'parcial, relendo' : `parcial ${shareOf(progress)} %`
  const { verdict } = outcome
  const word = verdictWord(verdict).toLowerCase()
  return verdict.kind === 'proved' ? `${word} ${formatTime(new Date(verdict.checkedAt))}` : word
}

/** What the name of a file says where what is in it is not proved (reading/files/README §1). */
export const suffixOf = ({ verdict }: ReadingOutcome): string => (verdict.kind === 'proved' ? '' : '-nao-provada')
