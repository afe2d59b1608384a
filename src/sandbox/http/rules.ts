/** Checks that several nouns share; each throws a Refusal with the field's name and a message in Portuguese. */
import { invalid } from './refusal.ts'

/** A text without blanks at its ends; refused when empty (unless `optional`) or longer than `max` UTF-16 units. */
export function textRule(field: string, label: string, value: string | null | undefined, max: number): string {
  const text = (value ?? '').trim()
  if (text === '') throw invalid(field, `Preencha ${label}.`)
  return lengthRule(field, label, text, max)
}

/** The same for a text that may be missing; an empty one is stored as null. */
export function optionalTextRule(
  field: string,
  label: string,
  value: string | null | undefined,
  max: number,
): string | null {
  const text = (value ?? '').trim()
  return text === '' ? null : lengthRule(field, label, text, max)
}

function lengthRule(field: string, label: string, text: string, max: number): string {
  // SQLite would cut the text there without a word.
  if (text.includes('\0')) throw invalid(field, `${label} tem um caractere que não pode ser gravado.`)
  if (text.length > max) throw invalid(field, `${label} deve ter no máximo ${max} caracteres.`)
  return text
}

/** Reais (or per cent) to hundredths; refused outside min..max or with more than two decimals. */
export function hundredths(field: string, label: string, value: number, min: number, max: number): number {
  if (value < min || value > max) throw invalid(field, `${label} deve estar entre ${min} e ${max}.`)
  const scaled = Math.round(value * 100)
  if (Math.abs(value * 100 - scaled) > 1e-6) throw invalid(field, `${label} deve ter no máximo duas casas decimais.`)
  return scaled
}

/** A whole number within min..max. */
export function wholeRule(field: string, label: string, value: number, min: number, max = 1_000_000): number {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    throw invalid(field, `${label} deve ser um número inteiro de ${min} a ${max}.`)
  }
  return value
}

const statusNames: Readonly<Record<number, string>> = { 1: 'Ativo', 2: 'Inativo', 3: 'Bloqueado', 4: 'Pendente' }

/** The status object of the wire. */
export const statusOf = (id: number) => ({ id, descricao: statusNames[id] ?? null })

/** 1 and 2 for most records (spec 1 §9), 1 to 4 for products (spec 2 §4). */
export function statusRule(field: string, value: number | null | undefined, highest: 2 | 4): number {
  if (value === null || value === undefined) throw invalid(field, 'Preencha Status.')
  if (!Number.isInteger(value) || value < 1 || value > highest) throw invalid(field, 'Status desconhecido.')
  return value
}
