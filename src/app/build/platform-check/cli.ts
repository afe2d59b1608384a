/**
 * `npm run platform:check -- --api https://… --email …`: checks a live platform against the console's contract. The
 * password comes from PLATFORM_PASSWORD, or is asked for. Writes platform.json; --help lists the options.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { askPassword } from './ask-password.ts'
import { formatReport } from './format-report.ts'
import type { runCheck } from './run-check.ts'

const HELP = `npm run platform:check -- --api https://api.exemplo.com --email operador@exemplo.com [opções]
  --origin https://gestor.ex.com   origem do console, para verificar o CORS
  --only produtos                  só as chamadas que começam assim; pode repetir
  --write                          cria, altera e exclui um registro marcado de cada tipo, e tenta um sem nome
  --out platform.json              onde gravar o resultado
A senha vem de PLATFORM_PASSWORD, ou é perguntada. Sem --write, nada é escrito na plataforma.
Saída: 0 como o contrato diz, 1 desvios que perdem ou enganam, 2 sem resposta.
`

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    email: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] as string[] },
    out: { type: 'string', default: 'platform.json' },
    help: { type: 'boolean', default: false },
  },
})

const STYLES = '\0no-styles'

/** Imports the check with Vite, because sections import styles and their files are found by a pattern. */
async function importCheck() {
  const file = fileURLToPath(new URL('./run-check.ts', import.meta.url))
  const { module } = await runnerImport<{ runCheck: typeof runCheck }>(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'no-styles',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.css') ? STYLES : null),
        load: (id) => (id === STYLES ? 'export {}' : null),
      },
    ],
  })
  return module
}

const { api, email } = values
if (values.help || api === undefined || email === undefined || !/^https?:\/\//.test(api)) {
  process.stdout.write(HELP)
  process.exitCode = values.help ? 0 : 2
} else {
  const password = process.env['PLATFORM_PASSWORD'] || (await askPassword(`Senha de ${email}: `))
  const check = await importCheck()
  const report = await check.runCheck({
    api,
    email,
    password,
    origin: values.origin,
    only: values.only,
    writeMark: values.write ? `Verificação do console ${Date.now()}` : undefined,
  })
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`)
  process.stdout.write(`${formatReport(report)}\n`)
  process.exitCode = report.exitCode
}
