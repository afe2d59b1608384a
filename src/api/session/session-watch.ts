/** Listens, in a tab with an open session, to other tabs, sleep and wake, and the back/forward cache. */
import { withBasePath } from '#lib/startup/base-path.ts'
import { startupIdle } from '#lib/startup/startup-idle.ts'
import { removeExpired } from '#lib/storage/persisted.ts'
import { scopeName } from '#lib/storage/storage-scope.ts'
import { onSessionEnd } from './client.ts'
import { refresher } from './refresh.ts'
import { ownerGate } from './session-owner.ts'
import { setPageHidden, isExiting, exitToLogin, markNavigationStart } from './session-exit.ts'
import { onOtherTabToken, tokenStore } from '#api/token/token.ts'

/** Storage alone does not distinguish a sign-out from a lost session; this message does (case B5). */
const CHANNEL_NAME = 'gestor.sessao'
const SIGN_OUT_MESSAGE = 'saiu'
/** How long a tab waits for that message after the token was cleared, ms; the other tabs are at /login within 1 s. */
const MESSAGE_GRACE_MS = 100

/** Tells the other tabs that the operator signs out. Call it before the token is cleared. */
export function broadcastSignOut(): void {
  const channel = openChannel()
  channel?.postMessage(SIGN_OUT_MESSAGE)
  channel?.close()
}

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(scopeName(CHANNEL_NAME))

/** Starts listening. Call it once per page, when the console starts. */
export function watchSession(): void {
  ownerGate.start()
  // Nothing reads expired entries, so they are removed when the page is idle.
  void startupIdle.then(() => removeExpired())
  let isSignedOutElsewhere = false
  /**
   * The first source ends the session: a call may find no token while the storage event still waits for the message.
   */
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
    // Another operator signed in: nothing on this tab belongs to them.
    void ownerGate.authorize(token)
  })

  // After sleep the first event renews the token, so that waiting calls find a new one (case A17).
  const onWake = () => {
    if (isExiting()) return
    const token = tokenStore.get()
    // Checked before anything is rendered: while this tab slept, another operator may have signed in.
    void ownerGate.authorize(token)
    if (document.visibilityState === 'visible' && token !== '' && tokenStore.needsRefresh(token))
      void refresher.refresh(token).then((result) => {
        if (result.kind === 'ended') endSession()
      })
  }
  document.addEventListener('visibilitychange', onWake)
  addEventListener('focus', onWake)
  addEventListener('online', onWake)
  addEventListener('beforeunload', markNavigationStart)

  // The back/forward cache restores a page as it was left, so a page without a session is left empty (case I4).
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
