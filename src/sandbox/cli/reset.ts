/** `npm run sandbox:reset`: throws the kept data away; the next start fills it anew. */
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { isServer } from '#sandbox/database/open.ts'
import { settingsFrom } from '#sandbox/settings.ts'
import { refuseInUse } from './refuse-in-use.ts'

const { database } = settingsFrom(process.env)
if (isServer(database)) {
  console.error('SANDBOX_DB aponta para um servidor libSQL: apague os dados por lá.')
  process.exit(1)
}
await refuseInUse(database)
for (const part of ['', '-wal', '-shm']) rmSync(resolve(database) + part, { force: true })
console.log(`Dados de ${database} apagados; o próximo início cria tudo de novo.`)
