/**
 * Lists what a sign-out would end, in Portuguese, in this tab and in the other tabs of this operator, which are signed
 * out too. Code with such work registers it here, and the confirmation before a sign-out shows the list (case M2).
 */
import { ownerStore } from '#lib/storage/owner.ts'
import type { Store } from '#lib/storage/store.ts'

/** Describes unsaved work: '4 exclusões que faltam'; null if there is none. */
type DescribeUnsavedWork = () => string | null

/** The part of a BroadcastChannel that is used here, so that tests need no browser. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/** How long to wait for other tabs, ms. A hidden tab responds at once; a frozen one has no running work. */
const REPLY_TIMEOUT_MS = 250

const isMessage = (data: unknown): data is { ask?: unknown; answer?: unknown; whose?: unknown; items?: unknown } =>
  typeof data === 'object' && data !== null

/** The unsaved work of one page. */
export interface UnsavedWork {
  /** Registers unsaved work of this tab; returns the function that removes it. */
  registerUnsavedWork(describe: DescribeUnsavedWork): () => void
  /** Returns what this tab would lose. */
  listUnsavedWork(): string[]
  /**
   * Registers work that the browser stores until a sign-out. It belongs to no tab, so no tab reports it to another, and
   * a lost session does not remove it.
   */
  registerStoredWork(list: () => readonly string[]): void
  /** Returns the work that the browser stores until a sign-out. */
  listStoredWork(): string[]
  /**
   * Answers requests of the operator's other tabs. `describeOther` adds work that counts only for them: an unsaved
   * form.
   */
  replyToOtherTabs(channel: TabChannel, describeOther?: DescribeUnsavedWork): void
  /**
   * Resolves to what the operator's other tabs would lose, without those that do not respond within `timeoutMs` (ms).
   * The default channel is the one on which this tab answers; without one nobody is asked.
   */
  requestUnsavedWorkElsewhere(channel?: TabChannel | null, timeoutMs?: number): Promise<string[]>
}

/** Creates the unsaved work of the page of this operator; there is none yet. */
export function createUnsavedWork(owner: Pick<Store<string | null>, 'get'>): UnsavedWork {
  const unsavedWork = new Set<DescribeUnsavedWork>()
  const storedWork = new Set<() => readonly string[]>()
  let tabChannel: TabChannel | null = null

  const listUnsavedWork = () => [...unsavedWork].flatMap((describe) => describe() ?? [])

  function replyToOtherTabs(channel: TabChannel, describeOther: DescribeUnsavedWork = () => null): void {
    tabChannel = channel
    channel.addEventListener('message', ({ data }) => {
      if (!isMessage(data) || typeof data.ask !== 'string' || data.whose !== owner.get() || owner.get() === null) return
      const items = [...listUnsavedWork(), ...[describeOther()].flatMap((item) => item ?? [])]
      if (items.length > 0) channel.postMessage({ answer: data.ask, items })
    })
  }

  function requestUnsavedWorkElsewhere(
    channel: TabChannel | null = tabChannel,
    timeoutMs = REPLY_TIMEOUT_MS,
  ): Promise<string[]> {
    if (!channel || owner.get() === null) return Promise.resolve([])
    const requestId = Math.random().toString(36).slice(2)
    const collected: string[] = []
    const collect = ({ data }: { data: unknown }) => {
      if (!isMessage(data) || data.answer !== requestId || !Array.isArray(data.items)) return
      collected.push(...data.items.filter((item): item is string => typeof item === 'string').slice(0, 5))
    }
    channel.addEventListener('message', collect)
    channel.postMessage({ ask: requestId, whose: owner.get() })
    return new Promise((resolve) =>
      setTimeout(() => {
        channel.removeEventListener('message', collect)
        resolve(collected)
      }, timeoutMs),
    )
  }

  return {
    registerUnsavedWork(describe) {
      unsavedWork.add(describe)
      return () => void unsavedWork.delete(describe)
    },
    listUnsavedWork,
    registerStoredWork: (list) => void storedWork.add(list),
    listStoredWork: () => [...storedWork].flatMap((list) => list()),
    replyToOtherTabs,
    requestUnsavedWorkElsewhere,
  }
}

export const {
  registerUnsavedWork,
  listUnsavedWork,
  registerStoredWork,
  listStoredWork,
  replyToOtherTabs,
  requestUnsavedWorkElsewhere,
} = createUnsavedWork(ownerStore)

/** Returns 'Sair cancela 4 exclusões que faltam e uma gravação em outra aba.'; null if nothing is lost. */
export function describeLoss(here: readonly string[], elsewhere: readonly string[]): string | null {
  const items = [...here, ...elsewhere.map((item) => `${item} em outra aba`)]
  const last = items.pop()
  if (last === undefined) return null
  return `Sair cancela ${items.length > 0 ? `${items.join(', ')} e ${last}` : last}.`
}
