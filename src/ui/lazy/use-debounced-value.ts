/** Delays a changing value, so that requests wait until typing pauses. */
import { useEffect, useState } from 'react'

/**
 * Returns the value after it has been unchanged for `delayMs` ms, and the previous one until then. The first value is
 * returned at once.
 */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
