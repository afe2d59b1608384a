/** Renews a session while its operator works, and asks in the last two minutes where nobody does. */
import { refresher } from '#api/session/refresh.ts'
import { isExiting, exitToLogin } from '#api/session/session-exit.ts'
import { getSessionSecondsLeft } from '#api/session/session.ts'
import { tokenStore } from '#api/token/token.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { getScreen } from '#commands/screen.ts'

/** s */
const WARNING_SECONDS = 120
/** ms */
const POLL_INTERVAL_MS = 5_000
/** ms: work asks the platform once in this time where it did not renew. */
const RENEW_INTERVAL_MS = 20_000
/** ms: who pressed a key or moved the page within this time works on, and is not asked. */
const AT_WORK = 60_000
const WORK = ['keydown', 'pointerdown', 'input', 'wheel', 'touchmove'] as const

/** The command that the line's button runs. */
const RENEW = 'sessao.renovar'

const ends = (seconds: number) =>
  seconds <= 0 ? 'terminou' : seconds > 60 ? 'termina em 2 min' : 'termina em menos de 1 min'

/** Follows the session of this page; returns the way to stop. Only a session that was seen longer is warned of. */
export function watchSessionExpiry(): () => void {
  /** The token whose end was told; one that is short from the start is renewed by work before it can be told. */
  let warnedToken: string | null = null
  let longLivedToken: string | null = null
  let lastRenewalAt = -Infinity
  let workedAt = -Infinity

  /** Short tokens are renewed in the second half of their life (api/token/README §1.3). */
  const isNearEnd = (left: number, token: string) =>
    longLivedToken === token ? left <= WARNING_SECONDS : tokenStore.needsRefresh(token)

  function checkExpiry() {
    const secondsLeft = getSessionSecondsLeft()
    const token = tokenStore.get()
    if (secondsLeft === null || token === '' || isExiting()) return
    if (warnedToken !== null && warnedToken !== token) {
      // A call or another tab has renewed it: what was told is no longer so.
      warnedToken = null
      showStatus('Sessão renovada')
    }
    if (secondsLeft > WARNING_SECONDS) longLivedToken = token
    else if (performance.now() - workedAt < AT_WORK) void renew()
    else if (longLivedToken === token && warnedToken !== token && secondsLeft > 0) {
      warnedToken = token
      showStatus(
        `A sessão ${ends(secondsLeft)}. Para continuar, digite “renovar sessão” na paleta.`,
        secondsLeft * 1000,
        {
          label: 'Renovar sessão',
          command: RENEW,
        },
      )
    }
  }

  async function renew() {
    const secondsLeft = getSessionSecondsLeft()
    const token = tokenStore.get()
    if (secondsLeft === null || token === '' || isExiting() || performance.now() - lastRenewalAt < RENEW_INTERVAL_MS)
      return
    // Without a connection a session that is over cannot be renewed, and its page would be lost for the sign-in page.
    if (!isNearEnd(secondsLeft, token) || !navigator.onLine) return
    lastRenewalAt = performance.now()
    const refreshed = await refresher.refresh(token, false)
    if (refreshed.kind === 'token') return checkExpiry()
    if (refreshed.kind === 'ended') return exitToLogin('expired')
    // A form keeps a draft; what is typed into a list's filters is kept nowhere.
    const draftNote = getScreen().form ? ' O que você digitou está guardado.' : ''
    showStatus(
      `Não foi possível renovar a sessão, que ${ends(getSessionSecondsLeft() ?? 0)}.${draftNote}`,
      RENEW_INTERVAL_MS,
      {
        label: 'Tentar novamente',
        command: RENEW,
      },
    )
  }

  const onWork = () => {
    workedAt = performance.now()
    void renew()
  }
  checkExpiry()
  const timer = setInterval(checkExpiry, POLL_INTERVAL_MS)
  for (const sign of WORK) document.addEventListener(sign, onWork, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    for (const sign of WORK) document.removeEventListener(sign, onWork, { capture: true })
  }
}
