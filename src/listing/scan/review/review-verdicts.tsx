/** Lists the verdicts given so far, the last one on top. */
import { formatCell } from '#lib/format/cell-format.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { createColumnReader } from '#scan/aggregates/scan-column.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { findMoneyColumn } from '#listing/scan/scan-columns.ts'
import { undoVerdictCommand } from './review-commands.ts'
import { countJudged, type Review, type ReviewVerdict } from '#listing/scan/review-store.ts'

const VERDICT_ICONS: Readonly<Record<ReviewVerdict, readonly [IconName, string]>> = {
  conforme: ['certo', 'text-success-ink'],
  exceção: ['erro', 'text-danger-ink'],
  pulada: ['setaDireita', 'text-ink-3'],
}

/**
 * Renders the list. The current record is above the verdicts as 'agora' until it has one; then its own row is marked.
 */
export function ReviewVerdictList({ list, review, at }: { list: ListModel; review: Review; at: number }) {
  const { items, given: verdicts, notes } = review
  // Records are numbered by their position in the queue, as in the header of the view.
  const positionById = new Map(items.map(({ row }, index) => [row.id, index + 1]))
  const amount = findMoneyColumn(list.definition)
  const readAmount = amount ? createColumnReader(amount.field) : null
  const rowById = new Map(items.map(({ row }) => [row.id, row]))
  const currentRow = items[at]?.row
  const formatAmount = (row: object | undefined) =>
    row && readAmount ? formatCell('money', readAmount(row as { id: number })) : ''
  return (
    <section aria-label="Vereditos" className="scan-side">
      <h2 className="scan-side-head">
        <span>{`Vereditos ${countJudged(review)}`}</span>
        <span className="ml-auto">
          <CommandButton command={undoVerdictCommand} variant="ghost" />
        </span>
      </h2>
      <ol className="scan-verdicts text-sm tabular-nums">
        {currentRow && !verdicts.some(({ id }) => id === currentRow.id) && (
          <li aria-current="true" className="flex gap-2 border-b border-line bg-selected px-4 py-1.5">
            <span className="w-6 shrink-0 text-ink-2">{at + 1}</span>
            <span className="w-14 shrink-0 text-ink">{`#${currentRow.id}`}</span>
            <span className="w-24 shrink-0 text-right text-ink">{formatAmount(currentRow)}</span>
            <span className="text-ink-2">agora</span>
          </li>
        )}
        {verdicts.toReversed().map(({ id, verdict }) => {
          const [icon, tone] = VERDICT_ICONS[verdict]
          return (
            <li
              key={id}
              aria-current={id === currentRow?.id || undefined}
              className="flex items-center gap-2 border-b border-line px-4 py-1.5 aria-[current]:bg-selected"
            >
              <span className="w-6 shrink-0 text-ink-2">{positionById.get(id)}</span>
              <span className="w-14 shrink-0 text-ink">{`#${id}`}</span>
              <span className="w-24 shrink-0 text-right text-ink">{formatAmount(rowById.get(id))}</span>
              <span className={`flex items-center gap-1.5 ${tone}`}>
                <Icon name={icon} />
                <span>{verdict}</span>
              </span>
              {notes[id] && (
                <span className="ml-auto shrink-0 text-ink-2" title={notes[id]}>
                  <Icon name="editar" />
                  <span className="sr-only">{`Nota: ${notes[id]}`}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
