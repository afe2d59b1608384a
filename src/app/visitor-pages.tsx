/** The pages for visitors (spec 1 §2.3-2.5), and what of the console is fetched while one types there. */
import '#ui/theme/theme.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { consumeStoredBlocker } from '#api/call/reachability.ts'
import {
  hasUnofferedReturnPath,
  isSignOut,
  type SessionLossReason,
  consumeInterruptedWork,
} from '#api/session/session-exit.ts'
import { onOtherTabToken, tokenStore } from '#api/token/token.ts'
import { isPersistedInTab } from '#lib/storage/persisted.ts'
import { POST_LOGIN_PATH } from '#lib/urls/post-login-path.ts'
import { withBasePath, stripBasePath } from '#lib/startup/base-path.ts'
import { ForgotPassword } from '#sections/auth/forgot-password.tsx'
import type { AuthPageContext, AuthPageProps } from '#sections/auth/auth-page-frame.tsx'
import { importSignIn, Login } from '#sections/auth/login.tsx'
import { RecoverPassword } from '#sections/auth/recover-password.tsx'
import { Register } from '#sections/auth/register.tsx'
import { preloadNotices, notify } from '#ui/notices/notify.tsx'
import { createPageViewTracker } from './analytics.ts'
import type { Config } from './config.ts'
import { enterConsole, preloadConsole } from './enter-console.ts'
import { VERSION } from '#lib/startup/version.ts'

const VISITOR_PAGES: Readonly<Record<string, ComponentType<AuthPageProps>>> = {
  '/login': Login,
  '/forgot-password': ForgotPassword,
  '/recover-password': RecoverPassword,
  '/register': Register,
}

/** What is said about the session that ended in this tab; null where the operator ended it here. */
const LOSS_MESSAGES: Readonly<Record<SessionLossReason, string | null>> = {
  expired: 'Sessão expirada. Entre novamente.',
  forbidden: 'Acesso negado pela plataforma. Entre novamente.',
  profile: 'Não foi possível confirmar a sessão. Entre novamente.',
  'signed-out': null,
  'signed-out-elsewhere': 'Você saiu em outra aba.',
}

/** Why there is no session any more and what is kept, to be read as long as the page stands; null for nothing. */
function describeEndedSession(lost: SessionLossReason | null, canReturn: boolean): string | null {
  const isWork = lost !== null && !isSignOut(lost)
  const cutOff = consumeInterruptedWork()
  const parts = [
    isWork ? LOSS_MESSAGES[lost] : null,
    isWork && cutOff ? `Ficou por terminar: ${cutOff}.` : null,
    isWork && isPersistedInTab('rascunho') ? 'O que você digitou e não salvou está guardado nesta aba.' : null,
    canReturn ? 'Depois de entrar, você pode voltar para onde parou.' : null,
  ]
  return parts.filter((part) => part !== null).join(' ') || null
}

/** Shows the page for visitors that the address names; `lost` says why a session of this tab ended, if one did. */
export function startVisitorPages(root: HTMLElement, config: Config, lost: SessionLossReason | null): void {
  const canReturn = hasUnofferedReturnPath() && (lost === null || !isSignOut(lost))
  // The session was refused before anybody could ask for it.
  const barrier = lost === 'profile' ? consumeStoredBlocker() : null
  const visit: AuthPageContext = {
    footer: `Gestor ${VERSION} · ${new Date().getFullYear()}`,
    note: barrier ?? describeEndedSession(lost, canReturn),
    go(path) {
      history.pushState(null, '', withBasePath(path))
      show()
    },
    enter() {
      if (tokenStore.survivesReload()) return location.assign(withBasePath(POST_LOGIN_PATH))
      // The browser keeps nothing: a navigation would lose the session, so the console starts in this page (H1).
      removeEventListener('popstate', show)
      root.classList.remove('login-page')
      reactRoot.unmount()
      history.replaceState(null, '', withBasePath(POST_LOGIN_PATH))
      void enterConsole(root, config)
    },
  }

  const view = createPageViewTracker(config.analyticsUrl)
  const reactRoot = createRoot(root)
  let visits = 0
  function show() {
    const path = stripBasePath(location.pathname)
    view(path)
    const Page = VISITOR_PAGES[path] ?? Login
    // Each visit begins with an empty form.
    reactRoot.render(<Page key={++visits} visit={visit} />)
  }

  root.classList.add('login-page')
  addEventListener('popstate', show)
  show()
  // A sign-out is told once; what interrupted work stands in the page. Where a barrier stands there, it is told too.
  const message = lost && (isSignOut(lost) || barrier !== null) ? LOSS_MESSAGES[lost] : null
  if (message) notify(lost === 'signed-out-elsewhere' ? 'info' : 'warning', message)

  redirectWhenSignedIn()
  preloadOnFirstInput(root)
}

/** Signed in in another tab, or back here after signing in: this page is for visitors only (spec 1 §2.2). */
function redirectWhenSignedIn(): void {
  const goHome = () => location.replace(withBasePath('/'))
  onOtherTabToken((token) => {
    tokenStore.adoptFromOtherTab(token)
    if (tokenStore.isValid(token)) goHome()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && tokenStore.isValid(tokenStore.get())) goHome()
  })
}

/** With the first key or click the rest is fetched, so that the next page comes from the cache. */
function preloadOnFirstInput(root: HTMLElement): void {
  const prepare = () => {
    // 'No connection' can then be said without one.
    void preloadNotices()
    // What fails here is asked for again when it is needed.
    importSignIn().catch(() => undefined)
    preloadConsole().catch(() => undefined)
  }
  for (const event of ['input', 'pointerdown', 'keydown']) root.addEventListener(event, prepare, { once: true })
}
