/** Whether calls wait for a renewed token long enough to say so (cases A8, B3). */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshing } from './refresh.ts'

/** A shorter wait is not worth a word, ms. */
const PATIENCE = 1_000

/** True while a refresh is under way. */
export const useRefreshing = (): boolean => useSyncExternalStore(refreshing.subscribe, refreshing.get) !== null

/** True while a refresh has been under way for more than 1 s: 'Reconectando...'. */
export function useReconnecting(): boolean {
  const since = useSyncExternalStore(refreshing.subscribe, refreshing.get)
  const [late, setLate] = useState<number | null>(null)
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setLate(since), PATIENCE)
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && late === since
}
