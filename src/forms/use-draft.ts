/** Keeps what was typed while it differs from the record, and tells when (reliability.md §2, 'Draft kept'). */
import { useEffect, useRef, useState } from 'react'
import { isSignOut, onSessionLost } from '#api/session-leave.ts'
import { dropDraft, writeDraft } from './drafts.ts'
import type { DraftPlace } from './open-form.tsx'
import type { Change } from './values.ts'

/** After the last key, so that typing never waits for the storage. */
const PAUSE = 400

/** Returns when the draft was last kept, in ms; null where there is none. `over` ends it: the record was saved. */
export function useDraft({ path, email }: DraftPlace, changes: readonly Change[], over: boolean): number | null {
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const kept = over ? [] : changes.filter((change) => !change.transient)
  const values = JSON.stringify(Object.fromEntries(kept.map(({ name, after }) => [name, after])))
  const pending = useRef<() => void>(undefined)

  useEffect(() => {
    if (email === '') return
    const keep = () => {
      pending.current = undefined
      const now = Date.now()
      if (values === '{}') dropDraft(path, email)
      else if (writeDraft(path, email, JSON.parse(values) as Record<string, unknown>, now)) return setKeptAt(now)
      setKeptAt(null)
    }
    if (over) return keep()
    pending.current = keep
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [values, path, email, over])

  useEffect(() => {
    // A lost session and a closed tab leave no time for the pause; a sign-out takes the drafts with it.
    const flush = () => pending.current?.()
    addEventListener('pagehide', flush)
    const unsubscribe = onSessionLost((reason) => {
      if (!isSignOut(reason)) return flush()
      pending.current = undefined
      dropDraft(path, email)
    })
    return () => {
      removeEventListener('pagehide', flush)
      unsubscribe()
      flush()
    }
  }, [path, email])
  return keptAt
}
