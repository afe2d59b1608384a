/** Runs one open form: connects conform, which holds values and errors, with draft, leave guard, save and commands. */
import { useEffect, useMemo, useState } from 'react'
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import { formatRecordTitle } from '#forms/compare/merge-before-save.ts'
import type { AnyForm } from '#forms/define.ts'
import { markDraftEnded } from '#forms/drafts/ended-drafts.ts'
import { useDraft } from '#forms/drafts/use-draft.ts'
import { createFieldTracker, type FormTools } from '#forms/form-tools-context.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import type { FieldChange, FormValues } from '#forms/values.ts'
import { useFormHandle } from './use-form-handle.ts'
import { useFormState } from './use-form-state.ts'
import { useFormSubmission } from './use-form-submission.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** What an open form is made from. */
export interface FormBodyProps {
  definition: AnyForm
  id: number | null
  opened: InitialFormState
  /** The path of the form, which is also the key of its draft. */
  path: string
  /** Names of the fields whose stored values changed since the form opened. */
  storedChangedNames: readonly string[]
  /** The values as they are stored now. */
  storedValues: FormValues
  /** Resets the form to the stored values and drops the draft. */
  onReset: () => void
  /** Opens the form again, empty, for the next new record. */
  onCreateAnother: () => void
  onRecordChanged: (() => void) | undefined
  /** Called with true while a save is in progress or done. */
  onSaving: ((isSaving: boolean) => void) | undefined
}

/**
 * Returns the fields that others have changed since the form opened, except those whose stored value equals the
 * operator's own: that comes from a partial save, not from somebody else.
 */
function findRemoteChanges(
  { definition, storedChangedNames, storedValues }: FormBodyProps,
  base: FormValues,
  changes: readonly FieldChange[],
): string[] {
  const isEqual = createFieldEquality(definition)
  return storedChangedNames.filter(
    (name) =>
      !isEqual(name, base[name], storedValues[name]) &&
      !changes.some((change) => change.name === name && isEqual(name, change.after, storedValues[name])),
  )
}

/** Returns what the form renders: fields, changes, save, and what its buttons do. */
export function useFormBody(props: FormBodyProps) {
  const { definition, id, opened, onReset, onSaving } = props
  const [tracker] = useState(createFieldTracker)
  const [actions] = useState<FormTools['actions']>(() => new Map())
  const submission = useFormSubmission(props, tracker, () => {
    discard()
    props.onCreateAnother()
  })
  const { schema, save, form, fields, setValue, element, submit } = submission
  /** True if a picker holds text that is not a choice: no control has that text, so leaving the form would lose it. */
  const hasUncommittedText = () => Boolean(element()?.querySelector('[data-typed]'))
  const undoChange = ({ name, before, undo }: FieldChange) => {
    if (undo) undo()
    else setValue(name, before)
    // The panel removes the row of an undone change, and the focus on its button would be lost.
    element()?.querySelector<HTMLElement>(`#${fields[name]!.id}, [name^="${name}["]`)?.focus()
  }
  // The values that a partial save has stored are no unsaved changes any more.
  const base = { ...opened.base, ...save.partialValues }
  const { isReady, changes, invalidLabels } = useFormState(form.id, { tracker, base, schema })
  const isDirty = changes.length > 0 && save.phase !== 'saved'
  const { savedAtMs, discard } = useDraft(props.path, changes, save.phase === 'saved', save.getTarget())
  const resetForm = () => {
    save.abandon()
    // A request in flight may still fail, so its draft stays until the result is known.
    if (save.isSent()) return
    if (savedAtMs !== null || opened.draftSavedAt !== null) markDraftEnded(save.getTarget().key, null)
    discard()
    onReset()
  }
  const partialSaveText =
    save.partialRecordId === null
      ? null
      : `${formatRecordTitle(definition, save.partialRecordId)} foi salv${definition.resource.article} em parte`
  // Leaving drops the draft at once, so that an operator who returns before the next screen loads does not see it.
  useLeaveGuard(isDirty, resetForm, hasUncommittedText, save, partialSaveText)
  const verify = () => void save.verify(changes)
  const { isUnconfirmed, isSent } = save
  useFormHandle({
    definition,
    id,
    isDirty: () => isDirty || hasUncommittedText(),
    isSent,
    getElement: element,
    submit,
    reset: resetForm,
    isUnconfirmed,
    verifyOutcome: verify,
    actions,
  })

  // If the operator has changed nothing, the newer record replaces the older one (case E7).
  const isOutdated =
    props.storedChangedNames.length > 0 && isReady && !isDirty && save.phase === 'idle' && save.partialRecordId === null
  useEffect(() => {
    // Text typed in a picker and not chosen yet is in no control, so `isDirty` does not include it.
    if (isOutdated && !hasUncommittedText()) onReset()
  })

  const saving = save.phase !== 'idle'
  useEffect(() => onSaving?.(saving), [onSaving, saving])
  const tools = useMemo(() => ({ saving, tracker, actions }), [saving, tracker, actions])
  return {
    ...submission,
    tools,
    base,
    changes,
    invalidLabels,
    isDirty,
    remotelyChanged: findRemoteChanges(props, base, changes),
    draftSavedAtMs: savedAtMs,
    partialSaveText,
    undoChange,
    resetForm,
    verify,
  }
}
