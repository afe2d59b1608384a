/** Whether calls wait for a renewed token long enough to say so (cases A8, B3). */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshStartedAtStore } from './refresh.ts'

/** A shorter wait is not worth a word, ms. */
const NOTICE_DELAY_MS = 1_000

/** True while a refresh is under way. */
export const useRefreshing = (): boolean =>
  useSyncExternalStore(refreshStartedAtStore.subscribe, refreshStartedAtStore.get) !== null

/** True while a refresh has been under way for more than 1 s: 'Reconectando...'. */
export function useIsReconnecting(): boolean {
  const since = useSyncExternalStore(refreshStartedAtStore.subscribe, refreshStartedAtStore.get)
  const [noticedSince, setNoticedSince] = useState<number | null>(null)
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setNoticedSince(since), NOTICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && noticedSince === since
}
