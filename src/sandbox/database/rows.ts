/** Helpers for single records. */
import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { conflict, unprocessable, notFound } from '#sandbox/http/http-error.ts'
import type { Database } from './open-database.ts'

type TableWithId = SQLiteTable & { id: SQLiteColumn }

/** True if the table has a row with this id. */
export const exists = async (db: Database, table: TableWithId, id: number): Promise<boolean> =>
  (await db.orm.select({ id: table.id }).from(table).where(eq(table.id, id)).limit(1)).length > 0

/** Throws a 404 'Produto: registro não encontrado.' if there is no such record. */
export async function requireExisting(db: Database, table: TableWithId, id: number, label: string): Promise<void> {
  if (!Number.isSafeInteger(id) || id < 1 || !(await exists(db, table, id))) throw notFound(label)
}

/** The first of `rows`. Throws a 404 if there is none. */
export function firstOrNotFound<Row>(rows: readonly Row[], label: string): Row {
  const [row] = rows
  if (!row) throw notFound(label)
  return row
}

/** Inserts many rows with few statements. SQLite accepts at most 32,766 parameters in one. */
export async function insertAll<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const batchSize = 200
  for (let offset = 0; offset < rows.length; offset += batchSize)
    await db.orm.insert(table).values(rows.slice(offset, offset + batchSize))
}

/** The code of a violated constraint, from the error behind drizzle's wrapper; null for any other error. */
export function getConstraintCode(error: unknown): string | null {
  const { cause } = error as { cause?: { extendedCode?: string; code?: string; message?: string } }
  if (!cause?.code?.startsWith('SQLITE_CONSTRAINT')) return null
  return cause.extendedCode ?? cause.code
}

/** Deletes one record and returns {}. Throws a 404 if there is none, a 409 if other records refer to it. */
export async function deleteRow(
  db: Database,
  table: TableWithId,
  id: number,
  label: string,
  usedBy: string,
): Promise<Record<never, never>> {
  await requireExisting(db, table, id, label)
  await db.orm
    .delete(table)
    .where(eq(table.id, id))
    .catch((error: unknown) => {
      throw getConstraintCode(error) ? conflict(`Exclusão recusada: ${label} #${id} em uso por ${usedBy}.`) : error
    })
  return {}
}

/** Returns the id of a referenced record. Throws a 422 for `field` if it does not exist. */
export async function requireReference(
  db: Database,
  table: TableWithId,
  id: number,
  field: string,
  label: string,
): Promise<number> {
  if (!Number.isSafeInteger(id) || !(await exists(db, table, id)))
    throw unprocessable(field, `${label} #${id} não existe.`)
  return id
}
