/** Makes the platform's tables and fills them once; a database of an earlier shape is brought to this one, with its rows. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { Noun } from '#sandbox/http/route.ts'
import type { Scale } from '#sandbox/settings.ts'
import { WrongSetting } from '#sandbox/settings.ts'
import { adapt, whatChanges } from './adapt.ts'
import { createIndexes, createTable } from './ddl.ts'
import { whileNobodyFills } from './fill-lock.ts'
import { type Database, MARK } from './open.ts'
import { totalsDdl } from './totals.ts'

const meta = `CREATE TABLE IF NOT EXISTS ${MARK} (id INTEGER PRIMARY KEY, forma TEXT NOT NULL)`
/** Raised when seed rows change although the tables do not. */
const seedVersion = 2

const tablesOf = (nouns: readonly Noun[]): SQLiteTable[] => nouns.flatMap(({ tables }) => [...tables])

/** The names of all that the sandbox makes in a database. */
export const namesOf = (nouns: readonly Noun[]): string[] => [
  MARK,
  'totais',
  ...tablesOf(nouns).map((table) => getTableConfig(table).name),
]

function shapeOf(nouns: readonly Noun[]): string {
  const ddl = tablesOf(nouns).flatMap((table) => [createTable(table), ...createIndexes(table)])
  return createHash('sha256')
    .update(JSON.stringify([seedVersion, ddl, totalsDdl()]))
    .digest('hex')
}

/** Drops and fills anew the tables of these nouns; references hold because the registry is in order of reference. */
export async function rebuild(db: Database, nouns: readonly Noun[], scale: Scale): Promise<void> {
  const tables = tablesOf(nouns)
  const names = tables.map((table) => getTableConfig(table).name)
  await db.client.executeMultiple(
    [
      'DROP TABLE IF EXISTS totais',
      ...[...names].reverse().map((name) => `DROP TABLE IF EXISTS "${name}"`),
      ...tables.map(createTable),
    ].join(';\n'),
  )
  for (const noun of nouns) await noun.seed?.(db, scale)
  await db.client.executeMultiple([...tables.flatMap(createIndexes), ...totalsDdl()].join(';\n'))
  // A libSQL server refuses it; its planner then chooses without figures.
  if (db.file !== null) await db.client.execute('ANALYZE')
  db.counts.clear()
}

async function refillNow(db: Database, nouns: readonly Noun[], scale: Scale): Promise<void> {
  await db.client.executeMultiple(`${meta}; DELETE FROM ${MARK}`)
  await rebuild(db, nouns, scale)
  await mark(db, nouns)
}

async function mark(db: Database, nouns: readonly Noun[]): Promise<void> {
  await db.client.execute({ sql: `INSERT OR REPLACE INTO ${MARK} (id, forma) VALUES (1, ?)`, args: [shapeOf(nouns)] })
  // All of it stands in the file before anybody is served: no later write has the disk take a whole fill first.
  if (db.file !== null) await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
}

const alone = <Result>({ file }: Database, work: () => Promise<Result>): Promise<Result> =>
  file === null ? work() : whileNobodyFills(file, work)

/** Fills the database anew and marks it as filled by this version of the sandbox; a break on the way leaves no mark. */
export const refill = (db: Database, nouns: readonly Noun[], scale: Scale): Promise<void> =>
  alone(db, () => refillNow(db, nouns, scale))

type State = 'new' | 'unfinished' | 'earlier' | 'same'

async function stateOf(db: Database, nouns: readonly Noun[]): Promise<State> {
  const [table] = await db.orm.all(sql`select 1 from sqlite_master where name = ${MARK}`)
  if (!table) return 'new'
  const [found] = await db.orm.all<{ forma: string }>(sql.raw(`select forma from ${MARK}`))
  return found ? (found.forma === shapeOf(nouns) ? 'same' : 'earlier') : 'unfinished'
}

/** Copies the file beside itself; returns the copy's path, null for a server. */
async function backUp({ file, client }: Database): Promise<string | null> {
  if (file === null) return null
  const copy = `${file}.antes-${new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '')}`
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  return copy
}

async function bringOver(db: Database, nouns: readonly Noun[], scale: Scale): Promise<string> {
  const { tables, lost } = await whatChanges(db, nouns)
  const name = db.file ?? 'servidor libSQL'
  if (tables.length > 0 && lost.length > 0 && db.file === null)
    throw new WrongSetting(`No ${name} ficariam sem lugar as colunas ${lost.join(', ')}: nada foi mudado.`)
  const copy = lost.length > 0 ? await backUp(db) : null
  try {
    await adapt(db, nouns, scale)
  } catch (error) {
    const saved = copy ?? (await backUp(db))
    const why = `As tabelas mudaram (${tables.join(', ')}) e as linhas de ${name} não cabem nelas`
    if (saved === null) throw new WrongSetting(`${why}: nada foi mudado.`, { cause: error })
    await refillNow(db, nouns, scale)
    return `${why}: dados criados de novo, os de antes estão em ${saved}.`
  }
  await mark(db, nouns)
  if (tables.length === 0)
    return `Os dados de exemplo são outros nesta versão; os de ${name} ficaram como estão ("npm run sandbox:reset" traz os novos).`
  const gone = copy === null ? '' : ` Saíram ${lost.join(', ')}; os dados de antes estão em ${copy}.`
  return `As tabelas mudaram nesta versão (${tables.join(', ')}): as linhas de ${name} foram mantidas.${gone}`
}

/**
 * Leaves the database as it is where it was filled by this version of the sandbox; fills one that is new or whose
 * filling was cut off, and keeps the rows of one that an earlier version made. Resolves to what it did and why, in
 * words for whoever started it; null where there is nothing to say.
 */
export async function prepare(db: Database, nouns: readonly Noun[], scale: Scale): Promise<string | null> {
  if ((await stateOf(db, nouns)) === 'same') return null
  return alone(db, async () => {
    // Another process may have filled it meanwhile.
    const state = await stateOf(db, nouns)
    if (state === 'same') return null
    if (state === 'earlier') return bringOver(db, nouns, scale)
    await refillNow(db, nouns, scale)
    const name = db.file ?? 'servidor libSQL'
    return state === 'new'
      ? `Dados novos em ${name}, com as linhas de exemplo.`
      : `A criação dos dados em ${name} não tinha chegado ao fim: foram criados de novo.`
  })
}
