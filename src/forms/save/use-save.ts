/** Saving: once at a time, told to the operator by the policy of the form, nothing typed ever lost (spec 1 §8). */
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
import { mergeRemoteChanges } from '#forms/compare/merge-before-save.ts'
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

/** Where a save stands. */
export type SavePhase = 'idle' | 'saving' | 'saved'

/** A form's save: what is said of the last try, and what can be done about it. */
export interface Save {
  phase: SavePhase
  /** Why the last try failed; null where it did not. */
  problem: string | null
  /** The problem says itself what is saved and what is not. */
  isPartial: boolean
  /** The record of which a try saved a part, and the rest is still to be saved; null: there is none. */
  partialRecordId: number | null
  /** What of a stored record that part was: no change any more, and not what it was opened with. */
  partialValues: FormValues
  /** Nobody knows whether the last try was done: to be looked up before it is repeated (O1). */
  isUnconfirmed: boolean
  /** What the platform said to programmers, for support (O3); null where it said nothing of the kind. */
  detail: string | null
  /** What looking it up found; null before. */
  verificationText: string | null
  /** Looks what became of a try of these changes; leaves the form where it was done after all. */
  verify: (changes: readonly FieldChange[]) => Promise<void>
  /** Synchronous, unlike the phase: a second press in the same moment finds it true (case D1). */
  isBusy: () => boolean
  /** The request is out: it may be done whatever becomes of the form. */
  isSent: () => boolean
  /** Aborted as the save that is under way is done, before it leads anywhere; undefined where none is under way. */
  getSavedSignal: () => AbortSignal | undefined
  /** Where the next try goes: the record, null where it creates one, and the step of the history that it completes. */
  getTarget: () => Pick<Draft, 'id' | 'step'>
  run: (attempt: SaveAttempt) => Promise<void>
  /**
   * The form was let go: what is still read before a save asks nothing, nothing is sent after it, and it leads nowhere.
   */
  abandon: () => void
}

interface SaveAttempt {
  /** The payload, read by the schema. */
  values: Readonly<Record<string, unknown>>
  /** What the controls hold. */
  edited: FormValues
  /** Puts a value into a field. */
  setValue: (name: string, value: FormValue) => void
  onFieldErrors: (errors: Readonly<Record<string, string>>) => void
  /** Opens the form anew once it is saved; absent: it is left. */
  onAnother?: (() => void) | undefined
}

interface UseSaveOptions {
  id: number | null
  opened: InitialFormState
  tracker: FieldTracker
  /** Where the draft stands. */
  path: string
  onConflict?: (() => void) | undefined
}

/** 'Loja #7'; without a number where the record has none yet. */
const formatRecordName = ({ resource }: AnyForm, id: number | null) =>
  capitalize(resource.singular) + (id === null ? '' : ` #${id}`)

/** Says of a save that failed what its form does not; of a form that was left, or broke, nothing else says anything. */
function notifySaveFailed(
  name: string,
  { problem, notice }: Pick<ReturnType<typeof createSaveErrorReport>, 'problem' | 'notice'>,
  isAway: boolean,
) {
  if (isAway && problem) notify('error', problem, { title: `${name} (rascunho guardado)`, disableTimeOut: true })
  else if (notice !== null) notify('error', notice)
}

