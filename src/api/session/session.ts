/** Knows who is signed in, and signs out (spec 1 §2.2, §4; api/session/README). */
import { sharePending } from '#lib/share-pending.ts'
import { getOwnerId } from '#lib/storage/owner.ts'
import { createStore } from '#lib/storage/store.ts'
import { authLogout, authMe, type Profile } from '#api/auth-contract.ts'
import { call } from './client.ts'
import { ApiError } from '#api/errors.ts'
import { delay } from './refresh.ts'
import { ownerGate } from './session-owner.ts'
import { isExiting, exitToLogin, type SessionLossReason, prepareExit } from './session-exit.ts'
import { broadcastSignOut } from './session-watch.ts'
import { tokenStore } from '#api/token/token.ts'

/** How long a sign-out waits for the platform, ms; /login is reached within 2 s (case A13). */
const SIGN_OUT_TIMEOUT_MS = 1_200

const userStore = createStore<Profile | null>(null)

/** Returns who is signed in; null until loaded, and after a failed load (spec 1 §4). */
export const getCurrentUser = userStore.get

/** Sets or clears the current user. If it is another operator than this page's, the page is reloaded (case M4). */
export function setCurrentUser(user: Profile | null): void {
  if (user) ownerGate.confirmOwner(getOwnerId(user))
  userStore.set(user)
}

/** Calls the listener when the current user changes; returns the unsubscribe function. */
export const subscribeToCurrentUser = userStore.subscribe

/** Returns true if there is a valid token. The guards check it first. */
export const isSignedIn = (): boolean => tokenStore.isValid(tokenStore.get())

/**
 * Clears the token at once, notifies the platform and the other tabs, and goes to /login whatever the platform does.
 */
export async function signOut(): Promise<void> {
  broadcastSignOut()
  await endSession('signed-out')
}

/** Sends the logout call; its failure is ignored (spec 1 §7). The token is cleared before the response arrives. */
async function endSession(reason: SessionLossReason): Promise<void> {
  prepareExit(reason)
  const logoutCall = call(authLogout, {}).catch(() => undefined)
  tokenStore.set('')
  setCurrentUser(null)
  await Promise.race([logoutCall, delay(SIGN_OUT_TIMEOUT_MS)])
  exitToLogin(reason)
}

/**
 * Asks the platform who is signed in; simultaneous callers share one call. A failed check ends the session: logout is
 * tried, the token is cleared, and the tab goes to /login (spec 1 §2.2). The promise then never settles, so that
 * nothing is rendered meanwhile. A missing response does not fail the check if the browser has no connection
 * (`navigator.onLine`) or the profile is already known; without a connection the check is made again later (case K1).
 */
export const ensureProfile: () => Promise<void> = sharePending(checkProfile)

/** True if the platform said nothing about the session: no response, a postponed one, or a page of a gateway. */
const isNoVerdict = ({ status, kind }: ApiError) =>
  kind === 'unexpected' || status === 429 || status === 408 || (status === 0 && kind !== 'session')

async function checkProfile(): Promise<void> {
  try {
    setCurrentUser(await fetchProfile())
  } catch (error) {
    const noVerdict = error instanceof ApiError && isNoVerdict(error)
    if (noVerdict && !navigator.onLine) {
      addEventListener('online', () => void ensureProfile(), { once: true })
      return
    }
    if (noVerdict && userStore.get() !== null) return
    if (!isExiting()) await endSession('profile')
    await new Promise(() => {})
  }
}

/**
 * Loads the profile. It fails after a response that is not 2xx, or without a response after two quick retries
 * (api/session/README §1).
 */
async function fetchProfile(): Promise<Profile> {
  for (const delayMs of [300, 700]) {
    try {
      return await call(authMe, {})
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'network' || !navigator.onLine) throw error
      await delay(delayMs)
    }
  }
  return call(authMe, {})
}

/** Returns the seconds until the session ends without a refresh; null if the token has no end. */
export const getSessionSecondsLeft = (): number | null => tokenStore.getSecondsLeft()

/** Returns the footer's text: 'Sessão: 42 min', 'Sessão encerrada'; null if the session has no end. */
export function formatSessionTimeLeft(seconds: number | null): string | null {
  if (seconds === null) return null
  if (seconds <= 0) return 'Sessão encerrada'
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'Sessão: menos de 1 min'
  if (minutes < 60) return `Sessão: ${minutes} min`
  return `Sessão: ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
