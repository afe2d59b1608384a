/**
 * Generates CREATE statements from the drizzle tables, so that each table is described once (drizzle generates none).
 */
import { SQL, getTableName } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { SQLiteSyncDialect, getTableConfig } from 'drizzle-orm/sqlite-core'

const dialect = new SQLiteSyncDialect()
const quoteName = (name: string) => `"${name}"`

/** A value as an SQL literal. */
export function toSqlLiteral(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? '1' : '0'
  return `'${String(value).replaceAll("'", "''")}'`
}

function createColumnDdl(column: SQLiteColumn): string {
  const parts = [quoteName(column.name), column.getSQLType()]
  const generated = column.generated?.as
  if (column.primary) parts.push('PRIMARY KEY')
  if (column.notNull && !column.primary && !generated) parts.push('NOT NULL')
  if (column.isUnique) parts.push('UNIQUE')
  if (column.default !== undefined) parts.push(`DEFAULT ${toSqlLiteral(column.default)}`)
  if (generated instanceof SQL) parts.push(`GENERATED ALWAYS AS (${dialect.sqlToQuery(generated).sql}) STORED`)
  return parts.join(' ')
}

/** The statement that creates the table with its foreign keys. */
export function createTableDdl(table: SQLiteTable): string {
  const { name, columns, foreignKeys } = getTableConfig(table)
  const references = foreignKeys.map((key) => {
    const { columns: from, foreignTable, foreignColumns: to } = key.reference()
    const names = (list: SQLiteColumn[]) => list.map((column) => quoteName(column.name)).join(', ')
    const action = key.onDelete ? ` ON DELETE ${key.onDelete}` : ''
    return `FOREIGN KEY (${names(from)}) REFERENCES ${quoteName(getTableName(foreignTable))} (${names(to)})${action}`
  })
  return `CREATE TABLE IF NOT EXISTS ${quoteName(name)} (${[...columns.map(createColumnDdl), ...references].join(', ')})`
}

/** The statements that create the indexes. They are separate, because a bulk seed creates indexes after the rows. */
export function createIndexDdl(table: SQLiteTable): string[] {
  const { name, indexes } = getTableConfig(table)
  return indexes.map(({ config }) => {
    const columns = config.columns.map((column) =>
      column instanceof SQL ? dialect.sqlToQuery(column).sql : quoteName((column as SQLiteColumn).name),
    )
    const unique = config.unique ? 'UNIQUE ' : ''
    return `CREATE ${unique}INDEX IF NOT EXISTS ${quoteName(config.name)} ON ${quoteName(name)} (${columns.join(', ')})`
  })
}
