/** Saves the unsaved changes of a form as a draft, and reports when it was saved (forms/drafts/README §1). */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSignOut, onSessionLost } from '#api/session/session-exit.ts'
import { type Draft, removeDraft, saveDraft } from './drafts.ts'
import { type FieldChange, pickValues } from '#forms/values.ts'

/** The delay after the last key, so that typing never waits for the storage. */
const SAVE_DELAY_MS = 400

interface DraftStatus {
  /** When the draft was last saved, in ms since the epoch; null if there is none. */
  savedAtMs: number | null
  /** Removes the draft and cancels the pending write of it. */
  discard: () => void
}

/**
 * Keeps the draft of the form at this path, which is its key in the storage. `isFinished`: the record was saved, so the
 * draft is removed. `target`: where the next save goes.
 */
export function useDraft(
  path: string,
  changes: readonly FieldChange[],
  isFinished: boolean,
  target: Pick<Draft, 'key' | 'id' | 'historyTimestampMs'>,
): DraftStatus {
  const [savedAtMs, setSavedAtMs] = useState<number | null>(null)
  const changesToSave = isFinished ? [] : changes.filter((change) => !change.isTransient)
  const draft =
    changesToSave.length > 0
      ? JSON.stringify({
          values: pickValues(changesToSave, 'after'),
          before: pickValues(changesToSave, 'before'),
          ...target,
        } satisfies Draft)
      : ''
  const pendingWrite = useRef<() => void>(undefined)

  useEffect(() => {
    const save = () => {
      pendingWrite.current = undefined
      if (!draft) removeDraft(path)
      else if (saveDraft(path, JSON.parse(draft) as Draft)) return setSavedAtMs(Date.now())
      setSavedAtMs(null)
    }
    if (isFinished) return save()
    pendingWrite.current = save
    // The timer calls `pendingWrite`, which a discard clears: a discarded draft is not saved again.
    const timer = setTimeout(() => pendingWrite.current?.(), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft, path, isFinished])

  const discard = useCallback(() => {
    pendingWrite.current = undefined
    removeDraft(path)
  }, [path])

  useEffect(() => {
    // A lost session and a closed tab do not wait for the timer. A sign-out removes the drafts.
    const flush = () => pendingWrite.current?.()
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
  return { savedAtMs, discard }
}
