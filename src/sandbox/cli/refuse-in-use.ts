/** `sandbox:reset` and `sandbox:seed` change every row: never under a sandbox that is running, never what is not its own. */
import { existsSync } from 'node:fs'
import { isInUse, isServer, namedTables, openDatabase, tablesIn } from '#sandbox/database/open.ts'
import { ownTables } from '#sandbox/platform.ts'
import { WrongSetting } from '#sandbox/settings.ts'

/** null of what cannot be read any more: whose it is cannot be told then. */
function unlessDamaged(error: unknown): null {
  if ((error as { code?: string }).code === 'SQLITE_CORRUPT') return null
  throw error
}

/** Throws, with one sentence, where another process has the file open, or the sandbox has not made it. */
export async function refuseInUse(database: string): Promise<void> {
  if (isServer(database) || !existsSync(database) || !(await isInUse(database).catch(unlessDamaged))) return
  throw new WrongSetting(`Os dados em ${database} estão em uso: encerre o sandbox (npm start, npm run dev) e repita.`)
}

/**
 * Throws, with one sentence, where somebody has put tables of their own into the file, which would go with it. Resolves
 * to false where the file is damaged, and cannot be looked into.
 */
export async function refuseOthersTables(database: string): Promise<boolean> {
  if (!existsSync(database)) return true
  const db = await openDatabase(database).catch(unlessDamaged)
  if (!db) return false
  const others = (await tablesIn(db.client)).filter((name) => !ownTables().includes(name))
  db.close()
  if (others.length === 0) return true
  throw new WrongSetting(
    `${database} tem também tabelas que o sandbox não fez (${namedTables(others)}): nada foi apagado. Guarde-as, e apague o arquivo você mesmo.`,
  )
}
