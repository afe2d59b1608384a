/**
 * What a printed reading says above the page's own note, on every sheet: how well it is proved, and under which code.
 */
import { useIsPrinting } from '#listing/export/use-printing.ts'
import { formatVerdict, getVerdictWord } from '#scan/protocol/verdict-text.ts'
import type { ListScan } from './scan-store.ts'

/** Drawn on paper alone; nothing before there is a verdict. */
export function ScanPrintNote({ whole: { outcome, evidenceCode } }: { whole: ListScan }) {
  if (!useIsPrinting() || !outcome) return null
  const { verdict } = outcome
  return (
    <p className="print-note print-proof">
      {`${getVerdictWord(verdict)}: ${formatVerdict(verdict)}${evidenceCode !== null ? ` · código da evidência ${evidenceCode}` : ''}`}
    </p>
  )
}
