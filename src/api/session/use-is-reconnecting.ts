/** Tells components whether calls have waited for a refresh long enough to show it (cases A8, B3). */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshStartedAtStore } from './refresh.ts'

/** A shorter wait is not shown, ms. */
const NOTICE_DELAY_MS = 1_000

/** Returns true while a refresh is running. */
export const useIsRefreshing = (): boolean =>
  useSyncExternalStore(refreshStartedAtStore.subscribe, refreshStartedAtStore.get) !== null

/** Returns true once a refresh has been running for more than 1 s: 'Reconectando...'. */
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
