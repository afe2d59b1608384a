/**
 * Sends the value of a cell by the command that sets the field, as its phrase would: the record is read again, merged
 * and sent, with the same messages and one undo step. A value typed for one record is sent without a question.
 */
import { execute } from '#commands/command-requests.ts'
import { ReplacedResult, UnchangedResult } from '#commands/define.ts'
import { getFailureText } from '#commands/bulk/failure-text.ts'
import { setLastAction } from '#commands/execution/last-action.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { getRegistry } from '#commands/runtime.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { changeRecord } from '#forms/set/change-record.ts'
import { EMPTY_TEXT } from '#lib/format/written-value.ts'
import type { FormValues } from '#forms/values.ts'
import { type CellEdit, getRowEdits, type OpenCell, setCellEdit } from './cell-edits.ts'
import { readEarlyText } from './early-text.ts'
import { watchUnsentCells } from './unsent-cells.ts'

/** How long a cell shows that its value is stored, ms. */
const SAVED_MARK_MS = 4_000
/** How long the status line says why a value was refused that no editor shows, ms. */
const REFUSED_STATUS_MS = 8_000

/** The command that sets a field of the cell's resource. */
function getSetter({ list: { resource } }: OpenCell) {
  const command = getRegistry().get(`${resource.id}.alterar`)
  if (!command) throw new Error(`${resource.id} has no command that sets a field`)
  return command
}

/** The control's value as a phrase has it: 'Brinquedos' for a choice, '#7' for a record. */
export function toPhraseText({ field }: Pick<OpenCell, 'field'>, value: string): string {
  if (field.kind === 'flag') return value === 'on' ? 'sim' : 'não'
  if (value === '') return EMPTY_TEXT
  if (field.kind === 'record') return `#${value}`
  return field.kind === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? value) : value
}

/** Sets the value in all selected records, after the preview of the command. `text` is the value as typed. */
export const setSelectedRecords = (cell: OpenCell, text: string): void =>
  execute(getSetter(cell), { ids: cell.ids, campo: cell.name, valor: text }, 'tecla')

/**
 * What was typed: a value that the form's schema has accepted, with the stored values that the operator saw; or a text
 * that was sent before the record was read.
 */
export type CellInput = { value: string; stored: FormValues } | { text: string }

/** How a save ended: what the cell shows of it; null for nothing. */
type SendCell = (cell: OpenCell, input: CellInput) => Promise<CellEdit | null>

/** Sends the value once. */
async function sendCell(cell: OpenCell, input: CellInput): Promise<CellEdit | null> {
  if ('value' in input) return sendValue(cell, input.value, input.stored)
  const { text } = input
  const reading = await readEarlyText(cell, text)
  if (reading.kind === 'unchanged') return null
  if (reading.kind === 'value') return sendValue(cell, reading.value, reading.stored)
  const { value, problem } = reading
  showStatus(`${cell.field.label} de #${cell.row.id} não foi gravado: ${problem}`, REFUSED_STATUS_MS)
  return { status: 'refused', value, text, problem }
}

/** `seen` are the record's form values as the operator saw them. */
async function sendValue(cell: OpenCell, value: string, seen: FormValues): Promise<CellEdit | null> {
  const { form, name, field, row } = cell
  const setter = getSetter(cell)
  const refuse = (problem: string): CellEdit => ({ status: 'refused', value, problem })
  let end: CellEdit | null = refuse('Não foi enviado')
  // The value was typed for this record and is seen in its cell: the command runs without its preview and question. Its
  // own run compares the record with what that preview has shown; this one with what the editor has shown.
  const { preview: _preview, confirm: _confirm, requiredPreviewMs: _wait, ...direct } = setter
  const args = { ids: [row.id], campo: name, valor: toPhraseText(cell, value) }
  const run = async () => {
    try {
      const result = await changeRecord(form, row.id, { [name]: value }, { [name]: seen[name] ?? '' })
      const error = result instanceof ReplacedResult ? result.unconfirmedError : undefined
      end = error ? refuse(getFailureText(setter, error)) : { status: 'saved', value, problem: null }
      if (result instanceof UnchangedResult) end = null
      return result
    } catch (error) {
      end = refuse(getFailureText(setter, error))
      throw error
    }
  }
  const success = `Campo “${field.label}” alterado`
  await performCommand({ ...direct, success, runEach: run }, args, 'tecla')
  // 'Repetir' asks as the command itself does.
  setLastAction({ command: setter, args })
  return end
}

const toShown = (input: CellInput) => ('text' in input ? { value: '', text: input.text } : { value: input.value })

/** Creates the saves of cells. Those of one record are sent one after the other, because each sends all its fields. */
export function createCellSaver(send: SendCell) {
  const lastSaves = new Map<string, Promise<unknown>>()
  return async (cell: OpenCell, input: CellInput): Promise<void> => {
    const { list, row, column } = cell
    const key = `${list.resource.id} ${row.id}`
    setCellEdit(list.resource, row.id, column, { status: 'pending', ...toShown(input), problem: null })
    const save = (lastSaves.get(key) ?? Promise.resolve())
      .then(() => send(cell, input))
      .catch((error: unknown): CellEdit => {
        reportError(error)
        return { status: 'refused', ...toShown(input), problem: 'Algo deu errado. Tente novamente.' }
      })
    lastSaves.set(key, save)
    const edit = await save
    if (lastSaves.get(key) === save) lastSaves.delete(key)
    setCellEdit(list.resource, row.id, column, edit)
    if (edit?.status === 'saved')
      setTimeout(() => {
        if (getRowEdits(list.resource, row.id)?.[column] === edit) setCellEdit(list.resource, row.id, column, null)
      }, SAVED_MARK_MS)
  }
}

watchUnsentCells()

/** Sends the value of one cell, after those of the same record that were typed before. Never rejects. */
export const saveCell = createCellSaver(sendCell)
