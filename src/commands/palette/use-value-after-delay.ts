/** Waits for a pause in typing: the palette asks the platform once the text has not changed for a while. */
import { useEffect, useState } from 'react'

/** The value once its key has been stable for `delayMs`; null until then. */
export function useValueAfterDelay<Value>(value: Value, key: string, delayMs: number): Value | null {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), delayMs)
    return () => clearTimeout(timer)
  }, [key, delayMs])
  return settled === key ? value : null
}
