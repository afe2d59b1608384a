/** Work on many things, a few at a time. */

/**
 * Runs `work` on every item in order, at most `most` at once. The first rejection is passed on once what is under way
 * has settled; nothing new is begun after it.
 */
export async function fewAtOnce<Item>(
  most: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]()
  let failed: { error: unknown } | null = null
  const lane = async () => {
    for (let next = rest.next(); !next.done && !failed; next = rest.next()) {
      try {
        await work(next.value)
      } catch (error) {
        failed ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: most }, lane))
  if (failed !== null) throw (failed as { error: unknown }).error
}
