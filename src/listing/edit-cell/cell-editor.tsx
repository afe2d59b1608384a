/**
 * The editor of a cell: the form's own control laid over the cell, with the record's stored value. Until the record is
 * read a plain input takes what is typed.
 */
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { summarizeRow } from '#commands/resource.ts'
import { formatRecordId } from '#lib/format/record-id.ts'
import type { ListModel } from '#listing/model.ts'
import { formatSelectedCount } from '#listing/selection.ts'
import { Button } from '#ui/components/button.tsx'
import { CONTROL_CLASS } from '#ui/components/field.tsx'
import { ErrorAlertContext } from '#ui/components/field-notes.tsx'
import { isTextField } from '#ui/focus/is-text-field.ts'
import { type OpenCell, openCellStore } from './cell-edits.ts'
import { CellForm, type CellFormHandle, type CellFormResult } from './cell-form.tsx'
import { type CellStep, leaveCell } from './leave-cell.ts'
import { saveCell, setSelectedRecords, toPhraseText } from './save-cell.ts'
import { sendEarlyText } from './send-early-text.ts'
import { getTypedValue, setTypedValue } from './typed-values.ts'
import { useCellRecord } from './use-cell-record.ts'
import { useEditorPlace } from './use-editor-place.ts'
import { useUnsavedValue } from './use-unsaved-value.ts'
import './edit-cell.css'

/** The name of the record as the editor shows it: 'Mochila urbana (#12)'. */
function formatRecord({ list: { resource }, row }: OpenCell): string {
  const { name } = summarizeRow(resource, row)
  return name ? `${name} (${formatRecordId(row.id)})` : formatRecordId(row.id)
}

/** The step that a key takes after the value is sent; null if the key sends nothing. */
function getStep({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, isLines: boolean): CellStep | null {
  const isMod = ctrlKey || metaKey
  if (altKey) return null
  if (key === 'Enter') return !isLines || isMod ? 'down' : null
  if (key.toLowerCase() === 's' && isMod) return 'down'
  if (key !== 'Tab' || isMod) return null
  return shiftKey ? 'left' : 'right'
}

/** True if the key writes a letter into a field. A space presses a button instead. */
const isLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !altKey && !ctrlKey && !metaKey

/**
 * Keeps a letter or an arrow pressed on a checkbox or a button from the list, whose key it would be. On the checkbox S
 * is yes and N is no.
 */
function handleControlKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey } = event
  if (!(target instanceof HTMLElement) || isTextField(target) || ctrlKey || metaKey || altKey) return
  if (key === ' ' || key === 'Enter' || /^F\d/.test(key)) return
  event.preventDefault()
  const wanted = { s: true, n: false }[key.toLowerCase()]
  if (target instanceof HTMLInputElement && wanted !== undefined && target.checked !== wanted) target.click()
}

