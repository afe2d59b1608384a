/** Verifies a save whose result is unknown, before the operator repeats it (O1). */
import { type RefObject, useState } from 'react'
import type { ApiError } from '#api/errors.ts'
import type { verifySave } from '#forms/compare/verify-save.ts'
import type { FieldChange } from '#forms/values.ts'

interface UnconfirmedSaveOptions {
  /** Reads the record. Rejects if the record cannot be read. */
  readOutcome: (changes: readonly FieldChange[]) => ReturnType<typeof verifySave>
  /** Why the last try failed; null if it did not fail. */
  error: ApiError | null
  /** True while a save is in progress, and after a save has left the form. */
  isRunning: RefObject<boolean>
  /** Called if the save was executed after all. */
  onDone: (text: string, changes: readonly FieldChange[]) => void
  /** Called if the save was not executed: it may be repeated. */
  onNotDone: (text: string) => void
}

/** Returns `verify`, which verifies the save, and `verificationText`, the text of its result; null before. */
export function useUnconfirmedSave({ readOutcome, error, isRunning, onDone, onNotDone }: UnconfirmedSaveOptions) {
  const [verificationText, setVerificationText] = useState<string | null>(null)

  async function verify(changes: readonly FieldChange[]) {
    const result = await readOutcome(changes).catch(() => null)
    // Another save has started meanwhile, or another verification has left the form.
    if (isRunning.current) return
    if (!result) return setVerificationText('Não foi possível conferir. Tente de novo.')
    const { text, isSaved, finding } = result
    if (finding) error?.addFinding?.(finding)
    // The platform may still execute a request that the console stopped waiting for.
    if (isSaved === false && error?.kind === 'timeout') return setVerificationText(text.replace(/^Não/, 'Ainda não'))
    if (isSaved === null) return setVerificationText(text)
    error?.markNotDone?.()
    if (!isSaved) {
      setVerificationText(null)
      return onNotDone(text)
    }
    isRunning.current = true
    onDone(text, changes)
  }

  return { verificationText, verify, forget: () => setVerificationText(null) }
}
