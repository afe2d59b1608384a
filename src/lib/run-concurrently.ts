/** Runs tasks over many items, a few at a time. */

/**
 * Runs `task` on every item in order, at most `limit` at once. After a rejection no new task starts; the first
 * rejection is passed on once the running tasks have settled.
 */
export async function runConcurrently<Item>(
  limit: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  let failed: { error: unknown } | null = null
  const runLane = async () => {
    for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) {
      try {
        await task(next.value)
      } catch (error) {
        failed ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, runLane))
  if (failed !== null) throw (failed as { error: unknown }).error
}
