/** Saves the unsaved changes of a form as a draft, and reports when it was saved (forms/drafts/README §1). */
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSignOut, onSessionLost } from '#api/session/session-exit.ts'
import { type Draft, removeDraft, saveDraft } from './drafts.ts'
import type { DraftLocation } from '#forms/initial-form-state.ts'
import { type FieldChange, pickValues } from '#forms/values.ts'

/** The delay after the last key, so that typing never waits for the storage. */
const SAVE_DELAY_MS = 400

interface DraftStatus {
  /** When the draft was last saved, in ms since the epoch; null if there is none. */
  savedAtMs: number | null
  /** Removes the draft and cancels the pending save of it. */
  discard: () => void
}

/**
 * Keeps the draft of one form. `isFinished`: the record was saved, so the draft is removed. `target`: where the next
 * save goes.
 */
export function useDraft(
  { path }: DraftLocation,
  changes: readonly FieldChange[],
  isFinished: boolean,
  target: Pick<Draft, 'key' | 'id' | 'step'>,
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
  const pendingSave = useRef<() => void>(undefined)

  useEffect(() => {
    const save = () => {
      pendingSave.current = undefined
      if (!draft) removeDraft(path)
      else if (saveDraft(path, JSON.parse(draft) as Draft)) return setSavedAtMs(Date.now())
      setSavedAtMs(null)
    }
    if (isFinished) return save()
    pendingSave.current = save
    // The timer calls `pendingSave`, which a discard clears: a discarded draft is not saved again.
    const timer = setTimeout(() => pendingSave.current?.(), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft, path, isFinished])

  const discard = useCallback(() => {
    pendingSave.current = undefined
    removeDraft(path)
  }, [path])

  useEffect(() => {
    // A lost session and a closed tab do not wait for the timer. A sign-out removes the drafts.
    const flush = () => pendingSave.current?.()
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
