/**
 * What keeps the sandbox from starting, in one sentence for whoever started it; what nobody expects keeps its stack.
 */
import { settingsFrom, WrongSetting } from '#sandbox/settings.ts'
import type { Settings } from '#sandbox/settings.ts'

type Sentence = (settings: Pick<Settings, 'port' | 'host' | 'database'>) => string

const full: Sentence = ({ database }) =>
  `Não há espaço em disco para os dados (${database}): libere espaço, ou escolha outro lugar com SANDBOX_DB.`
const unwritable: Sentence = ({ database }) =>
  `Não é possível gravar os dados em ${database}: dê permissão, ou escolha outro lugar com SANDBOX_DB.`
const elsewhere: Sentence = ({ host }) =>
  `Este computador não tem o endereço "${host}": escolha outro com HOST (127.0.0.1, 0.0.0.0).`
const unreachable: Sentence = ({ database }) => `O servidor libSQL em ${database} não responde (SANDBOX_DB).`

/** By the code that Node or SQLite gives. */
const sentences: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: ({ port }) => `A porta ${port} está ocupada: escolha outra com PORT.`,
  EACCES: ({ port, database }) =>
    port < 1024
      ? `A porta ${port} é reservada ao sistema: escolha outra com PORT, acima de 1023.`
      : unwritable({ port, host: '', database }),
  EADDRNOTAVAIL: elsewhere,
  ENOTFOUND: ({ host, database }) =>
    /^\w+:/.test(database) ? unreachable({ port: 0, host, database }) : elsewhere({ port: 0, host, database }),
  ECONNREFUSED: unreachable,
  SQLITE_FULL: full,
  ENOSPC: full,
  SQLITE_IOERR: full,
  SQLITE_READONLY: unwritable,
  SQLITE_CANTOPEN: unwritable,
  EROFS: unwritable,
  EPERM: unwritable,
  EEXIST: unwritable,
  ENOTDIR: unwritable,
  SQLITE_NOTADB: ({ database }) => `${database} não é um banco de dados do sandbox: escolha outro com SANDBOX_DB.`,
  SQLITE_CORRUPT: ({ database }) =>
    `Os dados em ${database} estão danificados: "npm run sandbox:reset" os cria de novo.`,
  SQLITE_BUSY: ({ database }) => `Outro processo está gravando em ${database}: espere que termine e repita.`,
}

/** The sentence for an error and those that it was made of; null for one that nobody expects. */
export function sentenceFor(error: unknown, settings: Parameters<Sentence>[0]): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as NodeJS.ErrnoException).code)
    if (cause instanceof WrongSetting || code.startsWith('ERR_PARSE_ARGS')) return cause.message
    const sentence = sentences[code]
    if (sentence) return sentence(settings)
  }
  return null
}

/** Runs what a command does with the settings of the environment; ends the process where that fails. */
export async function withSettings(run: (settings: Settings) => Promise<void>): Promise<void> {
  let settings: Settings | null = null
  try {
    settings = settingsFrom(process.env)
    await run(settings)
  } catch (error) {
    console.error(sentenceFor(error, settings ?? { port: 0, host: '', database: '' }) ?? error)
    process.exit(1)
  }
}
