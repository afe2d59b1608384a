/** What a printed reading says of itself, on every page: which list, how filtered, how well proved, under which code. */
import { formatDateTime } from '#lib/dates.ts'
import { filterWords } from '#listing/print-note.tsx'
import { usePrinting } from '#listing/printing.ts'
import type { ListModel } from '#listing/model.ts'
import { verdictSentence, verdictWord } from '#reading/walk/wording.ts'
import type { WholeReading } from './whole-store.ts'

/** Drawn on paper alone, above the list's own note; nothing before there is a verdict. */
export function ReadingPrintNote({ list, whole: { outcome, evidenceCode } }: { list: ListModel; whole: WholeReading }) {
  if (!usePrinting() || !outcome) return null
  const { verdict } = outcome
  const parts = [
    list.definition.title,
    filterWords(list),
    `${verdictWord(verdict)}: ${verdictSentence(verdict)}`,
    evidenceCode === null ? '' : `código da evidência ${evidenceCode}`,
    formatDateTime(Date.now()),
  ]
  return <p className="print-note print-proof">{parts.filter((part) => part !== '').join(' · ')}</p>
}
