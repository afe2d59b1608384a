/** What another tab of this browser has written is read again here, so that an open form says it early (case N2). */
import { invalidateQueries } from './query.ts'

/** ms between two readings for the sake of other tabs: a run over many records there is not followed one by one. */
const DEBOUNCE_MS = 1_000

interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/**
 * Follows the writes of other tabs and tells them of this one's; returns how this tab tells. A tab out of sight reads
 * again when it comes back, as it does after any pause.
 */
export function syncWritesAcrossTabs(channel: Channel, isHidden: () => boolean): (prefixes: readonly string[]) => void {
  const pendingPrefixes = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    invalidateQueries([...pendingPrefixes], isHidden())
    pendingPrefixes.clear()
  }
  channel.addEventListener('message', ({ data }) => {
    // Anything may post here: what is no list of prefixes is left alone.
    if (!Array.isArray(data)) return
    for (const prefix of data) if (typeof prefix === 'string') pendingPrefixes.add(prefix)
    timer ??= setTimeout(flush, DEBOUNCE_MS)
  })
  return (prefixes) => channel.postMessage([...prefixes])
}
