/** Opens the platform's database: a local file, or a libSQL server by its URL, with the same code. */
import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@libsql/client'
import { createClient } from '@libsql/client'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql'
import { InvalidSettingError } from '#sandbox/settings.ts'

/** The table that marks a database as the sandbox's own. It is created before all others. */
export const META_TABLE = 'sandbox_meta'

/** How many tables a message names. */
const MAX_TABLE_NAMES = 3

/** The tables and views in the database, without those of the database engine. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name")
  return rows.map(({ name }) => String(name)).filter((name) => !/^(sqlite|libsql|_litestream)_/.test(name))
}

/** 'produtos, notas e mais 2' */
export const formatTableNames = (names: readonly string[]): string =>
  names.slice(0, MAX_TABLE_NAMES).join(', ') +
  (names.length > MAX_TABLE_NAMES ? ` e mais ${names.length - MAX_TABLE_NAMES}` : '')

/** Throws an `InvalidSettingError` if the database has tables that the sandbox did not create. */
async function assertOwnDatabase(client: Client, database: string): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0 || tables.includes(META_TABLE)) return
  throw new InvalidSettingError(
    `${database} tem tabelas que o sandbox não fez (${formatTableNames(tables)}): nada foi mudado. Escolha outro lugar com SANDBOX_DB.`,
  )
}

/** The sandbox's open database. */
export interface Database {
  readonly orm: LibSQLDatabase
  readonly client: Client
  /** The full path of the file; null for a libSQL server, which allows less than a file. */
  readonly file: string | null
  /** Totals of filtered lists counted since the last write, so that no page counts a million rows twice. */
  readonly counts: Map<string, number>
  close(): void
}

/** True for the URL of a libSQL server. A Windows path ('C:\\…') is none. */
export const isServerUrl = (database: string) => /^(libsql|https?|wss?):/.test(database)

/**
 * Opens a database. `database` is a file path or the URL of a libSQL server; `token` is for a server that requires one.
 * Rejects with an `InvalidSettingError`, and changes nothing, if the sandbox did not create the database's tables.
 */
export async function openDatabase(database: string, token?: string): Promise<Database> {
  const file = isServerUrl(database) ? null : resolve(database)
  if (file) mkdirSync(dirname(file), { recursive: true })
  const client = createClient({
    url: file ? pathToFileURL(file).href : database,
    ...(token ? { authToken: token } : {}),
    // One connection per file: every statement is a short synchronous call, and the PRAGMAs hold for all of them.
    ...(file ? { concurrency: 1 } : {}),
  })
  try {
    // How long to wait while another process writes to the same file, in ms.
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
 * True if another process has the file open: SQLite leaves WAL mode only if nobody else uses the file. A file that
 * nobody uses keeps its content. Rejects with an `InvalidSettingError` if the sandbox did not create its tables.
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
