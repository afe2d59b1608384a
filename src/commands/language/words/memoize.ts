/** Caches results by text or by object: one key press asks the same questions many times. */

/** The default number of cached texts: those of one key press and of a few before it. */
const DEFAULT_MAX_ENTRIES = 200

/** Wraps a pure function so that it runs once for each of the last texts. A full cache is cleared. */
export function memoizeByText<Value>(
  compute: (text: string) => Value,
  maxEntries = DEFAULT_MAX_ENTRIES,
): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    let found = known.get(text)
    if (!found) {
      if (known.size >= maxEntries) known.clear()
      known.set(text, (found = { value: compute(text) }))
    }
    return found.value
  }
}

/** Wraps a pure function of an object so that it runs once per object. The result lives as long as the object. */
export function memoizeByObject<Of extends object, Value>(compute: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { value: Value }>()
  return (of) => {
    let found = known.get(of)
    if (!found) known.set(of, (found = { value: compute(of) }))
    return found.value
  }
}
