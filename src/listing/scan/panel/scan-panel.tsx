/** The panel 'Leitura' beside the table: progress while a scan runs, then its verdict, results and commands. */
import { useEffect, useRef, useState } from 'react'
import { getFocusContext, hasOpenDialog } from '#ui/focus/focus.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { Button, IconButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { getVerdictWord, type ScanOutcome } from '#scan/protocol/verdict.ts'
import { AnalysisView } from './analysis-view.tsx'
import { continueShownScan, getContinueLabel } from '#listing/scan/stored/resume-scan.ts'
import { notifyOnOpenFailure } from '#listing/scan/notify-on-failure.ts'
import { OtherScans } from './other-scans.tsx'
import { PanelActions } from './panel-actions.tsx'
import { PERIOD_OPEN_TEXT } from '#listing/scan/scan-columns.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { cancelScanCommand } from '#listing/scan/control-commands.ts'
import { ScanFiguresView } from './scan-figures.tsx'
import { ScanPrintNote } from '#listing/scan/scan-print-note.tsx'
import { ScanProgressView } from './scan-progress-view.tsx'
import { patchScan } from '#listing/scan/run-scan.ts'
import { useScan } from '#listing/scan/use-scan.ts'
import { useDeferredFocus } from '#listing/scan/use-deferred-focus.ts'
import { VERDICT_ICONS } from './verdict-icons.ts'
import { focusedAnalysisStore, type ListScan } from '#listing/scan/scan-store.ts'
import '#listing/preview/side-panel.css'
import '#listing/scan/scan-panel.css'

/** ms between two updates of the age. */
const AGE_REFRESH_MS = 30_000

/** For example 'agora', 'há 9 min', 'há 2 h'. */
function formatAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  return minutes < 1 ? 'agora' : minutes < 60 ? `há ${minutes} min` : `há ${Math.floor(minutes / 60)} h`
}

function Age({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGE_REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return <time dateTime={new Date(at).toISOString()}>{formatAge(now - at)}</time>
}

/** Renders the panel if there is a scan of the list on the screen. */
export function ScanPanel({ list }: { list: ListModel }) {
  const scan = useScan(list)
  return scan && <PanelContent list={list} scan={scan} />
}

/** The panel's content. Esc moves the focus to the table; the arrow keys move it over the buttons. */
function PanelContent({ list, scan }: { list: ListModel; scan: ListScan }) {
  const { outcome, failureText, figures, analysis, workLabel } = scan
  const body = useRef<HTMLDivElement>(null)
  const panel = useLocalKeys({
    Escape(event) {
      event.stopPropagation()
      list.gridRef.current?.focus()
    },
    ArrowDown: focusNextButton(1),
    ArrowUp: focusNextButton(-1),
  })
  useEffect(() => {
    if (analysis === focusedAnalysisStore.get()) return
    focusedAnalysisStore.set(analysis)
    // The focus never leaves a field in which the operator types, nor the table if there is nothing new.
    if (hasOpenDialog() || getFocusContext() === 'field') return
    if (analysis === null && document.activeElement !== document.body) return
    // The focus moves to the result, so that Enter on a value is one key away.
    const find = (selector: string) => body.current?.querySelector<HTMLElement>(selector)
    // The buttons of the verdict stand before the result.
    ;(find('[data-value], summary') ?? find('button') ?? body.current)?.focus()
  }, [analysis])
  useDeferredFocus('leitura', body)
  const note = outcome === null || outcome.verdict.kind === 'proved' ? null : formatProof(scan)

  return (
    <>
      <ScanPrintNote scan={scan} />
      <aside className="list-side-panel" aria-label="Leitura" data-region="leitura" ref={panel}>
        <header className="flex h-(--head) shrink-0 items-center gap-2 border-b border-line bg-sunken px-4 text-sm">
          <h2 className="font-medium text-ink">Leitura</h2>
          <span className="text-ink-2">
            {outcome ? <Age at={outcome.endedAt} /> : failureText === null && 'em andamento'}
          </span>
          <span className="ml-auto flex items-center gap-2">
            <span aria-hidden="true">
              <KeyChips keys="F6" />
            </span>
            <IconButton
              icon="fechar"
              label="Fechar o painel da leitura"
              small
              onClick={() => {
                patchScan(scan.key, { isPanelHidden: true })
                list.gridRef.current?.focus()
              }}
            />
          </span>
        </header>
        <div ref={body} tabIndex={-1} className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto p-4 text-sm">
          {failureText !== null && <p role="alert">{failureText}</p>}
          {scan.isPeriodOpen && <p className="text-warning-ink">{PERIOD_OPEN_TEXT}</p>}
          {outcome && <VerdictView outcome={outcome} />}
          {!outcome && failureText === null && <ScanProgressView scan={scan} />}
          {workLabel !== null && <p className="text-ink-2">{`${workLabel}…`}</p>}
          {scan.sideScanControl && <CommandButton command={cancelScanCommand} />}
          {analysis && outcome ? (
            <AnalysisView list={list} analysis={analysis} note={note} />
          ) : (
            figures && <ScanFiguresView list={list} figures={figures} note={outcome ? note : formatProof(scan)} />
          )}
          {analysis === null && <OtherScans stamp={`${scan.key} ${outcome?.endedAt ?? scan.startedAt}`} />}
        </div>
        {(outcome ?? failureText) !== null && <PanelActions />}
      </aside>
    </>
  )
}

/** The verdict, with a button to continue an unverified scan. */
function VerdictView({ outcome }: { outcome: ScanOutcome }) {
  const { verdict, endedAt } = outcome
  const [icon, tone] = VERDICT_ICONS[verdict.kind]
  const continueLabel = getContinueLabel(outcome)
  return (
    <div>
      <p className="flex items-center gap-2">
        <span className={tone}>
          <Icon name={icon} size={20} />
        </span>
        <b className="text-lg font-semibold text-ink">{getVerdictWord(verdict)}</b>
        <span className="ml-auto text-ink-2 tabular-nums">{formatDateTime(endedAt)}</span>
      </p>
      <p className="text-ink-2">{`${formatVerdict(verdict)}.`}</p>
      {continueLabel !== null && (
        <Button size="small" className="mt-1" onClick={() => notifyOnOpenFailure(continueShownScan())}>
          {continueLabel}
        </Button>
      )}
    </div>
  )
}

/** Focuses the next (1) or previous (-1) button of the panel. */
const focusNextButton = (step: 1 | -1) => (event: KeyboardEvent) => {
  const { currentTarget: panel } = event
  if (!(panel instanceof HTMLElement)) return false
  event.stopPropagation()
  const buttons = [...panel.querySelectorAll<HTMLElement>('button:not(:disabled), summary')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  return buttons[index < 0 ? 0 : Math.max(0, Math.min(buttons.length - 1, index + step))]?.focus()
}
