/** How far a run has come, counted as it goes: a record of a long run costs no more than one of a short one. */
import { countOf, type ItemState, type Run } from './queue.ts'

const isOpen = (state: ItemState) => state === 'waiting' || state === 'running'

/** Returns what tells, after each change, how many records have come to an end; those left out from the start not. */
export function followProgress(begun: Run): (run: Run, changed: number | null) => number {
  const wasOpen = begun.items.map(({ state }) => isOpen(state))
  let ended = begun.items.length - countOf(begun, 'skipped', 'waiting', 'running')
  return ({ items }, changed) => {
    const item = changed === null ? undefined : items[changed]
    if (changed === null || !item) return ended
    const open = isOpen(item.state)
    if (wasOpen[changed] && !open) ended++
    wasOpen[changed] = open
    return ended
  }
}
