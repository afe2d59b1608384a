/**
 * Returns a function that creates the value at its first call and returns the same value from then on. Intl objects are
 * created so: creating one takes time, and the first row needs none.
 */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
