/** Seeds large tables with SQL over a counted series: the same statement makes 5,000 rows or 1,000,000. */
import type { Database } from './open-database.ts'
import { DAY_MS, SEED_END_MS } from './time.ts'

/**
 * A repeatable pseudo-random whole number from 0 to `count`-1, in SQL, from the row number. `salt` makes several
 * numbers of one row differ.
 */
export function drawSql(row: string, salt: number, count: number | string): string {
  const spread = `((${row} + ${salt * 7919}) * 2654435761 % 4294967291)`
  return `(((${spread} * (${spread} % 65521 + 1)) >> 11) % ${count})`
}

/** Picks one of the texts, by a 0-based index expression in SQL. */
export const pickTextSql = (texts: readonly string[], index: string): string =>
  `CASE ${index} ${texts.map((text, k) => `WHEN ${k} THEN '${text.replaceAll("'", "''")}'`).join(' ')} END`

/**
 * A time in ms on the wall clock for row `row` of `count`, in SQL. Times rise with the row and end at the last moment
 * of the seed: over 50 days for the default size, over three years for an audit's.
 */
export function risingTimeSql(row: string, salt: number, count: number): string {
  const span = (count > 20_000 ? 3 * 365 : 50) * DAY_MS
  const step = Math.max(1, Math.floor(span / count))
  return `(${SEED_END_MS - span} + ${row} * ${step} - ${drawSql(row, salt, step)})`
}

/** Inserts rows 1 to `count`. `columns` maps each column to an SQL expression over the row number `i`. */
export async function insertSeries(
  db: Database,
  table: string,
  count: number,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  if (count < 1) return
  const names = Object.keys(columns).map((name) => `"${name}"`)
  await db.client.execute(
    `INSERT INTO "${table}" (${names.join(', ')})
     WITH RECURSIVE serie(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM serie WHERE i < ${count})
     SELECT ${Object.values(columns).join(', ')} FROM serie`,
  )
}
