/**
 * Runs the saves of a form: one at a time, reported by the form's message settings, without losing any input (spec 1
 * §8). The stages of a save are in save-stages.ts.
 */
import { useState } from 'react'
import { verifySave } from '#forms/compare/verify-save.ts'
import type { AnyForm } from '#forms/define.ts'
import type { Draft } from '#forms/drafts/drafts.ts'
import type { FieldTracker } from '#forms/form-tools-context.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { type FieldChange, findChanges, type FormValues } from '#forms/values.ts'
import { registerPendingSave } from './pending-saves.ts'
import {
  acceptResponse,
  completeSave,
  confirmSend,
  formatRecordName,
  mergeWithStored,
  reportFailure,
  type SaveAttempt,
  type SaveStageContext,
  sendValues,
} from './save-stages.ts'
import { usePartialSave } from './use-partial-save.ts'
import { type SavePhase, useSaveState } from './use-save-state.ts'
import { useUnconfirmedSave } from './use-unconfirmed-save.ts'

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
  getTarget: () => Pick<Draft, 'key' | 'id' | 'historyTimestampMs'>
  run: (attempt: SaveAttempt) => Promise<void>
  /**
   * Called when the operator leaves the form: the current save asks nothing more, sends nothing if its request is not
   * out yet, and does not navigate.
   */
  abandon: () => void
}

interface UseSaveOptions {
  id: number | null
  opened: InitialFormState
  tracker: FieldTracker
  /** The path of the form, which is also the key of its draft. */
  path: string
  onRecordChanged?: (() => void) | undefined
}

/** Runs one try through all stages. `state.isRunning` is true meanwhile, and stays true after a completed save. */
async function runStages(context: SaveStageContext, attempt: SaveAttempt): Promise<void> {
  const { definition, path, state, tracker } = context
  const targetId = context.partialSave.recordId.current
  // The fields are read now: the tracker of a form that is gone by the end has none left.
  const fields = tracker.getFields()
  let changes: readonly FieldChange[] = []
  let unregisterPending = () => {}
  try {
    const answer = confirmSend(context, attempt)
    const isConfirmed = answer === true || (await answer)
    const unmerged = { ...attempt, loaded: null, before: {} }
    const merged = targetId === null || !isConfirmed ? unmerged : await mergeWithStored(context, targetId, attempt)
    if (!isConfirmed || !merged) {
      state.isRunning.current = false
      return state.setPhase('idle')
    }
    changes = findChanges(fields, merged.before, merged.edited)
    state.isSent.current = true
    const name = formatRecordName(definition, targetId)
    unregisterPending = registerPendingSave({ path, name, sentAtMs: Date.now() })
    const response = await sendValues(context, targetId, merged)
    acceptResponse(context, response, { targetId, attempt, changes })
  } catch (error) {
    reportFailure(context, { error, attempt, fields, changes })
  } finally {
    // A form that waits for this save finds the draft in its final state.
    unregisterPending()
  }
}

/** Runs the saves of one open form. */
export function useSave(definition: AnyForm, { id, opened, tracker, path, onRecordChanged }: UseSaveOptions): Save {
  const [openedAtMs] = useState(() => opened.draftSavedAt ?? Date.now())
  const state = useSaveState()
  const partialSave = usePartialSave(definition, id, opened)
  const { isRunning, isSent, isAbandoned, savedController } = state
  const { draftKey, recordId, historyTimestampMs } = partialSave
  const context = { definition, id, opened, openedAtMs, tracker, path, onRecordChanged, state, partialSave }
  const unconfirmedSave = useUnconfirmedSave({
    readOutcome: (changes) => verifySave(definition, recordId.current, changes),
    error: state.lastError,
    isRunning,
    onDone: (text, changes) => completeSave(context, text, partialSave.mergeEarlierChanges(changes)),
    onNotDone: state.setProblem,
  })
  return {
    phase: state.phase,
    problem: state.problem,
    isPartial: state.isPartial,
    partialRecordId: partialSave.partialRecordId,
    partialValues: partialSave.partialValues,
    isUnconfirmed: state.lastError?.isUncertain ?? false,
    detail: state.lastError?.detail ?? null,
    verificationText: unconfirmedSave.verificationText,
    verify: unconfirmedSave.verify,
    isBusy: () => isRunning.current,
    isSent: () => isSent.current,
    getSavedSignal: () => (isRunning.current ? savedController.current?.signal : undefined),
    getTarget: () => ({ key: draftKey.current, id: recordId.current, historyTimestampMs: historyTimestampMs.current }),
    async run(attempt) {
      if (isRunning.current) return
      isRunning.current = true
      savedController.current = new AbortController()
      state.setPhase('saving')
      state.setProblem(null)
      unconfirmedSave.forget()
      await runStages(context, attempt)
    },
    abandon: () => void (isAbandoned.current = true),
  }
}
