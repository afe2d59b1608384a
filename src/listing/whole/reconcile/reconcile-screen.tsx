/** 'Conciliar': four classes with their numbers, and every difference side by side. */
import { useEffect, useRef, useState } from 'react'
import { formatCents, signedCents } from '#lib/written/cents.ts'
import { counted } from '#lib/written/counted.ts'
import { formatInteger } from '#lib/written/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import type { Reconciled } from '#reading/jobs/reconcile-job.ts'
import { linesText } from '#reading/walk/wording.ts'
import { Button } from '#ui/parts/button.tsx'
import { orTell } from '#listing/whole/or-tell.ts'
import { ReconcileClasses } from './reconcile-classes.tsx'
import { conciliarChave, conciliarExportar, conciliarIds, conciliarPassos } from './reconcile-commands.ts'
import { ReconcileColumns } from './reconcile-columns.tsx'
import { ReconcileTable } from './reconcile-table.tsx'
import { compareWithText, differenceText } from './reconcile-run.ts'
import { CLASSES, differencesOf, noDifferenceText, type ReconcileView } from '#listing/whole/view.ts'
import { ViewFrame } from '#listing/whole/view-frame.tsx'

/** What is told of each side, with its rows and its sum once they are counted. */
function sidesTold({ told: [here, there], result }: ReconcileView): [string, string] {
  if (!result) return [here, there]
  const { columns, lines, counts } = result
  const size = `${linesText(lines)}, ${counted(columns.length, 'coluna', 'colunas')}`
  if (!columns.some(({ format }) => format === 'money')) return [here, `${there}, ${size}`]
  const sum = (side: 'sumHere' | 'sumThere') => formatCents(CLASSES.reduce((all, of) => all + counts[of][side], 0n))
  return [`${here}, ${sum('sumHere')}`, `${there}, ${size}, ${sum('sumThere')}`]
}

/** Asks for the table first, where it is to be pasted. */
export function ReconcileScreen({ list, view }: { list: ListModel; view: ReconcileView }) {
  const { title, sides, theirs, result } = view
  const [here, there] = sidesTold(view)
  return (
    <ViewFrame
      list={list}
      title={title}
      region="conciliar"
      actions={
        result &&
        [conciliarIds, conciliarExportar].map((command) => <CommandButton key={command.id} command={command} />)
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
            <span>{result.keyThere && ` (${result.keyThere})`}</span>
          </span>
        )}
        {result && result.ways > 1 && (
          <span className="ml-auto">
            <CommandButton command={conciliarChave} variant="ghost" />
          </span>
        )}
      </p>
      {result && <Compared view={view} result={result} />}
      {!result && theirs === null && <Paste view={view} />}
      {!result && theirs !== null && <p className="list-message">Comparando…</p>}
    </ViewFrame>
  )
}

/** A longer text is compared without being shown: a text box draws all of it. */
const MOST_SHOWN = 100_000

const compare = (text: string) => orTell(compareWithText(text), 'Não foi possível conciliar.')

/** What is pasted is compared at once; typed text by the button. */
function Paste({ view }: { view: ReconcileView }) {
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  // Asked for once more, and after a text that was none.
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
            if (pasted.length <= MOST_SHOWN) setText(pasted)
            event.preventDefault()
            compare(pasted)
          }}
        />
      </label>
      <Button variant="primary" disabled={text.trim() === ''} onClick={() => compare(text)}>
        Conciliar
      </Button>
    </div>
  )
}

/** Keys of rows that are left out that are named on the screen. */
const MOST_NAMED = 20

function Compared({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { sides, at } = view
  const all = differencesOf(result)
  const hasAmount = result.columns.some(({ format }) => format === 'money')
  const { different, onlyHere, onlyThere, unread } = result.counts
  const moved = different.sumHere - different.sumThere
  // Its rows are neither compared nor in any sum: told with their number, so that nobody takes them for settled, and by
  // their keys, so that they are found.
  const odd = (
    [
      ['repeatedHere', `com chave repetida ${sides[0]}`],
      ['repeatedThere', `com chave repetida ${sides[1]}`],
      ['keyless', 'sem chave'],
    ] as const
  ).flatMap(([of, what]) => {
    const n = result.counts[of]
    const keys = [...new Set(result[of].map(({ key }) => key))]
    const named = keys.slice(0, MOST_NAMED).join(', ') + (keys.length > MOST_NAMED ? '…' : '')
    return n > 0 ? [`${linesText(n)} ${what}${named && ` (${named})`}`] : []
  })
  const told = [
    view.unproved,
    result.above > 0 && `Acima dos nomes das colunas, fora da comparação: ${linesText(result.above)}`,
    result.unknown[0] && `Colunas ${sides[1]} que não se comparam: ${result.unknown.join(', ')}`,
    unread > 0 && `Valores ${sides[1]} que não se leem ao certo, fora das somas: ${formatInteger(unread)}`,
    odd[0] && `Fora da comparação e das somas: ${odd.join('; ')}. Todas em 'exportar diferenças'`,
  ]
  // The numbers are there: the keys are the view's, not the paste box's.
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-region="conciliar"]')?.focus()
  }, [])
  return (
    <>
      <ReconcileColumns result={result} />
      <ReconcileClasses view={view} result={result} />
      {told.map(
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
          {all.length === 0 ? noDifferenceText(result) : differenceText(result, at, all.length)}
        </span>
        {view.chosen.size > 0 && (
          <span className="text-sm text-ink-2 tabular-nums">
            {counted(view.chosen.size, 'selecionada', 'selecionadas')}
          </span>
        )}
        {hasAmount && (
          <span className="inline-block max-w-full text-sm text-ink-2 tabular-nums first-letter:uppercase">
            <span>{`${sides[0]} menos ${sides[1]} `}</span>
            <b className="font-medium text-ink">{signedCents(onlyHere.sumHere - onlyThere.sumThere + moved)}</b>
            <span>{` = ${formatCents(onlyHere.sumHere)} só ${sides[0]} - ${formatCents(onlyThere.sumThere)} só ${sides[1]} ${moved < 0n ? '-' : '+'} ${formatCents(moved < 0n ? -moved : moved)} difere`}</span>
          </span>
        )}
        <span className="ml-auto flex gap-2">
          {conciliarPassos.map((command) => (
            <CommandButton key={command.id} command={command} />
          ))}
        </span>
      </div>
    </>
  )
}
