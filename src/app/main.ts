/** The entry: reads config.json beside the code that the session asks for, then starts that. */
import './jitless.ts'
import './start.css'
import { configureApi } from '#api/config.ts'
import { keepReturnPath, takeLossReason } from '#api/session/session-leave.ts'
import { ownerNote } from '#api/session/owner-note.ts'
import { tokens } from '#api/token/token.ts'
import { withBase, withoutBase } from '#lib/start/base-path.ts'
import { takeEarlyKeys } from '#lib/start/early-keys.ts'
import { type Config, ConfigUnreadable, fetchConfig, readConfig } from './config.ts'
import { enterConsole } from './enter-console.ts'
import { tellMissingParts } from './missing-chunk.ts'
import { ownBuild } from '#lib/start/own-build.ts'
import { showStartProblem } from './start-problem.ts'
import { VISITOR_PATHS } from './visitor-paths.ts'

/** The guards' first question, before any code of a page is fetched (spec 1 §2.2). Returns how to start. */
function route(root: HTMLElement): (config: Config) => Promise<void> {
  const token = tokens.current()
  const isVisitorPage = VISITOR_PATHS.includes(withoutBase(location.pathname))
  if (tokens.isValid(token)) {
    if (isVisitorPage) history.replaceState(null, '', withBase('/'))
    return (config) => enterConsole(root, config)
  }
  // They were meant for a console that does not come.
  takeEarlyKeys()
  const hasExpired = token !== ''
  if (!isVisitorPage) {
    keepReturnPath(ownerNote.ownerOf(token))
    history.replaceState(null, '', withBase('/login'))
  }
  const lost = takeLossReason() ?? (hasExpired && !isVisitorPage ? 'expired' : null)
  const code = import('./public.tsx')
  return async (config) => (await code).startPublic(root, config, lost)
}

async function start(root: HTMLElement): Promise<void> {
  const text = fetchConfig()
  const enter = route(root)
  const read = readConfig(await text)
  if ('problems' in read) {
    return showStartProblem(root, {
      title: 'Configuração inválida',
      lines: read.problems.map(
        ({ key, expected }) => `config.json${key ? `, chave "${key}"` : ''}: esperado ${expected}.`,
      ),
    })
  }
  configureApi(read.config)
  await enter(read.config)
}

function fail(root: HTMLElement, error: unknown): void {
  const title = error instanceof ConfigUnreadable ? 'Configuração indisponível' : 'O console não pôde ser aberto'
  const line =
    error instanceof ConfigUnreadable
      ? `Não foi possível ler config.json: ${error.message}.`
      : 'Uma parte do console não pôde ser carregada.'
  showStartProblem(root, { title, lines: [line], retry: true })
}

// A key of a composition is the input method's: no field, list or window of any library hears of it (case E10). Safari
// ends the composition before it tells of the Enter that did so, and calls that one 229.
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
  },
  { capture: true },
)

const root = document.getElementById('root')
if (root && window.top === window.self) {
  tellMissingParts(ownBuild)
  start(root).catch((error: unknown) => fail(root, error))
} else if (root) {
  // For hosts that cannot send frame-ancestors (case J7).
  showStartProblem(root, { title: 'Gestor', lines: ['O console não funciona dentro de outra página.'] })
}
