/**
 * Reads a typed text as the value that a field's control would have, and formats such a value for the operator, without
 * any record: 'field-text.ts' also reads a name as the id of a record. The field's own schema refuses what is no value
 * of it (change-record.ts).
 */
import type { SettableField } from '#forms/form-fields.ts'
import type { FormValue } from '#forms/values.ts'
import { formatDateTime, formatDateTimeLocal, parseDate } from '#lib/format/dates.ts'
import { formatMoney, formatPercent, parseDecimal } from '#lib/format/money.ts'
import { getGenderlessStem, normalizeText } from '#lib/format/normalize-text.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import type { SelectOption } from '#ui/components/field.tsx'

/** A value as the field's control has it, and as the operator reads it. */
export interface FieldValue {
  value: string
  shown: string
}

/** A field whose values are written as they are, and not the names of records. */
export type WrittenField = Exclude<SettableField, { kind: 'record' }>

const YES_WORDS = new Set(['sim', 's', 'yes', 'on', 'x', '1', 'verdadeiro', 'ligado', 'marcado', 'ativo', 'ativa'])
const NO_WORDS = new Set(['nao', 'n', 'no', 'off', '0', 'falso', 'desligado', 'desmarcado', 'inativo', 'inativa'])

/** Exactly one option answers: by its value, by its label, or by the beginning of its label. */
function readChoice(
  { options }: Extract<SettableField, { kind: 'choice' }>,
  typed: string,
): FieldValue | { problem: string } {
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

/** No value, as it is shown and typed. */
export const EMPTY_TEXT = 'vazio'

/** True for the word that stands for no value of this field. */
export const isEmptyText = ({ kind }: SettableField, typed: string): boolean =>
  kind !== 'flag' && normalizeText(typed.trim()) === EMPTY_TEXT

/**
 * Reads a text as a value of the field: a choice by its label, a number as typed, 'vazio' for none. A text that is no
 * number stays as it is, and the schema refuses it.
 */
export function readWrittenText(field: WrittenField, text: string): FieldValue | { problem: string } {
  const typed = text.trim()
  if (isEmptyText(field, typed)) return { value: '', shown: EMPTY_TEXT }
  switch (field.kind) {
    case 'choice':
      return readChoice(field, typed)
    case 'flag': {
      const word = normalizeText(typed)
      if (YES_WORDS.has(word)) return { value: 'on', shown: 'sim' }
      return NO_WORDS.has(word) ? { value: '', shown: 'não' } : { problem: 'Diga sim ou não.' }
    }
    case 'money':
    case 'percent':
    case 'whole': {
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
