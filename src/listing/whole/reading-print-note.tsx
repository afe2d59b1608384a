/**
 * What a printed reading says above the page's own note, on every sheet: how well it is proved, and under which code.
 */
import { usePrinting } from '#listing/copy/printing.ts'
import { verdictSentence, verdictWord } from '#reading/walk/wording.ts'
import type { WholeReading } from './whole-store.ts'

/** Drawn on paper alone; nothing before there is a verdict. */
export function ReadingPrintNote({ whole: { outcome, evidenceCode } }: { whole: WholeReading }) {
  if (!usePrinting() || !outcome) return null
  const { verdict } = outcome
  return (
    <p className="print-note print-proof">
      {`${verdictWord(verdict)}: ${verdictSentence(verdict)}${evidenceCode !== null ? ` · código da evidência ${evidenceCode}` : ''}`}
    </p>
  )
}
