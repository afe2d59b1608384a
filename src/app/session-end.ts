/** The last two minutes of a session that nothing renews: one quiet line, and typing in a form renews it. */
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
/** ms: typing asks the platform once in this time where it did not renew. */
const AGAIN = 20_000

const inMinutes = (seconds: number) => (seconds > 60 ? 'em 2 min' : 'em menos de 1 min')

/** Follows the session of this page; returns the way to stop. Only a session that was seen longer is warned of. */
export function watchSessionEnd(): () => void {
  /** The token whose end was told; one that is short from the start is renewed by work before it can be told. */
  let toldOf: string | null = null
  let seenLong: string | null = null
  let askedAt = -Infinity

  function look() {
    const left = sessionTimeLeft()
    const token = tokens.current()
    if (left === null || token === '' || isLeaving()) return
    if (left > SOON) seenLong = token
    else if (seenLong === token && toldOf !== token && left > 0) {
      toldOf = token
      sayInStatusLine(
        `A sessão termina ${inMinutes(left)}. Para continuar, digite “renovar sessão” na paleta.`,
        left * 1000,
      )
    }
  }

  async function renew() {
    const left = sessionTimeLeft()
    const token = tokens.current()
    if (left === null || left > SOON || seenLong !== token || isLeaving() || performance.now() - askedAt < AGAIN) return
    askedAt = performance.now()
    const refreshed = await refresher.refresh(token, false)
    if (refreshed.kind === 'token') return sayInStatusLine('Sessão renovada')
    if (refreshed.kind === 'ended') return leave('expired')
    // A form keeps a draft; what is typed into a list's filters is kept nowhere.
    const kept = currentScreen().form ? ' O que você digitou está guardado.' : ''
    sayInStatusLine(
      `Não foi possível renovar a sessão, que termina ${inMinutes(sessionTimeLeft() ?? 0)}.${kept}`,
      AGAIN,
    )
  }

  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest('main form')) void renew()
  }
  look()
  const timer = setInterval(look, LOOK)
  document.addEventListener('input', onInput)
  return () => {
    clearInterval(timer)
    document.removeEventListener('input', onInput)
  }
}
