/**
 * The panel 'Leitura' beside the table: progress while it runs, then the verdict, what was made of it, what can be
 * done.
 */
import { useEffect, useRef, useState } from 'react'
import { focusKind, isPageCovered } from '#ui/focus/focus.ts'
import { formatDateTime } from '#lib/written/dates.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { verdictSentence, verdictWord } from '#reading/walk/wording.ts'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { Icon } from '#ui/signs/icon.tsx'
import { Keys } from '#ui/signs/kbd.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { AnalysisView } from './analysis-view.tsx'
import { goOnWithShown, wayOn } from '#listing/whole/kept/kept-reading.ts'
import { openOrTell } from '#listing/whole/or-tell.ts'
import { OtherReadings } from './other-readings.tsx'
import { PanelActions } from './panel-actions.tsx'
import { PERIOD_OPEN } from '#listing/whole/columns.ts'
import { proofOf } from '#listing/whole/proof.ts'
import { leituraCancelar } from '#listing/whole/hand-commands.ts'
import { ReadingFigures } from './reading-figures.tsx'
import { ReadingPrintNote } from '#listing/whole/reading-print-note.tsx'
import { ReadingRunning } from './reading-running.tsx'
import { patchReading } from '#listing/whole/run-reading.ts'
import { useWholeReading } from '#listing/whole/use-whole-reading.ts'
import { useHeldFocus } from '#listing/whole/use-held-focus.ts'
import { VERDICT_ICONS } from './verdict-icons.ts'
import type { WholeReading } from '#listing/whole/whole-store.ts'
import '#listing/look/side-panel.css'
import '#listing/whole/reading-panel.css'

/** ms between two looks at the clock for the age. */
const TICK = 30_000

/** 'agora', 'há 9 min', 'há 2 h'. */
function ageOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  return minutes < 1 ? 'agora' : minutes < 60 ? `há ${minutes} min` : `há ${Math.floor(minutes / 60)} h`
}

function Age({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return <time dateTime={new Date(at).toISOString()}>{ageOf(now - at)}</time>
}

/** Drawn while there is a reading of the list on the screen. */
export function ReadingPanel({ list }: { list: ListModel }) {
  const whole = useWholeReading(list)
  return whole && <Panel list={list} whole={whole} />
}

/**
 * What the focus has been at: a small reading is done before the code of this panel is there, and comes back with its
 * list.
 */
let goneTo: WholeReading['analysis'] = null

/** Esc leaves it for the table, arrows go over its buttons. */
function Panel({ list, whole }: { list: ListModel; whole: WholeReading }) {
  const { outcome, failure, figures, analysis, working } = whole
  const body = useRef<HTMLDivElement>(null)
  const panel = useLocalKeys({
    Escape(event) {
      event.stopPropagation()
      list.gridRef.current?.focus()
    },
    ArrowDown: over(1),
    ArrowUp: over(-1),
  })
  useEffect(() => {
    if (analysis === goneTo) return
    goneTo = analysis
    // Never away from what the operator is typing, nor from the table where there is nothing new.
    if (isPageCovered() || focusKind() === 'field') return
    if (analysis === null && document.activeElement !== document.body) return
    // What was asked for is gone to, so that Enter on a value is one key away.
    const first = body.current?.querySelector<HTMLElement>('[data-value], summary, button')
    ;(first ?? body.current)?.focus()
  }, [analysis])
  useHeldFocus('leitura', body)
  const note = outcome === null || outcome.verdict.kind === 'proved' ? null : proofOf(whole)

  return (
    <>
      <ReadingPrintNote whole={whole} />
      <aside className="list-reading" aria-label="Leitura" data-region="leitura" ref={panel}>
        <header className="flex h-(--head) shrink-0 items-center gap-2 border-b border-line bg-sunken px-4 text-sm">
          <h2 className="font-medium text-ink">Leitura</h2>
          <span className="text-ink-2">
            {outcome ? <Age at={outcome.endedAt} /> : failure === null && 'em andamento'}
          </span>
          <span className="ml-auto flex items-center gap-2">
            <span aria-hidden="true">
              <Keys keys="F6" />
            </span>
            <IconButton
              icon="fechar"
              label="Fechar o painel da leitura"
              small
              onClick={() => {
                patchReading(whole.key, { isHidden: true })
                list.gridRef.current?.focus()
              }}
            />
          </span>
        </header>
        <div ref={body} tabIndex={-1} className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto p-4 text-sm">
          {failure !== null && <p role="alert">{failure}</p>}
          {whole.isPeriodOpen && <p className="text-warning-ink">{PERIOD_OPEN}</p>}
          {outcome && <Verdict outcome={outcome} />}
          {!outcome && failure === null && <ReadingRunning whole={whole} />}
          {working !== null && <p className="text-ink-2">{`${working}…`}</p>}
          {whole.aside && <CommandButton command={leituraCancelar} />}
          {analysis && outcome ? (
            <AnalysisView list={list} analysis={analysis} note={note} />
          ) : (
            figures && <ReadingFigures list={list} figures={figures} note={outcome ? note : proofOf(whole)} />
          )}
          {analysis === null && <OtherReadings stamp={`${whole.key} ${outcome?.endedAt ?? whole.startedAt}`} />}
        </div>
        {(outcome ?? failure) !== null && <PanelActions />}
      </aside>
    </>
  )
}

/** With the way on from what is not proved. */
function Verdict({ outcome }: { outcome: ReadingOutcome }) {
  const { verdict, endedAt } = outcome
  const [icon, tone] = VERDICT_ICONS[verdict.kind]
  const on = wayOn(outcome)
  return (
    <div>
      <p className="flex items-center gap-2">
        <span className={tone}>
          <Icon name={icon} size={20} />
        </span>
        <b className="text-lg font-semibold text-ink">{verdictWord(verdict)}</b>
        <span className="ml-auto text-ink-2 tabular-nums">{formatDateTime(endedAt)}</span>
      </p>
      <p className="text-ink-2">{`${verdictSentence(verdict)}.`}</p>
      {on !== null && (
        <Button size="small" className="mt-1" onClick={() => openOrTell(goOnWithShown())}>
          {on}
        </Button>
      )}
    </div>
  )
}

/** To the next (1) or the last (-1) button of the panel. */
const over = (step: 1 | -1) => (event: KeyboardEvent) => {
  const { currentTarget: panel } = event
  if (!(panel instanceof HTMLElement)) return false
  event.stopPropagation()
  const stops = [...panel.querySelectorAll<HTMLElement>('button:not(:disabled), summary')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  return stops[at < 0 ? 0 : Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
}
