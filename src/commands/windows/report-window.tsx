/** The report of a run over several records: failures first, the server's words, only they once more. */
import { capital } from '#lib/written/capital.ts'
import { useRef, useState, useSyncExternalStore } from 'react'
import { counted } from '#lib/written/counted.ts'
import { toCsv } from '#lib/written/csv.ts'
import { guardedLines } from '#lib/written/guarded-lines.ts'
import { decimalText } from '#lib/written/decimal-text.ts'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { copyAndTell } from '#ui/device/copy-and-tell.ts'
import { hasMarkedText } from '#ui/focus/focus.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { downloadText } from '#ui/device/download.ts'
import { Icon, type IconName } from '#ui/signs/icon.tsx'
import { LongList } from '#ui/late/long-list.tsx'
import { type Item, type ItemState, OPEN, type Run, countOf } from '#commands/bulk/queue.ts'
import { doneWord, headline, inReportOrder, itemText, itemNumber, reportRows } from '#commands/bulk/report.ts'
import type { Work } from '#commands/bulk/work.ts'
import { currentRun, onRun, setRun } from '#commands/bulk/run-store.ts'
import type { Noun } from '#commands/noun.ts'

const ICONS: Record<ItemState, readonly [IconName, string]> = {
  failed: ['erro', 'text-danger-ink'],
  unknown: ['alerta', 'text-warning-ink'],
  done: ['certo', 'text-success-ink'],
  skipped: ['menos', 'text-ink-3'],
  waiting: ['menos', 'text-ink-3'],
  running: ['menos', 'text-ink-3'],
}

/** Draws the report while it is open. */
export function ReportWindow() {
  const shown = useSyncExternalStore(onRun, currentRun)
  return shown?.report ? <Report work={shown.work} run={shown.run} /> : null
}

function copyReport(work: Work, run: Run) {
  void copyAndTell(guardedLines(reportRows(work, run, work.noun)), 'Relatório copiado')
}

function saveReport(work: Work, run: Run) {
  const [head = [], ...rows] = reportRows(work, run, work.noun)
  const columns = head.map((label) => ({ label }))
  downloadText(`relatorio-${work.id.replace('.', '-')}.csv`, toCsv(columns, rows), 'text/csv;charset=utf-8')
}

/** What can be looked at alone, and how many those are; null for all. */
function filtersOf(work: Work, run: Run): readonly (readonly [text: string, state: ItemState | null, count: number])[] {
  return [
    ['Todos', null, run.items.length],
    ['Falhas', 'failed', countOf(run, 'failed')],
    ['Não se sabe', 'unknown', countOf(run, 'unknown')],
    [capital(doneWord(work, 2, work.noun)), 'done', countOf(run, 'done')],
    ['Não enviados', 'waiting', countOf(run, 'waiting')],
    ['Ignorados', 'skipped', countOf(run, 'skipped')],
  ]
}

function Report({ work, run }: { work: Work; run: Run }) {
  const { noun } = work
  const closer = useRef<HTMLButtonElement>(null)
  const [only, setOnly] = useState<ItemState | null>(null)
  const failed = countOf(run, ...OPEN)
  const unknown = countOf(run, 'unknown')
  const left = run.items.filter((item) => item.state === 'skipped')
  const calls = countOf(run, 'done', 'failed', 'unknown')
  const seconds = ((run.endedAt ?? run.startedAt) - run.startedAt) / 1000
  const close = () => setRun(work, run)
  const copy = () => copyReport(work, run)
  const again = () => {
    close()
    work.retry?.(run)
  }

  const check = () => void work.check?.(run).then((checked) => setRun(work, checked, true))

  const keys = {
    // What is marked is what is copied.
    'Mod+c': () => !hasMarkedText() && copy(),
    r: () => failed > 0 && again(),
    c: () => unknown > 0 && check(),
  }

  return (
    <Dialog
      open
      onClose={close}
      title={headline(work, run, noun)}
      description={`${counted(calls, 'chamada', 'chamadas')} em ${decimalText(seconds, 0, 1)} s.${leftText(noun, left)}`}
      width={600}
      keys={keys}
      sealed
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        closer.current?.focus()
      }}
      footer={
        <>
          <span className="mr-auto flex gap-1">
            <Button variant="ghost" icon="copiar" keys="Mod+C" onClick={copy}>
              Copiar relatório
            </Button>
            <IconButton icon="baixar" label="Salvar CSV" onClick={() => saveReport(work, run)} />
          </span>
          <Button ref={closer} keys="Escape" onClick={close}>
            Fechar
          </Button>
          {unknown > 0 && (
            <Button keys="c" onClick={check}>
              {`Conferir (${unknown})`}
            </Button>
          )}
          {failed > 0 && (
            <Button variant="primary" keys="r" onClick={again}>
              {`Tentar novamente (${failed})`}
            </Button>
          )}
        </>
      }
    >
      <div className="mb-1 flex flex-wrap gap-1">
        {filtersOf(work, run).map(
          ([text, state, count]) =>
            count > 0 && (
              <button
                key={text}
                type="button"
                aria-pressed={only === state}
                onClick={() => setOnly(state)}
                className="h-6 rounded-sm px-2 text-xs text-ink-2 tabular-nums hover:bg-hover aria-pressed:bg-selected aria-pressed:font-medium aria-pressed:text-accent-ink"
              >
                {`${text} ${count}`}
              </button>
            ),
        )}
      </div>
      <LongList
        items={inReportOrder(run.items).filter((item) => only === null || item.state === only)}
        keyOf={({ id }) => id}
        lineHeight={36}
        draw={(item) => <ReportLine item={item} number={itemNumber(noun, item)} text={itemText(work, item, noun)} />}
        className="max-h-[50dvh]"
        lineClassName="grid min-h-9 grid-cols-[1rem_3rem_minmax(0,1fr)_minmax(0,1.2fr)] items-center gap-3 border-b border-line py-1.5 text-sm tabular-nums last:border-0"
      />
    </Dialog>
  )
}

/** ' O #17 ficou de fora.': its line says why. */
function leftText(noun: Noun | undefined, left: readonly Item[]): string {
  const [only, ...others] = left
  if (!only) return ''
  return others.length === 0 ? ` O ${itemNumber(noun, only)} ficou de fora.` : ` ${left.length} ficaram de fora.`
}

function ReportLine({ item, number, text }: { item: Item; number: string; text: string }) {
  const [icon, colour] = ICONS[item.state]
  return (
    <>
      <Icon name={icon} className={colour} />
      <span className="text-xs text-ink-2">{number}</span>
      <span className="wrap-anywhere">{item.name ?? '–'}</span>
      <span className={`wrap-anywhere ${item.state === 'failed' ? 'text-danger-ink' : 'text-ink-2'}`}>{text}</span>
    </>
  )
}
