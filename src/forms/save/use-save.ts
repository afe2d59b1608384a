/**
 * Runs the saves of a form: one at a time, reported by the form's message settings, without losing any input (spec 1
 * §8).
 */
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ApiError, findPlatformMessage } from '#api/errors.ts'
import { parseNewId } from '#api/page.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { recordSave } from '#commands/execution/history.ts'
import { notify } from '#ui/notices/notify.tsx'
import { verifySave } from '#forms/compare/verify-save.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { type Draft, removeDraft, saveDraft } from '#forms/drafts/drafts.ts'
import { finishSave } from './finish-save.ts'
import { createSaveErrorReport } from './save-error-report.ts'
import { registerPendingSave } from './pending-saves.ts'
import { removeUnnoticedSave, confirmResubmission, recordUnnoticedSave } from './unnoticed-saves.ts'
import { useUnconfirmedSave } from './use-unconfirmed-save.ts'
import { usePartialSave } from './use-partial-save.ts'
import { prepareSave } from '#forms/compare/merge-before-save.ts'
import type { FieldTracker } from '#forms/form-tools-context.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import type { SavedChange } from '#forms/undo/saved-values.ts'
import {
  keepStoredNumbers,
  type FieldChange,
  findChanges,
  type FormValue,
  type FormValues,
  type TrackedField,
  pickValues,
} from '#forms/values.ts'

/** The phase of a save; 'saved' is final. */
export type SavePhase = 'idle' | 'saving' | 'saved'

/** The save of a form: the result of the last try, and what can be done about it. */
export interface Save {
  phase: SavePhase
  /** Why the last try failed; null if it did not fail. */
  problem: string | null
  /** The problem text itself says what is saved and what is not. */
  isPartial: boolean
  /** The record of a partial save whose rest is still to be saved; null if there is none. */
  partialRecordId: number | null
  /** The values that a partial save of a stored record has stored. They are no unsaved changes any more. */
  partialValues: FormValues
  /** It is unknown whether the last try was executed: the operator should verify it before a repeat (O1). */
  isUnconfirmed: boolean
  /** The platform's technical message, for support (O3); null if there is none. */
  detail: string | null
  /** The result of the last verification; null before. */
  verificationText: string | null
  /** Verifies whether a try of these changes was executed. Leaves the form if it was. */
  verify: (changes: readonly FieldChange[]) => Promise<void>
  /**
   * True from the moment a save starts. Synchronous, unlike `phase`, so that a second press at once sees it (case D1).
   */
  isBusy: () => boolean
  /** True once the request is in flight: the platform may execute it whatever happens to the form. */
  isSent: () => boolean
  /** The signal that aborts when the current save is done, before it navigates; undefined if no save is in progress. */
  getSavedSignal: () => AbortSignal | undefined
  /** The target of the next try: the record (null if it creates one) and the history entry that it completes. */
  getTarget: () => Pick<Draft, 'id' | 'step'>
  run: (attempt: SaveAttempt) => Promise<void>
  /**
   * Called when the operator leaves the form: the current save asks nothing more, sends nothing if its request is not
   * out yet, and does not navigate.
   */
  abandon: () => void
}

interface SaveAttempt {
  /** The payload, as the schema returned it. */
  values: Readonly<Record<string, unknown>>
  /** The values of the controls. */
  edited: FormValues
  /** Writes a value into a field. */
  setValue: (name: string, value: FormValue) => void
  onFieldErrors: (errors: Readonly<Record<string, string>>) => void
  /** Opens the form again after the save; undefined if the save leaves the form. */
  onAnother?: (() => void) | undefined
}

interface UseSaveOptions {
  id: number | null
  opened: InitialFormState
  tracker: FieldTracker
  /** The path of the form, which is also the key of its draft. */
  path: string
  onRecordChanged?: (() => void) | undefined
}

