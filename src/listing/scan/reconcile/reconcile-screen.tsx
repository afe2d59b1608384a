/** The view 'Conciliar': four classes with their numbers, and every difference side by side. */
import { useEffect, useRef, useState } from 'react'
import { formatCents, formatSignedCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import type { Reconciled } from '#scan/jobs/reconcile-job.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { Button } from '#ui/components/button.tsx'
import { notifyOnFailure } from '#listing/scan/notify-on-failure.ts'
import { ReconcileClasses } from './reconcile-classes.tsx'
import {
  changeKeyCommand,
  exportDifferencesCommand,
  idsToPaletteCommand,
  differenceStepCommands,
} from './reconcile-commands.ts'
import { ReconcileColumns } from './reconcile-columns.tsx'
import { ReconcileTable } from './reconcile-table.tsx'
import { compareWithPasted, formatDifferencePosition } from './run-reconcile.ts'
import { CLASSES, listDifferences, formatNoDifference, type ReconcileView } from '#listing/scan/scan-view.ts'
import { ViewFrame } from '#listing/scan/view-frame.tsx'

/** Describes each side, with its rows and its sum once they are counted. */
function formatSides({ sideDescriptions: [here, there], result }: ReconcileView): [string, string] {
  if (!result) return [here, there]
  const { columns, rowCount, counts } = result
  const size = `${formatRowCount(rowCount)}, ${formatCount(columns.length, 'coluna', 'colunas')}`
  if (!columns.some(({ format }) => format === 'money')) return [here, `${there}, ${size}`]
  const formatSum = (side: 'sumHere' | 'sumThere') =>
    formatCents(CLASSES.reduce((total, differenceClass) => total + counts[differenceClass][side], 0n))
  return [`${here}, ${formatSum('sumHere')}`, `${there}, ${size}, ${formatSum('sumThere')}`]
}

/** Shows a form to paste the table if there is none yet. */
export function ReconcileScreen({ list, view }: { list: ListModel; view: ReconcileView }) {
  const { title, sides, otherFile, result } = view
  const [here, there] = formatSides(view)
  return (
    <ViewFrame
      list={list}
      title={title}
      region="conciliar"
      actions={
        result &&
        [idsToPaletteCommand, exportDifferencesCommand].map((command) => (
          <CommandButton key={command.id} command={command} />
        ))
      }
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-(--gutter) pb-3 text-sm text-ink-2 tabular-nums">
        <span>
          <b className="inline-block font-medium text-ink first-letter:uppercase">{sides[0]}</b>
          <span>{` ${here}`}</span>
        </span>
        <span>
          <b className="inline-block font-medium text-ink first-letter:uppercase">{sides[1]}</b>
          <span>{` ${there}`}</span>
        </span>
        {result && (
          <span>
            <span>{'chave '}</span>
            <b className="font-medium text-ink">{result.columns[result.key]?.label}</b>
            <span>{result.otherKeyLabel && ` (${result.otherKeyLabel})`}</span>
          </span>
        )}
        {result && result.matchCount > 1 && (
          <span className="ml-auto">
            <CommandButton command={changeKeyCommand} variant="ghost" />
          </span>
        )}
      </p>
      {result && <ComparisonView view={view} result={result} />}
      {!result && otherFile === null && <PasteForm view={view} />}
      {!result && otherFile !== null && <p className="list-message">Comparando…</p>}
    </ViewFrame>
  )
}

/** A longer text is compared without being shown, because a text area would render all of it. */
const MAX_SHOWN_LENGTH = 100_000

const comparePasted = (text: string) => notifyOnFailure(compareWithPasted(text), 'Não foi possível conciliar.')

/** Pasted text is compared at once; typed text when the button is pressed. */
function PasteForm({ view }: { view: ReconcileView }) {
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  // The text area gets the focus when the view opens, and again after a text that was not a table.
  useEffect(() => box.current?.focus(), [view])
  return (
    <div className="flex flex-col items-start gap-3 px-(--gutter)">
      <label className="flex w-full flex-col gap-1 text-sm text-ink-2">
        Cole aqui a tabela: copiada de uma planilha, ou o texto de um CSV, com a linha dos nomes das colunas
        <textarea
          ref={box}
          rows={10}
          className="w-full rounded-md border border-line-strong bg-surface p-2.5 text-sm text-ink"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (pasted.length <= MAX_SHOWN_LENGTH) setText(pasted)
            event.preventDefault()
            comparePasted(pasted)
          }}
        />
      </label>
      <Button variant="primary" disabled={text.trim() === ''} onClick={() => comparePasted(text)}>
        Conciliar
      </Button>
    </div>
  )
}

