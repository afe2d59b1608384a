/**
 * Refetches here what another tab of this browser has written, so that an open form shows the change early (case N2).
 */
import { invalidateQueries } from './query.ts'

/**
 * Shortest time between two refetches for other tabs, ms: a bulk job in another tab is not followed record by record.
 */
const DEBOUNCE_MS = 1_000

interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/**
 * Listens to the writes of other tabs on `channel` and returns the function that announces this tab's writes to them. A
 * hidden tab refetches when it becomes visible, as it does after any pause.
 */
export function syncWritesAcrossTabs(channel: Channel, isHidden: () => boolean): (prefixes: readonly string[]) => void {
  const pendingPrefixes = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    void invalidateQueries([...pendingPrefixes], isHidden())
    pendingPrefixes.clear()
  }
  channel.addEventListener('message', ({ data }) => {
    // Any script may post here; a message that is no list of prefixes is ignored.
    if (!Array.isArray(data)) return
    for (const prefix of data) if (typeof prefix === 'string') pendingPrefixes.add(prefix)
    timer ??= setTimeout(flush, DEBOUNCE_MS)
  })
  return (prefixes) => channel.postMessage([...prefixes])
}
