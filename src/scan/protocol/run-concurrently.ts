/** Work on many things, a few at a time. */

/**
 * Runs `work` on every item in order, at most `most` at once. The first rejection is passed on once what is under way
 * has settled; nothing new is begun after it.
 */
export async function runConcurrently<Item>(
  limit: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]()
  let failed: { error: unknown } | null = null
  const runLane = async () => {
    for (let next = rest.next(); !next.done && !failed; next = rest.next()) {
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
