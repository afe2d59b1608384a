/** A value some time after it last changed: requests wait until the typing pauses. */
import { useEffect, useState } from 'react'

/** `pause` in ms. The first value is there at once. */
export function useLate<Value>(value: Value, pause: number): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return late
}
