/**
 * Accent- and case-blind text, the same in SQL and in JavaScript. SQLite folds only ASCII, so every searched or sorted
 * text has a stored, generated twin; pages of a million rows then sort on an index of it.
 */
import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/sqlite-core'

/** Portuguese has these; SQLite's parser takes no more than 28 nested calls. */
const ACCENTED_LETTERS: Readonly<Record<string, string>> = {
  a: 'áàâãÁÀÂÃ',
  e: 'éêÉÊ',
  i: 'íÍ',
  o: 'óôõÓÔÕ',
  u: 'úüÚÜ',
  c: 'çÇ',
}

const plainLetters = new Map(
  Object.entries(ACCENTED_LETTERS).flatMap(([plain, marked]) => [...marked].map((mark) => [mark, plain])),
)

/** 'Ação' -> 'acao'. */
export const normalizeText = (value: string): string =>
  [...value]
    .map((letter) => plainLetters.get(letter) ?? letter.replace(/[A-Z]/, (ascii) => ascii.toLowerCase()))
    .join('')

/** The SQL expression that does what `fold` does, on an SQL text expression. */
export const normalizeTextSql = (expression: string): string =>
  [...plainLetters].reduce((inner, [mark, plain]) => `replace(${inner},'${mark}','${plain}')`, `lower(${expression})`)

/** A stored column that holds the folded text of the column `source` of the same table. */
export const normalizedColumn = (source: string) =>
  text().generatedAlwaysAs(sql.raw(normalizeTextSql(`"${source}"`)), { mode: 'stored' })
