/**
 * Reads a typed text as the value that a field's control would have, and formats such a value for the operator. The
 * field's own schema refuses what is no value of it (change-record.ts); here only names become ids.
 */
import { loadRecord, findRecords } from '#commands/records.ts'
import type { RecordSummary } from '#commands/resource.ts'
import type { SettableField } from '#forms/form-fields.ts'
import type { FormValue } from '#forms/values.ts'
import { formatDateTime, formatDateTimeLocal, parseDate } from '#lib/format/dates.ts'
import { formatMoney, formatPercent, parseDecimal } from '#lib/format/money.ts'
import { getGenderlessStem, normalizeText } from '#lib/format/normalize-text.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import type { SelectOption } from '#ui/components/field.tsx'
import { type Difference, parseDifference } from './difference.ts'

/** A value as the field's control has it, and as the operator reads it. */
export interface FieldValue {
  value: string
  shown: string
}

/** A value that depends on the record: what its number changes by, and how the operator said so. */
export interface FieldDifference {
  difference: Difference
  shown: string
}

/** A typed text that was read: a value, a difference, several records to choose from, or why it is none. */
export type FieldReading = FieldValue | FieldDifference | { records: readonly RecordSummary[] } | { problem: string }

const YES_WORDS = new Set(['sim', 's', 'yes', 'on', 'x', '1', 'verdadeiro', 'ligado', 'marcado', 'ativo', 'ativa'])
const NO_WORDS = new Set(['nao', 'n', 'no', 'off', '0', 'falso', 'desligado', 'desmarcado', 'inativo', 'inativa'])

/** Exactly one option answers: by its value, by its label, or by the beginning of its label. */
function readChoice({ options }: Extract<SettableField, { kind: 'choice' }>, typed: string): FieldReading {
  const stem = getGenderlessStem(typed)
  const listLabels = (some: readonly SelectOption[]) => some.map(({ label }) => label).join(', ')
  if (stem === '') return { problem: `Escolha uma das opções: ${listLabels(options)}.` }
  const same = options.filter(({ value, label }) => value === typed || getGenderlessStem(label) === stem)
  const found = same.length > 0 ? same : options.filter(({ label }) => normalizeText(label).startsWith(stem))
  const [first] = found
  if (found.length > 1) return { problem: `“${typed}” pode ser: ${listLabels(found)}. Escreva o nome inteiro.` }
  return first
    ? { value: first.value, shown: first.label }
    : { problem: `Escolha uma das opções: ${listLabels(options)}.` }
}

async function readRecord(
  { resource }: Extract<SettableField, { kind: 'record' }>,
  typed: string,
  signal: AbortSignal,
): Promise<FieldReading> {
  const toValue = ({ id, name }: RecordSummary): FieldValue => ({
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

/** No value, as it is shown and typed. */
export const EMPTY_TEXT = 'vazio'

/**
 * Reads a text as a value of the field: a choice by its label, a record by its name or '#7', a number as typed, 'vazio'
 * for none, '50 a mais' for a difference. A text that is no number stays as it is, and the schema refuses it. Rejects
 * with an ApiError if records cannot be read.
 */
export async function readFieldText(field: SettableField, text: string, signal: AbortSignal): Promise<FieldReading> {
  const typed = text.trim()
  if (field.kind !== 'flag' && normalizeText(typed) === EMPTY_TEXT) return { value: '', shown: EMPTY_TEXT }
  switch (field.kind) {
    case 'choice':
      return readChoice(field, typed)
    case 'record':
      return readRecord(field, typed, signal)
    case 'flag': {
      const word = normalizeText(typed)
      if (YES_WORDS.has(word)) return { value: 'on', shown: 'sim' }
      return NO_WORDS.has(word) ? { value: '', shown: 'não' } : { problem: 'Diga sim ou não.' }
    }
    case 'money':
    case 'percent':
    case 'whole': {
      const difference = parseDifference(field, typed)
      if (difference) return { difference, shown: typed }
      const value = normalizeNumberInput(field.kind, typed.replace(/\s*reais$/i, ''))
      return { value, shown: formatControlValue(field, value) }
    }
    case 'datetime': {
      const date = parseDate(typed)
      const value = date ? formatDateTimeLocal(date) : typed
      return { value, shown: formatControlValue(field, value) }
    }
    default:
      return { value: typed, shown: typed }
  }
}

/** The part of a record at a column's path: 'categoria.dscNome'. */
const getAtPath = (record: unknown, path: string): unknown =>
  path.split('.').reduce((part: unknown, name) => (Object(part) as Readonly<Record<string, unknown>>)[name], record)

/**
 * Formats a control's value for the operator; 'vazio' for none. `record` is the stored record, whose column has the
 * name behind an id.
 */
export function formatControlValue(field: SettableField, value: FormValue, record?: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'flag') return text === 'on' ? 'sim' : 'não'
  if (text === '') return EMPTY_TEXT
  switch (field.kind) {
    case 'money': {
      const amount = parseDecimal(text)
      return typeof amount === 'number' ? formatMoney(amount) : text
    }
    case 'percent': {
      const percentage = parseDecimal(text)
      return typeof percentage === 'number' ? formatPercent(percentage) : text
    }
    case 'choice':
      return field.options.find((option) => option.value === text)?.label ?? `#${text}`
    case 'record': {
      const name = field.column === undefined ? null : getAtPath(record, field.column)
      return typeof name === 'string' && name !== '' ? `${name} (#${text})` : `#${text}`
    }
    case 'datetime':
      return formatDateTime(text)
    default:
      return text
  }
}
