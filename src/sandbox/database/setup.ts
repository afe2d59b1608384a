/** Creates and fills the platform's tables once, and migrates a database of an earlier version with its rows. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { SandboxResource } from '#sandbox/http/route.ts'
import type { Scale } from '#sandbox/settings.ts'
import { InvalidSettingError } from '#sandbox/settings.ts'
import { migrateTables, summarizeMigration } from './migrate-tables.ts'
import { createIndexDdl, createTableDdl } from './ddl.ts'
import { withFillLock } from './fill-lock.ts'
import { type Database, META_TABLE } from './open-database.ts'
import { createTotalsDdl } from './totals.ts'

const META_TABLE_DDL = `CREATE TABLE IF NOT EXISTS ${META_TABLE} (id INTEGER PRIMARY KEY, forma TEXT NOT NULL)`
/** Raise it when seed rows change and the tables do not. */
const SEED_VERSION = 2

const listResourceTables = (resources: readonly SandboxResource[]): SQLiteTable[] =>
  resources.flatMap(({ tables }) => [...tables])

/** The names of all tables that the sandbox creates. */
export const listTableNames = (resources: readonly SandboxResource[]): string[] => [
  META_TABLE,
  'totais',
  ...listResourceTables(resources).map((table) => getTableConfig(table).name),
]

function hashSchema(resources: readonly SandboxResource[]): string {
  const ddl = listResourceTables(resources).flatMap((table) => [createTableDdl(table), ...createIndexDdl(table)])
  return createHash('sha256')
    .update(JSON.stringify([SEED_VERSION, ddl, createTotalsDdl()]))
    .digest('hex')
}

/** Drops and refills the tables of these resources. References hold, because the registry is sorted by references. */
export async function rebuildTables(db: Database, resources: readonly SandboxResource[], scale: Scale): Promise<void> {
  const tables = listResourceTables(resources)
  const names = tables.map((table) => getTableConfig(table).name)
  await db.client.executeMultiple(
    [
      'DROP TABLE IF EXISTS totais',
      ...[...names].reverse().map((name) => `DROP TABLE IF EXISTS "${name}"`),
      ...tables.map(createTableDdl),
    ].join(';\n'),
  )
  for (const resource of resources) await resource.seed?.(db, scale)
  await db.client.executeMultiple([...tables.flatMap(createIndexDdl), ...createTotalsDdl()].join(';\n'))
  // A libSQL server refuses ANALYZE; its planner then works without statistics.
  if (db.file !== null) await db.client.execute('ANALYZE')
  db.counts.clear()
}

async function refillNow(db: Database, resources: readonly SandboxResource[], scale: Scale): Promise<void> {
  await db.client.executeMultiple(`${META_TABLE_DDL}; DELETE FROM ${META_TABLE}`)
  await rebuildTables(db, resources, scale)
  await saveSchemaHash(db, resources)
}

async function saveSchemaHash(db: Database, resources: readonly SandboxResource[]): Promise<void> {
  await db.client.execute({
    sql: `INSERT OR REPLACE INTO ${META_TABLE} (id, forma) VALUES (1, ?)`,
    args: [hashSchema(resources)],
  })
  // Writes everything into the file before the first call, so that no later write has to write the whole fill first.
  if (db.file !== null) await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
}

const withExclusiveAccess = <Result>({ file }: Database, work: () => Promise<Result>): Promise<Result> =>
  file === null ? work() : withFillLock(file, work)

/** Refills the database and marks it as filled by this version. An interrupted fill leaves no mark. */
export const refillDatabase = (db: Database, resources: readonly SandboxResource[], scale: Scale): Promise<void> =>
  withExclusiveAccess(db, () => refillNow(db, resources, scale))

type DatabaseState = 'new' | 'unfinished' | 'earlier' | 'same'

async function getDatabaseState(db: Database, resources: readonly SandboxResource[]): Promise<DatabaseState> {
  const [table] = await db.orm.all(sql`select 1 from sqlite_master where name = ${META_TABLE}`)
  if (!table) return 'new'
  const [mark] = await db.orm.all<{ forma: string }>(sql.raw(`select forma from ${META_TABLE}`))
  return mark ? (mark.forma === hashSchema(resources) ? 'same' : 'earlier') : 'unfinished'
}

/** Copies the file to the same folder; returns the path of the copy, null for a server. */
async function createBackup({ file, client }: Database): Promise<string | null> {
  if (file === null) return null
  const copy = `${file}.antes-${new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '')}`
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  return copy
}

async function migrateWithBackup(db: Database, resources: readonly SandboxResource[], scale: Scale): Promise<string> {
  const { tables, lostColumns } = await summarizeMigration(db, resources)
  const name = db.file ?? 'servidor libSQL'
  if (tables.length > 0 && lostColumns.length > 0 && db.file === null)
    throw new InvalidSettingError(
      `No ${name} ficariam sem lugar as colunas ${lostColumns.join(', ')}: nada foi mudado.`,
    )
  const backupPath = lostColumns.length > 0 ? await createBackup(db) : null
  try {
    await migrateTables(db, resources, scale)
  } catch (error) {
    const savedPath = backupPath ?? (await createBackup(db))
    const reason = `As tabelas mudaram (${tables.join(', ')}) e as linhas de ${name} não cabem nelas`
    if (savedPath === null) throw new InvalidSettingError(`${reason}: nada foi mudado.`, { cause: error })
    await refillNow(db, resources, scale)
    return `${reason}: dados criados de novo, os de antes estão em ${savedPath}.`
  }
  await saveSchemaHash(db, resources)
  if (tables.length === 0)
    return `Os dados de exemplo são outros nesta versão; os de ${name} ficaram como estão ("npm run sandbox:reset" traz os novos).`
  const removedText =
    backupPath === null ? '' : ` Saíram ${lostColumns.join(', ')}; os dados de antes estão em ${backupPath}.`
  return `As tabelas mudaram nesta versão (${tables.join(', ')}): as linhas de ${name} foram mantidas.${removedText}`
}

/**
 * Prepares the database at the start. Leaves it alone if this version filled it; fills a new one or one whose filling
 * was interrupted; keeps the rows of one that an earlier version made. Resolves to what it did and why, in Portuguese
 * for whoever started it; null if there is nothing to report.
 */
export async function prepareDatabase(
  db: Database,
  resources: readonly SandboxResource[],
  scale: Scale,
): Promise<string | null> {
  if ((await getDatabaseState(db, resources)) === 'same') return null
  return withExclusiveAccess(db, async () => {
    // Another process may have filled the database meanwhile.
    const state = await getDatabaseState(db, resources)
    if (state === 'same') return null
    if (state === 'earlier') return migrateWithBackup(db, resources, scale)
    await refillNow(db, resources, scale)
    const name = db.file ?? 'servidor libSQL'
    return state === 'new'
      ? `Dados novos em ${name}, com as linhas de exemplo.`
      : `A criação dos dados em ${name} não tinha chegado ao fim: foram criados de novo.`
  })
}
