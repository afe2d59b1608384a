/** Signing in and out, and who is signed in (spec 1 §2.2, §4; api/session/README). */
import { ownerOf } from '#lib/kept/owner.ts'
import { createStore } from '#lib/kept/store.ts'
import { authLogout, authMe, type Profile } from '#api/auth-contract.ts'
import { call } from './client.ts'
import { ApiError } from '#api/errors.ts'
import { wait } from './refresh.ts'
import { ownerGate } from './session-owner.ts'
import { isLeaving, leave, type LossReason, prepareToLeave } from './session-leave.ts'
import { announceSignOut } from './session-watch.ts'
import { tokens } from '#api/token/token.ts'

/** How long a sign-out waits for the platform, ms; /login is reached within 2 s (case A13). */
const FAREWELL = 1_200

const user = createStore<Profile | null>(null)

/** Who is signed in; null until loaded, and after a failed load (spec 1 §4). */
export const currentUser = user.get

/** Sets or clears the current user; another operator than this page's own begins a page anew (case M4). */
export function setCurrentUser(next: Profile | null): void {
  if (next) ownerGate.learned(ownerOf(next))
  user.set(next)
}

/** Calls the listener when who is signed in changes; returns the way to stop. */
export const onUserChange = user.subscribe

/** Whether there is a valid token: what the guards ask first. */
export const isSignedIn = (): boolean => tokens.isValid(tokens.current())

/** Clears the token at once, tells the platform and the other tabs, and goes to /login whatever the platform does. */
export async function signOut(): Promise<void> {
  announceSignOut()
  await farewell('signed-out')
}

/** The logout call; its failure is ignored (spec 1 §7). The token is cleared before its answer is awaited. */
async function farewell(reason: LossReason): Promise<void> {
  prepareToLeave(reason)
  const answered = call(authLogout, {}).catch(() => undefined)
  tokens.set('')
  setCurrentUser(null)
  await Promise.race([answered, wait(FAREWELL)])
  leave(reason)
}

let check: Promise<void> | null = null

/**
 * Asks the platform who is signed in; one call serves all who ask at once. A failed check ends the session: logout is
 * tried, the token cleared, and the tab goes to /login (spec 1 §2.2); the promise then never settles, so that nothing
 * is drawn meanwhile. No connection is no verdict: without one (`navigator.onLine`), or where a profile is known
 * already and only no answer came, the check is made up for later (case K1).
 */
export function ensureProfile(): Promise<void> {
  check ??= checkProfile().finally(() => {
    check = null
  })
  return check
}

/** No word of the platform's about the session: no answer, one that is put off, or a page of what stands between. */
const isSilent = ({ status, kind }: ApiError) =>
  kind === 'unexpected' || status === 429 || status === 408 || (status === 0 && kind !== 'session')

async function checkProfile(): Promise<void> {
  try {
    setCurrentUser(await askProfile())
  } catch (error) {
    const silent = error instanceof ApiError && isSilent(error)
    if (silent && !navigator.onLine) {
      addEventListener('online', () => void ensureProfile(), { once: true })
      return
    }
    if (silent && user.get() !== null) return
    if (!isLeaving()) await farewell('profile')
    await new Promise(() => {})
  }
}

/** "Fails" is an answer that is not 2xx, or no answer after two quick tries more (api/session/README §1). */
async function askProfile(): Promise<Profile> {
  for (const pause of [300, 700]) {
    try {
      return await call(authMe, {})
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'network' || !navigator.onLine) throw error
      await wait(pause)
    }
  }
  return call(authMe, {})
}

/** Seconds until the session ends if nothing renews it; null where the token has no end. */
export const sessionTimeLeft = (): number | null => tokens.timeLeft()

/** The footer's text: 'Sessão: 42 min', 'Sessão encerrada'; null where the session has no end. */
export function sessionLabel(seconds: number | null): string | null {
  if (seconds === null) return null
  if (seconds <= 0) return 'Sessão encerrada'
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'Sessão: menos de 1 min'
  if (minutes < 60) return `Sessão: ${minutes} min`
  return `Sessão: ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
