/**
 * Reads a typed text as the value that a control of its kind would have, and formats such a value for the operator.
 * What is no value of the kind stays as typed: a schema refuses it.
 */
import { formatDateTime, formatDateTimeLocal, parseDate } from './dates.ts'
import { formatMoney, formatPercent, parseDecimal } from './money.ts'
import { getGenderlessStem, normalizeText } from './normalize-text.ts'
import { normalizeNumberInput } from './parse-number.ts'

/** A choice as a select has it. */
interface WrittenOption {
  readonly value: string
  readonly label: string
}

/**
 * A kind of values that are written as they are: text in one line, lines in several; money in reais, percent from 0 to
 * 100; flag: sim or não.
 */
export type WrittenKind =
  | { readonly kind: 'text' | 'lines' | 'money' | 'percent' | 'whole' | 'datetime' | 'flag' }
  | { readonly kind: 'choice'; readonly options: readonly WrittenOption[] }

/** A value as the control has it, and as the operator reads it. */
export interface WrittenValue {
  value: string
  shown: string
}

const YES_WORDS = new Set(['sim', 's', 'yes', 'on', 'x', '1', 'verdadeiro', 'ligado', 'marcado', 'ativo', 'ativa'])
const NO_WORDS = new Set(['nao', 'n', 'no', 'off', '0', 'falso', 'desligado', 'desmarcado', 'inativo', 'inativa'])

/** Exactly one option answers: by its value, by its label, or by the beginning of its label. */
function readChoice(
  { options }: Extract<WrittenKind, { kind: 'choice' }>,
  typed: string,
): WrittenValue | { problem: string } {
  const stem = getGenderlessStem(typed)
  const listLabels = (some: readonly WrittenOption[]) => some.map(({ label }) => label).join(', ')
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

/** True for the word that stands for no value of this kind. */
export const isEmptyText = ({ kind }: { readonly kind: string }, typed: string): boolean =>
  kind !== 'flag' && normalizeText(typed.trim()) === EMPTY_TEXT

/**
 * Reads a text as a value of this kind: a choice by its label, a number as typed, 'vazio' for none. A text that is no
 * number stays as it is, and the schema refuses it.
 */
export function readWrittenValue(field: WrittenKind, text: string): WrittenValue | { problem: string } {
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
      return { value, shown: formatWrittenValue(field, value) }
    }
    case 'datetime': {
      const date = parseDate(typed)
      const value = date ? formatDateTimeLocal(date) : typed
      return { value, shown: formatWrittenValue(field, value) }
    }
    default:
      return { value: typed, shown: typed }
  }
}

/** Formats a control's value for the operator; 'vazio' for none. */
export function formatWrittenValue(field: WrittenKind, text: string): string {
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
      return field.options.find(({ value }) => value === text)?.label ?? `#${text}`
    case 'datetime':
      return formatDateTime(text)
    default:
      return text
  }
}
