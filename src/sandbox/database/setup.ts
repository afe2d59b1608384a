/** Makes the platform's tables and fills them once; a database of another shape or size is made anew. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import type { Noun } from '#sandbox/http/route.ts'
import type { Scale } from '#sandbox/settings.ts'
import { createIndexes, createTable } from './ddl.ts'
import { whileNobodyFills } from './fill-lock.ts'
import type { Database } from './open.ts'
import { totalsDdl } from './totals.ts'

const meta = 'CREATE TABLE IF NOT EXISTS sandbox_meta (id INTEGER PRIMARY KEY, forma TEXT NOT NULL)'
/** Raised when seed rows change although the tables do not. */
const seedVersion = 2

const tablesOf = (nouns: readonly Noun[]): SQLiteTable[] => nouns.flatMap(({ tables }) => [...tables])

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
  await db.client.executeMultiple(`${meta}; DELETE FROM sandbox_meta`)
  await rebuild(db, nouns, scale)
  await db.client.execute({ sql: 'INSERT INTO sandbox_meta (id, forma) VALUES (1, ?)', args: [shapeOf(nouns)] })
  // All of it stands in the file before anybody is served: no later write has the disk take a whole fill first.
  if (db.file !== null) await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
}

const alone = <Result>({ file }: Database, work: () => Promise<Result>): Promise<Result> =>
  file === null ? work() : whileNobodyFills(file, work)

/** Fills the database anew and marks it as filled by this version of the sandbox; a break on the way leaves no mark. */
export const refill = (db: Database, nouns: readonly Noun[], scale: Scale): Promise<void> =>
  alone(db, () => refillNow(db, nouns, scale))

async function isFilled(db: Database, nouns: readonly Noun[]): Promise<boolean> {
  await db.client.execute(meta)
  const [mark] = await db.orm.all<{ forma: string }>(sql`select forma from sandbox_meta`)
  return mark?.forma === shapeOf(nouns)
}

/** Leaves the database as it is where it was filled by this version of the sandbox; fills it otherwise. */
export async function prepare(db: Database, nouns: readonly Noun[], scale: Scale): Promise<'kept' | 'filled'> {
  if (await isFilled(db, nouns)) return 'kept'
  return alone(db, async () => {
    // Another process may have filled it meanwhile.
    if (await isFilled(db, nouns)) return 'kept'
    await refillNow(db, nouns, scale)
    return 'filled'
  })
}
