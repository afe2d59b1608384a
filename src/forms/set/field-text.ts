/** Reads a typed text as the value that a field's control would have: here names become ids of records. */
import { loadRecord, findRecords } from '#commands/records.ts'
import type { RecordSummary } from '#commands/resource.ts'
import type { SettableField } from '#forms/form-fields.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { EMPTY_TEXT, isEmptyText, readWrittenValue, type WrittenValue } from '#lib/format/written-value.ts'
import { type Difference, parseDifference } from './difference.ts'

/** A value that depends on the record: what its number changes by, and how the operator said so. */
export interface ValueDifference {
  difference: Difference
  shown: string
}

/** A typed text that was read: a value, a difference, several records to choose from, or why it is none. */
export type FieldReading = WrittenValue | ValueDifference | { records: readonly RecordSummary[] } | { problem: string }

async function readRecord(
  { resource }: Extract<SettableField, { kind: 'record' }>,
  typed: string,
  signal: AbortSignal,
): Promise<FieldReading> {
  const toValue = ({ id, name }: RecordSummary): WrittenValue => ({
    value: String(id),
    shown: name === '' ? `#${id}` : `${name} (#${id})`,
  })
  const [, id] = /^#?\s*(\d+)$/.exec(typed) ?? []
  if (id !== undefined) {
    const record = await loadRecord(resource, Number(id), signal)
    return record ? toValue(record) : { problem: `${resource.title}: não há #${id}.` }
  }
  const { records, scannedCount } = await findRecords(resource, typed, signal)
  const sameName = records.filter(({ name }) => normalizeText(name) === normalizeText(typed))
  const [first, ...others] = sameName.length > 0 ? sameName : records
  if (!first) return { problem: `${resource.title}: nenhum registro tem “${typed}” no nome.` }
  // Among records that were not read, more may have this name: then even a single one is only offered.
  return others.length === 0 && scannedCount === undefined ? toValue(first) : { records: [first, ...others] }
}

/**
 * Reads a text as a value of the field: a record by its name or '#7', '50 a mais' for a difference, anything else as it
 * is written. Rejects with an ApiError if records cannot be read.
 */
export async function readFieldText(field: SettableField, text: string, signal: AbortSignal): Promise<FieldReading> {
  const typed = text.trim()
  if (field.kind === 'record')
    return isEmptyText(field, typed) ? { value: '', shown: EMPTY_TEXT } : readRecord(field, typed, signal)
  const difference = parseDifference(field, typed)
  return difference ? { difference, shown: typed } : readWrittenValue(field, typed)
}
