/** `npm run sandbox:reset`: deletes the stored data. The next start fills it again. */
import { renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { isServerUrl } from '#sandbox/database/open-database.ts'
import { InvalidSettingError } from '#sandbox/settings.ts'
import { runWithSettings } from './run-with-settings.ts'
import { assertNotInUse, assertNoForeignTables } from './assert-not-in-use.ts'

await runWithSettings(async ({ database }) => {
  if (isServerUrl(database))
    throw new InvalidSettingError('SANDBOX_DB aponta para um servidor libSQL: apague os dados por lá.')
  await assertNotInUse(database)
  const file = resolve(database)
  // A damaged file may belong to somebody else, so it is renamed instead of deleted.
  const damagedFile = (await assertNoForeignTables(database)) ? null : `${file}.danificado-${Date.now()}`
  if (damagedFile !== null) renameSync(file, damagedFile)
  for (const suffix of ['', '-wal', '-shm', '-fill']) rmSync(file + suffix, { force: true })
  const outcomeText = damagedFile === null ? 'apagados' : `danificados, guardados em ${damagedFile}`
  console.log(`Dados de ${database} ${outcomeText}; o próximo início cria tudo de novo.`)
})
