/** `sandbox:reset` and `sandbox:seed` change every row: never under a sandbox that is running. */
import { existsSync } from 'node:fs'
import { isInUse, isServer } from '#sandbox/database/open.ts'
import { WrongSetting } from '#sandbox/settings.ts'

/** Throws, with one sentence, where another process has the file open. */
export async function refuseInUse(database: string): Promise<void> {
  if (isServer(database) || !existsSync(database) || !(await isInUse(database))) return
  throw new WrongSetting(`Os dados em ${database} estão em uso: encerre o sandbox (npm start, npm run dev) e repita.`)
}
