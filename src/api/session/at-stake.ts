/**
 * What a sign-out would end, in words, in this tab and in the others of this operator: a sign-out in one signs all of
 * them out. Whoever has such work says so here; the question before a sign-out gathers it (case M2).
 */
import { owner } from '#lib/kept/owner.ts'

/** '4 exclusões que faltam'; null where nothing is under way. */
type Stake = () => string | null

const stakes = new Set<Stake>()

/** Counts this from now on; returns the way to stop. */
export function putAtStake(stake: Stake): () => void {
  stakes.add(stake)
  return () => void stakes.delete(stake)
}

/** What this tab would lose. */
export const atStakeHere = (): string[] => [...stakes].flatMap((stake) => stake() ?? [])

const keeps = new Set<() => readonly string[]>()

/**
 * Counts what the browser keeps until a sign-out: no tab's own, so that none answers another with it, and a lost session
 * leaves it.
 */
export const putKeptAtStake = (keep: () => readonly string[]): void => void keeps.add(keep)

/** What the browser keeps no longer than until a sign-out. */
export const atStakeKept = (): string[] => [...keeps].flatMap((keep) => keep())

/** What a BroadcastChannel does, so that tests need no browser. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** ms: a tab out of sight answers at once; one that is frozen has nothing under way. */
const PATIENCE = 250

const isMessage = (data: unknown): data is { ask?: unknown; answer?: unknown; whose?: unknown; items?: unknown } =>
  typeof data === 'object' && data !== null

let tabs: TabChannel | null = null

/** Answers the other tabs of this operator; `more` is what counts for them alone: an unsaved form. */
export function answerTabs(channel: TabChannel, more: Stake = () => null): void {
  tabs = channel
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data) || typeof data.ask !== 'string' || data.whose !== owner.get() || owner.get() === null) return
    const items = [...atStakeHere(), ...[more()].flatMap((item) => item ?? [])]
    if (items.length > 0) channel.postMessage({ answer: data.ask, items })
  })
}

/** What the other tabs of this operator would lose; nothing of those that do not answer in time. */
export function atStakeElsewhere(channel: TabChannel | null = tabs, patience = PATIENCE): Promise<string[]> {
  if (!channel || owner.get() === null) return Promise.resolve([])
  const ask = Math.random().toString(36).slice(2)
  const found: string[] = []
  const take = ({ data }: { data: unknown }) => {
    if (!isMessage(data) || data.answer !== ask || !Array.isArray(data.items)) return
    found.push(...data.items.filter((item): item is string => typeof item === 'string').slice(0, 5))
  }
  channel.addEventListener('message', take)
  channel.postMessage({ ask, whose: owner.get() })
  return new Promise((resolve) =>
    setTimeout(() => {
      channel.removeEventListener('message', take)
      resolve(found)
    }, patience),
  )
}

/** 'Sair cancela 4 exclusões que faltam e, em outra aba, uma gravação.'; null where nothing is lost. */
export function lossText(here: readonly string[], elsewhere: readonly string[]): string | null {
  const items = [...here, ...elsewhere.map((item) => `${item} em outra aba`)]
  const last = items.pop()
  if (last === undefined) return null
  return `Sair cancela ${items.length > 0 ? `${items.join(', ')} e ${last}` : last}.`
}
