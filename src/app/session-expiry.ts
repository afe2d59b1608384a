/** Renews the session while its operator works, and warns in its last two minutes if nobody does. */
import { refresher } from '#api/session/refresh.ts'
import { isExiting, exitToLogin } from '#api/session/session-exit.ts'
import { getSessionSecondsLeft } from '#api/session/session.ts'
import { tokenStore } from '#api/token/token.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { getScreen } from '#commands/screen.ts'

/** How long before its end a session is warned about, in s. */
const WARNING_SECONDS = 120
/** Time between two checks, in ms. */
const POLL_INTERVAL_MS = 5_000
/** Least time between two attempts to renew, in ms. */
const RENEW_INTERVAL_MS = 20_000
/** An operator who pressed a key or moved the page within this time is at work and gets no warning, in ms. */
const WORK_TIMEOUT_MS = 60_000
const WORK_EVENTS = ['keydown', 'pointerdown', 'input', 'wheel', 'touchmove'] as const

/** The command that the button of the status line runs. */
const RENEW_COMMAND = 'sessao.renovar'

const describeEnd = (seconds: number) =>
  seconds <= 0 ? 'terminou' : seconds > 60 ? 'termina em 2 min' : 'termina em menos de 1 min'

/**
 * Watches the session of this page and returns the function that stops it. Only a session that was seen with more than
 * WARNING_SECONDS left is warned about.
 */
export function watchSessionExpiry(): () => void {
  /**
   * The token whose end was announced. A token that is short from the start is renewed by work before it can be
   * announced.
   */
  let warnedToken: string | null = null
  let longLivedToken: string | null = null
  let lastRenewalAt = -Infinity
  let workedAt = -Infinity

  /** Short tokens are renewed in the second half of their life (api/token/README §1.3). */
  const isNearEnd = (secondsLeft: number, token: string) =>
    longLivedToken === token ? secondsLeft <= WARNING_SECONDS : tokenStore.needsRefresh(token)

  function checkExpiry() {
    const secondsLeft = getSessionSecondsLeft()
    const token = tokenStore.get()
    if (secondsLeft === null || token === '' || isExiting()) return
    if (warnedToken !== null && warnedToken !== token) {
      // A call or another tab has renewed the session: the warning is no longer true.
      warnedToken = null
      showStatus('Sessão renovada')
    }
    if (secondsLeft > WARNING_SECONDS) longLivedToken = token
    else if (performance.now() - workedAt < WORK_TIMEOUT_MS) void renew()
    else if (longLivedToken === token && warnedToken !== token && secondsLeft > 0) {
      warnedToken = token
      showStatus(
        `A sessão ${describeEnd(secondsLeft)}. Para continuar, digite “renovar sessão” na paleta.`,
        secondsLeft * 1000,
        {
          label: 'Renovar sessão',
          command: RENEW_COMMAND,
        },
      )
    }
  }

  async function renew() {
    const secondsLeft = getSessionSecondsLeft()
    const token = tokenStore.get()
    if (secondsLeft === null || token === '' || isExiting() || performance.now() - lastRenewalAt < RENEW_INTERVAL_MS)
      return
    // Without a connection an expired session cannot be renewed, and the operator would lose the page to the sign-in
    // page.
    if (!isNearEnd(secondsLeft, token) || !navigator.onLine) return
    lastRenewalAt = performance.now()
    const refreshed = await refresher.refresh(token, false)
    if (refreshed.kind === 'token') return checkExpiry()
    if (refreshed.kind === 'ended') return exitToLogin('expired')
    // A form saves a draft; what is typed into the filters of a list is stored nowhere.
    const draftNote = getScreen().form ? ' O que você digitou está guardado.' : ''
    showStatus(
      `Não foi possível renovar a sessão, que ${describeEnd(getSessionSecondsLeft() ?? 0)}.${draftNote}`,
      RENEW_INTERVAL_MS,
      {
        label: 'Tentar novamente',
        command: RENEW_COMMAND,
      },
    )
  }

  const onWork = () => {
    workedAt = performance.now()
    void renew()
  }
  checkExpiry()
  const timer = setInterval(checkExpiry, POLL_INTERVAL_MS)
  for (const type of WORK_EVENTS) document.addEventListener(type, onWork, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    for (const type of WORK_EVENTS) document.removeEventListener(type, onWork, { capture: true })
  }
}
