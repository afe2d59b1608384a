/** `sandbox:reset` and `sandbox:seed` change every row: never under a sandbox that is running. */
import { existsSync } from 'node:fs'
import { isInUse, isServer } from '#sandbox/database/open.ts'

/** Ends the process with one sentence where another process has the file open. */
export async function refuseInUse(database: string): Promise<void> {
  if (isServer(database) || !existsSync(database) || !(await isInUse(database))) return
  console.error(`Os dados em ${database} estão em uso: encerre o sandbox (npm start, npm run dev) e repita.`)
  process.exit(1)
}
