/**
 * The dialog for a save that was stopped by a conflict: original, mine and current side by side, one choice per field
 * by the keys 1 to 3 (case N1).
 */
import { useRef, useState } from 'react'
import { diffWords } from '#lib/format/word-diff.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { Button } from '#ui/components/button.tsx'
import type { Conflict, ConflictField, ConflictDecision, ConflictSide } from './conflict-types.ts'
import { Dialog } from './dialog.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'

const SIDES = ['original', 'mine', 'current'] as const
const SIDE_LABELS: Record<ConflictSide, string> = { original: 'Original', mine: 'Meu', current: 'Atual' }
const DECIDED_LABELS: Record<ConflictSide, string> = {
  original: 'fica o original',
  mine: 'fica o meu',
  current: 'fica o atual',
}

interface ConflictDialogProps {
  conflict: Conflict
  open: boolean
  onAnswer: (decision: ConflictDecision) => void
}

/**
 * Manages the chosen side of each field and the focused field. `table` contains the fields in the order of `fields`.
 */
function useChoices(fields: readonly ConflictField[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide>>>({})
  const table = useRef<HTMLDivElement>(null)
  const decided = fields.filter(({ name }) => chosen[name]).length

  const getGroups = () => [...(table.current?.querySelectorAll<HTMLElement>('[role=radiogroup]') ?? [])]
  /** 0-based index of the field with the focus; -1 if none has it. */
  const getFocusedIndex = () => getGroups().findIndex((group) => group.contains(document.activeElement))
  const focus = (index: number) => {
    const group = getGroups()[index]
    const radio = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input')
    radio?.focus()
  }

  const decide = ({ name }: ConflictField, side: ConflictSide) => setChosen({ ...chosen, [name]: side })

  function choose(side: ConflictSide) {
    const fieldIndex = Math.max(getFocusedIndex(), 0)
    const field = fields[fieldIndex]
    if (!field) return
    decide(field, side)
    const nextUndecided = fields.findIndex(({ name }, index) => index > fieldIndex && !chosen[name])
    focus(nextUndecided === -1 ? fieldIndex : nextUndecided)
  }

  return {
    table,
    chosen,
    /** Number of decided fields. */
    decided,
    decide,
    /** Chooses a side for the focused field, or the first; the focus moves to the next undecided field. */
    choose,
    focus,
    /** Moves the focus to the next (1) or previous (-1) field. */
    step: (delta: 1 | -1) => focus(Math.max(0, Math.min(getFocusedIndex() + delta, fields.length - 1))),
  }
}

/**
 * Renders the conflict. It can be submitted when every field is decided. Closing it returns null and changes nothing.
 */
export function ConflictDialog({ conflict, open, onAnswer }: ConflictDialogProps) {
  const { fields, merged } = conflict
  const { table, chosen, decided, decide, choose, focus, step } = useChoices(fields)
  const isReady = decided === fields.length
  const submit = () => void (isReady && onAnswer(chosen))
  const keys = {
    1: () => choose('original'),
    2: () => choose('mine'),
    3: () => choose('current'),
    'Mod+Enter': submit,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  }

  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(null)}
      title={conflict.title}
      description={conflict.description}
      width={860}
      keys={keys}
      isQuestion
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        focus(0)
      }}
      footer={
        <>
          <span role="status" className="flex-1 self-center text-sm text-ink-2 tabular-nums">
            {`${decided} de ${fields.length} decididos`}
          </span>
          <Button keys="Escape" onClick={() => onAnswer(null)}>
            {conflict.backLabel ?? 'Voltar ao formulário'}
          </Button>
          <Button variant="primary" keys="Mod+Enter" disabled={!isReady} onClick={submit}>
            {conflict.submitLabel}
          </Button>
        </>
      }
    >
      <div ref={table} className="@container overflow-hidden rounded-md border border-line text-sm">
        <div className={`${ROW_CLASS} bg-sunken text-xs text-ink-2 @max-[35rem]:hidden`}>
          <span className={CELL_CLASS}>{formatCount(fields.length, 'campo', 'campos')}</span>
          {SIDES.map((side, index) => (
            <span key={side} className={`${CELL_CLASS} flex items-center gap-2 font-medium`}>
              <KeyChips keys={String(index + 1)} />
              <span>{` ${SIDE_LABELS[side]}`}</span>
              <span className="ml-auto font-normal text-ink-3 tabular-nums">{getSideTime(side, conflict)}</span>
            </span>
          ))}
        </div>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            side={chosen[field.name] ?? null}
            onChoose={(side) => decide(field, side)}
          />
        ))}
      </div>
      {merged.length > 0 && (
        <dl className="mt-3 flex gap-6 px-3 text-xs text-ink-2 tabular-nums">
          <dt className="text-ink-3">Juntados</dt>
          <dd className="min-w-0 wrap-anywhere">{merged.join('; ')}</dd>
        </dl>
      )}
    </Dialog>
  )
}

const ROW_CLASS =
  'grid grid-cols-[7rem_repeat(3,minmax(0,1fr))] border-line not-first:border-t @max-[35rem]:grid-cols-1'
const CELL_CLASS =
  'px-3 py-2 not-first:border-l border-line @max-[35rem]:not-first:border-t @max-[35rem]:not-first:border-l-0'

const getSideTime = (side: ConflictSide, { openedAt, readAt }: Conflict): string =>
  side === 'mine' ? 'digitado aqui' : side === 'original' ? openedAt : readAt

interface FieldProps {
  field: ConflictField
  side: ConflictSide | null
  onChoose: (side: ConflictSide) => void
}

function Field({ field, side, onChoose }: FieldProps) {
  return (
    <div role="radiogroup" aria-label={field.label} className={ROW_CLASS}>
      <span className={`${CELL_CLASS} font-medium`}>
        <span>{field.label}</span>
        <span className={`block text-xs font-normal ${side ? 'text-ink-2' : 'text-warning-ink'}`}>
          {side ? DECIDED_LABELS[side] : 'falta decidir'}
        </span>
      </span>
      {SIDES.map((fieldSide) => (
        <label
          key={fieldSide}
          className={`${CELL_CLASS} flex cursor-pointer items-start gap-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus ${side === fieldSide ? 'bg-selected' : ''}`}
        >
          <input
            type="radio"
            name={`conflito ${field.name}`}
            aria-label={`${SIDE_LABELS[fieldSide]}: ${field[fieldSide]}`}
            className="mt-1 accent-accent outline-none"
            checked={side === fieldSide}
            onChange={() => onChoose(fieldSide)}
          />
          <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            {/* In the stacked layout there is no header row. */}
            <span className="hidden text-xs text-ink-3 @max-[35rem]:block">{SIDE_LABELS[fieldSide]}</span>
            {fieldSide === 'original' ? (
              <span>{field[fieldSide]}</span>
            ) : (
              diffWords(field.original, field[fieldSide]).map(({ text, isAdded }, index) =>
                isAdded ? (
                  <mark key={index} className="rounded-sm bg-warning-soft font-medium text-warning-ink">
                    {text}
                  </mark>
                ) : (
                  <span key={index}>{text}</span>
                ),
              )
            )}
          </span>
        </label>
      ))}
    </div>
  )
}
