/** What another tab of this browser has written is read again here, so that an open form says it early (case N2). */
import { invalidate } from './query.ts'

/** ms between two readings for the sake of other tabs: a run over many records there is not followed one by one. */
const PAUSE = 1_000

interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

/**
 * Follows the writes of other tabs and tells them of this one's; returns how this tab tells. A tab out of sight reads
 * again when it comes back, as it does after any pause.
 */
export function followTabs(channel: Channel, isHidden: () => boolean): (prefixes: readonly string[]) => void {
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    timer = undefined
    invalidate([...waiting], isHidden())
    waiting.clear()
  }
  channel.addEventListener('message', ({ data }) => {
    // Anything may post here: what is no list of prefixes is left alone.
    if (!Array.isArray(data)) return
    for (const prefix of data) if (typeof prefix === 'string') waiting.add(prefix)
    timer ??= setTimeout(read, PAUSE)
  })
  return (prefixes) => channel.postMessage([...prefixes])
}
