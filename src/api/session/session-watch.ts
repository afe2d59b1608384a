/** What a tab with an open session listens to: other tabs, sleep and wake, and the back/forward cache. */
import { withBase } from '#lib/start/base-path.ts'
import { atRest } from '#lib/start/at-rest.ts'
import { sweep } from '#lib/kept/kept.ts'
import { onSessionEnd } from './client.ts'
import { refresher } from './refresh.ts'
import { ownerGate } from './session-owner.ts'
import { hidePage, isLeaving, leave, noteGoing } from './session-leave.ts'
import { onForeignToken, tokens } from '#api/token/token.ts'

/** Storage alone does not tell a sign-out from a lost session; this message does (case B5). */
const CHANNEL = 'gestor.sessao'
const SIGN_OUT = 'saiu'
/** How long a cleared token waits for that message, ms; the other tabs are at /login within 1 s. */
const MESSAGE_GRACE = 100

/** Tells the other tabs that the operator signs out; to be called before the token is cleared. */
export function announceSignOut(): void {
  const channel = openChannel()
  channel?.postMessage(SIGN_OUT)
  channel?.close()
}

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL))

/** Starts to listen; once per page, when the console starts. */
export function watchSession(): void {
  ownerGate.begin()
  // What has outlived its age is read by nobody: the tab's storage is opened when there is time for it.
  void atRest.then(() => sweep())
  let signedOut = false
  /** Whatever tells it first: a call finds no token before the storage's event has waited for the message. */
  const end = (reason?: string) =>
    leave(signedOut ? 'signed-out-elsewhere' : reason === 'forbidden' ? reason : 'expired')
  onSessionEnd(end)
  openChannel()?.addEventListener('message', ({ data }) => {
    signedOut = data === SIGN_OUT
    if (signedOut && latest === '') leave('signed-out-elsewhere')
  })

  let latest = tokens.current()
  onForeignToken((token) => {
    latest = token
    tokens.adopt(token)
    if (token === '') {
      setTimeout(() => latest === '' && end(), MESSAGE_GRACE)
      return
    }
    signedOut = false
    // Another operator signed in: nothing that this tab shows is theirs.
    void ownerGate.admit(token)
  })

  // After sleep the first event renews the token, so that the queued calls find a new one (case A17).
  const wake = () => {
    if (isLeaving()) return
    const token = tokens.current()
    // Before anything is drawn again: while this tab slept another operator may have signed in.
    void ownerGate.admit(token)
    if (document.visibilityState === 'visible' && token !== '' && tokens.isNearEnd(token))
      void refresher.refresh(token).then((refreshed) => {
        if (refreshed.kind === 'ended') end()
      })
  }
  document.addEventListener('visibilitychange', wake)
  addEventListener('focus', wake)
  addEventListener('online', wake)
  addEventListener('beforeunload', noteGoing)

  // The back/forward cache keeps a page as it was left: without a session it is left empty (case I4).
  let emptied = false
  addEventListener('pagehide', () => {
    if (tokens.isValid(tokens.current())) return
    emptied = true
    document.body.replaceChildren()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!tokens.isValid(tokens.current())) {
      hidePage()
      location.replace(withBase('/login'))
    } else if (emptied || isLeaving()) location.reload()
  })
}
