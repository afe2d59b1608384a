/** Keeps track of what a partial save has stored and what is still to be saved (forms/save/README §1). */
import { useRef, useState } from 'react'
import { findAlreadyStored, loadStoredValues } from '#forms/compare/merge-before-save.ts'
import type { AnyForm, PartialSaveError } from '#forms/define.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { getFieldsSavedAt } from '#forms/undo/restore-values-command.ts'
import type { SavedChange } from '#forms/undo/saved-values.ts'
import { type FieldChange, type FormValues, pickValues } from '#forms/values.ts'
import { addPartialSaveToHistory } from './finish-save.ts'

/** The state of the partial saves of one open form. `id` is null if the form creates a record. */
export function usePartialSave(definition: AnyForm, id: number | null, opened: InitialFormState) {
  /** The key of the draft that the next try sends. */
  const draftKey = useRef(opened.draftKey)
  /** The record that the next try updates; null if it creates one. */
  const recordId = useRef(id ?? opened.createdId)
  /** The stored values after a partial save, which the next try is compared with (case N1); null before. */
  const storedBase = useRef<Promise<FormValues>>(null)
  /** The timestamp in ms of the history entry of the partial save; null before. */
  const historyTimestampMs = useRef(opened.historyTimestampMs)
  /** The changes of the last try that was partial or unconfirmed. */
  const [restoredChanges] = useState(() => getFieldsSavedAt(opened.historyTimestampMs))
  const attemptedChanges = useRef<readonly SavedChange[]>(restoredChanges)
  const [partialRecordId, setPartialRecordId] = useState(
    id === null ? opened.createdId : restoredChanges.length > 0 ? id : null,
  )
  const [partialValues, setPartialValues] = useState<FormValues>({})

  /** The changes that are stored by now, as far as reading the record can tell. */
  const getStoredChanges = (changes: readonly FieldChange[], current: FormValues) =>
    pickValues(
      findAlreadyStored(definition, changes, current).filter(({ name }) => name !== definition.unverifiableField),
      'after',
    )

  return {
    draftKey,
    recordId,
    attemptedChanges,
    storedBase,
    historyTimestampMs,
    partialRecordId,
    partialValues,

    /** Adds the changes of an earlier partial save to these changes. */
    mergeEarlierChanges(changes: readonly FieldChange[]): readonly SavedChange[] {
      if (historyTimestampMs.current === null) return changes
      const valuesBefore = pickValues(attemptedChanges.current, 'before')
      const earlierChanges = attemptedChanges.current.filter(
        ({ name }) => !changes.some((change) => change.name === name),
      )
      return [
        ...earlierChanges,
        ...changes.map((change) => ({ ...change, before: valuesBefore[change.name] ?? change.before })),
      ]
    },

    /**
     * Adds a partial save of these changes to the history, so that undo does not take an older action instead.
     */
    acceptPartialSave({ id: createdId, message }: PartialSaveError, changes: readonly FieldChange[]): void {
      recordId.current = createdId
      setPartialRecordId(createdId)
      const storedNow = loadStoredValues(definition, createdId).catch(() => opened.base)
      storedBase.current = storedNow
      historyTimestampMs.current = addPartialSaveToHistory({
        resource: definition.resource,
        id,
        text: message,
        changes,
        completedTimestampMs: historyTimestampMs.current,
      })
      // The draft of a new record must still hold all values.
      if (id !== null) void storedNow.then((values) => setPartialValues(getStoredChanges(changes, values)))
    },
  }
}
