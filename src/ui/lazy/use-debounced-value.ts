/** A value some time after it last changed: requests wait until the typing pauses. */
import { useEffect, useState } from 'react'

/** The value once it has stood for `pause` ms, until then the one before; the first is there at once. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
