/** Keeps track of what a partial save has stored and what is still to be saved (forms/save/README §1). */
import { useRef, useState } from 'react'
import { findAlreadyStored, loadStoredValues } from '#forms/compare/merge-before-save.ts'
import type { AnyForm, PartialSaveError } from '#forms/define.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { getFieldsSavedAt } from '#forms/undo/restore-values-command.ts'
import type { SavedChange } from '#forms/undo/saved-values.ts'
import { type FieldChange, type FormValues, pickValues } from '#forms/values.ts'
import { recordPartialSave } from './finish-save.ts'

/** The state of the partial saves of one open form. `id` is null if the form creates a record. */
export function usePartialSave(definition: AnyForm, id: number | null, opened: InitialFormState) {
  /** The record that the next try updates; null if it creates one. */
  const record = useRef(id ?? opened.createdId)
  /** The stored values after a partial save, which the next try is compared with (case N1); null before. */
  const base = useRef<Promise<FormValues>>(null)
  /** The timestamp in ms of the history entry of the partial save; null before. */
  const step = useRef(opened.historyStep)
  /** The changes of the last try that was partial or unconfirmed. */
  const [triedBefore] = useState(() => getFieldsSavedAt(opened.historyStep))
  const tried = useRef<readonly SavedChange[]>(triedBefore)
  const [half, setHalf] = useState(id === null ? opened.createdId : triedBefore.length > 0 ? id : null)
  const [stored, setStored] = useState<FormValues>({})

  /** The changes that are stored by now, as far as reading the record can tell. */
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

    /** Adds the changes of an earlier partial save to these changes. */
    mergeEarlierChanges(changes: readonly FieldChange[]): readonly SavedChange[] {
      if (step.current === null) return changes
      const was = pickValues(tried.current, 'before')
      const others = tried.current.filter(({ name }) => !changes.some((change) => change.name === name))
      return [...others, ...changes.map((change) => ({ ...change, before: was[change.name] ?? change.before }))]
    },

    /**
     * Records a partial save of these changes as a history entry, so that undo does not take an older action instead.
     */
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
      // The draft of a new record must still hold all values.
      if (id !== null) void storedNow.then((values) => setStored(getStoredChanges(changes, values)))
    },
  }
}
