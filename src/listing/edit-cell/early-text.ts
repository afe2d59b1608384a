/** Reads a text that was sent before its record was read: nobody has seen the stored value in the control. */
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import type { SettableField } from '#forms/form-fields.ts'
import { readFieldText } from '#forms/set/field-text.ts'
import { formatControlValue } from '#forms/set/control-text.ts'
import type { FormValues } from '#forms/values.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { WrittenValue } from '#lib/format/written-value.ts'
import { getCellValue } from '#listing/define.ts'
import type { OpenCell } from './cell-edits.ts'
import { findProblem } from './field-schema.ts'
import { describeReadFailure, readCellRecord } from './use-cell-record.ts'

/** What is to be done with the text; `value` of a refused text is the stored one. */
type EarlyReading =
  | { kind: 'value'; value: string; stored: FormValues }
  | { kind: 'unchanged' }
  | { kind: 'refused'; value: string; problem: string }

/** True if the record as read shows another value in this column than the row, which the operator has seen. */
function hasChangedSince({ column, name, row }: OpenCell, loaded: unknown): boolean {
  const [seen, now] = [row, loaded].map((record) => getCellValue({ field: column, label: '' }, Object(record)))
  // The call for one record may leave out the name behind an id.
  const isUnknown = now === undefined || (now === null && column !== name)
  return !isUnknown && String(now ?? '') !== String(seen ?? '')
}

/** True if the text says the whole value: nobody has seen which option or record a part of its name picks. */
function isExact({ kind }: SettableField, typed: string, { value, shown }: WrittenValue): boolean {
  const isSame = (name: string) => normalizeText(shown) === normalizeText(name)
  if (kind === 'flag') return true
  if (typed === '') return false
  if (kind === 'choice') return isSame(typed)
  return kind !== 'record' || value === '' || /^#?\d+$/.test(typed) || isSame(`${typed} (#${value})`)
}

/**
 * Reads the record, and the text as a value of the field as a phrase would, but refuses a part of a name. A value that
 * somebody else has changed since the list was read is refused (case N1). Never rejects.
 */
export async function readEarlyText(cell: OpenCell, text: string): Promise<EarlyReading> {
  const { form, field, name } = cell
  const { signal } = new AbortController()
  try {
    const [{ stored, loaded }, reading] = await Promise.all([
      readCellRecord(cell, signal),
      readFieldText(field, text, signal),
    ])
    const storedValue = stored[name]
    const value = typeof storedValue === 'string' ? storedValue : ''
    const refuse = (problem: string): EarlyReading => ({ kind: 'refused', value, problem })
    if (hasChangedSince(cell, loaded))
      return refuse(`mudou depois de mostrado: agora é ${formatControlValue(field, value, loaded)}`)
    // Spaces toggle a checkbox.
    const isToggled = field.kind === 'flag' && text.trim() === ''
    if (isToggled)
      return text.length % 2 === 0 ? { kind: 'unchanged' } : { kind: 'value', value: value ? '' : 'on', stored }
    if ('problem' in reading) return refuse(reading.problem)
    if ('records' in reading) return refuse(`“${text.trim()}” pode ser mais de um`)
    if ('difference' in reading) return refuse('Escreva o valor inteiro.')
    if (!isExact(field, text.trim(), reading)) return refuse('Escreva o valor inteiro.')
    const problem = findProblem(cell, stored, reading.value)
    if (problem !== null) return refuse(problem)
    return createFieldEquality(form)(name, value, reading.value)
      ? { kind: 'unchanged' }
      : { kind: 'value', value: reading.value, stored }
  } catch (error) {
    return { kind: 'refused', value: '', problem: describeReadFailure(cell, error) }
  }
}
