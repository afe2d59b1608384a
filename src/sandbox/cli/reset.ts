/** `npm run sandbox:reset`: throws the kept data away; the next start fills it anew. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { isServer } from '#sandbox/database/open.ts'
import { WrongSetting } from '#sandbox/settings.ts'
import { withSettings } from './failure.ts'
import { refuseInUse } from './refuse-in-use.ts'

await withSettings(async ({ database }) => {
  if (isServer(database)) throw new WrongSetting('SANDBOX_DB aponta para um servidor libSQL: apague os dados por lá.')
  await refuseInUse(database)
  for (const part of ['', '-wal', '-shm', '-fill']) rmSync(resolve(database) + part, { force: true })
  console.log(`Dados de ${database} apagados; o próximo início cria tudo de novo.`)
})
