/** What a save that was done in part has stored, and what is still to be saved (forms/save/README §1). */
import { useRef, useState } from 'react'
import { doneOf, storedValues } from '#forms/compare/before-save.ts'
import type { AnyForm, PartlySaved } from '#forms/define.ts'
import type { Opened } from '#forms/opened.ts'
import { fieldsSavedAt } from '#forms/undo/put-back-command.ts'
import type { SavedChange } from '#forms/undo/saved-values.ts'
import { type Change, type FormValues, valuesAt } from '#forms/values.ts'
import { rememberHalf } from './leave-saved.ts'

/** Of one open form; `id` is null where it creates a record. */
export function useHalfSave(definition: AnyForm, id: number | null, opened: Opened) {
  /** The record that the next try is for; null: it creates one. */
  const record = useRef(id ?? opened.made)
  /** What is stored since, which the next try is compared with (case N1); null before. */
  const base = useRef<Promise<FormValues>>(null)
  /** The step of the history that such a try is; null before. */
  const step = useRef(opened.step)
  /** What the last try that was done in part, or may have been done, was to change. */
  const [triedBefore] = useState(() => fieldsSavedAt(opened.step))
  const tried = useRef<readonly SavedChange[]>(triedBefore)
  const [half, setHalf] = useState(id === null ? opened.made : triedBefore.length > 0 ? id : null)
  const [stored, setStored] = useState<FormValues>({})

  /** What of these changes is saved, as far as a look tells. */
  const storedOf = (changes: readonly Change[], now: FormValues) =>
    valuesAt(
      doneOf(definition, changes, now).filter(({ name }) => name !== definition.unseen),
      'after',
    )

  return {
    record,
    tried,
    base,
    step,
    half,
    stored,

    /** These changes, with those of a try that was done in part. */
    whole(changes: readonly Change[]): readonly SavedChange[] {
      if (step.current === null) return changes
      const was = valuesAt(tried.current, 'before')
      const others = tried.current.filter(({ name }) => !changes.some((change) => change.name === name))
      return [...others, ...changes.map((change) => ({ ...change, before: was[change.name] ?? change.before }))]
    },

    /** A try of these changes came half way: it is a step as it is, and no older act is taken back in its place. */
    note({ id: made, message }: PartlySaved, changes: readonly Change[]): void {
      record.current = made
      setHalf(made)
      const now = storedValues(definition, made).catch(() => opened.base)
      base.current = now
      step.current = rememberHalf({ noun: definition.noun, id, text: message, changes, completes: step.current })
      // A new record's draft is to hold all of it.
      if (id !== null) void now.then((values) => setStored(storedOf(changes, values)))
    },
  }
}
