/**
 * What a sign-out would end, in words, in this tab and in the others of this operator: a sign-out in one signs all of
 * them out. Whoever has such work says so here; the question before a sign-out gathers it (case M2).
 */
import { ownerStore } from '#lib/storage/owner.ts'

/** '4 exclusões que faltam'; null where nothing is under way. */
type DescribeUnsavedWork = () => string | null

const unsavedWork = new Set<DescribeUnsavedWork>()

/** Counts this from now on; returns the way to stop. */
export function registerUnsavedWork(describe: DescribeUnsavedWork): () => void {
  unsavedWork.add(describe)
  return () => void unsavedWork.delete(describe)
}

/** What this tab would lose. */
export const listUnsavedWork = (): string[] => [...unsavedWork].flatMap((stake) => stake() ?? [])

const storedWork = new Set<() => readonly string[]>()

/**
 * Counts what the browser keeps until a sign-out: no tab's own, so that none answers another with it, and a lost session
 * leaves it.
 */
export const registerStoredWork = (keep: () => readonly string[]): void => void storedWork.add(keep)

/** What the browser keeps no longer than until a sign-out. */
export const listStoredWork = (): string[] => [...storedWork].flatMap((keep) => keep())

/** What a BroadcastChannel does, so that tests need no browser. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** ms: a tab out of sight answers at once; one that is frozen has nothing under way. */
const REPLY_TIMEOUT_MS = 250

const isMessage = (data: unknown): data is { ask?: unknown; answer?: unknown; whose?: unknown; items?: unknown } =>
  typeof data === 'object' && data !== null

let tabChannel: TabChannel | null = null

/** Answers the other tabs of this operator; `more` is what counts for them alone: an unsaved form. */
export function answerOtherTabs(channel: TabChannel, describeOther: DescribeUnsavedWork = () => null): void {
  tabChannel = channel
  channel.addEventListener('message', ({ data }) => {
    if (
      !isMessage(data) ||
      typeof data.ask !== 'string' ||
      data.whose !== ownerStore.get() ||
      ownerStore.get() === null
    )
      return
    const items = [...listUnsavedWork(), ...[describeOther()].flatMap((item) => item ?? [])]
    if (items.length > 0) channel.postMessage({ answer: data.ask, items })
  })
}

/** What the other tabs of this operator would lose; nothing of those that do not answer in time. */
export function requestUnsavedWorkElsewhere(
  channel: TabChannel | null = tabChannel,
  timeoutMs = REPLY_TIMEOUT_MS,
): Promise<string[]> {
  if (!channel || ownerStore.get() === null) return Promise.resolve([])
  const requestId = Math.random().toString(36).slice(2)
  const collected: string[] = []
  const collect = ({ data }: { data: unknown }) => {
    if (!isMessage(data) || data.answer !== requestId || !Array.isArray(data.items)) return
    collected.push(...data.items.filter((item): item is string => typeof item === 'string').slice(0, 5))
  }
  channel.addEventListener('message', collect)
  channel.postMessage({ ask: requestId, whose: ownerStore.get() })
  return new Promise((resolve) =>
    setTimeout(() => {
      channel.removeEventListener('message', collect)
      resolve(collected)
    }, timeoutMs),
  )
}

/** 'Sair cancela 4 exclusões que faltam e, em outra aba, uma gravação.'; null where nothing is lost. */
export function describeLoss(here: readonly string[], elsewhere: readonly string[]): string | null {
  const items = [...here, ...elsewhere.map((item) => `${item} em outra aba`)]
  const last = items.pop()
  if (last === undefined) return null
  return `Sair cancela ${items.length > 0 ? `${items.join(', ')} e ${last}` : last}.`
}