/** The most keys of excluded rows shown on the screen. */
const MAX_NAMED_KEYS = 20

function ComparisonView({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { sides, index } = view
  const differences = listDifferences(result)
  const hasAmount = result.columns.some(({ format }) => format === 'money')
  const { different, onlyHere, onlyThere, unread } = result.counts
  const changedSum = different.sumHere - different.sumThere
  // Excluded rows are neither compared nor in any sum. Their number is shown so that nobody takes them for settled, and
  // their keys so that they can be found.
  const excludedTexts = (
    [
      ['repeatedHere', `com chave repetida ${sides[0]}`],
      ['repeatedThere', `com chave repetida ${sides[1]}`],
      ['keyless', 'sem chave'],
    ] as const
  ).flatMap(([reason, label]) => {
    const count = result.counts[reason]
    const keys = [...new Set(result[reason].map(({ key }) => key))]
    const keyList = keys.slice(0, MAX_NAMED_KEYS).join(', ') + (keys.length > MAX_NAMED_KEYS ? '…' : '')
    return count > 0 ? [`${formatRowCount(count)} ${label}${keyList && ` (${keyList})`}`] : []
  })
  const warnings = [
    view.unprovedText,
    result.linesAboveHeader > 0 &&
      `Acima dos nomes das colunas, fora da comparação: ${formatRowCount(result.linesAboveHeader)}`,
    result.unknownColumns[0] && `Colunas ${sides[1]} que não se comparam: ${result.unknownColumns.join(', ')}`,
    unread > 0 && `Valores ${sides[1]} que não se leem ao certo, fora das somas: ${formatInteger(unread)}`,
    excludedTexts[0] && `Fora da comparação e das somas: ${excludedTexts.join('; ')}. Todas em 'exportar diferenças'`,
  ]
  // The result is shown: the keys belong to the view, not to the text area.
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-region="conciliar"]')?.focus()
  }, [])
  return (
    <>
      <ReconcileColumns result={result} />
      <ReconcileClasses view={view} result={result} />
      {warnings.map(
        (text) =>
          text && (
            <p key={text} className="px-(--gutter) py-2 text-sm text-warning-ink">
              {`${text}.`}
            </p>
          ),
      )}
      <ReconcileTable view={view} result={result} />
      <div className="list-footer">
        <span className="text-sm font-medium text-ink tabular-nums">
          {differences.length === 0
            ? formatNoDifference(result)
            : formatDifferencePosition(result, index, differences.length)}
        </span>
        {view.selected.size > 0 && (
          <span className="text-sm text-ink-2 tabular-nums">
            {formatCount(view.selected.size, 'selecionada', 'selecionadas')}
          </span>
        )}
        {hasAmount && (
          <span className="inline-block max-w-full text-sm text-ink-2 tabular-nums first-letter:uppercase">
            <span>{`${sides[0]} menos ${sides[1]} `}</span>
            <b className="font-medium text-ink">
              {formatSignedCents(onlyHere.sumHere - onlyThere.sumThere + changedSum)}
            </b>
            <span>{` = ${formatCents(onlyHere.sumHere)} só ${sides[0]} - ${formatCents(onlyThere.sumThere)} só ${sides[1]} ${changedSum < 0n ? '-' : '+'} ${formatCents(changedSum < 0n ? -changedSum : changedSum)} difere`}</span>
          </span>
        )}
        <span className="ml-auto flex gap-2">
          {differenceStepCommands.map((command) => (
            <CommandButton key={command.id} command={command} />
          ))}
        </span>
      </div>
    </>
  )
}
