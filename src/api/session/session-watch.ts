/** What a tab with an open session listens to: other tabs, sleep and wake, and the back/forward cache. */
import { withBasePath } from '#lib/startup/base-path.ts'
import { startupIdle } from '#lib/startup/startup-idle.ts'
import { removeExpired } from '#lib/storage/persisted.ts'
import { onSessionEnd } from './client.ts'
import { refresher } from './refresh.ts'
import { ownerGate } from './session-owner.ts'
import { setPageHidden, isExiting, exitToLogin, recordNavigationStart } from './session-exit.ts'
import { onOtherTabToken, tokenStore } from '#api/token/token.ts'

/** Storage alone does not tell a sign-out from a lost session; this message does (case B5). */
const CHANNEL_NAME = 'gestor.sessao'
const SIGN_OUT_MESSAGE = 'saiu'
/** How long a cleared token waits for that message, ms; the other tabs are at /login within 1 s. */
const MESSAGE_GRACE_MS = 100

/** Tells the other tabs that the operator signs out; to be called before the token is cleared. */
export function broadcastSignOut(): void {
  const channel = openChannel()
  channel?.postMessage(SIGN_OUT_MESSAGE)
  channel?.close()
}

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME))

/** Starts to listen; once per page, when the console starts. */
export function watchSession(): void {
  ownerGate.start()
  // What has outlived its age is read by nobody: the tab's storage is opened when there is time for it.
  void startupIdle.then(() => removeExpired())
  let isSignedOutElsewhere = false
  /** Whatever tells it first: a call finds no token before the storage's event has waited for the message. */
  const endSession = (reason?: string) =>
    exitToLogin(isSignedOutElsewhere ? 'signed-out-elsewhere' : reason === 'forbidden' ? reason : 'expired')
  onSessionEnd(endSession)
  openChannel()?.addEventListener('message', ({ data }) => {
    isSignedOutElsewhere = data === SIGN_OUT_MESSAGE
    if (isSignedOutElsewhere && latestToken === '') exitToLogin('signed-out-elsewhere')
  })

  let latestToken = tokenStore.get()
  onOtherTabToken((token) => {
    latestToken = token
    tokenStore.adoptFromOtherTab(token)
    if (token === '') {
      setTimeout(() => latestToken === '' && endSession(), MESSAGE_GRACE_MS)
      return
    }
    isSignedOutElsewhere = false
    // Another operator signed in: nothing that this tab shows is theirs.
    void ownerGate.authorize(token)
  })

  // After sleep the first event renews the token, so that the queued calls find a new one (case A17).
  const onWake = () => {
    if (isExiting()) return
    const token = tokenStore.get()
    // Before anything is drawn again: while this tab slept another operator may have signed in.
    void ownerGate.authorize(token)
    if (document.visibilityState === 'visible' && token !== '' && tokenStore.needsRefresh(token))
      void refresher.refresh(token).then((refreshed) => {
        if (refreshed.kind === 'ended') endSession()
      })
  }
  document.addEventListener('visibilitychange', onWake)
  addEventListener('focus', onWake)
  addEventListener('online', onWake)
  addEventListener('beforeunload', recordNavigationStart)

  // The back/forward cache keeps a page as it was left: without a session it is left empty (case I4).
  let isPageEmptied = false
  addEventListener('pagehide', () => {
    if (tokenStore.isValid(tokenStore.get())) return
    isPageEmptied = true
    document.body.replaceChildren()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (!tokenStore.isValid(tokenStore.get())) {
      setPageHidden()
      location.replace(withBasePath('/login'))
    } else if (isPageEmptied || isExiting()) location.reload()
  })
}