/** Draws the editor of the open cell of this list. */
export function CellEditor({ list, cell }: { list: ListModel; cell: OpenCell }) {
  const { record, problem, retry } = useCellRecord(cell)
  const isMultiple = cell.ids.length > 1
  const editor = useEditorPlace(list, cell)
  const edit = getTypedValue(cell)
  const earlyText = useRef(edit?.text ?? '')
  const form = useRef<CellFormHandle>(null)
  const finish = useUnsavedValue(cell, () => (form.current ? form.current.readUnsaved() : readEarlyText()), discard)
  const subject = isMultiple ? formatSelectedCount(cell.ids.length) : formatRecord(cell)
  const caption = `${cell.field.label} · ${subject}`

  /** A text that is kept with its cell already is not new. */
  function readEarlyText() {
    const text = earlyText.current
    return text === '' || text === edit?.text ? null : { value: '', text }
  }

  function discard() {
    finish()
    setTypedValue(cell, null)
    earlyText.current = ''
    leaveCell(list, cell, null)
  }

  /** Esc drops what was typed, as far as it is shown: a value from before that waits for its record is kept. */
  function escape() {
    if (edit === null || form.current || (problem === null && edit.text !== undefined)) return discard()
    finish()
    leaveCell(list, cell, null)
  }

  function accept({ value, isChanged }: CellFormResult, step: CellStep) {
    finish()
    leaveCell(list, cell, isMultiple ? null : step)
    if (isMultiple) {
      setTypedValue(cell, { status: 'typed', value, problem: null })
      setSelectedRecords(cell, toPhraseText(cell, value))
    } else if (isChanged && record) void saveCell(cell, { value, stored: record.stored })
    else setTypedValue(cell, null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    // The message of a failed reading has a button of its own.
    const step = problem === null ? getStep(event, cell.field.kind === 'lines') : null
    if (event.key !== 'Escape' && event.key !== 'F2' && step === null) {
      // The text goes on when the record is read again.
      if (problem !== null && isLetter(event)) earlyText.current += event.key
      return handleControlKey(event)
    }
    event.preventDefault()
    if (event.repeat) return
    if (event.key === 'Escape') escape()
    else if (step !== null && record) form.current?.submit(step)
    else if (step !== null) sendEarly(earlyText.current, step)
  }

  /** The next keys belong to the table, so the record is read without the editor. */
  function sendEarly(text: string, step: CellStep) {
    finish()
    leaveCell(list, cell, isMultiple ? null : step)
    if (text === '') return
    if (isMultiple) {
      setTypedValue(cell, { status: 'typed', value: '', text, problem: null })
      setSelectedRecords(cell, text)
    } else void sendEarlyText(list, cell, text)
  }

  /** In an open list Enter chooses; in a cell it also sends what it has chosen. */
  function onKeyDownCapture({ key, target, repeat }: KeyboardEvent) {
    if (key !== 'Enter' || repeat || !(target instanceof Element) || !target.matches('[aria-expanded=true]')) return
    setTimeout(() => form.current?.submit('down'))
  }

  return (
    <ErrorAlertContext value={true}>
      <div
        ref={editor}
        className="cell-editor"
        data-region="celula"
        data-kind={cell.field.kind}
        onKeyDownCapture={onKeyDownCapture}
        onKeyDown={onKeyDown}
      >
        {record ? (
          <CellForm
            cell={cell}
            record={record}
            name={caption}
            edit={edit}
            earlyText={earlyText.current}
            handle={form}
            onAccept={accept}
          />
        ) : problem === null ? (
          <EarlyInput cell={cell} text={earlyText} />
        ) : (
          <FailedRead problem={problem} onRetry={retry} />
        )}
        <p className="cell-editor-caption" data-always={isMultiple || undefined}>
          {caption}
        </p>
      </div>
    </ErrorAlertContext>
  )
}

/** Takes what is typed while the record is being read. */
function EarlyInput({ cell, text }: { cell: OpenCell; text: RefObject<string> }) {
  const { field } = cell
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    // The next letter goes after what was typed.
    input.current?.setSelectionRange(text.current.length, text.current.length)
  }, [text])
  const Control = field.kind === 'lines' ? 'textarea' : 'input'
  return (
    <Control
      ref={input}
      className={CONTROL_CLASS}
      aria-label={field.label}
      aria-busy="true"
      placeholder="Lendo…"
      autoComplete="off"
      defaultValue={text.current}
      onInput={({ currentTarget }) => {
        text.current = currentTarget.value
      }}
      onBlur={() => {
        // The operator has gone elsewhere: the control would take the focus from there.
        if (document.hasFocus() && text.current === '' && openCellStore.get() === cell) openCellStore.set(null)
      }}
    />
  )
}

function FailedRead({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const button = useRef<HTMLSpanElement>(null)
  useEffect(() => button.current?.querySelector('button')?.focus(), [])
  return (
    <div className="cell-editor-failure">
      <p role="alert">{problem}</p>
      <span ref={button}>
        <Button size="small" onClick={onRetry}>
          Tentar novamente
        </Button>
      </span>
    </div>
  )
}
