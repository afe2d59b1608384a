/** A save of which nobody knows whether it was done, looked up before it is repeated (O1). */
import { type RefObject, useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { verifySave } from '#forms/compare/verify-save.ts'
import type { FieldChange } from '#forms/values.ts'

interface UnconfirmedSaveOptions {
  /** Reads the record; rejects where it cannot be read. */
  verify: (changes: readonly FieldChange[]) => ReturnType<typeof verifySave>
  /** Why the last try failed; null where it did not. */
  error: ApiError | null
  /** A save is under way, or has left the form. */
  isRunning: RefObject<boolean>
  /** It was done after all. */
  onDone: (text: string, changes: readonly FieldChange[]) => void
  /** It was not: it may be tried again. */
  onNotDone: (text: string) => void
}

/** Looks it up, and tells what was found: null before. */
export function useUnconfirmedSave({ verify, error, isRunning, onDone, onNotDone }: UnconfirmedSaveOptions) {
  const [checked, setChecked] = useState<string | null>(null)

  async function check(changes: readonly FieldChange[]) {
    const result = await verify(changes).catch(() => null)
    // A save was begun meanwhile, or another look has left the form.
    if (isRunning.current) return
    if (!result) return setChecked('Não foi possível conferir. Tente de novo.')
    const { text, isSaved, finding } = result
    if (finding) error?.addFinding?.(finding)
    // What was given up waiting for may still be done.
    if (isSaved === false && error?.kind === 'timeout') return setChecked(text.replace(/^Não/, 'Ainda não'))
    if (isSaved === null) return setChecked(text)
    error?.markNotDone?.()
    if (!isSaved) {
      setChecked(null)
      return onNotDone(text)
    }
    isRunning.current = true
    onDone(text, changes)
  }

  return { checked, check, forget: () => setChecked(null) }
}
