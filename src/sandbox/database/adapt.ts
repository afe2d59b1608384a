/** Brings a database that an earlier version of the sandbox made to the tables of this one, with its rows. */
import { sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { Noun } from '#sandbox/http/route.ts'
import type { Scale } from '#sandbox/settings.ts'
import { createIndexes, createTable, literal } from './ddl.ts'
import type { Database } from './open.ts'
import { totalsDdl } from './totals.ts'

interface Stored {
  type: 'table' | 'index' | 'trigger'
  name: string
  tbl_name: string
  sql: string | null
}

/** What a table had and has no more. */
export interface Adapted {
  /** Tables that are new or of another shape. */
  tables: readonly string[]
  /** 'produtos.cor': columns that are gone, with what stood in them. */
  lost: readonly string[]
}

/** The columns and references of a CREATE TABLE statement: what stands in its brackets. */
const bodyOf = (statement: string | null) => statement?.slice(statement.indexOf('(')) ?? ''

/** What stands in a column that has to have a value and never had one. */
const filler = (column: SQLiteColumn): string => {
  if (column.default !== undefined) return literal(column.default)
  return /^(int|real|num)/i.test(column.getSQLType()) ? '0' : "''"
}

/** Makes the table anew under its name and copies the rows over, column by column. */
function remade(table: SQLiteTable, before: readonly string[]): string[] {
  const { name, columns } = getTableConfig(table)
  const filled = columns.filter(
    (column) => !column.generated && (before.includes(column.name) || (column.notNull && column.default === undefined)),
  )
  const valueOf = (column: SQLiteColumn) => {
    if (!before.includes(column.name)) return filler(column)
    return column.notNull && !column.primary ? `coalesce("${column.name}", ${filler(column)})` : `"${column.name}"`
  }
  return [
    `DROP TABLE IF EXISTS "${name}_novo"`,
    createTable(table).replace(`"${name}"`, `"${name}_novo"`),
    `INSERT INTO "${name}_novo" (${filled.map((column) => `"${column.name}"`).join(', ')}) SELECT ${filled.map(valueOf).join(', ')} FROM "${name}"`,
    `DROP TABLE "${name}"`,
    `ALTER TABLE "${name}_novo" RENAME TO "${name}"`,
  ]
}

/** What would change, before anything does. */
export async function whatChanges(db: Database, nouns: readonly Noun[]): Promise<Adapted> {
  const { changes } = await compare(db, nouns)
  return {
    tables: changes.map(({ name }) => name),
    lost: changes.flatMap(({ name, table, before }) => {
      const now = getTableConfig(table).columns.map((column) => column.name)
      return before.filter((column) => !now.includes(column)).map((column) => `${name}.${column}`)
    }),
  }
}

async function compare(db: Database, nouns: readonly Noun[]) {
  const stored = await db.orm.all<Stored>(sql`select type, name, tbl_name, sql from sqlite_master`)
  const tables = nouns.flatMap((noun) => [...noun.tables]).map((table) => ({ table, name: getTableConfig(table).name }))
  const changes: { table: SQLiteTable; name: string; before: readonly string[] }[] = []
  for (const { table, name } of tables) {
    const found = stored.find((each) => each.type === 'table' && each.name === name)
    if (found && bodyOf(found.sql) === bodyOf(createTable(table))) continue
    const before = await db.orm.all<{ name: string }>(sql`select name from pragma_table_info(${name})`)
    changes.push({ table, name, before: before.map((column) => column.name) })
  }
  return { stored, tables, changes }
}

/** Does it: all of the tables in one transaction, so that a break on the way leaves them as they were. */
export async function adapt(db: Database, nouns: readonly Noun[], scale: Scale): Promise<void> {
  const { stored, tables, changes } = await compare(db, nouns)
  const isOurs = ({ tbl_name: of }: Stored) => tables.some(({ name }) => name === of)
  const made = stored.filter((each) => each.type !== 'table' && each.sql !== null && isOurs(each))
  const isNew = (table: SQLiteTable) => changes.some((each) => each.table === table && each.before.length === 0)
  await db.client.migrate([
    ...made.map(({ type, name }) => `DROP ${type} IF EXISTS "${name}"`),
    'DROP TABLE IF EXISTS totais',
    ...changes.flatMap(({ table, before }) => (isNew(table) ? [createTable(table)] : remade(table, before))),
  ])
  for (const noun of nouns) if (noun.tables.length > 0 && noun.tables.every(isNew)) await noun.seed?.(db, scale)
  await db.client.executeMultiple([...tables.flatMap(({ table }) => createIndexes(table)), ...totalsDdl()].join(';\n'))
  db.counts.clear()
}
