/**
 * Keeps the identity of a value that is computed in every render but rarely differs: memoized rows compare it by
 * identity.
 */
import { useState } from 'react'
import { hasSameEntries } from '#lib/has-same-entries.ts'

/**
 * Returns the value of the render before as long as the new one has equal entries. `value` is plain data or holds only
 * its own properties.
 */
export function useStableValue<Value extends object>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (stable === value || hasSameEntries(stable, value)) return stable
  setStable(value)
  return value
}
