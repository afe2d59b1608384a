/** Conditions that several lists share. Filters arrive as texts; an unreadable one is refused, never ignored. */
import type { SQL } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { badRequest } from '#sandbox/http/http-error.ts'
import { normalizeText } from './normalize-text.ts'

/** The normalized column contains the text, ignoring accents and case. % and _ have no special meaning. */
export const containsText = (column: SQLiteColumn) => (text: string) =>
  sql`instr(${column}, ${normalizeText(text.trim())}) > 0`

/** The column equals a whole number. */
export const equalsId = (column: SQLiteColumn, name: string) => (text: string) => {
  if (!/^\d{1,15}$/.test(text.trim())) throw badRequest(`${name}: número inteiro esperado.`)
  return eq(column, Number(text))
}

/** Parses a decimal in reais or per cent to hundredths: '10.5' -> 1050. Throws a 400 for anything else. */
export function parseHundredths(text: string, name: string): number {
  if (!/^-?\d{1,12}([.,]\d{1,6})?$/.test(text.trim())) throw badRequest(`${name}: número esperado.`)
  return Math.round(Number(text.trim().replace(',', '.')) * 100)
}

/** The column of hundredths equals a decimal. */
export const equalsHundredths =
  (column: SQLiteColumn, name: string) =>
  (text: string): SQL =>
    eq(column, parseHundredths(text, name))

/** The column equals a short code, ignoring case. */
export const equalsText = (column: SQLiteColumn) => (text: string) => sql`${column} = ${text.trim()} collate nocase`

/** Orders statuses by their names: Ativo, Bloqueado, Inativo, Pendente. */
export const orderByStatusName = (column: SQLiteColumn): SQL =>
  sql`case ${column} when 1 then 1 when 3 then 2 when 2 then 3 else 4 end`
