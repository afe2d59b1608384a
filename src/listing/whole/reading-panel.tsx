/** The panel 'Leitura' beside the table: progress while it runs, then the verdict, the totals and what can be done. */
import { type KeyboardEvent, useRef } from 'react'
import { formatCents } from '#lib/cents.ts'
import { formatDateTime } from '#lib/dates.ts'
import { formatInteger } from '#lib/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import type { Group } from '#reading/folds/grouped.ts'
import { verdictSentence, verdictWord } from '#reading/walk/wording.ts'
import { Button } from '#ui/button.tsx'
import { leituraEvidencia, leituraExportar, leituraLer, leituraXlsx } from './commands.ts'
import { GroupBars } from './group-bars.tsx'
import { wholeSession } from './run-reading.ts'
import { type WholeFigures, type WholeReading, wholeReading } from './whole-store.ts'

/** Drawn while there is a reading of the list on the screen. Esc leaves it for the table. */
export function ReadingPanel({ list, whole }: { list: ListModel; whole: WholeReading }) {
  const { outcome, failure, figures } = whole
  const close = () => {
    wholeReading.set({ ...whole, isHidden: true })
    list.gridRef.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    list.gridRef.current?.focus()
  }
  return (
    <aside className="list-reading" aria-label="Leitura" data-region="leitura" onKeyDown={onKeyDown}>
      <header className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-1 text-sm">
        <h2 className="font-medium text-ink">Leitura</h2>
        <span className="text-ink-2">{outcome ? formatDateTime(outcome.endedAt) : 'em andamento'}</span>
        <span className="ml-auto">
          <Button variant="ghost" size="small" onClick={close}>
            Fechar
          </Button>
        </span>
      </header>
      <div className="flex flex-col gap-3 p-4 text-sm">
        {failure !== null && <p role="alert">{failure}</p>}
        {whole.isPeriodOpen && (
          <p className="text-warning-ink">O período ainda está aberto: novas linhas podem chegar.</p>
        )}
        {outcome && (
          <div>
            <p className="text-lg font-semibold text-ink">{verdictWord(outcome.verdict)}</p>
            <p className="text-ink-2">{verdictSentence(outcome.verdict)}.</p>
          </div>
        )}
        {!outcome && failure === null && <Running whole={whole} />}
        {figures && <Figures figures={figures} partial={outcome === null ? shareOf(whole) : null} />}
        {(outcome ?? failure) !== null && (
          <div className="flex flex-wrap gap-2">
            {[leituraExportar, leituraXlsx, leituraEvidencia, leituraLer].map((command) => (
              <CommandButton key={command.id} command={command} />
            ))}
          </div>
        )}
      </div>
    </aside>
  )
}

/** Whole per cent of the rows that are read. */
const shareOf = ({ progress }: WholeReading): number =>
  progress && progress.total > 0 ? Math.floor((progress.lines / progress.total) * 100) : 0

function Running({ whole }: { whole: WholeReading }) {
  const { progress, paused, startedAt } = whole
  const begun = useRef(startedAt)
  const control = wholeSession()?.control
  const seconds = progress ? Math.max(1, (Date.now() - begun.current) / 1000) : 1
  const lines = progress?.lines ?? 0
  const total = progress?.total ?? 0
  const speed = lines / seconds
  const left = speed > 0 ? Math.ceil((total - lines) / speed) : 0
  return (
    <div className="flex flex-col gap-2">
      <p>
        <span className="text-lg font-semibold text-ink tabular-nums">{shareOf(whole)} %</span>{' '}
        <span className="text-ink-2 tabular-nums">
          {formatInteger(lines)} de {formatInteger(total)} linhas
        </span>
      </p>
      <progress className="w-full" aria-label="Progresso da leitura" max={Math.max(1, total)} value={lines} />
      <p className="text-ink-2 tabular-nums">
        {progress?.phase === 'checking'
          ? `Conferindo fins de página: ${progress.endsChecked} de ${progress.pages}`
          : `Páginas ${progress?.read.length ?? 0} de ${progress?.pages ?? 0}, ${formatInteger(Math.round(speed))} linhas/s, faltam cerca de ${left} s`}
      </p>
      <div className="flex gap-2">
        <Button onClick={() => (paused ? control?.resume() : control?.pause())}>{paused ? 'Retomar' : 'Pausar'}</Button>
        <Button onClick={() => control?.stop('cancelled')}>Cancelar</Button>
      </div>
    </div>
  )
}

function Figures({ figures, partial }: { figures: WholeFigures; partial: number | null }) {
  const { totals, amount, byStatus, byDay } = figures
  const money = (cents: bigint | number | null) => (cents === null ? '–' : formatCents(cents))
  const told: [string, string][] = [
    ['Soma', money(totals.sum)],
    ['Média', money(totals.mean)],
    ['Mínimo', money(totals.min)],
    ['Máximo', money(totals.max)],
  ]
  const note = partial === null ? null : `parcial ${partial} %`
  const bars: [string, readonly Group[] | null][] = [
    ['Por status', byStatus],
    ['Por dia', byDay],
  ]
  return (
    <>
      {amount && (
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tabular-nums">
          {told.map(([label, text]) => (
            <div key={label} className="flex justify-between gap-2">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-ink">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {bars.map(
        ([title, groups]) =>
          groups &&
          groups.length > 0 && (
            <GroupBars key={title} title={title} groups={groups} note={note} hasAmount={amount !== null} />
          ),
      )}
    </>
  )
}
