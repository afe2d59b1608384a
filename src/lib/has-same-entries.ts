/** Compares plain objects by their own entries. */

/** Returns true if both have the same keys with the same values. Lists among the values are compared entry by entry. */
export function hasSameEntries(a: object, b: object): boolean {
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => isDeepEqual(Reflect.get(a, key), Reflect.get(b, key)))
  )
}

const isDeepEqual = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (Array.isArray(a) && Array.isArray(b) && hasSameEntries(a, b))
