/** A save of which nobody knows whether it was done, looked up before it is repeated (O1). */
import { type RefObject, useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { checkSave } from '#forms/compare/check-save.ts'
import type { Change } from '#forms/values.ts'

interface DoubtfulSave {
  /** Reads the record; rejects where it cannot be read. */
  look: (changes: readonly Change[]) => ReturnType<typeof checkSave>
  /** Why the last try failed; null where it did not. */
  failed: ApiError | null
  /** A save is under way, or has left the form. */
  running: RefObject<boolean>
  /** It was done after all. */
  onDone: (text: string, changes: readonly Change[]) => void
  /** It was not: it may be tried again. */
  onNotDone: (text: string) => void
}

/** Looks it up, and tells what was found: null before. */
export function useDoubtfulSave({ look, failed, running, onDone, onNotDone }: DoubtfulSave) {
  const [checked, setChecked] = useState<string | null>(null)

  async function check(changes: readonly Change[]) {
    const seen = await look(changes).catch(() => null)
    // A save was begun meanwhile, or another look has left the form.
    if (running.current) return
    if (!seen) return setChecked('Não foi possível conferir. Tente de novo.')
    const { text, done, found } = seen
    if (found) failed?.note?.(found)
    // What was given up waiting for may still be done.
    if (done === false && failed?.kind === 'timeout') return setChecked(text.replace(/^Não/, 'Ainda não'))
    if (done === null) return setChecked(text)
    failed?.settle?.()
    if (!done) {
      setChecked(null)
      return onNotDone(text)
    }
    running.current = true
    onDone(text, changes)
  }

  return { checked, check, forget: () => setChecked(null) }
}
