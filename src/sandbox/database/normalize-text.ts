/**
 * Normalizes accents and case, identically in SQL and in JavaScript. SQLite lower-cases only ASCII, so every searched
 * or sorted text has a stored, generated copy. Pages of a million rows can then be sorted on an index of that copy.
 */
import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/sqlite-core'

/** The accented letters of Portuguese. No others, because SQLite's parser accepts at most 28 nested calls. */
const ACCENTED_LETTERS: Readonly<Record<string, string>> = {
  a: 'áàâãÁÀÂÃ',
  e: 'éêÉÊ',
  i: 'íÍ',
  o: 'óôõÓÔÕ',
  u: 'úüÚÜ',
  c: 'çÇ',
}

const plainLetters = new Map(
  Object.entries(ACCENTED_LETTERS).flatMap(([plain, accentedLetters]) =>
    [...accentedLetters].map((accented) => [accented, plain]),
  ),
)

/** 'Ação' -> 'acao'. */
export const normalizeText = (value: string): string =>
  [...value]
    .map((letter) => plainLetters.get(letter) ?? letter.replace(/[A-Z]/, (ascii) => ascii.toLowerCase()))
    .join('')

/** The SQL expression that does the same as `normalizeText`, for an SQL text expression. */
export const normalizeTextSql = (expression: string): string =>
  [...plainLetters].reduce((inner, [mark, plain]) => `replace(${inner},'${mark}','${plain}')`, `lower(${expression})`)

/** A stored column with the normalized text of the column `source` of the same table. */
export const normalizedColumn = (source: string) =>
  text().generatedAlwaysAs(sql.raw(normalizeTextSql(`"${source}"`)), { mode: 'stored' })
