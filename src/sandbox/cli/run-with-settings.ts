/** Runs a command and reports what keeps it from starting in one sentence. An unexpected error keeps its stack. */
import { parseSettings, InvalidSettingError } from '#sandbox/settings.ts'
import type { Settings } from '#sandbox/settings.ts'

type DescribeFailure = (settings: Pick<Settings, 'port' | 'host' | 'database'>) => string

const describeFullDisk: DescribeFailure = ({ database }) =>
  `Não há espaço em disco para os dados (${database}): libere espaço, ou escolha outro lugar com SANDBOX_DB.`
const describeUnwritable: DescribeFailure = ({ database }) =>
  `Não é possível gravar os dados em ${database}: dê permissão, ou escolha outro lugar com SANDBOX_DB.`
const describeForeignHost: DescribeFailure = ({ host }) =>
  `Este computador não tem o endereço "${host}": escolha outro com HOST (127.0.0.1, 0.0.0.0).`
const describeUnreachable: DescribeFailure = ({ database }) =>
  `O servidor libSQL em ${database} não responde (SANDBOX_DB).`

/** The sentences by the error code of Node or SQLite. */
const FAILURES_BY_CODE: Readonly<Record<string, DescribeFailure>> = {
  EADDRINUSE: ({ port }) => `A porta ${port} está ocupada: escolha outra com PORT.`,
  EACCES: ({ port, database }) =>
    port < 1024
      ? `A porta ${port} é reservada ao sistema: escolha outra com PORT, acima de 1023.`
      : describeUnwritable({ port, host: '', database }),
  EADDRNOTAVAIL: describeForeignHost,
  ENOTFOUND: ({ host, database }) =>
    /^\w+:/.test(database)
      ? describeUnreachable({ port: 0, host, database })
      : describeForeignHost({ port: 0, host, database }),
  ECONNREFUSED: describeUnreachable,
  SQLITE_FULL: describeFullDisk,
  ENOSPC: describeFullDisk,
  SQLITE_IOERR: describeFullDisk,
  SQLITE_READONLY: describeUnwritable,
  SQLITE_CANTOPEN: describeUnwritable,
  EROFS: describeUnwritable,
  EPERM: describeUnwritable,
  EEXIST: describeUnwritable,
  ENOTDIR: describeUnwritable,
  SQLITE_NOTADB: ({ database }) => `${database} não é um banco de dados do sandbox: escolha outro com SANDBOX_DB.`,
  SQLITE_CORRUPT: ({ database }) =>
    `Os dados em ${database} estão danificados: "npm run sandbox:reset" os cria de novo.`,
  SQLITE_BUSY: ({ database }) => `Outro processo está gravando em ${database}: espere que termine e repita.`,
}

/** The sentence for an error or one of its causes; null for an unexpected error. */
export function describeFailure(error: unknown, settings: Parameters<DescribeFailure>[0]): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as NodeJS.ErrnoException).code)
    if (cause instanceof InvalidSettingError || code.startsWith('ERR_PARSE_ARGS')) return cause.message
    const sentence = FAILURES_BY_CODE[code]
    if (sentence) return sentence(settings)
  }
  return null
}

/** Runs a command with the settings of the environment. Ends the process with code 1 if it fails. */
export async function runWithSettings(run: (settings: Settings) => Promise<void>): Promise<void> {
  let settings: Settings | null = null
  try {
    settings = parseSettings(process.env)
    await run(settings)
  } catch (error) {
    console.error(describeFailure(error, settings ?? { port: 0, host: '', database: '' }) ?? error)
    process.exit(1)
  }
}
