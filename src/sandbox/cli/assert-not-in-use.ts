/** Guards `sandbox:reset` and `sandbox:seed`, which change every row: no file in use, and no tables of others. */
import { existsSync } from 'node:fs'
import { isInUse, isServerUrl, formatTableNames, openDatabase, listTables } from '#sandbox/database/open-database.ts'
import { listOwnTables } from '#sandbox/platform.ts'
import { InvalidSettingError } from '#sandbox/settings.ts'

/** Returns null for a damaged file, because nobody can tell whose it is. Rethrows any other error. */
function nullIfDamaged(error: unknown): null {
  if ((error as { code?: string }).code === 'SQLITE_CORRUPT') return null
  throw error
}

/** Throws an `InvalidSettingError` if another process has the file open, or if the sandbox did not create it. */
export async function assertNotInUse(database: string): Promise<void> {
  if (isServerUrl(database) || !existsSync(database) || !(await isInUse(database).catch(nullIfDamaged))) return
  throw new InvalidSettingError(
    `Os dados em ${database} estão em uso: encerre o sandbox (npm start, npm run dev) e repita.`,
  )
}

/**
 * Throws an `InvalidSettingError` if somebody has put other tables into the file, because they would be lost. Resolves
 * to false if the file is damaged and cannot be checked.
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
