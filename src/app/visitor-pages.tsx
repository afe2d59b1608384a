/** The pages for visitors (spec 1 §2.3-2.5). They also preload the console while somebody types there. */
import '#ui/theme/theme.css'
import type { ComponentType } from 'react'
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
import { createReactRoot } from '#ui/react-root.ts'
import { createPageViewTracker } from './analytics.ts'
import { routePattern } from './reporting/reporting-state.ts'
import type { Config } from './config.ts'
import { enterConsole, preloadConsole } from './enter-console.ts'
import { VERSION } from '#lib/startup/version.ts'

const VISITOR_PAGES: Readonly<Record<string, ComponentType<AuthPageProps>>> = {
  '/login': Login,
  '/forgot-password': ForgotPassword,
  '/recover-password': RecoverPassword,
  '/register': Register,
}

/** The message about a session that ended in this tab; null if the operator ended it here. */
const LOSS_MESSAGES: Readonly<Record<SessionLossReason, string | null>> = {
  expired: 'Sessão expirada. Entre novamente.',
  forbidden: 'Acesso negado pela plataforma. Entre novamente.',
  profile: 'Não foi possível confirmar a sessão. Entre novamente.',
  'signed-out': null,
  'signed-out-elsewhere': 'Você saiu em outra aba.',
}

/** Why the session ended and what is stored, as a text that stays on the page; null if there is nothing to say. */
function describeEndedSession(lost: SessionLossReason | null, canReturn: boolean): string | null {
  const isWork = lost !== null && !isSignOut(lost)
  const interruptedWork = consumeInterruptedWork()
  const parts = [
    isWork ? LOSS_MESSAGES[lost] : null,
    isWork && interruptedWork ? `Ficou por terminar: ${interruptedWork}.` : null,
    isWork && (isPersistedInTab('rascunho') || isPersistedInTab('celulas'))
      ? 'O que você digitou e não salvou está guardado nesta aba.'
      : null,
    canReturn ? 'Depois de entrar, você pode voltar para onde parou.' : null,
  ]
  return parts.filter((part) => part !== null).join(' ') || null
}

/** Shows the page for visitors at the current address. `lost` says why a session of this tab ended, if one did. */
export function startVisitorPages(root: HTMLElement, config: Config, lost: SessionLossReason | null): void {
  const canReturn = hasUnofferedReturnPath() && (lost === null || !isSignOut(lost))
  // The session was refused before it could be checked.
  const blockerText = lost === 'profile' ? consumeStoredBlocker() : null
  const visit: AuthPageContext = {
    footer: `Gestor ${VERSION} · ${new Date().getFullYear()}`,
    note: blockerText ?? describeEndedSession(lost, canReturn),
    go(path) {
      history.pushState(null, '', withBasePath(path))
      show()
    },
    enter() {
      if (tokenStore.survivesReload()) return location.assign(withBasePath(POST_LOGIN_PATH))
      // The browser stores nothing: a navigation would lose the session, so the console starts in this page (H1).
      removeEventListener('popstate', show)
      root.classList.remove('login-page')
      reactRoot.unmount()
      history.replaceState(null, '', withBasePath(POST_LOGIN_PATH))
      void enterConsole(root, config)
    },
  }

  const trackPageView = createPageViewTracker(config.analyticsUrl)
  const reactRoot = createReactRoot(root)
  let visits = 0
  function show() {
    const path = stripBasePath(location.pathname)
    trackPageView(path)
    routePattern.set(path in VISITOR_PAGES ? path : '/login')
    const Page = VISITOR_PAGES[path] ?? Login
    // Each visit begins with an empty form.
    reactRoot.render(<Page key={++visits} visit={visit} />)
  }

  root.classList.add('login-page')
  addEventListener('popstate', show)
  show()
  // A sign-out is reported by a notice. Interrupted work is described on the page; if the page describes a blocked
  // connection instead, the loss is reported by a notice too.
  const message = lost && (isSignOut(lost) || blockerText !== null) ? LOSS_MESSAGES[lost] : null
  if (message) notify(lost === 'signed-out-elsewhere' ? 'info' : 'warning', message)

  redirectWhenSignedIn()
  preloadOnFirstInput(root)
}

/**
 * Leaves the page if somebody signs in in another tab, or if Back leads here after signing in: it is for visitors only
 * (spec 1 §2.2).
 */
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

/** Fetches the console's code at the first key or click, so that the next page comes from the cache. */
function preloadOnFirstInput(root: HTMLElement): void {
  const prepare = () => {
    // A notice about the missing connection can then be shown without one.
    void preloadNotices()
    // What fails here is requested again when it is needed.
    importSignIn().catch(() => undefined)
    preloadConsole().catch(() => undefined)
  }
  for (const event of ['input', 'pointerdown', 'keydown']) root.addEventListener(event, prepare, { once: true })
}
