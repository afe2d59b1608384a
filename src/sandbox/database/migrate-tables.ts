/** Migrates a database that an earlier version of the sandbox made to the current tables, and keeps its rows. */
import { sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { SandboxResource } from '#sandbox/http/route.ts'
import type { Scale } from '#sandbox/settings.ts'
import { createIndexDdl, createTableDdl, toSqlLiteral } from './ddl.ts'
import type { Database } from './open-database.ts'
import { createTotalsDdl } from './totals.ts'

interface StoredObject {
  type: 'table' | 'index' | 'trigger'
  name: string
  tbl_name: string
  sql: string | null
}

/** What a migration changes. */
export interface MigrationSummary {
  /** The tables that are new or have changed. */
  tables: readonly string[]
  /** 'produtos.cor': removed columns, whose values are lost. */
  lostColumns: readonly string[]
}

/** The columns and references of a CREATE TABLE statement: the text in its parentheses. */
const getDefinitionBody = (statement: string | null) => statement?.slice(statement.indexOf('(')) ?? ''

/** The value for existing rows in a new column that must not be null. */
const getFillValue = (column: SQLiteColumn): string => {
  if (column.default !== undefined) return toSqlLiteral(column.default)
  return /^(int|real|num)/i.test(column.getSQLType()) ? '0' : "''"
}

/** Creates the table again and copies the rows, column by column. */
function rebuildTableStatements(table: SQLiteTable, columnsBefore: readonly string[]): string[] {
  const { name, columns } = getTableConfig(table)
  const filled = columns.filter(
    (column) =>
      !column.generated && (columnsBefore.includes(column.name) || (column.notNull && column.default === undefined)),
  )
  const valueOf = (column: SQLiteColumn) => {
    if (!columnsBefore.includes(column.name)) return getFillValue(column)
    return column.notNull && !column.primary
      ? `coalesce("${column.name}", ${getFillValue(column)})`
      : `"${column.name}"`
  }
  return [
    `DROP TABLE IF EXISTS "${name}_novo"`,
    createTableDdl(table).replace(`"${name}"`, `"${name}_novo"`),
    `INSERT INTO "${name}_novo" (${filled.map((column) => `"${column.name}"`).join(', ')}) SELECT ${filled.map(valueOf).join(', ')} FROM "${name}"`,
    `DROP TABLE "${name}"`,
    `ALTER TABLE "${name}_novo" RENAME TO "${name}"`,
  ]
}

/** Describes the migration without changing anything. */
export async function summarizeMigration(
  db: Database,
  resources: readonly SandboxResource[],
): Promise<MigrationSummary> {
  const { changes } = await compareTables(db, resources)
  return {
    tables: changes.map(({ name }) => name),
    lostColumns: changes.flatMap(({ name, table, before }) => {
      const now = getTableConfig(table).columns.map((column) => column.name)
      return before.filter((column) => !now.includes(column)).map((column) => `${name}.${column}`)
    }),
  }
}

async function compareTables(db: Database, resources: readonly SandboxResource[]) {
  const stored = await db.orm.all<StoredObject>(sql`select type, name, tbl_name, sql from sqlite_master`)
  const tables = resources
    .flatMap((resource) => [...resource.tables])
    .map((table) => ({ table, name: getTableConfig(table).name }))
  const changes: { table: SQLiteTable; name: string; before: readonly string[] }[] = []
  for (const { table, name } of tables) {
    const storedTable = stored.find((object) => object.type === 'table' && object.name === name)
    if (storedTable && getDefinitionBody(storedTable.sql) === getDefinitionBody(createTableDdl(table))) continue
    const before = await db.orm.all<{ name: string }>(sql`select name from pragma_table_info(${name})`)
    changes.push({ table, name, before: before.map((column) => column.name) })
  }
  return { stored, tables, changes }
}

/** Migrates all tables in one transaction, so that an interrupted migration leaves them unchanged. */
export async function migrateTables(db: Database, resources: readonly SandboxResource[], scale: Scale): Promise<void> {
  const { stored, tables, changes } = await compareTables(db, resources)
  const isOwnTable = ({ tbl_name: tableName }: StoredObject) => tables.some(({ name }) => name === tableName)
  const dependents = stored.filter((object) => object.type !== 'table' && object.sql !== null && isOwnTable(object))
  const isNew = (table: SQLiteTable) => changes.some((change) => change.table === table && change.before.length === 0)
  await db.client.migrate([
    ...dependents.map(({ type, name }) => `DROP ${type} IF EXISTS "${name}"`),
    'DROP TABLE IF EXISTS totais',
    ...changes.flatMap(({ table, before }) =>
      isNew(table) ? [createTableDdl(table)] : rebuildTableStatements(table, before),
    ),
  ])
  for (const resource of resources)
    if (resource.tables.length > 0 && resource.tables.every(isNew)) await resource.seed?.(db, scale)
  await db.client.executeMultiple(
    [...tables.flatMap(({ table }) => createIndexDdl(table)), ...createTotalsDdl()].join(';\n'),
  )
  db.counts.clear()
}
