/** The pages for visitors (spec 1 §2.3-2.5), and what of the console is fetched while one types there. */
import '#ui/theme/theme.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { takeBarrier } from '#api/call/reach.ts'
import { isReturnKept, isSignOut, type LossReason, takeCutOff } from '#api/session/session-leave.ts'
import { onForeignToken, tokens } from '#api/token/token.ts'
import { isKeptInTab } from '#lib/kept/kept.ts'
import { ENTRY_PATH } from '#lib/places/entry-path.ts'
import { withBase, withoutBase } from '#lib/start/base-path.ts'
import { ForgotPassword } from '#sections/publico/forgot-password.tsx'
import type { Visit, VisitorPageProps } from '#sections/publico/frame.tsx'
import { loadSignIn, Login } from '#sections/publico/login.tsx'
import { RecoverPassword } from '#sections/publico/recover-password.tsx'
import { Register } from '#sections/publico/register.tsx'
import { loadNotices, notify } from '#ui/notices/notify.tsx'
import { createPageViews } from './analytics.ts'
import type { Config } from './config.ts'
import { enterConsole, loadConsole } from './enter-console.ts'
import { VERSION } from '#lib/start/version.ts'

const PAGES: Readonly<Record<string, ComponentType<VisitorPageProps>>> = {
  '/login': Login,
  '/forgot-password': ForgotPassword,
  '/recover-password': RecoverPassword,
  '/register': Register,
}

/** What is said about the session that ended in this tab; null where the operator ended it here. */
const LOST: Readonly<Record<LossReason, string | null>> = {
  expired: 'Sessão expirada. Entre novamente.',
  forbidden: 'Acesso negado pela plataforma. Entre novamente.',
  profile: 'Não foi possível confirmar a sessão. Entre novamente.',
  'signed-out': null,
  'signed-out-elsewhere': 'Você saiu em outra aba.',
}

/** Why there is no session any more and what is kept, to be read as long as the page stands; null for nothing. */
function noteOf(lost: LossReason | null, canReturn: boolean): string | null {
  const isWork = lost !== null && !isSignOut(lost)
  const cutOff = takeCutOff()
  const parts = [
    isWork ? LOST[lost] : null,
    isWork && cutOff ? `Ficou por terminar: ${cutOff}.` : null,
    isWork && isKeptInTab('rascunho') ? 'O que você digitou e não salvou está guardado nesta aba.' : null,
    canReturn ? 'Depois de entrar, você pode voltar para onde parou.' : null,
  ]
  return parts.filter((part) => part !== null).join(' ') || null
}

/** Shows the page for visitors that the address names; `lost` says why a session of this tab ended, if one did. */
export function startPublic(root: HTMLElement, config: Config, lost: LossReason | null): void {
  const canReturn = isReturnKept() && (lost === null || !isSignOut(lost))
  // The session was refused before anybody could ask for it.
  const barrier = lost === 'profile' ? takeBarrier() : null
  const visit: Visit = {
    footer: `Gestor ${VERSION} · ${new Date().getFullYear()}`,
    note: barrier ?? noteOf(lost, canReturn),
    go(path) {
      history.pushState(null, '', withBase(path))
      show()
    },
    enter() {
      if (tokens.survivesReload()) return location.assign(withBase(ENTRY_PATH))
      // The browser keeps nothing: a navigation would lose the session, so the console starts in this page (H1).
      removeEventListener('popstate', show)
      root.classList.remove('login-page')
      reactRoot.unmount()
      history.replaceState(null, '', withBase(ENTRY_PATH))
      void enterConsole(root, config)
    },
  }

  const view = createPageViews(config.analyticsUrl)
  const reactRoot = createRoot(root)
  let visits = 0
  function show() {
    const path = withoutBase(location.pathname)
    view(path)
    const Page = PAGES[path] ?? Login
    // Each visit begins with an empty form.
    reactRoot.render(<Page key={++visits} visit={visit} />)
  }

  root.classList.add('login-page')
  addEventListener('popstate', show)
  show()
  // A sign-out is told once; what interrupted work stands in the page. Where a barrier stands there, it is told too.
  const message = lost && (isSignOut(lost) || barrier !== null) ? LOST[lost] : null
  if (message) notify(lost === 'signed-out-elsewhere' ? 'info' : 'warning', message)

  leaveWhenSignedIn()
  prepareConsole(root)
}

/** Signed in in another tab, or back here after signing in: this page is for visitors only (spec 1 §2.2). */
function leaveWhenSignedIn(): void {
  const goHome = () => location.replace(withBase('/'))
  onForeignToken((token) => {
    tokens.adopt(token)
    if (tokens.isValid(token)) goHome()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && tokens.isValid(tokens.current())) goHome()
  })
}

/** With the first key or click the rest is fetched, so that the next page comes from the cache. */
function prepareConsole(root: HTMLElement): void {
  const prepare = () => {
    // 'No connection' can then be said without one.
    void loadNotices()
    // What fails here is asked for again when it is needed.
    loadSignIn().catch(() => undefined)
    loadConsole().catch(() => undefined)
  }
  for (const event of ['input', 'pointerdown', 'keydown']) root.addEventListener(event, prepare, { once: true })
}
