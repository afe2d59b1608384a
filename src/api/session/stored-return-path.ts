/**
 * The path that a tab showed when its session ended, stored in this tab. After the next sign-in the operator is offered
 * to return there (api/session/README).
 */
import { stripBasePath } from '#lib/startup/base-path.ts'
import { DAY_MS, type Persistence, textSchema } from '#lib/storage/persisted.ts'
import type { Store } from '#lib/storage/store.ts'
import { POST_LOGIN_PATH } from '#lib/urls/post-login-path.ts'
import { safeReturnPath } from '#lib/urls/return-path.ts'

/** The return path of one page. */
export interface StoredReturnPath {
  /**
   * Stores the path of this tab as the return path. The two paths that follow a login anyway are not stored.
   * `formerOwnerId` is the owner of a session that had ended before the page started.
   */
  saveReturnPath(formerOwnerId?: string | null): void
  /** Returns true if the return path is to be offered now: once, not at every reload of the tab. */
  shouldOfferReturnPath(): boolean
  /** Returns the return path and removes it; null if there is none or the console has no such route. */
  consumeReturnPath(isKnown: (path: string) => boolean): string | null
  /** For the sign-in page, where no owner is known yet: true if a return path is stored and was not offered since. */
  hasUnofferedReturnPath(): boolean
  /** Returns true if there is a return path for this operator. */
  hasReturnPath(): boolean
  /** Removes the return path if the operator is already there. Returns true if no return path is left. */
  clearReturnPathIfReached(): boolean
}

/** Creates the return path of the page of this operator. */
export function createStoredReturnPath(
  owner: Pick<Store<string | null>, 'get'>,
  { persisted }: Pick<Persistence, 'persisted'>,
): StoredReturnPath {
  const options = { name: 'retorno', version: 1, schema: textSchema, scope: 'tab', maxAgeMs: DAY_MS } as const
  /** The owner of a session that had ended before the page started. */
  let formerOwner: string | null = null
  const ownPath = persisted({ ...options, belongsTo: () => owner.get() ?? formerOwner, clearOnSignOut: true })
  /** The path that a visitor requested before anybody had signed in. */
  const visitorPath = persisted({ ...options, belongsTo: 'anyone', clearOnSignOut: true })
  /** Whether this tab has stored a return path, for any owner, and whether it was offered since. */
  const offerState = persisted({ ...options, name: 'oferta', belongsTo: 'anyone', clearOnSignOut: true })

  const read = () => ownPath.read() ?? visitorPath.read()
  const getCurrentHref = () => stripBasePath(location.pathname) + location.search + location.hash

  function consumeReturnPath(isKnown: (path: string) => boolean): string | null {
    const href = read()
    ownPath.remove()
    visitorPath.remove()
    const path = href === null ? '/' : safeReturnPath(href, location.origin, isKnown)
    return path === '/' ? null : path
  }

  return {
    saveReturnPath(formerOwnerId = null) {
      formerOwner = formerOwnerId
      const href = getCurrentHref()
      if (href === '/' || href === POST_LOGIN_PATH) return
      // If nobody is signed in, the path belongs to whoever signs in next in this tab.
      if ((owner.get() ?? formerOwnerId) === null) visitorPath.write(href)
      else ownPath.write(href)
      offerState.write('guardada')
    },
    shouldOfferReturnPath() {
      const wasOffered = offerState.read() === 'feita'
      offerState.write('feita')
      return read() !== null && !wasOffered
    },
    consumeReturnPath,
    hasUnofferedReturnPath: () => offerState.read() === 'guardada',
    hasReturnPath: () => read() !== null,
    clearReturnPathIfReached() {
      if (read() === getCurrentHref()) consumeReturnPath(() => true)
      return read() === null
    },
  }
}
