/** Validations that several resources share. Each throws an `HttpError` with the field and a message in Portuguese. */
import { unprocessable } from './http-error.ts'

/** Trims a required text. Refuses an empty one and one longer than `max` UTF-16 units. */
export function validateText(field: string, label: string, value: string | null | undefined, max: number): string {
  const text = (value ?? '').trim()
  if (text === '') throw unprocessable(field, `Preencha ${label}.`)
  return validateLength(field, label, text, max)
}

/** Trims an optional text. An empty one becomes null. Refuses one longer than `max` UTF-16 units. */
export function validateOptionalText(
  field: string,
  label: string,
  value: string | null | undefined,
  max: number,
): string | null {
  const text = (value ?? '').trim()
  return text === '' ? null : validateLength(field, label, text, max)
}

function validateLength(field: string, label: string, text: string, max: number): string {
  // SQLite would silently cut the text at this character.
  if (text.includes('\0')) throw unprocessable(field, `${label} tem um caractere que não pode ser gravado.`)
  if (text.length > max) throw unprocessable(field, `${label} deve ter no máximo ${max} caracteres.`)
  return text
}

/** Converts reais (or per cent) to hundredths. Refuses values outside min..max or with more than two decimals. */
export function validateHundredths(field: string, label: string, value: number, min: number, max: number): number {
  if (value < min || value > max) throw unprocessable(field, `${label} deve estar entre ${min} e ${max}.`)
  const scaled = Math.round(value * 100)
  if (Math.abs(value * 100 - scaled) > 1e-6)
    throw unprocessable(field, `${label} deve ter no máximo duas casas decimais.`)
  return scaled
}

/** Validates a whole number from min to max. */
export function validateInteger(field: string, label: string, value: number, min: number, max = 1_000_000): number {
  if (!Number.isSafeInteger(value) || value < min || value > max) {
    throw unprocessable(field, `${label} deve ser um número inteiro de ${min} a ${max}.`)
  }
  return value
}

const STATUS_NAMES: Readonly<Record<number, string>> = { 1: 'Ativo', 2: 'Inativo', 3: 'Bloqueado', 4: 'Pendente' }

/** The status object as the wire spells it. */
export const toStatus = (id: number) => ({ id, descricao: STATUS_NAMES[id] ?? null })

/** Validates a status id: 1 and 2 for most records (spec 1 §9), 1 to 4 for products (spec 2 §4). */
export function validateStatus(field: string, value: number | null | undefined, highest: 2 | 4): number {
  if (value === null || value === undefined) throw unprocessable(field, 'Preencha Status.')
  if (!Number.isInteger(value) || value < 1 || value > highest) throw unprocessable(field, 'Status desconhecido.')
  return value
}
