/**
 * The only exit from the console. Whatever ended the session, drafts are saved first, the caches and the page are
 * cleared, and the tab goes to /login once (api/token/README §1, cases A7, I4).
 */
import { safeReturnPath } from '#lib/urls/return-path.ts'
import { POST_LOGIN_PATH } from '#lib/urls/post-login-path.ts'
import { withBasePath, stripBasePath } from '#lib/startup/base-path.ts'
import { textSchema, clearAtSignOut, DAY_MS, persisted, schemaFromGuard } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { createEmitter } from '#lib/storage/store.ts'
import { listUnsavedWork } from './unsaved-work.ts'

/** Why the session ended. The operator intends 'signed-out' and 'signed-out-elsewhere'; the others interrupt work. */
export type SessionLossReason = 'expired' | 'forbidden' | 'profile' | 'signed-out' | 'signed-out-elsewhere'

const LOSS_REASONS: readonly unknown[] = ['expired', 'forbidden', 'profile', 'signed-out', 'signed-out-elsewhere']
const lossReasonSchema = schemaFromGuard((value): value is SessionLossReason => LOSS_REASONS.includes(value))

/** Options of the return path, which is stored for this tab only. */
const returnPathOptions = { name: 'retorno', version: 1, schema: textSchema, scope: 'tab', maxAgeMs: DAY_MS } as const
/** The owner of a session that had ended before the page started. */
let formerOwner: string | null = null
const storedReturnPath = persisted({
  ...returnPathOptions,
  belongsTo: () => ownerStore.get() ?? formerOwner,
  clearOnSignOut: true,
})
/** The path that a visitor requested before anybody had signed in. */
const storedVisitorPath = persisted({ ...returnPathOptions, belongsTo: 'anyone', clearOnSignOut: true })
/** Whether this tab has stored a return path, for any owner, and whether it was offered since. */
const storedOfferState = persisted({ ...returnPathOptions, name: 'oferta', belongsTo: 'anyone', clearOnSignOut: true })
const storedLossReason = persisted({
  name: 'motivo',
  version: 1,
  schema: lossReasonSchema,
  scope: 'tab',
  belongsTo: 'anyone',
  maxAgeMs: DAY_MS,
})
/** Work that the end of the session interrupted in this tab, in Portuguese: '3 exclusões que faltam'. */
const storedInterruptedWork = persisted({
  name: 'interrompido',
  version: 1,
  schema: textSchema,
  scope: 'tab',
  belongsTo: 'anyone',
  maxAgeMs: DAY_MS,
})

const sessionLostEmitter = createEmitter<[reason: SessionLossReason]>()
let isExitStarted = false
let isUnloadConfirmationOff = false
let intendedReason: SessionLossReason | null = null

/** True once the tab is navigating to /login; forms then ask for no confirmation. */
export const isExiting = (): boolean => isExitStarted

/** True if the reason is a sign-out: drafts are then removed, and otherwise kept (case B5). */
export const isSignOut = (reason: SessionLossReason): boolean =>
  reason === 'signed-out' || reason === 'signed-out-elsewhere'

/**
 * Calls the listener before the tab goes to /login, so that forms can save drafts; returns the unsubscribe function.
 */
export function onSessionLost(listener: (reason: SessionLossReason) => void): () => void {
  return sessionLostEmitter.subscribe((reason) => {
    try {
      listener(reason)
    } catch (error) {
      // A form that cannot save its draft must not keep the session open.
      console.error(error)
    }
  })
}

let focusBeforeHiding: Element | null = null

/**
 * Hides everything on the screen, dialogs and notifications too: it belongs to a session that has ended, or to somebody
 * else. When the page is shown again, the focus returns to where it was.
 */
export function setPageHidden(isHidden = true): void {
  if (isHidden) focusBeforeHiding ??= document.activeElement
  for (const element of document.body.children) element.toggleAttribute('hidden', isHidden)
  if (isHidden) return
  if (focusBeforeHiding instanceof HTMLElement) focusBeforeHiding.focus()
  focusBeforeHiding = null
}

/** Turns the browser's confirmation off: unsaved input has been saved as a draft. */
export const disableUnloadConfirmation = (): void => void (isUnloadConfirmationOff = true)
/** True if the browser must not ask for a confirmation. */
export const isUnloadConfirmationDisabled = (): boolean => isUnloadConfirmationOff

/**
 * Makes the browser ask for a confirmation before the tab is closed or left; returns the function that stops it. The
 * listener checks the setting itself, because a later 'beforeunload' listener cannot cancel an earlier one. `onConfirm`
 * is called each time the browser is about to ask.
 */
