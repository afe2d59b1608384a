/** Seeds of the large tables are SQL over a counted series: 5,000 rows or 1,000,000 by the same statement. */
import type { Database } from './open-database.ts'
import { DAY_MS, SEED_END_MS } from './time.ts'

/**
 * Repeatable pseudo-chance in SQL: a whole number from 0 to `among`-1 out of the row number; `salt` tells draws apart.
 */
export function drawSql(row: string, salt: number, count: number | string): string {
  const spread = `((${row} + ${salt * 7919}) * 2654435761 % 4294967291)`
  return `(((${spread} * (${spread} % 65521 + 1)) >> 11) % ${count})`
}

/** One of the texts, by an index expression that starts at 0. */
export const pickTextSql = (texts: readonly string[], index: string): string =>
  `CASE ${index} ${texts.map((text, k) => `WHEN ${k} THEN '${text.replaceAll("'", "''")}'`).join(' ')} END`

/**
 * Wall-clock ms of row `row` of `count`, rising with the row and ending at the seed's last moment: seven weeks for the
 * usual size, three years for an audit's.
 */
export function risingTimeSql(row: string, salt: number, count: number): string {
  const span = (count > 20_000 ? 3 * 365 : 50) * DAY_MS
  const step = Math.max(1, Math.floor(span / count))
  return `(${SEED_END_MS - span} + ${row} * ${step} - ${drawSql(row, salt, step)})`
}

/** Inserts rows 1 to `count`: `columns` names each column and the SQL expression over the row number `i`. */
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
