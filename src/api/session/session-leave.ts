/**
 * The one way out of the console: whatever ended the session, drafts are saved first, the caches and the page are
 * cleared, and the tab goes to /login once (api/token/README §1, cases A7, I4).
 */
import { safeReturnPath } from '#lib/places/return-path.ts'
import { ENTRY_PATH } from '#lib/places/entry-path.ts'
import { withBase, withoutBase } from '#lib/start/base-path.ts'
import { anyText, clearAtSignOut, DAY, kept, schemaBy } from '#lib/kept/kept.ts'
import { owner } from '#lib/kept/owner.ts'
import { createSignal } from '#lib/kept/store.ts'
import { atStakeHere } from './at-stake.ts'

/** 'signed-out' and 'signed-out-elsewhere' are somebody's wish; the others interrupt work. */
export type LossReason = 'expired' | 'forbidden' | 'profile' | 'signed-out' | 'signed-out-elsewhere'

const REASONS: readonly unknown[] = ['expired', 'forbidden', 'profile', 'signed-out', 'signed-out-elsewhere']
const lossReason = schemaBy((value): value is LossReason => REASONS.includes(value))

/** Of this tab alone: where the operator stood, and why the session ended. */
const returnPath = { name: 'retorno', version: 1, schema: anyText, where: 'tab', age: DAY } as const
/** Told for a session that had ended before the page began. */
let formerOwner: string | null = null
const ownPath = kept({ ...returnPath, whose: () => owner.get() ?? formerOwner, untilSignOut: true })
/** The address that a visitor asked for, before anybody had signed in. */
const visitorsPath = kept({ ...returnPath, whose: 'anyone', untilSignOut: true })
/** Whether a place was kept in this tab, for whomever, and whether it was offered since. */
const offer = kept({ ...returnPath, name: 'oferta', whose: 'anyone', untilSignOut: true })
const reasonKept = kept({ name: 'motivo', version: 1, schema: lossReason, where: 'tab', whose: 'anyone', age: DAY })
/** What the end of the session cut off in this tab, in words: '3 exclusões que faltam'. */
const cutOff = kept({ name: 'interrompido', version: 1, schema: anyText, where: 'tab', whose: 'anyone', age: DAY })

const lost = createSignal<[reason: LossReason]>()
let leaving = false
let unasked = false
let intended: LossReason | null = null

/** True from the moment that the tab is on its way to /login; forms then ask nothing before they go. */
export const isLeaving = (): boolean => leaving

/** True where the reason is a sign-out: drafts are dropped then, and kept otherwise (case B5). */
export const isSignOut = (reason: LossReason): boolean => reason === 'signed-out' || reason === 'signed-out-elsewhere'

/** Calls the listener before the tab leaves for /login, so that forms can save drafts; returns the way to stop. */
export function onSessionLost(listener: (reason: LossReason) => void): () => void {
  return lost.subscribe((reason) => {
    try {
      listener(reason)
    } catch (error) {
      // One form that cannot save its draft must not keep the session open.
      console.error(error)
    }
  })
}

let focused: Element | null = null

/**
 * Takes everything off the screen, windows and notices too: what stands on it belongs to a session that is over, or to
 * somebody else. What is put back has the focus where it was.
 */
export function hidePage(hidden = true): void {
  if (hidden) focused ??= document.activeElement
  for (const part of document.body.children) part.toggleAttribute('hidden', hidden)
  if (hidden) return
  if (focused instanceof HTMLElement) focused.focus()
  focused = null
}

/** From here on the browser asks nothing before the tab goes: what is unsaved is a draft by now. */
export const leaveUnasked = (): void => void (unasked = true)
/** True where the browser is to ask nothing. */
export const isUnasked = (): boolean => unasked

/**
 * The browser asks from now on before the tab is left; returns the way to stop. It looks first whether it may: browsers
 * tell of 'beforeunload' in the order of its listeners, so that a later one stops none. `onAsked` hears of each time.
 */
