/** Signing in and out, and who is signed in (spec 1 §2.2, §4; api/session/README). */
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

/** Who is signed in; null until loaded, and after a failed load (spec 1 §4). */
export const getCurrentUser = userStore.get

/** Sets or clears the current user; another operator than this page's own begins a page anew (case M4). */
export function setCurrentUser(next: Profile | null): void {
  if (next) ownerGate.confirmOwner(getOwnerId(next))
  userStore.set(next)
}

/** Calls the listener when who is signed in changes; returns the way to stop. */
export const subscribeToCurrentUser = userStore.subscribe

/** Whether there is a valid token: what the guards ask first. */
export const isSignedIn = (): boolean => tokenStore.isValid(tokenStore.get())

/** Clears the token at once, tells the platform and the other tabs, and goes to /login whatever the platform does. */
export async function signOut(): Promise<void> {
  broadcastSignOut()
  await endSession('signed-out')
}

/** The logout call; its failure is ignored (spec 1 §7). The token is cleared before its answer is awaited. */
async function endSession(reason: SessionLossReason): Promise<void> {
  prepareExit(reason)
  const logoutCall = call(authLogout, {}).catch(() => undefined)
  tokenStore.set('')
  setCurrentUser(null)
  await Promise.race([logoutCall, delay(SIGN_OUT_TIMEOUT_MS)])
  exitToLogin(reason)
}

let pendingProfileCheck: Promise<void> | null = null

/**
 * Asks the platform who is signed in; one call serves all who ask at once. A failed check ends the session: logout is
 * tried, the token cleared, and the tab goes to /login (spec 1 §2.2); the promise then never settles, so that nothing
 * is drawn meanwhile. No connection is no verdict: without one (`navigator.onLine`), or where a profile is known
 * already and only no answer came, the check is made up for later (case K1).
 */
export function ensureProfile(): Promise<void> {
  pendingProfileCheck ??= checkProfile().finally(() => {
    pendingProfileCheck = null
  })
  return pendingProfileCheck
}

/** No word of the platform's about the session: no answer, one that is put off, or a page of what stands between. */
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

/** "Fails" is an answer that is not 2xx, or no answer after two quick tries more (api/session/README §1). */
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

/** Seconds until the session ends if nothing renews it; null where the token has no end. */
export const getSessionSecondsLeft = (): number | null => tokenStore.getSecondsLeft()

/** The footer's text: 'Sessão: 42 min', 'Sessão encerrada'; null where the session has no end. */
export function formatSessionTimeLeft(seconds: number | null): string | null {
  if (seconds === null) return null
  if (seconds <= 0) return 'Sessão encerrada'
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'Sessão: menos de 1 min'
  if (minutes < 60) return `Sessão: ${minutes} min`
  return `Sessão: ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
