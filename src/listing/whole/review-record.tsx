/** The record under review: its fields, why it is in the queue, its note and the verdicts' buttons. */
import { useState } from 'react'
import { formatCell } from '#lib/cell-format.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { cellText } from '#listing/cell-text.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { columnReader } from '#reading/folds/column.ts'
import { Icon } from '#ui/icon.tsx'
import { useLocalKeys } from '#ui/local-keys.ts'
import { columnOf } from './columns.ts'
import { revisarConforme, revisarExcecao, revisarNota, revisarPular } from './review-commands.ts'
import { noteDown, type Review } from './review-store.ts'

const VERDICTS = [revisarConforme, revisarExcecao, revisarPular, revisarNota]

interface ReviewRecordProps {
  list: ListModel
  item: Review['items'][number]
  note: string
}

/** Remounted for each record. */
export function ReviewRecord({ list: { definition }, item: { row, why }, note }: ReviewRecordProps) {
  const amount = columnOf(definition, 'money')
  const [typed, setTyped] = useState(note)
  const noteKeys = useLocalKeys<HTMLTextAreaElement>({
    Escape(event) {
      // The view around it would be left otherwise.
      event.stopPropagation()
      if (event.target instanceof Element) event.target.closest<HTMLElement>('[data-region]')?.focus()
    },
  })
  return (
    <section aria-label="Registro" className="flex min-w-0 flex-col gap-4 overflow-auto p-(--gutter)">
      <div>
        <h2 className="text-lg text-ink-2">
          {definition.title} #{row.id}
        </h2>
        {amount && (
          <p className="text-2xl font-semibold text-ink tabular-nums">
            {formatCell('money', columnReader(amount.field)(row)) || '–'}
          </p>
        )}
      </div>
      <dl className="text-sm tabular-nums">
        {definition.columns.map((column: Column) => (
          <div key={column.field} className="flex gap-4 border-b border-line py-1.5">
            <dt className="w-32 shrink-0 text-ink-2">{column.label}</dt>
            <dd className="min-w-0 text-ink wrap-anywhere">{cellText(column, row) || '–'}</dd>
          </div>
        ))}
      </dl>
      {why !== null && (
        <p className="flex gap-2 rounded-md bg-warning-soft p-2.5 text-sm text-warning-ink">
          <Icon name="alerta" className="mt-0.5 shrink-0" />
          {why}
        </p>
      )}
      <label className="mt-auto flex flex-col gap-1 text-xs font-medium text-ink-2">
        Nota
        <textarea
          rows={2}
          className="rounded-md border border-line-strong bg-surface p-2.5 text-sm font-normal text-ink"
          placeholder="Sem nota"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            noteDown(event.target.value)
          }}
          ref={noteKeys}
        />
      </label>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Veredito">
        {VERDICTS.map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
      </div>
    </section>
  )
}
