/**
 * The only exit from the console. Whatever ended the session, drafts are saved first, the caches and the page are
 * cleared, and the tab goes to /login once (api/token/README §1, cases A7, I4).
 */
import { withBasePath } from '#lib/startup/base-path.ts'
import { textSchema, DAY_MS, type Persistence, persistence, schemaFromGuard } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { createEmitter, type Store } from '#lib/storage/store.ts'
import { createStoredReturnPath, type StoredReturnPath } from './stored-return-path.ts'
import { listUnsavedWork } from './unsaved-work.ts'

/** Why the session ended. The operator intends 'signed-out' and 'signed-out-elsewhere'; the others interrupt work. */
export type SessionLossReason = 'expired' | 'forbidden' | 'profile' | 'signed-out' | 'signed-out-elsewhere'

const LOSS_REASONS: readonly unknown[] = ['expired', 'forbidden', 'profile', 'signed-out', 'signed-out-elsewhere']
const lossReasonSchema = schemaFromGuard((value): value is SessionLossReason => LOSS_REASONS.includes(value))

/** After this time a navigating tab has left the page or stays, ms. */
const NAVIGATION_TIMEOUT_MS = 3_000

/** True if the reason is a sign-out: drafts are then removed, and otherwise kept (case B5). */
export const isSignOut = (reason: SessionLossReason): boolean =>
  reason === 'signed-out' || reason === 'signed-out-elsewhere'

/** The exit of one page. */
export interface SessionExit extends StoredReturnPath {
  /** True once the tab is navigating to /login; forms then ask for no confirmation. */
  isExiting(): boolean
  /**
   * Calls the listener before the tab goes to /login, so that forms can save drafts; returns the unsubscribe function.
   */
  onSessionLost(listener: (reason: SessionLossReason) => void): () => void
  /**
   * Hides everything on the screen, dialogs and notifications too: it belongs to a session that has ended, or to
   * somebody else. When the page is shown again, the focus returns to where it was.
   */
  setPageHidden(isHidden?: boolean): void
  /** Turns the browser's confirmation off: unsaved input has been saved as a draft. */
  disableUnloadConfirmation(): void
  /** True if the browser must not ask for a confirmation. */
  isUnloadConfirmationDisabled(): boolean
  /**
   * Makes the browser ask for a confirmation before the tab is closed or left; returns the function that stops it. The
   * listener checks the setting itself, because a later 'beforeunload' listener cannot cancel an earlier one.
   * `onConfirm` is called each time the browser is about to ask.
   */
  confirmBeforeUnload(onConfirm?: () => void): () => void
  /**
   * Prepares the exit for this reason before the platform's response to the logout. Calls that find the token cleared
   * meanwhile do not count as a lost session. The page is hidden at once.
   */
  prepareExit(reason: SessionLossReason): void
  /** Call on 'beforeunload': the tab is navigating by a link, a reload or its address bar. */
  markNavigationStart(): void
  /**
   * Goes to /login by a full navigation, once, however many calls find the session ended. A tab that is already
   * navigating is not redirected: the next page's guard handles it, and the tab goes to /login a little later if it
   * stays.
   */
  exitToLogin(cause: SessionLossReason): void
  /** Returns why the last session of this tab ended, and removes it; null if none ended. */
  consumeLossReason(): SessionLossReason | null
  /** Returns the work that the end of the last session interrupted in this tab, and removes it; '' if there is none. */
  consumeInterruptedWork(): string
}

/** Hides and shows the whole page, and remembers the focus meanwhile. */
function createPageHider(): SessionExit['setPageHidden'] {
  let focusBeforeHiding: Element | null = null
  return (isHidden = true) => {
    if (isHidden) focusBeforeHiding ??= document.activeElement
    for (const element of document.body.children) element.toggleAttribute('hidden', isHidden)
    if (isHidden) return
    if (focusBeforeHiding instanceof HTMLElement) focusBeforeHiding.focus()
    focusBeforeHiding = null
  }
}

