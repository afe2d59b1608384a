/**
 * Counts the finished records of a run as it goes, so that a record of a long run costs no more than one of a short
 * run.
 */
import { countItems, type BulkItemStatus, type BulkRun } from './queue.ts'

const isUnfinished = (state: BulkItemStatus) => state === 'waiting' || state === 'running'

/**
 * Returns a function that gives, after each change, how many records have ended; those skipped from the start do not
 * count.
 */
export function createProgressCounter(initialRun: BulkRun): (run: BulkRun, changed: number | null) => number {
  const wasOpen = initialRun.items.map(({ state }) => isUnfinished(state))
  let ended = initialRun.items.length - countItems(initialRun, 'skipped', 'waiting', 'running')
  return ({ items }, changed) => {
    const item = changed === null ? undefined : items[changed]
    if (changed === null || !item) return ended
    const open = isUnfinished(item.state)
    if (wasOpen[changed] && !open) ended++
    wasOpen[changed] = open
    return ended
  }
}
