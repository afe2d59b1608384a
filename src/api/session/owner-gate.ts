/**
 * Nothing is sent with another operator's token, and nothing of one is drawn for another (cases M1, M4). The operator
 * is who `me` says, never a claim of the token. A token in storage that this tab did not put there is let through where
 * the note beside it says whose it is, else after `me` was asked with it; another operator's begins a page of its own.
 * The environment is given, so that tests can be the platform and the browser.
 */
import type { Store } from '#lib/kept/store.ts'
import type { OwnerNote } from './owner-note.ts'

/** What the gate needs of the page around it. */
export interface OwnerGateEnvironment {
  owner: Store<string | null>
  /** The token in storage; '' for none. */
  current(): string
  /** What stands beside the token in storage. */
  note: OwnerNote
  /** Asks the platform whose this token is; null where it does not say. Never rejects. */
  ask(token: string): Promise<string | null>
  /** Takes the page off the screen while it is not sure whose it is, and puts it back. */
  hide(hidden: boolean): void
  /** Starts the page anew, asking nothing; what is typed is kept as a draft of its owner. */
  reload(): void
}

/** Lets through what is sent with a token of this page's operator, and nothing with another's (case M4). */
export interface OwnerGate {
  /** The token found at the start is this page's own; the note may tell whose it is before `me` has answered. */
  begin(): void
  /** The token is known to be this operator's. */
  isTrusted(token: string): boolean
  /** This tab is about to store a token that renews its own. */
  trust(token: string): void
  /** Settles when something may be sent with this token, undefined at once; never where it is another operator's. */
  admit(token: string): Promise<void> | undefined
  /** `me` has answered. */
  learned(name: string | null): void
}

const never = new Promise<void>(() => {})

/** Makes the gate of this tab. */
export function createOwnerGate(env: OwnerGateEnvironment): OwnerGate {
  const { owner } = env
  let trusted: string | null = null
  let checking: { token: string; done: Promise<void> } | null = null

  const ownToken = () => (trusted ??= env.current())

  function trust(token: string) {
    trusted = token
    const name = owner.get()
    if (name !== null) env.note.write(name, token)
  }

  function replace(): Promise<void> {
    env.hide(true)
    env.note.drop()
    env.reload()
    return never
  }

  async function check(token: string): Promise<void> {
    env.hide(true)
    const name = await env.ask(token)
    if (name === null || name !== owner.get()) return replace()
    trust(token)
    env.hide(false)
    return undefined
  }

  return {
    begin() {
      trusted = env.current()
      const name = env.note.ownerOf(trusted)
      if (owner.get() === null) owner.set(name)
    },
    isTrusted: (token) => token === ownToken(),
    trust,
    admit(token) {
      if (token === '' || token === ownToken()) return undefined
      const name = env.note.ownerOf(token)
      if (name !== null && name === owner.get()) {
        trusted = token
        return undefined
      }
      if (checking?.token !== token) checking = { token, done: check(token) }
      return checking.done
    },
    learned(name) {
      const before = owner.get()
      if (before !== null && before !== name) return void replace()
      owner.set(name)
      if (env.current() === ownToken()) trust(ownToken())
    },
  }
}