/** The browser's confirmation before a tab is closed. */
function createUnloadConfirmation() {
  let isDisabled = false
  return {
    disableUnloadConfirmation: () => void (isDisabled = true),
    isUnloadConfirmationDisabled: () => isDisabled,
    confirmBeforeUnload(onConfirm?: () => void) {
      const onBeforeUnload = (event: Event) => {
        onConfirm?.()
        if (!isDisabled) event.preventDefault()
      }
      globalThis.addEventListener?.('beforeunload', onBeforeUnload)
      return () => globalThis.removeEventListener?.('beforeunload', onBeforeUnload)
    },
  }
}

/** What the exit needs of its page. */
interface SessionExitEnvironment {
  owner: Pick<Store<string | null>, 'get'>
  persistence: Pick<Persistence, 'persisted' | 'clearAtSignOut'>
  /** Returns what the tab would lose. */
  listUnsavedWork: () => readonly string[]
}

/** The messages to the next page of this tab: why the session ended, and what its end interrupted. */
function createExitMessages({ persisted }: Pick<Persistence, 'persisted'>) {
  const options = { version: 1, scope: 'tab', belongsTo: 'anyone', maxAgeMs: DAY_MS } as const
  return {
    lossReason: persisted({ ...options, name: 'motivo', schema: lossReasonSchema }),
    /** In Portuguese: '3 exclusões que faltam'. */
    interruptedWork: persisted({ ...options, name: 'interrompido', schema: textSchema }),
  }
}

/** Creates the exit of a page whose session is open. */
export function createSessionExit({ owner, persistence: storage, ...env }: SessionExitEnvironment): SessionExit {
  const sessionLostEmitter = createEmitter<[reason: SessionLossReason]>()
  const returnPath = createStoredReturnPath(owner, storage)
  const messages = createExitMessages(storage)
  const unloadConfirmation = createUnloadConfirmation()
  const setPageHidden = createPageHider()
  let isExitStarted = false
  let intendedReason: SessionLossReason | null = null
  let navigationStartedAt = -Infinity

  return {
    ...returnPath,
    ...unloadConfirmation,
    setPageHidden,
    isExiting: () => isExitStarted,
    onSessionLost: (listener) =>
      sessionLostEmitter.subscribe((reason) => {
        try {
          listener(reason)
        } catch (error) {
          // A form that cannot save its draft must not keep the session open.
          console.error(error)
        }
      }),
    prepareExit(reason) {
      intendedReason ??= reason
      if (isSignOut(reason)) storage.clearAtSignOut()
      setPageHidden()
    },
    markNavigationStart: () => void (navigationStartedAt = Date.now()),
    exitToLogin(cause) {
      if (isExitStarted) return
      isExitStarted = true
      const reason = intendedReason ?? cause
      // Listeners of the event end their work, so it is listed before.
      const interruptedWork = env.listUnsavedWork().join(', ')
      sessionLostEmitter.emit(reason)
      if (isSignOut(reason)) storage.clearAtSignOut()
      else {
        returnPath.saveReturnPath()
        if (interruptedWork) messages.interruptedWork.write(interruptedWork)
      }
      messages.lossReason.write(reason)
      setPageHidden()
      unloadConfirmation.disableUnloadConfirmation()
      const navigateToLogin = () => location.assign(withBasePath('/login'))
      if (Date.now() - navigationStartedAt < NAVIGATION_TIMEOUT_MS) setTimeout(navigateToLogin, NAVIGATION_TIMEOUT_MS)
      else navigateToLogin()
    },
    consumeLossReason() {
      const reason = messages.lossReason.read()
      messages.lossReason.remove()
      return reason
    },
    consumeInterruptedWork() {
      const work = messages.interruptedWork.read() ?? ''
      messages.interruptedWork.remove()
      return work
    },
  }
}

export const {
  isExiting,
  onSessionLost,
  setPageHidden,
  disableUnloadConfirmation,
  isUnloadConfirmationDisabled,
  confirmBeforeUnload,
  prepareExit,
  markNavigationStart,
  exitToLogin,
  consumeLossReason,
  consumeInterruptedWork,
  saveReturnPath,
  shouldOfferReturnPath,
  consumeReturnPath,
  hasUnofferedReturnPath,
  hasReturnPath,
  clearReturnPathIfReached,
} = createSessionExit({ owner: ownerStore, persistence, listUnsavedWork })
