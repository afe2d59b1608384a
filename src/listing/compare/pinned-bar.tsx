/** The bar of the pinned rows in the footer: their number, their commands and their sum. */
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { summarizeAmounts } from '#listing/cell/summarize-amounts.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { findAmountColumn } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { compareCommand, unpinAllCommand } from '#listing/preview/commands.ts'
import './pinned-bar.css'

/** Drawn while rows are pinned and nothing is selected. */
export function PinnedBar({ list: { state, pinnedRows, definition } }: { list: ListModel }) {
  const count = state.pinnedIds.length
  const amountColumn = findAmountColumn(definition)
  const summary =
    amountColumn &&
    summarizeAmounts(
      amountColumn,
      pinnedRows.map(({ original }) => original),
    )
  return (
    <>
      <span className="font-medium text-ink tabular-nums">{formatCount(count, 'fixada', 'fixadas')}</span>
      {summary && count > 1 && (
        <span className="text-ink-2 tabular-nums">
          Σ fixadas <span className="font-medium text-ink">{formatCents(summary.sum)}</span>
        </span>
      )}
      {count > 1 && <CommandButton command={compareCommand} variant="ghost" isOutOfTabOrder />}
      <CommandButton command={unpinAllCommand} variant="ghost" isOutOfTabOrder />
    </>
  )
}
