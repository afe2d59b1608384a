/**
 * Prints, above the page's own note on every sheet, how well the scan is verified and the code of its evidence package.
 */
import { useIsPrinting } from '#listing/export/use-printing.ts'
import { getVerdictWord } from '#scan/protocol/verdict.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import type { ListScan } from './scan-store.ts'

/** Rendered only for printing; null until there is an outcome. */
export function ScanPrintNote({ scan: { outcome, evidenceCode } }: { scan: ListScan }) {
  if (!useIsPrinting() || !outcome) return null
  const { verdict } = outcome
  return (
    <p className="print-note print-proof">
      {`${getVerdictWord(verdict)}: ${formatVerdict(verdict)}${evidenceCode !== null ? ` · código da evidência ${evidenceCode}` : ''}`}
    </p>
  )
}
