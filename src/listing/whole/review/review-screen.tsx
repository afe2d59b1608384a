/** 'Revisar': one record at a time, its history beside it, the verdicts given so far, each verdict one key. */
import { useEffect, useSyncExternalStore } from 'react'
import { centsOf, ExactSum, formatCents } from '#lib/written/cents.ts'
import { counted } from '#lib/written/counted.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { columnReader } from '#reading/folds/column.ts'
import { linesText } from '#reading/walk/wording.ts'
import { columnOf } from '#listing/whole/columns.ts'
import { leituraEvidencia } from '#listing/whole/files/commands.ts'
import { revisarPassos, revisarPuladas } from './review-commands.ts'
import { ReviewGiven } from './review-given.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewRecord } from './review-record.tsx'
import {
  judgedOf,
  judgedText,
  queuePlaceText,
  remainingText,
  type Review,
  reviewStore,
  tally,
} from '#listing/whole/review-store.ts'
import { closeView, ViewFrame } from '#listing/whole/view-frame.tsx'
import '#listing/whole/reading-panel.css'

const TITLES = { sample: 'Revisar amostra', exceptions: 'Revisar exceções', whole: 'Revisar' } as const

/** The queue that is open. */
export function ReviewScreen({ list }: { list: ListModel }) {
  const shown = useSyncExternalStore(reviewStore.subscribe, reviewStore.get)
  useEffect(() => {
    if (shown) return
    notify('warning', 'Outra aba abriu outra revisão desta lista no lugar da que estava aqui')
    closeView(list)
  }, [shown, list])
  if (!shown) return null
  const { review, at, next } = shown
  const { items, of, origin, lines, proof, notes } = review
  const { conforme, exceção, pulada } = tally(review)
  const item = items[at]
  const judged = judgedOf(review)
  return (
    <ViewFrame
      list={list}
      title={TITLES[of]}
      region="revisar"
      actions={<CommandButton command={leituraEvidencia} />}
      leave="Sair, fica guardado"
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) pb-3 text-sm text-ink-2 tabular-nums">
        <Place place={queuePlaceText(review, at)} record={item?.row.id} />
        <progress className="reading-bar max-w-48" aria-label="Com veredito" max={items.length} value={judged} />
        <span>{judgedText(review)}</span>
        <span>
          {`${counted(conforme, 'conforme', 'conformes')}, ${counted(exceção, 'exceção', 'exceções')}, ${counted(pulada, 'pulada', 'puladas')}`}
        </span>
        <span>{`${items.length} de ${linesText(lines)}, ${origin}`}</span>
        <span>{proof}</span>
      </p>
      <div className="reading-review">
        {item ? (
          <ReviewRecord list={list} item={item} note={notes[item.row.id] ?? ''} isJudged={next !== undefined} />
        ) : (
          <div className="flex flex-col items-start gap-3 p-(--gutter) text-ink">
            <p>
              {pulada > 0
                ? `Ainda sem veredito: ${counted(pulada, 'pulada', 'puladas')}.`
                : 'Todos os registros têm veredito. Exporte a evidência para guardá-los com a leitura.'}
            </p>
            {pulada > 0 && <CommandButton command={revisarPuladas} />}
          </div>
        )}
        {item && <ReviewHistory key={item.row.id} list={list} row={item.row} />}
        <ReviewGiven list={list} review={review} at={at} />
      </div>
      <div className="list-footer text-sm text-ink-2 tabular-nums">
        <b className="font-medium text-ink">{remainingText(review)}</b>
        {sums(list, review).map(([label, text]) => (
          <span key={label}>
            {label} <b className="font-medium text-ink">{text}</b>
          </span>
        ))}
        <span className="ml-auto flex gap-2">
          {revisarPassos.map((command) => (
            <CommandButton key={command.id} command={command} />
          ))}
        </span>
      </div>
    </ViewFrame>
  )
}

/** The place in the queue: heard with its record, which has a heading of its own to be seen by. */
function Place({ place, record }: { place: string; record: number | undefined }) {
  const end = record === undefined ? ', fim' : ''
  useEffect(() => announce(place + (end || `: #${record}`)), [place, end, record])
  return (
    <span>
      {'Registro '}
      <b className="font-semibold text-ink">{place + end}</b>
    </span>
  )
}

/** Sums of what was judged, of the exceptions, of all; none on a list without amounts. */
function sums({ definition }: ListModel, { items, given }: Review): (readonly [string, string])[] {
  const amount = columnOf(definition, 'money')
  if (!amount) return []
  const read = columnReader(amount.field)
  const verdicts = new Map(given.map(({ id, verdict }) => [id, verdict]))
  const sumOf = (takes: (id: number) => boolean) => {
    const sum = new ExactSum()
    for (const { row } of items) if (takes(row.id)) sum.add(centsOf(read(row)) ?? 0)
    return formatCents(sum.total)
  }
  return [
    ['Σ revisado', sumOf((id) => verdicts.has(id) && verdicts.get(id) !== 'pulada')],
    ['Σ exceções', sumOf((id) => verdicts.get(id) === 'exceção')],
    ['Σ todos', sumOf(() => true)],
  ]
}