/** Runs the saves of one open form. */
export function useSave(definition: AnyForm, { id, opened, tracker, path, onConflict }: UseSaveOptions): Save {
  const [openedAt] = useState(() => opened.draftSavedAt ?? Date.now())
  const isRunning = useRef(false)
  const isSent = useRef(false)
  const isAbandoned = useRef(false)
  /** The form was taken away, by whatever: the save goes on without it. */
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => void (isUnmounted.current = true)
  }, [])
  const isAway = () => isAbandoned.current || isUnmounted.current
  const savedController = useRef<AbortController>(null)
  const { record, base, tried, step, ...halfSave } = usePartialSave(definition, id, opened)
  const [phase, setPhase] = useState<SavePhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [partly, setPartly] = useState(false)
  const [failed, setFailed] = useState<ApiError | null>(null)
  const mode = id === null ? 'create' : 'edit'
  const ownWords = definition.ownMessagesMode === mode

  function finish(text: string | undefined, changes: readonly SavedChange[], onAnother?: () => void) {
    savedController.current?.abort()
    setPhase('saved')
    const { resource } = definition
    if (isAway()) removeDraft(path)
    const completes = step.current
    finishSave({
      resource,
      id,
      savedId: record.current,
      text: text ?? (isUnmounted.current ? `Salv${resource.article} com sucesso` : undefined),
      changes,
      completedStep: completes,
      onAnother,
      isAbandoned: isAway(),
    })
  }

  const unconfirmedSave = useUnconfirmedSave({
    verify: (changes) => verifySave(definition, record.current, changes),
    error: failed,
    isRunning,
    onDone: (text, changes) => finish(text, halfSave.mergeEarlierChanges(changes)),
    onNotDone: setProblem,
  })

  /** Before a stored record is replaced, with what others changed of it; null: nothing is to be sent. */
  const mergeBeforeSave = async (storedId: number, attempt: SaveAttempt) => {
    const stored = (await base.current) ?? opened.base
    const sides = {
      fields: tracker.getFields(),
      openedAtMs: openedAt,
      opened: stored,
      edited: attempt.edited,
      attempted: tried.current,
      isAbandoned: isAway,
    }
    return mergeRemoteChanges(definition, storedId, sides, attempt)
  }

  /** The form's own draft knows nothing of a half that came after it was gone. */
  function saveDraftOfPartial(fields: readonly TrackedField[], left: FormValues) {
    const kept = findChanges(fields, opened.base, left).filter(({ isTransient }) => !isTransient)
    const target = { id: record.current, step: step.current }
    saveDraft(path, { values: pickValues(kept, 'after'), before: pickValues(kept, 'before'), ...target })
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
    // Of a form that is gone by the end nothing is left to ask.
    const fields = tracker.getFields()
    try {
      const target = record.current
      const mayResubmit = target !== null || confirmResubmission(path, attempt.values)
      const isCancelled = mayResubmit !== true && (!(await mayResubmit) || isAway())
      const merged = target === null ? { ...attempt, loaded: null, before: {} } : await mergeBeforeSave(target, attempt)
      if (!merged || isCancelled) {
        isRunning.current = false
        return setPhase('idle')
      }
      // After a first half what was opened says what is still to do.
      const loaded = id === null || base.current ? opened.loaded : merged.loaded
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
      record.current ??= parseNewId(response)
      const platformMessage = ownWords || definition.usesOwnSuccessMessage ? undefined : findPlatformMessage(response)
      if (target === null) {
        if (isUnmounted.current) recordUnnoticedSave(path, attempt.values, formatRecordName(definition, record.current))
        else removeUnnoticedSave(path)
      }
      finish(platformMessage ?? definition.successMessages?.[mode], changes, attempt.onAnother)
    } catch (error) {
      isRunning.current = isSent.current = false
      setPhase('idle')
      if (error instanceof PartialSaveError) {
        halfSave.recordPartial(error, changes)
        if (isAway()) saveDraftOfPartial(fields, attempt.edited)
      }
      const { cause, ...report } = createSaveErrorReport(
        error,
        definition,
        mode,
        isUnmounted.current ? [] : fields.map(({ name }) => name),
      )
      setProblem(report.problem)
      if (cause?.isUncertain || error instanceof PartialSaveError) tried.current = changes
      // Who does not send it again still wants to know what became of the first try.
      setFailed((before) => (before?.isUncertain && cause?.kind === 'not-sent' ? before : cause))
      // At once: of a session that ended on the way the page goes, and its draft is to know the record. Whole: what is
      // drawn is read aloud.
      flushSync(() => setPartly(error instanceof PartialSaveError))
      if (!cause) {
        console.error(error)
        if (isAway()) notifySaveFailed(formatRecordName(definition, id), report, true)
        return
      }
      // It may have been done: no older act is taken back in its place.
      if (cause.isUncertain && cause.kind !== 'not-sent' && !(error instanceof PartialSaveError))
        recordSave({ resource: definition.resource, id, result: cause.message, isOk: false, undoRedoSteps: null })
      notifySaveFailed(formatRecordName(definition, id), report, isAway())
      if (isUnmounted.current) return
      if (cause.status === 409 || cause.status === 412) onConflict?.()
      if (Object.keys(report.fields).length > 0) attempt.onFieldErrors(report.fields)
    } finally {
      // Whoever waits for it finds the draft as the end has left it.
      unregisterPending()
    }
  }
  return {
    phase,
    problem,
    isPartial: partly,
    partialRecordId: halfSave.half,
    partialValues: halfSave.stored,
    isUnconfirmed: failed?.isUncertain ?? false,
    detail: failed?.detail ?? null,
    verificationText: unconfirmedSave.checked,
    verify: unconfirmedSave.check,
    isBusy: () => isRunning.current,
    isSent: () => isSent.current,
    getSavedSignal: () => (isRunning.current ? savedController.current?.signal : undefined),
    getTarget: () => ({ id: record.current, step: step.current }),
    run,
    abandon: () => void (isAbandoned.current = true),
  }
}
