/** `npm run sandbox:reset`: throws the kept data away; the next start fills it anew. */
import { renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { isServer } from '#sandbox/database/open.ts'
import { WrongSetting } from '#sandbox/settings.ts'
import { withSettings } from './failure.ts'
import { refuseInUse, refuseOthersTables } from './refuse-in-use.ts'

await withSettings(async ({ database }) => {
  if (isServer(database)) throw new WrongSetting('SANDBOX_DB aponta para um servidor libSQL: apague os dados por lá.')
  await refuseInUse(database)
  const file = resolve(database)
  // A file that cannot be looked into may be somebody's: it is set aside.
  const aside = (await refuseOthersTables(database)) ? null : `${file}.danificado-${Date.now()}`
  if (aside !== null) renameSync(file, aside)
  for (const part of ['', '-wal', '-shm', '-fill']) rmSync(file + part, { force: true })
  const what = aside === null ? 'apagados' : `danificados, guardados em ${aside}`
  console.log(`Dados de ${database} ${what}; o próximo início cria tudo de novo.`)
})
