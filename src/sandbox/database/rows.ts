/** Small helpers for single records. */
import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { conflict, invalid, notFound } from '#sandbox/http/refusal.ts'
import type { Database } from './open.ts'

type TableWithId = SQLiteTable & { id: SQLiteColumn }

/** True where the table has a row of this id. */
export const exists = async (db: Database, table: TableWithId, id: number): Promise<boolean> =>
  (await db.orm.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1)).length > 0

/** Throws 404 'Produto: registro não encontrado.' where there is no such record. */
export async function mustExist(db: Database, table: TableWithId, id: number, what: string): Promise<void> {
  if (!Number.isSafeInteger(id) || id < 1 || !(await exists(db, table, id))) throw notFound(what)
}

/** The first of `rows`, or 404. */
export function found<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows
  if (!row) throw notFound(what)
  return row
}

/** Inserts many rows in few statements: SQLite takes at most 32,766 parameters in one. */
export async function insertAll<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const step = 200
  for (let at = 0; at < rows.length; at += step) await db.orm.insert(table).values(rows.slice(at, at + step))
}

/** The code of a constraint that the database refused, behind drizzle's wrapper. */
export function constraintOf(error: unknown): string | null {
  const { cause } = error as { cause?: { extendedCode?: string; code?: string; message?: string } }
  if (!cause?.code?.startsWith('SQLITE_CONSTRAINT')) return null
  return cause.extendedCode ?? cause.code
}

/** Deletes one record and answers {}; 404 where there is none, 409 where others refer to it. */
export async function deleteRow(
  db: Database,
  table: TableWithId,
  id: number,
  what: string,
  usedBy: string,
): Promise<Record<never, never>> {
  await mustExist(db, table, id, what)
  await db.orm
    .delete(table)
    .where(eq(table.id, id))
    .catch((error: unknown) => {
      throw constraintOf(error) ? conflict(`Exclusão recusada: ${what} #${id} em uso por ${usedBy}.`) : error
    })
  return {}
}

/** Throws 422 on `field` where the record referred to does not exist. */
export async function referenceRule(
  db: Database,
  table: TableWithId,
  id: number,
  field: string,
  what: string,
): Promise<number> {
  if (!Number.isSafeInteger(id) || !(await exists(db, table, id))) throw invalid(field, `${what} #${id} não existe.`)
  return id
}
