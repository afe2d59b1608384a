/** 'Conciliar': four classes with their numbers, and every difference side by side. */
import { useEffect, useState } from 'react'
import { formatCents } from '#lib/cents.ts'
import { formatInteger } from '#lib/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import type { Reconciled } from '#reading/reconcile/reconcile.ts'
import { Button } from '#ui/button.tsx'
import { Keys } from '#ui/kbd.tsx'
import { conciliarChave, conciliarExportar, conciliarIds, conciliarPassos } from './reconcile-commands.ts'
import { ReconcileTable } from './reconcile-table.tsx'
import { compareWithText, goToClass } from './reconcile-run.ts'
import { CLASSES, differencesOf, type ReconcileClass, type ReconcileView } from './view.ts'
import { ViewFrame } from './view-frame.tsx'

const signed = (cents: bigint) => `${cents > 0n ? '+' : ''}${formatCents(cents)}`

/** Asks for the table first, where it is to be pasted. */
export function ReconcileScreen({ list, view }: { list: ListModel; view: ReconcileView }) {
  const { title, sides, told, result, columns, key } = view
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
          <b className="font-medium text-ink first-letter:uppercase">{sides[0]}</b> {told[0]}
        </span>
        <span>
          <b className="font-medium text-ink first-letter:uppercase">{sides[1]}</b> {told[1]}
        </span>
        {result && (
          <span>
            chave <b className="font-medium text-ink">{columns[key]?.label}</b>
          </span>
        )}
        {result && columns.length > 1 && (
          <span className="ml-auto">
            <CommandButton command={conciliarChave} variant="ghost" />
          </span>
        )}
      </p>
      {result ? <Compared view={view} result={result} /> : <Paste />}
    </ViewFrame>
  )
}

/** What is pasted is compared at once; typed text by the button. */
function Paste() {
  const [text, setText] = useState('')
  return (
    <div className="flex flex-col items-start gap-3 px-(--gutter)">
      <label className="flex w-full flex-col gap-1 text-sm text-ink-2">
        Cole aqui a tabela: copiada de uma planilha, ou o texto de um CSV, com a linha dos nomes das colunas
        <textarea
          autoFocus
          rows={10}
          className="w-full rounded-md border border-line-strong bg-surface p-2.5 text-sm text-ink"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            setText(pasted)
            event.preventDefault()
            void compareWithText(pasted)
          }}
        />
      </label>
      <Button variant="primary" disabled={text.trim() === ''} onClick={() => void compareWithText(text)}>
        Conciliar
      </Button>
    </div>
  )
}

const SIGNS: Readonly<Record<ReconcileClass, string>> = { different: '≠', onlyHere: '←', onlyThere: '→', equal: '=' }

function Compared({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { sides, at, columns } = view
  const all = differencesOf(result)
  const here = all[at]?.of
  const hasAmount = columns.some(({ format }) => format === 'money')
  const { counts, repeated, keyless } = result
  const names = { different: 'Difere', onlyHere: `Só ${sides[0]}`, onlyThere: `Só ${sides[1]}`, equal: 'Igual' }
  const sums: Readonly<Record<ReconcileClass, string>> = {
    different: `Δ ${signed(counts.different.sumHere - counts.different.sumThere)}`,
    onlyHere: formatCents(counts.onlyHere.sumHere),
    onlyThere: formatCents(counts.onlyThere.sumThere),
    equal: `${formatCents(counts.equal.sumHere)} dos dois lados`,
  }
  const whole = CLASSES.reduce((sum, of) => sum + counts[of].sumHere - counts[of].sumThere, 0n)
  const odd = [
    ...(repeated.here.length > 0 ? [`${formatInteger(repeated.here.length)} chaves repetidas ${sides[0]}`] : []),
    ...(repeated.there.length > 0 ? [`${formatInteger(repeated.there.length)} chaves repetidas ${sides[1]}`] : []),
    ...(keyless > 0 ? [`${formatInteger(keyless)} linhas sem chave`] : []),
  ]
  // The numbers are there: the keys are the view's, not the paste box's.
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-region="conciliar"]')?.focus()
  }, [])
  return (
    <>
      <div className="reading-classes" role="group" aria-label="Classes">
        {CLASSES.map((of, index) => (
          <button key={of} type="button" aria-pressed={here === of} onClick={() => goToClass(of)}>
            <span className="flex justify-between text-sm text-ink-2">
              <span>
                <span aria-hidden="true">{SIGNS[of]} </span>
                {names[of]}
              </span>
              <span aria-hidden="true">
                <Keys keys={String(index + 1)} />
              </span>
            </span>
            <span className="text-xl font-semibold text-ink">{formatInteger(counts[of].lines)}</span>
            {hasAmount && <span className="text-sm text-ink-2">{sums[of]}</span>}
          </button>
        ))}
      </div>
      {odd.length > 0 && (
        <p className="px-(--gutter) py-2 text-sm text-warning-ink">
          {odd.join('; ')}: só a primeira de cada é comparada.
        </p>
      )}
      <ReconcileTable view={view} result={result} />
      <div className="list-footer">
        <span className="text-sm font-medium text-ink tabular-nums">
          {all.length === 0 ? 'Nenhuma diferença' : `Diferença ${at + 1} de ${formatInteger(all.length)}`}
        </span>
        {hasAmount && (
          <span className="text-sm text-ink-2 tabular-nums">
            {sides[0]} menos {sides[1]} <b className="font-medium text-ink">{signed(whole)}</b>
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
