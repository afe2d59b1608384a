/** A value some time after it last changed: requests wait until the typing pauses. */
import { useEffect, useState } from 'react'

/** The value once it has stood for `pause` ms, until then the one before; the first is there at once. */
export function useLate<Value>(value: Value, pause: number): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return late
}
