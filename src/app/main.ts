/** The entry of the console: reads config.json while the page fetches the code for this session, then starts that code. */
import './disable-zod-jit.ts'
import './start.css'
import { setCapabilities } from '#api/capabilities.ts'
import { configureApi } from '#api/config.ts'
import { saveReturnPath, consumeLossReason } from '#api/session/session-exit.ts'
import { tokenOwnerRecord } from '#api/session/token-owner-record.ts'
import { tokenStore } from '#api/token/token.ts'
import { withBasePath, stripBasePath } from '#lib/startup/base-path.ts'
import { drainStartupKeys } from '#lib/startup/startup-keys.ts'
import { type Config, ConfigUnreadableError, loadConfigText, parseConfig } from './config.ts'
import { enterConsole } from './enter-console.ts'
import { enterEnvironment } from './enter-environment.ts'
import { watchMissingChunks } from './missing-chunk.ts'
import { startReporting } from './reporting/start-reporting.ts'
import { getBuildEntry } from '#lib/startup/build-entry.ts'
import { showStartError } from './start-error.ts'
import { VISITOR_PATHS } from './visitor-paths.ts'

/**
 * The guard's first check, before the code of any page runs (spec 1 §2.2). Starts the console or the pages for visitors.
 */
async function enter(root: HTMLElement, config: Config): Promise<void> {
  const token = tokenStore.get()
  const isVisitorPage = VISITOR_PATHS.includes(stripBasePath(location.pathname))
  if (tokenStore.isValid(token)) {
    if (isVisitorPage) history.replaceState(null, '', withBasePath('/'))
    return enterConsole(root, config)
  }
  // These keys were meant for the console, which does not open.
  drainStartupKeys()
  const hasExpired = token !== ''
  if (!isVisitorPage) {
    saveReturnPath(tokenOwnerRecord.getOwner(token))
    history.replaceState(null, '', withBasePath('/login'))
  }
  const lost = consumeLossReason() ?? (hasExpired && !isVisitorPage ? 'expired' : null)
  const { startVisitorPages } = await import('./visitor-pages.tsx')
  startVisitorPages(root, config, lost)
}

async function start(root: HTMLElement): Promise<void> {
  const parsed = parseConfig(await loadConfigText())
  if ('problems' in parsed) {
    return showStartError(root, {
      title: 'Configuração inválida',
      lines: parsed.problems.map(
        ({ key, expected }) => `config.json${key ? `, chave "${key}"` : ''}: esperado ${expected}.`,
      ),
    })
  }
  startReporting(parsed.config)
  configureApi(parsed.config)
  // Before the code of any list: its definition leaves out what the platform cannot do.
  setCapabilities(parsed.config.capabilities)
  // Before anything is read from the storage, the token too: it belongs to one environment.
  enterEnvironment(parsed.config.environment)
  await enter(root, parsed.config)
}

function showStartFailure(root: HTMLElement, error: unknown): void {
  const title = error instanceof ConfigUnreadableError ? 'Configuração indisponível' : 'O console não pôde ser aberto'
  const message =
    error instanceof ConfigUnreadableError
      ? `Não foi possível ler config.json: ${error.message}.`
      : 'Uma parte do console não pôde ser carregada.'
  showStartError(root, { title, lines: [message], canRetry: true })
}

// Keys of a composition belong to the input method: no field, list or dialog of any library gets them (case E10).
// Safari ends the composition before it fires the Enter that ended it, and gives that Enter the key code 229.
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation()
  },
  { capture: true },
)

const root = document.getElementById('root')
if (root && window.top === window.self) {
  watchMissingChunks(getBuildEntry)
  start(root).catch((error: unknown) => showStartFailure(root, error))
} else if (root) {
  // Replaces frame-ancestors for hosts that cannot send it (case J7).
  showStartError(root, { title: 'Gestor', lines: ['O console não funciona dentro de outra página.'] })
}
