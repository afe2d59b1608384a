/**
 * Nothing is sent with another operator's token, and nothing of one is drawn for another (cases M1, M4). The operator
 * is who `me` says, never a claim of the token. A token in storage that this tab did not put there is let through where
 * the note beside it says whose it is, else after `me` was asked with it; another operator's begins a page of its own.
 * The environment is given, so that tests can be the platform and the browser.
 */
import type { Store } from '#lib/storage/store.ts'
import type { TokenOwnerRecord } from './token-owner-record.ts'

/** What the gate needs of the page around it. */
export interface OwnerGateEnvironment {
  ownerStore: Store<string | null>
  /** The token in storage; '' for none. */
  getToken(): string
  /** What stands beside the token in storage. */
  tokenOwnerRecord: TokenOwnerRecord
  /** Asks the platform whose this token is; null where it does not say. Never rejects. */
  fetchTokenOwner(token: string): Promise<string | null>
  /** Takes the page off the screen while it is not sure whose it is, and puts it back. */
  setPageHidden(hidden: boolean): void
  /** Starts the page anew, asking nothing; what is typed is kept as a draft of its owner. */
  reload(): void
}

/** Lets through what is sent with a token of this page's operator, and nothing with another's (case M4). */
export interface OwnerGate {
  /** The token found at the start is this page's own; the note may tell whose it is before `me` has answered. */
  start(): void
  /** The token is known to be this operator's. */
  isTrusted(token: string): boolean
  /** This tab is about to store a token that renews its own. */
  trust(token: string): void
  /** Settles when something may be sent with this token, undefined at once; never where it is another operator's. */
  authorize(token: string): Promise<void> | undefined
  /** `me` has answered. */
  confirmOwner(name: string | null): void
}

const neverSettles = new Promise<void>(() => {})

/** Makes the gate of this tab. */
export function createOwnerGate(env: OwnerGateEnvironment): OwnerGate {
  const { ownerStore } = env
  let trustedToken: string | null = null
  let pendingCheck: { token: string; done: Promise<void> } | null = null

  const getOwnToken = () => (trustedToken ??= env.getToken())

  function trust(token: string) {
    trustedToken = token
    const name = ownerStore.get()
    if (name !== null) env.tokenOwnerRecord.write(name, token)
  }

  function replacePage(): Promise<void> {
    env.setPageHidden(true)
    env.tokenOwnerRecord.remove()
    env.reload()
    return neverSettles
  }

  async function checkToken(token: string): Promise<void> {
    env.setPageHidden(true)
    const name = await env.fetchTokenOwner(token)
    if (name === null || name !== ownerStore.get()) return replacePage()
    trust(token)
    env.setPageHidden(false)
    return undefined
  }

  return {
    start() {
      trustedToken = env.getToken()
      const name = env.tokenOwnerRecord.getOwner(trustedToken)
      if (ownerStore.get() === null) ownerStore.set(name)
    },
    isTrusted: (token) => token === getOwnToken(),
    trust,
    authorize(token) {
      if (token === '' || token === getOwnToken()) return undefined
      const name = env.tokenOwnerRecord.getOwner(token)
      if (name !== null && name === ownerStore.get()) {
        trustedToken = token
        return undefined
      }
      if (pendingCheck?.token !== token) pendingCheck = { token, done: checkToken(token) }
      return pendingCheck.done
    },
    confirmOwner(name) {
      const before = ownerStore.get()
      if (before !== null && before !== name) return void replacePage()
      ownerStore.set(name)
      if (env.getToken() === getOwnToken()) trust(getOwnToken())
    },
  }
}