export function askBeforeUnload(onAsked?: () => void): () => void {
  const ask = (event: Event) => {
    onAsked?.()
    if (!unasked) event.preventDefault()
  }
  globalThis.addEventListener?.('beforeunload', ask)
  return () => globalThis.removeEventListener?.('beforeunload', ask)
}

/**
 * The tab is about to leave for this reason, once the platform was told: calls that find the token gone meanwhile do
 * not make a lost session of it. What stands on the screen goes at once.
 */
export function prepareToLeave(reason: LossReason): void {
  intended ??= reason
  if (isSignOut(reason)) clearAtSignOut()
  hidePage()
}

/** ms after which a tab that went for somewhere else is there, or stays. */
const GONE_IN = 3_000
let wentAt = -Infinity
/** The tab goes for somewhere else: by a link, a reload, its address; to be called for 'beforeunload'. */
export const noteGoing = (): void => void (wentAt = Date.now())

/**
 * Leaves for /login by a full navigation, once, however many calls find the session over. On its way elsewhere it is
 * not turned round: it is guarded there, and sent a little later where it stays.
 */
export function leave(cause: LossReason): void {
  if (leaving) return
  leaving = true
  const reason = intended ?? cause
  // Whoever has work under way ends it as soon as it hears.
  const work = atStakeHere().join(', ')
  lost.tell(reason)
  if (isSignOut(reason)) clearAtSignOut()
  else {
    keepReturnPath()
    if (work) cutOff.write(work)
  }
  reasonKept.write(reason)
  hidePage()
  leaveUnasked()
  const go = () => location.assign(withBase('/login'))
  if (Date.now() - wentAt < GONE_IN) setTimeout(go, GONE_IN)
  else go()
}

/**
 * Keeps the address of this tab as the place to come back to; the two places a login leads to anyway are not kept.
 * `former`: whose session it was, where it had ended before the page began.
 */
export function keepReturnPath(former: string | null = null): void {
  formerOwner = former
  const path = withoutBase(location.pathname)
  const address = path + location.search + location.hash
  if (address === '/' || address === ENTRY_PATH) return
  // Nobody's where nobody is signed in: whoever signs in next in this tab asked for it.
  if ((owner.get() ?? former) === null) visitorsPath.write(address)
  else ownPath.write(address)
  offer.write('guardada')
}

/** Whether to offer the kept place now: once, not at every reload of the tab. */
export function isReturnToOffer(): boolean {
  const wasOffered = offer.read() === 'feita'
  offer.write('feita')
  return hasReturnPath() && !wasOffered
}

/** The place to offer after a login, and forgets it; null where there is none or the console has no such route. */
export function takeReturnPath(isKnown: (path: string) => boolean): string | null {
  const address = ownPath.read() ?? visitorsPath.read()
  ownPath.drop()
  visitorsPath.drop()
  const path = address === null ? '/' : safeReturnPath(address, location.origin, isKnown)
  return path === '/' ? null : path
}

/** For the sign-in, where nobody is known yet: a place was kept and not offered since. */
export const isReturnKept = (): boolean => offer.read() === 'guardada'

/** Whether there is a place to offer to this operator. */
export const hasReturnPath = (): boolean => (ownPath.read() ?? visitorsPath.read()) !== null

/** The operator is at the kept place: it is forgotten, and true where there is none any more. */
export function isReturned(): boolean {
  const address = ownPath.read() ?? visitorsPath.read()
  if (address === withoutBase(location.pathname) + location.search + location.hash) takeReturnPath(() => true)
  return !hasReturnPath()
}

/** Why the last session of this tab ended, and forgets it; null where none ended. */
export function takeLossReason(): LossReason | null {
  const reason = reasonKept.read()
  reasonKept.drop()
  return reason
}

/** What the end of the last session of this tab cut off, in words, and forgets it; '' for nothing. */
export function takeCutOff(): string {
  const work = cutOff.read() ?? ''
  cutOff.drop()
  return work
}
