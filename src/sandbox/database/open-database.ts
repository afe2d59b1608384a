/** Opens the platform's database: a file beside the project, or a libSQL server by its address, by the same code. */
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@libsql/client'
import { createClient } from '@libsql/client'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql'
import { InvalidSettingError } from '#sandbox/settings.ts'

/** The table by which the sandbox knows a database that it has made; it is made before all others. */
export const META_TABLE = 'sandbox_meta'

/** So many tables are named. */
const MAX_TABLE_NAMES = 3

/** The tables in the database that are not the engine's own. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name")
  return rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|libsql|_litestream)_/.test(name))
}

/** 'produtos, notas e mais 2' */
export const formatTableNames = (names: readonly string[]): string =>
  names.slice(0, MAX_TABLE_NAMES).join(', ') +
  (names.length > MAX_TABLE_NAMES ? ` e mais ${names.length - MAX_TABLE_NAMES}` : '')

/** Throws, with one sentence, where the database has tables and the sandbox has not made them. */
async function assertOwnDatabase(client: Client, database: string): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0 || tables.includes(META_TABLE)) return
  throw new InvalidSettingError(
    `${database} tem tabelas que o sandbox não fez (${formatTableNames(tables)}): nada foi mudado. Escolha outro lugar com SANDBOX_DB.`,
  )
}

/** The sandbox's database, opened. */
export interface Database {
  readonly orm: LibSQLDatabase
  readonly client: Client
  /** The full path; null for a libSQL server, which allows less than a file does. */
  readonly file: string | null
  /** Totals of filtered lists already counted since the last write: no page counts a million rows twice. */
  readonly counts: Map<string, number>
  close(): void
}

/** True for the address of a libSQL server; a path of Windows ('C:\\…') is none. */
export const isServerUrl = (database: string) => /^(libsql|https?|wss?):/.test(database)

/**
 * `database` is a file path or the address of a libSQL server; `token` is for a server that asks for one. Rejects with a
 * WrongSetting where it holds what the sandbox has not made, and leaves that as it is.
 */
export async function openDatabase(database: string, token?: string): Promise<Database> {
  const file = isServerUrl(database) ? null : resolve(database)
  if (file) mkdirSync(dirname(file), { recursive: true })
  const client = createClient({
    url: file ? pathToFileURL(file).href : database,
    ...(token ? { authToken: token } : {}),
    // One connection to a file: every statement is a short synchronous call, and PRAGMAs hold for all of them.
    ...(file ? { concurrency: 1 } : {}),
  })
  try {
    // Another process may write to the same file: it is waited for, ms.
    if (file) await client.execute('PRAGMA busy_timeout=15000')
    await assertOwnDatabase(client, database)
  } catch (error) {
    client.close()
    throw error
  }
  if (file) {
    await client.executeMultiple(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-65536; PRAGMA temp_store=MEMORY; PRAGMA mmap_size=1073741824;',
    )
  }
  return { orm: drizzle(client), client, file, counts: new Map(), close: () => client.close() }
}

/**
 * Whether another process has the file open: SQLite leaves its write-ahead log only where nobody else is there. Leaves
 * the file as it is otherwise. Rejects with a WrongSetting where it holds what the sandbox has not made.
 */
export async function isInUse(database: string): Promise<boolean> {
  const client = createClient({ url: pathToFileURL(resolve(database)).href, concurrency: 1 })
  try {
    await assertOwnDatabase(client, database)
    await client.execute('PRAGMA journal_mode=DELETE')
    return false
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true
    throw error
  } finally {
    client.close()
  }
}