export function confirmBeforeUnload(onConfirm?: () => void): () => void {
  const onBeforeUnload = (event: Event) => {
    onConfirm?.()
    if (!isUnloadConfirmationOff) event.preventDefault()
  }
  globalThis.addEventListener?.('beforeunload', onBeforeUnload)
  return () => globalThis.removeEventListener?.('beforeunload', onBeforeUnload)
}

/**
 * Prepares the exit for this reason before the platform's response to the logout. Calls that find the token cleared
 * meanwhile do not count as a lost session. The page is hidden at once.
 */
export function prepareExit(reason: SessionLossReason): void {
  intendedReason ??= reason
  if (isSignOut(reason)) clearAtSignOut()
  setPageHidden()
}

/** After this time a navigating tab has left the page or stays, ms. */
const NAVIGATION_TIMEOUT_MS = 3_000
let navigationStartedAt = -Infinity
/** Records that the tab is navigating: by a link, a reload or its address bar. Call it on 'beforeunload'. */
export const recordNavigationStart = (): void => void (navigationStartedAt = Date.now())

/**
 * Goes to /login by a full navigation, once, however many calls find the session ended. A tab that is already
 * navigating is not redirected: the next page's guard handles it, and the tab goes to /login a little later if it
 * stays.
 */
export function exitToLogin(cause: SessionLossReason): void {
  if (isExitStarted) return
  isExitStarted = true
  const reason = intendedReason ?? cause
  // Listeners of the event end their work, so it is listed before.
  const interruptedWork = listUnsavedWork().join(', ')
  sessionLostEmitter.emit(reason)
  if (isSignOut(reason)) clearAtSignOut()
  else {
    saveReturnPath()
    if (interruptedWork) storedInterruptedWork.write(interruptedWork)
  }
  storedLossReason.write(reason)
  setPageHidden()
  disableUnloadConfirmation()
  const navigateToLogin = () => location.assign(withBasePath('/login'))
  if (Date.now() - navigationStartedAt < NAVIGATION_TIMEOUT_MS) setTimeout(navigateToLogin, NAVIGATION_TIMEOUT_MS)
  else navigateToLogin()
}

/**
 * Stores the path of this tab as the return path. The two paths that follow a login anyway are not stored.
 * `formerOwnerId` is the owner of a session that had ended before the page started.
 */
export function saveReturnPath(formerOwnerId: string | null = null): void {
  formerOwner = formerOwnerId
  const path = stripBasePath(location.pathname)
  const href = path + location.search + location.hash
  if (href === '/' || href === POST_LOGIN_PATH) return
  // If nobody is signed in, the path belongs to whoever signs in next in this tab.
  if ((ownerStore.get() ?? formerOwnerId) === null) storedVisitorPath.write(href)
  else storedReturnPath.write(href)
  storedOfferState.write('guardada')
}

/** Returns true if the return path is to be offered now: once, not at every reload of the tab. */
export function shouldOfferReturnPath(): boolean {
  const wasOffered = storedOfferState.read() === 'feita'
  storedOfferState.write('feita')
  return hasReturnPath() && !wasOffered
}

/** Returns the return path and removes it; null if there is none or the console has no such route. */
export function consumeReturnPath(isKnown: (path: string) => boolean): string | null {
  const href = storedReturnPath.read() ?? storedVisitorPath.read()
  storedReturnPath.remove()
  storedVisitorPath.remove()
  const path = href === null ? '/' : safeReturnPath(href, location.origin, isKnown)
  return path === '/' ? null : path
}

/** For the sign-in page, where no owner is known yet: true if a return path is stored and was not offered since. */
export const hasUnofferedReturnPath = (): boolean => storedOfferState.read() === 'guardada'

/** Returns true if there is a return path for this operator. */
export const hasReturnPath = (): boolean => (storedReturnPath.read() ?? storedVisitorPath.read()) !== null

/** Removes the return path if the operator is already there. Returns true if no return path is left. */
export function clearReturnPathIfReached(): boolean {
  const returnPath = storedReturnPath.read() ?? storedVisitorPath.read()
  if (returnPath === stripBasePath(location.pathname) + location.search + location.hash) consumeReturnPath(() => true)
  return !hasReturnPath()
}

/** Returns why the last session of this tab ended, and removes it; null if none ended. */
export function consumeLossReason(): SessionLossReason | null {
  const reason = storedLossReason.read()
  storedLossReason.remove()
  return reason
}

/** Returns the work that the end of the last session interrupted in this tab, and removes it; '' if there is none. */
export function consumeInterruptedWork(): string {
  const work = storedInterruptedWork.read() ?? ''
  storedInterruptedWork.remove()
  return work
}
