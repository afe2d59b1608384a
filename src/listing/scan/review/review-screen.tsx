/** The view 'Revisar': one record at a time with its history and the verdicts given so far; each verdict has a key. */
import { useEffect, useSyncExternalStore } from 'react'
import { toCents, ExactSum, formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { createColumnReader } from '#scan/aggregates/scan-column.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { findScanAmount } from '#listing/scan/scan-columns.ts'
import { exportEvidenceCommand } from '#listing/scan/files/commands.ts'
import { reviewStepCommands, reviewSkippedCommand } from './review-commands.ts'
import { ReviewVerdictList } from './review-verdicts.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewRecord } from './review-record.tsx'
import {
  countJudged,
  formatJudgedCount,
  formatQueuePosition,
  formatRemainingCount,
  type Review,
  reviewStore,
  countVerdicts,
} from '#listing/scan/review-store.ts'
import { closeScanView, ViewFrame } from '#listing/scan/view-frame.tsx'
import '#listing/scan/scan-panel.css'

const TITLES = { sample: 'Revisar amostra', exceptions: 'Revisar exceções', whole: 'Revisar' } as const

/** Renders the open queue. Closes the view if another tab replaces the queue. */
export function ReviewScreen({ list }: { list: ListModel }) {
  const shown = useSyncExternalStore(reviewStore.subscribe, reviewStore.get)
  useEffect(() => {
    if (shown) return
    notify('warning', 'Outra aba abriu outra revisão desta lista no lugar da que estava aqui')
    void closeScanView(list)
  }, [shown, list])
  if (!shown) return null
  const { review, index, next } = shown
  const { items, of, origin, lines, proof, notes } = review
  const { conforme, exceção, pulada } = countVerdicts(review)
  const item = items[index]
  const judged = countJudged(review)
  return (
    <ViewFrame
      list={list}
      title={TITLES[of]}
      region="revisar"
      actions={<CommandButton command={exportEvidenceCommand} />}
      leaveLabel="Sair, fica guardado"
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) pb-3 text-sm text-ink-2 tabular-nums">
        <QueuePosition place={formatQueuePosition(review, index)} record={item?.row.id} />
        <progress className="scan-bar max-w-48" aria-label="Com veredito" max={items.length} value={judged} />
        <span>{formatJudgedCount(review)}</span>
        <span>
          {`${formatCount(conforme, 'conforme', 'conformes')}, ${formatCount(exceção, 'exceção', 'exceções')}, ${formatCount(pulada, 'pulada', 'puladas')}`}
        </span>
        <span>{`${items.length} de ${formatRowCount(lines)}, ${origin}`}</span>
        <span>{proof}</span>
      </p>
      <div className="scan-review">
        {item ? (
          <ReviewRecord list={list} item={item} note={notes[item.row.id] ?? ''} isJudged={next !== undefined} />
        ) : (
          <div className="flex flex-col items-start gap-3 p-(--gutter) text-ink">
            <p>
              {pulada > 0
                ? `Ainda sem veredito: ${formatCount(pulada, 'pulada', 'puladas')}.`
                : 'Todos os registros têm veredito. Exporte a evidência para guardá-los com a leitura.'}
            </p>
            {pulada > 0 && <CommandButton command={reviewSkippedCommand} />}
          </div>
        )}
        {item && <ReviewHistory key={item.row.id} list={list} row={item.row} />}
        <ReviewVerdictList list={list} review={review} at={index} />
      </div>
      <div className="list-footer text-sm text-ink-2 tabular-nums">
        <b className="font-medium text-ink">{formatRemainingCount(review)}</b>
        {getSums(list, review).map(([label, text]) => (
          <span key={label}>
            {label} <b className="font-medium text-ink">{text}</b>
          </span>
        ))}
        <span className="ml-auto flex gap-2">
          {reviewStepCommands.map((command) => (
            <CommandButton key={command.id} command={command} />
          ))}
        </span>
      </div>
    </ViewFrame>
  )
}

/** The position in the queue. Screen readers hear it with the record's id, which sighted operators see in a heading. */
function QueuePosition({ place, record }: { place: string; record: number | undefined }) {
  const endText = record === undefined ? ', fim' : ''
  useEffect(() => announce(place + (endText || `: #${record}`)), [place, endText, record])
  return (
    <span>
      {'Registro '}
      <b className="font-semibold text-ink">{place + endText}</b>
    </span>
  )
}

/** Sums of the judged records, of the exceptions, and of all; empty for a list without amounts. */
function getSums({ definition }: ListModel, { items, given }: Review): (readonly [string, string])[] {
  const amount = findScanAmount(definition)
  if (!amount) return []
  const read = createColumnReader(amount.field)
  const verdicts = new Map(given.map(({ id, verdict }) => [id, verdict]))
  const sumWhere = (matches: (id: number) => boolean) => {
    const sum = new ExactSum()
    for (const { row } of items) if (matches(row.id)) sum.add(toCents(read(row)) ?? 0)
    return formatCents(sum.total)
  }
  return [
    ['Σ revisado', sumWhere((id) => verdicts.has(id) && verdicts.get(id) !== 'pulada')],
    ['Σ exceções', sumWhere((id) => verdicts.get(id) === 'exceção')],
    ['Σ todos', sumWhere(() => true)],
  ]
}
