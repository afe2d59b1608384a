/** Row counts of the large tables, maintained by triggers, so that no page and no dashboard counts a million rows. */
import { sql } from 'drizzle-orm'
import type { Database } from './open-database.ts'

const COUNTED_TABLES = ['usuarios', 'pedidos', 'transacoes', 'bonus'] as const
/** The tables whose rows are counted. */
export type CountedTable = (typeof COUNTED_TABLES)[number]

/** The statements to run after a seed: they count each table once, then triggers maintain the counts. */
export function createTotalsDdl(): string[] {
  return [
    'CREATE TABLE totais (tabela TEXT PRIMARY KEY, total INTEGER NOT NULL)',
    ...COUNTED_TABLES.flatMap((table) => [
      `INSERT INTO totais SELECT '${table}', count(*) FROM ${table}`,
      `CREATE TRIGGER ${table}_entra AFTER INSERT ON ${table} BEGIN UPDATE totais SET total = total + 1 WHERE tabela = '${table}'; END`,
      `CREATE TRIGGER ${table}_sai AFTER DELETE ON ${table} BEGIN UPDATE totais SET total = total - 1 WHERE tabela = '${table}'; END`,
    ]),
  ]
}

/** The number of rows of a large table. */
export async function getTotal(db: Database, table: CountedTable): Promise<number> {
  const [row] = await db.orm.all<{ total: number }>(sql`select total from totais where tabela = ${table}`)
  return row?.total ?? 0
}
