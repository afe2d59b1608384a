/**
 * Sends nothing with another operator's token, and shows nothing of one operator to another (cases M1, M4). The
 * operator is the one named by `me`, never a claim of the token. A token that this tab did not store is accepted if the
 * owner record beside it names this operator, otherwise after a `me` call with it. Another operator's token reloads the
 * page. The environment is given, so that tests can simulate platform and browser.
 */
import type { Store } from '#lib/storage/store.ts'
import type { TokenOwnerRecord } from './token-owner-record.ts'

/** What the gate needs from the page. */
export interface OwnerGateEnvironment {
  ownerStore: Store<string | null>
  /** The token in storage; '' if there is none. */
  getToken(): string
  /** The owner record stored beside the token. */
  tokenOwnerRecord: TokenOwnerRecord
  /** Asks the platform for the owner of this token; null if the platform does not say. Never rejects. */
  fetchTokenOwner(token: string): Promise<string | null>
  /** Hides the page while its owner is uncertain, and shows it again. */
  setPageHidden(hidden: boolean): void
  /** Reloads the page without a confirmation; typed input is saved as a draft of its owner. */
  reload(): void
}

/** Allows requests with a token of this page's operator, and blocks those with another's (case M4). */
export interface OwnerGate {
  /** Trusts the token found at start. The owner record may name the operator before `me` responds. */
  start(): void
  /** True if the token is known to be this operator's. */
  isTrusted(token: string): boolean
  /** Called before this tab stores a token that renews its own. */
  trust(token: string): void
  /**
   * Resolves when a request may be sent with this token; never resolves if it is another operator's. Returns undefined
   * if it may be sent at once.
   */
  authorize(token: string): Promise<void> | undefined
  /** Called with the owner named by the response of `me`. */
  confirmOwner(ownerId: string | null): void
}

const neverSettles = new Promise<void>(() => {})

/** Creates the gate of this tab. */
export function createOwnerGate(env: OwnerGateEnvironment): OwnerGate {
  const { ownerStore } = env
  let trustedToken: string | null = null
  let pendingCheck: { token: string; done: Promise<void> } | null = null

  const getOwnToken = () => (trustedToken ??= env.getToken())

  function trust(token: string) {
    trustedToken = token
    const ownerId = ownerStore.get()
    if (ownerId !== null) env.tokenOwnerRecord.write(ownerId, token)
  }

  function replacePage(): Promise<void> {
    env.setPageHidden(true)
    env.tokenOwnerRecord.remove()
    env.reload()
    return neverSettles
  }

  async function checkToken(token: string): Promise<void> {
    env.setPageHidden(true)
    const ownerId = await env.fetchTokenOwner(token)
    if (ownerId === null || ownerId !== ownerStore.get()) return replacePage()
    trust(token)
    env.setPageHidden(false)
    return undefined
  }

  return {
    start() {
      trustedToken = env.getToken()
      const ownerId = env.tokenOwnerRecord.getOwner(trustedToken)
      if (ownerStore.get() === null) ownerStore.set(ownerId)
    },
    isTrusted: (token) => token === getOwnToken(),
    trust,
    authorize(token) {
      if (token === '' || token === getOwnToken()) return undefined
      const ownerId = env.tokenOwnerRecord.getOwner(token)
      if (ownerId !== null && ownerId === ownerStore.get()) {
        trustedToken = token
        return undefined
      }
      if (pendingCheck?.token !== token) pendingCheck = { token, done: checkToken(token) }
      return pendingCheck.done
    },
    confirmOwner(ownerId) {
      const previousOwnerId = ownerStore.get()
      if (previousOwnerId !== null && previousOwnerId !== ownerId) return void replacePage()
      ownerStore.set(ownerId)
      if (env.getToken() === getOwnToken()) trust(getOwnToken())
    },
  }
}
