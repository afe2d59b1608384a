/**
 * The one way out of the console: whatever ended the session, drafts are saved first, the caches and the page are
 * cleared, and the tab goes to /login once (api/token/README §1, cases A7, I4).
 */
import { safeReturnPath } from '#lib/urls/return-path.ts'
import { POST_LOGIN_PATH } from '#lib/urls/post-login-path.ts'
import { withBasePath, stripBasePath } from '#lib/startup/base-path.ts'
import { textSchema, clearAtSignOut, DAY_MS, persisted, schemaFromGuard } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { createEmitter } from '#lib/storage/store.ts'
import { listUnsavedWork } from './unsaved-work.ts'

/** 'signed-out' and 'signed-out-elsewhere' are somebody's wish; the others interrupt work. */
export type SessionLossReason = 'expired' | 'forbidden' | 'profile' | 'signed-out' | 'signed-out-elsewhere'

const LOSS_REASONS: readonly unknown[] = ['expired', 'forbidden', 'profile', 'signed-out', 'signed-out-elsewhere']
const lossReasonSchema = schemaFromGuard((value): value is SessionLossReason => LOSS_REASONS.includes(value))

/** Of this tab alone: where the operator stood, and why the session ended. */
const returnPathOptions = { name: 'retorno', version: 1, schema: textSchema, scope: 'tab', maxAgeMs: DAY_MS } as const
/** Told for a session that had ended before the page began. */
let formerOwner: string | null = null
const storedReturnPath = persisted({
  ...returnPathOptions,
  belongsTo: () => ownerStore.get() ?? formerOwner,
  clearOnSignOut: true,
})
/** The address that a visitor asked for, before anybody had signed in. */
const storedVisitorPath = persisted({ ...returnPathOptions, belongsTo: 'anyone', clearOnSignOut: true })
/** Whether a place was kept in this tab, for whomever, and whether it was offered since. */
const storedOfferState = persisted({ ...returnPathOptions, name: 'oferta', belongsTo: 'anyone', clearOnSignOut: true })
const storedLossReason = persisted({
  name: 'motivo',
  version: 1,
  schema: lossReasonSchema,
  scope: 'tab',
  belongsTo: 'anyone',
  maxAgeMs: DAY_MS,
})
/** What the end of the session cut off in this tab, in words: '3 exclusões que faltam'. */
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

/** True from the moment that the tab is on its way to /login; forms then ask nothing before they go. */
export const isExiting = (): boolean => isExitStarted

/** True where the reason is a sign-out: drafts are dropped then, and kept otherwise (case B5). */
export const isSignOut = (reason: SessionLossReason): boolean =>
  reason === 'signed-out' || reason === 'signed-out-elsewhere'

/** Calls the listener before the tab leaves for /login, so that forms can save drafts; returns the way to stop. */
export function onSessionLost(listener: (reason: SessionLossReason) => void): () => void {
  return sessionLostEmitter.subscribe((reason) => {
    try {
      listener(reason)
    } catch (error) {
      // One form that cannot save its draft must not keep the session open.
      console.error(error)
    }
  })
}

let focusBeforeHiding: Element | null = null

/**
 * Takes everything off the screen, windows and notices too: what stands on it belongs to a session that is over, or to
 * somebody else. What is put back has the focus where it was.
 */
export function setPageHidden(isHidden = true): void {
  if (isHidden) focusBeforeHiding ??= document.activeElement
  for (const part of document.body.children) part.toggleAttribute('hidden', isHidden)
  if (isHidden) return
  if (focusBeforeHiding instanceof HTMLElement) focusBeforeHiding.focus()
  focusBeforeHiding = null
}

/** From here on the browser asks nothing before the tab goes: what is unsaved is a draft by now. */
export const disableUnloadConfirmation = (): void => void (isUnloadConfirmationOff = true)
/** True where the browser is to ask nothing. */
export const isUnloadConfirmationDisabled = (): boolean => isUnloadConfirmationOff

/**
 * The browser asks from now on before the tab is left; returns the way to stop. It looks first whether it may: browsers
 * tell of 'beforeunload' in the order of its listeners, so that a later one stops none. `onAsked` hears of each time.
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
 * The tab is about to leave for this reason, once the platform was told: calls that find the token gone meanwhile do
 * not make a lost session of it. What stands on the screen goes at once.
 */
export function prepareExit(reason: SessionLossReason): void {
  intendedReason ??= reason
  if (isSignOut(reason)) clearAtSignOut()
  setPageHidden()
}

/** ms after which a tab that went for somewhere else is there, or stays. */
const NAVIGATION_TIMEOUT_MS = 3_000
let navigationStartedAt = -Infinity
/** The tab goes for somewhere else: by a link, a reload, its address; to be called for 'beforeunload'. */
export const recordNavigationStart = (): void => void (navigationStartedAt = Date.now())

/**
 * Leaves for /login by a full navigation, once, however many calls find the session over. On its way elsewhere it is
 * not turned round: it is guarded there, and sent a little later where it stays.
 */
export function exitToLogin(cause: SessionLossReason): void {
  if (isExitStarted) return
  isExitStarted = true
  const reason = intendedReason ?? cause
  // Whoever has work under way ends it as soon as it hears.
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
 * Keeps the address of this tab as the place to come back to; the two places a login leads to anyway are not kept.
 * `former`: whose session it was, where it had ended before the page began.
 */
export function saveReturnPath(formerOwnerId: string | null = null): void {
  formerOwner = formerOwnerId
  const path = stripBasePath(location.pathname)
  const href = path + location.search + location.hash
  if (href === '/' || href === POST_LOGIN_PATH) return
  // Nobody's where nobody is signed in: whoever signs in next in this tab asked for it.
  if ((ownerStore.get() ?? formerOwnerId) === null) storedVisitorPath.write(href)
  else storedReturnPath.write(href)
  storedOfferState.write('guardada')
}

/** Whether to offer the kept place now: once, not at every reload of the tab. */
export function shouldOfferReturnPath(): boolean {
  const wasOffered = storedOfferState.read() === 'feita'
  storedOfferState.write('feita')
  return hasReturnPath() && !wasOffered
}

/** The place to offer after a login, and forgets it; null where there is none or the console has no such route. */
export function consumeReturnPath(isKnown: (path: string) => boolean): string | null {
  const href = storedReturnPath.read() ?? storedVisitorPath.read()
  storedReturnPath.remove()
  storedVisitorPath.remove()
  const path = href === null ? '/' : safeReturnPath(href, location.origin, isKnown)
  return path === '/' ? null : path
}

/** For the sign-in, where nobody is known yet: a place was kept and not offered since. */
export const hasUnofferedReturnPath = (): boolean => storedOfferState.read() === 'guardada'

/** Whether there is a place to offer to this operator. */
export const hasReturnPath = (): boolean => (storedReturnPath.read() ?? storedVisitorPath.read()) !== null

/** The operator is at the kept place: it is forgotten, and true where there is none any more. */
export function isReturned(): boolean {
  const address = storedReturnPath.read() ?? storedVisitorPath.read()
  if (address === stripBasePath(location.pathname) + location.search + location.hash) consumeReturnPath(() => true)
  return !hasReturnPath()
}

/** Why the last session of this tab ended, and forgets it; null where none ended. */
export function consumeLossReason(): SessionLossReason | null {
  const reason = storedLossReason.read()
  storedLossReason.remove()
  return reason
}

/** What the end of the last session of this tab cut off, in words, and forgets it; '' for nothing. */
export function consumeInterruptedWork(): string {
  const work = storedInterruptedWork.read() ?? ''
  storedInterruptedWork.remove()
  return work
}
