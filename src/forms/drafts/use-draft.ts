/** Keeps what was typed while it differs from the record, and tells when (forms/drafts/README §1). */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSignOut, onSessionLost } from '#api/session/session-leave.ts'
import { type Draft, dropDraft, writeDraft } from './drafts.ts'
import type { DraftPlace } from '#forms/opened.ts'
import { type Change, valuesAt } from '#forms/values.ts'

/** After the last key, so that typing never waits for the storage. */
const PAUSE = 400

interface DraftKeeping {
  /** When the draft was last kept, in ms; null where there is none. */
  keptAt: number | null
  /** Forgets it, and what was about to be kept. */
  discard: () => void
}

/** Keeps the draft of one form; `over` ends it: the record was saved. `target` is where the next save goes. */
export function useDraft(
  { path }: DraftPlace,
  changes: readonly Change[],
  over: boolean,
  target: Pick<Draft, 'id' | 'step'>,
): DraftKeeping {
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const kept = over ? [] : changes.filter((change) => !change.transient)
  const draft =
    kept.length > 0
      ? JSON.stringify({ values: valuesAt(kept, 'after'), before: valuesAt(kept, 'before'), ...target } satisfies Draft)
      : ''
  const pending = useRef<() => void>(undefined)

  useEffect(() => {
    const keep = () => {
      pending.current = undefined
      if (!draft) dropDraft(path)
      else if (writeDraft(path, JSON.parse(draft) as Draft)) return setKeptAt(Date.now())
      setKeptAt(null)
    }
    if (over) return keep()
    pending.current = keep
    // By way of `pending`: what was discarded meanwhile stays discarded.
    const timer = setTimeout(() => pending.current?.(), PAUSE)
    return () => clearTimeout(timer)
  }, [draft, path, over])

  const discard = useCallback(() => {
    pending.current = undefined
    dropDraft(path)
  }, [path])

  useEffect(() => {
    // A lost session and a closed tab leave no time for the pause; a sign-out takes the drafts with it.
    const flush = () => pending.current?.()
    addEventListener('pagehide', flush)
    const unsubscribe = onSessionLost((reason) => {
      if (isSignOut(reason)) discard()
      else flush()
    })
    return () => {
      removeEventListener('pagehide', flush)
      unsubscribe()
      flush()
    }
  }, [discard])
  return { keptAt, discard }
}
