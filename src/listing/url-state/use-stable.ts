/** What is worked out anew with every drawing, but rarely differs: rows that are drawn once compare it by identity. */
import { useState } from 'react'

/**
 * The value of the drawing before, as long as the new one reads the same; `value` is plain data or holds none but its
 * own.
 */
export function useStableValue<Value extends object>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (stable === value || hasSameEntries(stable, value)) return stable
  setStable(value)
  return value
}

function hasSameEntries(one: object, other: object): boolean {
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isDeepEqual(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

const isDeepEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (Array.isArray(one) && Array.isArray(other) && hasSameEntries(one, other))
