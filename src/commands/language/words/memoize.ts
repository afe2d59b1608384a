/** What was made of a text, for the questions that one key asks about it again and again. */

/** So many texts are remembered: those of one key, and of a few before it. */
const DEFAULT_MAX_ENTRIES = 200

/** The function, which is asked once for each of the last texts. It must give the same for the same text. */
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

/** The same for what is made of an object; it is kept as long as that. */
export function memoizeByObject<Of extends object, Value>(compute: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { value: Value }>()
  return (of) => {
    let found = known.get(of)
    if (!found) known.set(of, (found = { value: compute(of) }))
    return found.value
  }
}
