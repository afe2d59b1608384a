/** What a save that was done in part has stored, and what is still to be saved (forms/save/README §1). */
import { useRef, useState } from 'react'
import { findAlreadyStored, loadStoredValues } from '#forms/compare/merge-before-save.ts'
import type { AnyForm, PartialSaveError } from '#forms/define.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { getFieldsSavedAt } from '#forms/undo/restore-values-command.ts'
import type { SavedChange } from '#forms/undo/saved-values.ts'
import { type FieldChange, type FormValues, pickValues } from '#forms/values.ts'
import { recordPartialSave } from './finish-save.ts'

/** Of one open form; `id` is null where it creates a record. */
export function usePartialSave(definition: AnyForm, id: number | null, opened: InitialFormState) {
  /** The record that the next try is for; null: it creates one. */
  const record = useRef(id ?? opened.createdId)
  /** What is stored since, which the next try is compared with (case N1); null before. */
  const base = useRef<Promise<FormValues>>(null)
  /** The step of the history that such a try is; null before. */
  const step = useRef(opened.historyStep)
  /** What the last try that was done in part, or may have been done, was to change. */
  const [triedBefore] = useState(() => getFieldsSavedAt(opened.historyStep))
  const tried = useRef<readonly SavedChange[]>(triedBefore)
  const [half, setHalf] = useState(id === null ? opened.createdId : triedBefore.length > 0 ? id : null)
  const [stored, setStored] = useState<FormValues>({})

  /** What of these changes is saved, as far as a look tells. */
  const getStoredChanges = (changes: readonly FieldChange[], now: FormValues) =>
    pickValues(
      findAlreadyStored(definition, changes, now).filter(({ name }) => name !== definition.unverifiableField),
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
    mergeEarlierChanges(changes: readonly FieldChange[]): readonly SavedChange[] {
      if (step.current === null) return changes
      const was = pickValues(tried.current, 'before')
      const others = tried.current.filter(({ name }) => !changes.some((change) => change.name === name))
      return [...others, ...changes.map((change) => ({ ...change, before: was[change.name] ?? change.before }))]
    },

    /** A try of these changes came half way: it is a step as it is, and no older act is taken back in its place. */
    recordPartial({ id: createdId, message }: PartialSaveError, changes: readonly FieldChange[]): void {
      record.current = createdId
      setHalf(createdId)
      const storedNow = loadStoredValues(definition, createdId).catch(() => opened.base)
      base.current = storedNow
      step.current = recordPartialSave({
        resource: definition.resource,
        id,
        text: message,
        changes,
        completedStep: step.current,
      })
      // A new record's draft is to hold all of it.
      if (id !== null) void storedNow.then((values) => setStored(getStoredChanges(changes, values)))
    },
  }
}