/** 'Loja #7'; without the id if the record has none yet. */
const formatRecordName = ({ resource }: AnyForm, id: number | null) =>
  capitalize(resource.singular) + (id === null ? '' : ` #${id}`)

/**
 * Notifies about a failed save: always if the operator left the form or it broke, else only with the form's own notice.
 */
function notifySaveFailed(
  name: string,
  { problem, notice }: Pick<ReturnType<typeof createSaveErrorReport>, 'problem' | 'notice'>,
  isAway: boolean,
) {
  if (isAway && problem) notify('error', problem, { title: `${name} (rascunho guardado)`, disableTimeOut: true })
  else if (notice !== null) notify('error', notice)
}

/** Runs the saves of one open form. */
export function useSave(definition: AnyForm, { id, opened, tracker, path, onRecordChanged }: UseSaveOptions): Save {
  const [openedAt] = useState(() => opened.draftSavedAt ?? Date.now())
  const isRunning = useRef(false)
  const isSent = useRef(false)
  const isAbandoned = useRef(false)
  /** The form was unmounted, for whatever reason. The save goes on without it. */
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => void (isUnmounted.current = true)
  }, [])
  const isAway = () => isAbandoned.current || isUnmounted.current
  const savedController = useRef<AbortController>(null)
  const { recordId, storedBase, attempted, historyStep, ...partialSave } = usePartialSave(definition, id, opened)
  const [phase, setPhase] = useState<SavePhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPartial, setIsPartial] = useState(false)
  const [lastError, setLastError] = useState<ApiError | null>(null)
  const mode = id === null ? 'create' : 'edit'
  const usesOwnMessages = definition.ownMessagesMode === mode

  function finish(text: string | undefined, changes: readonly SavedChange[], onAnother?: () => void) {
    savedController.current?.abort()
    setPhase('saved')
    const { resource } = definition
    if (isAway()) removeDraft(path)
    finishSave({
      resource,
      id,
      savedId: recordId.current,
      text: text ?? (isUnmounted.current ? `Salv${resource.article} com sucesso` : undefined),
      changes,
      completedStep: historyStep.current,
      onAnother,
      isAbandoned: isAway(),
    })
  }

  const unconfirmedSave = useUnconfirmedSave({
    verify: (changes) => verifySave(definition, recordId.current, changes),
    error: lastError,
    isRunning,
    onDone: (text, changes) => finish(text, partialSave.mergeEarlierChanges(changes)),
    onNotDone: setProblem,
  })

  /** Reads a stored record before it is replaced and merges changes of others; null if nothing is to be sent. */
  const mergeBeforeSave = async (storedId: number, attempt: SaveAttempt) => {
    const stored = (await storedBase.current) ?? opened.base
    const sides = {
      fields: tracker.getFields(),
      openedAtMs: openedAt,
      opened: stored,
      edited: attempt.edited,
      attempted: attempted.current,
      isAbandoned: isAway,
    }
    return prepareSave(definition, storedId, sides, attempt)
  }

  /**
   * Saves the draft after a partial save whose form is gone, because the form's own draft does not include that result.
   */
  function saveDraftOfPartial(fields: readonly TrackedField[], edited: FormValues) {
    const draftChanges = findChanges(fields, opened.base, edited).filter(({ isTransient }) => !isTransient)
    const target = { id: recordId.current, step: historyStep.current }
    saveDraft(path, {
      values: pickValues(draftChanges, 'after'),
      before: pickValues(draftChanges, 'before'),
      ...target,
    })
  }

  const run: Save['run'] = async (attempt) => {
    if (isRunning.current) return
    isRunning.current = true
    savedController.current = new AbortController()
    setPhase('saving')
    setProblem(null)
    unconfirmedSave.forget()
    let changes: readonly FieldChange[] = []
    let unregisterPending = () => {}
    // The fields are read now: the tracker of a form that is gone by the end has none left.
    const fields = tracker.getFields()
    try {
      const target = recordId.current
      const mayResubmit = target !== null || confirmResubmission(path, attempt.values)
      const isCancelled = mayResubmit !== true && (!(await mayResubmit) || isAway())
      const merged = target === null ? { ...attempt, loaded: null, before: {} } : await mergeBeforeSave(target, attempt)
      if (!merged || isCancelled) {
        isRunning.current = false
        return setPhase('idle')
      }
      // After a partial save `opened.loaded` tells the definition what is still to be saved.
      const loaded = id === null || storedBase.current ? opened.loaded : merged.loaded
      changes = findChanges(fields, merged.before, merged.edited)
      isSent.current = true
      unregisterPending = registerPendingSave({
        path,
        name: formatRecordName(definition, target),
        sentAtMs: Date.now(),
      })
      const payload = merged.loaded
        ? keepStoredNumbers(merged.values, merged.loaded, definition.toValues(merged.loaded))
        : merged.values
      const response = await definition.save(payload, { id: target, loaded })
      recordId.current ??= parseNewId(response)
      const platformMessage =
        usesOwnMessages || definition.usesOwnSuccessMessage ? undefined : findPlatformMessage(response)
      if (target === null) {
        if (isUnmounted.current)
          recordUnnoticedSave(path, attempt.values, formatRecordName(definition, recordId.current))
        else removeUnnoticedSave(path)
      }
      finish(platformMessage ?? definition.successMessages?.[mode], changes, attempt.onAnother)
    } catch (error) {
      isRunning.current = isSent.current = false
      setPhase('idle')
      if (error instanceof PartialSaveError) {
        partialSave.recordPartial(error, changes)
        if (isAway()) saveDraftOfPartial(fields, attempt.edited)
      }
      const { cause, ...report } = createSaveErrorReport(
        error,
        definition,
        mode,
        isUnmounted.current ? [] : fields.map(({ name }) => name),
      )
      setProblem(report.problem)
      if (cause?.isUncertain || error instanceof PartialSaveError) attempted.current = changes
      // An operator who does not send the values again still wants to verify the first try.
      setLastError((previous) => (previous?.isUncertain && cause?.kind === 'not-sent' ? previous : cause))
      // flushSync: if the session has ended, the page goes away at once, and the draft must include the record's id.
      // All state is set before, because screen readers read the rendered text aloud.
      flushSync(() => setIsPartial(error instanceof PartialSaveError))
      if (!cause) {
        console.error(error)
        if (isAway()) notifySaveFailed(formatRecordName(definition, id), report, true)
        return
      }
      // The save may have been executed, so undo must not take an older action instead.
      if (cause.isUncertain && cause.kind !== 'not-sent' && !(error instanceof PartialSaveError))
        recordSave({ resource: definition.resource, id, result: cause.message, isOk: false, undoRedoSteps: null })
      notifySaveFailed(formatRecordName(definition, id), report, isAway())
      if (isUnmounted.current) return
      if (cause.status === 409 || cause.status === 412) onRecordChanged?.()
      if (Object.keys(report.fields).length > 0) attempt.onFieldErrors(report.fields)
    } finally {
      // A form that waits for this save finds the draft in its final state.
      unregisterPending()
    }
  }
  return {
    phase,
    problem,
    isPartial,
    partialRecordId: partialSave.partialRecordId,
    partialValues: partialSave.partialValues,
    isUnconfirmed: lastError?.isUncertain ?? false,
    detail: lastError?.detail ?? null,
    verificationText: unconfirmedSave.verificationText,
    verify: unconfirmedSave.check,
    isBusy: () => isRunning.current,
    isSent: () => isSent.current,
    getSavedSignal: () => (isRunning.current ? savedController.current?.signal : undefined),
    getTarget: () => ({ id: recordId.current, step: historyStep.current }),
    run,
    abandon: () => void (isAbandoned.current = true),
  }
}
