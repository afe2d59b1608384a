/** Renews a session while its operator works, and asks in the last two minutes where nobody does. */
import { refresher } from '#api/session/refresh.ts'
import { isLeaving, leave } from '#api/session/session-leave.ts'
import { sessionTimeLeft } from '#api/session/session.ts'
import { tokens } from '#api/token/token.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { currentScreen } from '#commands/screen.ts'

/** s */
const SOON = 120
/** ms */
const LOOK = 5_000
/** ms: work asks the platform once in this time where it did not renew. */
const AGAIN = 20_000
/** ms: who pressed a key or moved the page within this time works on, and is not asked. */
const AT_WORK = 60_000
const WORK = ['keydown', 'pointerdown', 'input', 'wheel', 'touchmove'] as const

/** The command that the line's button runs. */
const RENEW = 'sessao.renovar'

const ends = (seconds: number) =>
  seconds <= 0 ? 'terminou' : seconds > 60 ? 'termina em 2 min' : 'termina em menos de 1 min'

/** Follows the session of this page; returns the way to stop. Only a session that was seen longer is warned of. */
export function watchSessionEnd(): () => void {
  /** The token whose end was told; one that is short from the start is renewed by work before it can be told. */
  let toldOf: string | null = null
  let seenLong: string | null = null
  let askedAt = -Infinity
  let workedAt = -Infinity

  /** Short tokens are renewed in the second half of their life (api/token/README §1.3). */
  const isNearEnd = (left: number, token: string) => (seenLong === token ? left <= SOON : tokens.isNearEnd(token))

  function look() {
    const left = sessionTimeLeft()
    const token = tokens.current()
    if (left === null || token === '' || isLeaving()) return
    if (toldOf !== null && toldOf !== token) {
      // A call or another tab has renewed it: what was told is no longer so.
      toldOf = null
      sayInStatusLine('Sessão renovada')
    }
    if (left > SOON) seenLong = token
    else if (performance.now() - workedAt < AT_WORK) void renew()
    else if (seenLong === token && toldOf !== token && left > 0) {
      toldOf = token
      sayInStatusLine(`A sessão ${ends(left)}. Para continuar, digite “renovar sessão” na paleta.`, left * 1000, {
        label: 'Renovar sessão',
        command: RENEW,
      })
    }
  }

  async function renew() {
    const left = sessionTimeLeft()
    const token = tokens.current()
    if (left === null || token === '' || isLeaving() || performance.now() - askedAt < AGAIN) return
    // Without a connection a session that is over cannot be renewed, and its page would be lost for the sign-in page.
    if (!isNearEnd(left, token) || !navigator.onLine) return
    askedAt = performance.now()
    const refreshed = await refresher.refresh(token, false)
    if (refreshed.kind === 'token') return look()
    if (refreshed.kind === 'ended') return leave('expired')
    // A form keeps a draft; what is typed into a list's filters is kept nowhere.
    const kept = currentScreen().form ? ' O que você digitou está guardado.' : ''
    sayInStatusLine(`Não foi possível renovar a sessão, que ${ends(sessionTimeLeft() ?? 0)}.${kept}`, AGAIN, {
      label: 'Tentar novamente',
      command: RENEW,
    })
  }

  const onWork = () => {
    workedAt = performance.now()
    void renew()
  }
  look()
  const timer = setInterval(look, LOOK)
  for (const sign of WORK) document.addEventListener(sign, onWork, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    for (const sign of WORK) document.removeEventListener(sign, onWork, { capture: true })
  }
}
