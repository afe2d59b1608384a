/** `sandbox:reset` and `sandbox:seed` change every row: never under a sandbox that is running, never what is not its own. */
import { existsSync } from 'node:fs'
import { isInUse, isServerUrl, formatTableNames, openDatabase, listTables } from '#sandbox/database/open-database.ts'
import { listOwnTables } from '#sandbox/platform.ts'
import { InvalidSettingError } from '#sandbox/settings.ts'

/** null of what cannot be read any more: whose it is cannot be told then. */
function nullIfDamaged(error: unknown): null {
  if ((error as { code?: string }).code === 'SQLITE_CORRUPT') return null
  throw error
}

/** Throws, with one sentence, where another process has the file open, or the sandbox has not made it. */
export async function assertNotInUse(database: string): Promise<void> {
  if (isServerUrl(database) || !existsSync(database) || !(await isInUse(database).catch(nullIfDamaged))) return
  throw new InvalidSettingError(
    `Os dados em ${database} estão em uso: encerre o sandbox (npm start, npm run dev) e repita.`,
  )
}

/**
 * Throws, with one sentence, where somebody has put tables of their own into the file, which would go with it. Resolves
 * to false where the file is damaged, and cannot be looked into.
 */
export async function assertNoForeignTables(database: string): Promise<boolean> {
  if (!existsSync(database)) return true
  const db = await openDatabase(database).catch(nullIfDamaged)
  if (!db) return false
  const foreignTables = (await listTables(db.client)).filter((name) => !listOwnTables().includes(name))
  db.close()
  if (foreignTables.length === 0) return true
  throw new InvalidSettingError(
    `${database} tem também tabelas que o sandbox não fez (${formatTableNames(foreignTables)}): nada foi apagado. Guarde-as, e apague o arquivo você mesmo.`,
  )
}
