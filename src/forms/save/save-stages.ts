/**
 * The stages of a save, which use-save.ts runs for an open form: `confirmSend` (what may be sent twice),
 * `mergeWithStored`, `sendValues`, `acceptResponse`. A response that is accepted ends in `completeSave`, which reports
 * the save through finish-save.ts and leaves the form; so does a check that finds an unconfirmed save done. A failure
 * at any stage ends in `reportFailure`.
 */
import { flushSync } from 'react-dom'
import { findPlatformMessage } from '#api/errors.ts'
import { parseNewId } from '#api/page.ts'
import { addSaveToHistory } from '#commands/execution/history.ts'
import { mergeBeforeSave } from '#forms/compare/merge-before-save.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { removeDraft, saveDraft } from '#forms/drafts/drafts.ts'
import { confirmEndedDraft, markDraftEnded } from '#forms/drafts/ended-drafts.ts'
import type { FieldTracker } from '#forms/form-tools-context.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import type { SavedChange } from '#forms/undo/saved-values.ts'
import {
  type FieldChange,
  findChanges,
  type FormValue,
  type FormValues,
  keepStoredNumbers,
  pickValues,
  type TrackedField,
} from '#forms/values.ts'
import { sendSave } from '#forms/send-save.ts'
import { summarizeRow } from '#commands/resource.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import { notify } from '#ui/notices/notify.tsx'
import { finishSave } from './finish-save.ts'
import { createSaveErrorReport, type SaveErrorReport } from './save-error-report.ts'
import { confirmResubmission, storeUnnoticedSave, removeUnnoticedSave } from './unnoticed-saves.ts'
import type { usePartialSave } from './use-partial-save.ts'
import type { SaveState } from './use-save-state.ts'

/** What the form gives to one try. */
export interface SaveAttempt {
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

/** The open form, as its saves need it. */
export interface SaveStageContext {
  definition: AnyForm
  /** The record that the form edits; null if it creates one. */
  id: number | null
  opened: InitialFormState
  /** When the form was opened, or its restored draft was saved, in ms since the epoch. */
  openedAtMs: number
  tracker: FieldTracker
  /** The path of the form, which is also the key of its draft. */
  path: string
  onRecordChanged?: (() => void) | undefined
  state: SaveState
  partialSave: ReturnType<typeof usePartialSave>
}

/** What is sent: the payload, the record that it replaces, and the form's values before and after. */
interface MergedSave {
  values: Readonly<Record<string, unknown>>
  loaded: unknown
  before: FormValues
  edited: FormValues
}

const getMode = ({ id }: SaveStageContext) => (id === null ? 'create' : 'edit')

/** Returns 'Loja #7'; without the id if the record has none yet. */
export const formatRecordName = ({ resource }: AnyForm, id: number | null): string =>
  capitalize(resource.singular) + (id === null ? '' : ` #${id}`)

/**
 * Asks before a draft is sent that has ended in another tab, and before values are sent again whose record was created
 * after the form was gone. True if nothing has to be asked, false if nothing is to be sent.
 */
export function confirmSend({ path, state, partialSave }: SaveStageContext, attempt: SaveAttempt) {
  const isNew = partialSave.recordId.current === null
  const draftAnswer = confirmEndedDraft(partialSave.draftKey.current)
  const answer = draftAnswer === true && isNew ? confirmResubmission(path, attempt.values) : draftAnswer
  return answer === true || answer.then((isConfirmed) => isConfirmed && !state.isAway())
}

/** Reads a stored record before it is replaced and merges changes of others; null if nothing is to be sent. */
export async function mergeWithStored(
  { definition, opened, openedAtMs, tracker, state, partialSave }: SaveStageContext,
  targetId: number,
  attempt: SaveAttempt,
): Promise<MergedSave | null> {
  const stored = (await partialSave.storedBase.current) ?? opened.base
  return mergeBeforeSave(
    definition,
    targetId,
    {
      fields: tracker.getFields(),
      openedAtMs,
      opened: stored,
      edited: attempt.edited,
      attemptedChanges: partialSave.attemptedChanges.current,
      isAway: state.isAway,
    },
    attempt,
  )
}

/** Sends the values to the record `targetId`; null creates one. Resolves to the platform's response. */
export function sendValues(
  { definition, id, opened, partialSave }: SaveStageContext,
  targetId: number | null,
  merged: MergedSave,
): Promise<unknown> {
  // After a partial save `opened.loaded` tells the definition what is still to be saved.
  const loaded = id === null || partialSave.storedBase.current ? opened.loaded : merged.loaded
  const payload = merged.loaded
    ? keepStoredNumbers(merged.values, merged.loaded, definition.toValues(merged.loaded))
    : merged.values
  return sendSave(definition, payload, { id: targetId, loaded })
}

/** Completes a save that is known to be executed: reports it, adds it to the history and leaves the form. */
export function completeSave(
  { definition, id, path, state, partialSave }: SaveStageContext,
  text: string | undefined,
  changes: readonly SavedChange[],
  { values, onAnother }: Partial<Pick<SaveAttempt, 'values' | 'onAnother'>> = {},
): void {
  state.savedController.current?.abort()
  state.setPhase('saved')
  const { resource } = definition
  markDraftEnded(partialSave.draftKey.current, formatRecordName(definition, partialSave.recordId.current))
  if (state.isAway()) removeDraft(path)
  finishSave({
    resource,
    id,
    savedId: partialSave.recordId.current,
    recordName: values ? summarizeRow(resource, { ...values, id: partialSave.recordId.current ?? 0 }).name : '',
    text: text ?? (state.isUnmounted.current ? `Salv${resource.article} com sucesso` : undefined),
    changes,
    completedTimestampMs: partialSave.historyTimestampMs.current,
    onAnother,
    isAway: state.isAway(),
  })
}

/** Takes the response of a save to the record `targetId` (null: of a new one), and completes the save. */
export function acceptResponse(
  context: SaveStageContext,
  response: unknown,
  { targetId, attempt, changes }: { targetId: number | null; attempt: SaveAttempt; changes: readonly FieldChange[] },
): void {
  const { definition, path, state, partialSave } = context
  const mode = getMode(context)
  partialSave.recordId.current ??= parseNewId(response)
  const usesOwnMessages = definition.ownMessagesMode === mode || definition.usesOwnSuccessMessage
  if (targetId === null) {
    if (state.isUnmounted.current)
      storeUnnoticedSave(path, attempt.values, formatRecordName(definition, partialSave.recordId.current))
    else removeUnnoticedSave(path)
  }
  const platformMessage = usesOwnMessages ? undefined : findPlatformMessage(response)
  completeSave(context, platformMessage ?? definition.successMessages?.[mode], changes, attempt)
}

/**
 * Saves the draft after a partial save whose form is gone, because the form's own draft does not include that result.
 */
function saveDraftOfPartial(
  { opened, path, partialSave }: SaveStageContext,
  fields: readonly TrackedField[],
  edited: FormValues,
): void {
  const draftChanges = findChanges(fields, opened.base, edited).filter(({ isTransient }) => !isTransient)
  saveDraft(path, {
    values: pickValues(draftChanges, 'after'),
    before: pickValues(draftChanges, 'before'),
    key: partialSave.draftKey.current,
    id: partialSave.recordId.current,
    historyTimestampMs: partialSave.historyTimestampMs.current,
  })
}

/**
 * Notifies about a failed save: always if the operator left the form or it broke, else only with the form's own notice.
 */
function notifySaveFailed(name: string, { problem, notice }: SaveErrorReport, isAway: boolean): void {
  if (isAway && problem) notify('error', problem, { title: `${name} (rascunho guardado)`, disableTimeOut: true })
  else if (notice !== null) notify('error', notice)
}

/** Writes the failure into the form's state, from which the form renders it. */
function showFailure({ state, partialSave }: SaveStageContext, report: SaveErrorReport, failed: FailedAttempt): void {
  const { cause } = report
  const isPartial = failed.error instanceof PartialSaveError
  state.setProblem(report.problem)
  if (cause?.isUncertain || isPartial) partialSave.attemptedChanges.current = failed.changes
  // An operator who does not send the values again still wants to verify the first try.
  state.setLastError((previous) => (previous?.isUncertain && cause?.kind === 'not-sent' ? previous : cause))
  // flushSync: if the session has ended, the page goes away at once, and the draft must include the record's id.
  // All state is set before, because screen readers read the rendered text aloud.
  flushSync(() => state.setIsPartial(isPartial))
}

/** A try that failed: the error, and what was tried. */
interface FailedAttempt {
  error: unknown
  attempt: SaveAttempt
  /** The form's fields at the start of the try: a form that is gone has none left. */
  fields: readonly TrackedField[]
  changes: readonly FieldChange[]
}

/** Reports a failed try in the form, in a notice, and in the history if the save may have been executed. */
export function reportFailure(context: SaveStageContext, failed: FailedAttempt): void {
  const { definition, id, state, partialSave, onRecordChanged } = context
  const { error, attempt, fields, changes } = failed
  const isPartial = error instanceof PartialSaveError
  state.isRunning.current = state.isSent.current = false
  state.setPhase('idle')
  if (isPartial) {
    partialSave.acceptPartialSave(error, changes)
    // Only the draft of this tab knows from now on that the record exists.
    markDraftEnded(partialSave.draftKey.current, `${formatRecordName(definition, error.id)}, em parte`)
    partialSave.draftKey.current = createUniqueKey()
    if (state.isAway()) saveDraftOfPartial(context, fields, attempt.edited)
  }
  const names = state.isUnmounted.current ? [] : fields.map(({ name }) => name)
  const report = createSaveErrorReport(error, definition, getMode(context), names)
  const { cause } = report
  showFailure(context, report, failed)
  const recordName = formatRecordName(definition, id)
  if (!cause) {
    console.error(error)
    if (state.isAway()) notifySaveFailed(recordName, report, true)
    return
  }
  // The save may have been executed, so undo must not take an older action instead.
  if (cause.isUncertain && cause.kind !== 'not-sent' && !isPartial)
    addSaveToHistory({ resource: definition.resource, id, result: cause.message, isOk: false, undoRedoSteps: null })
  notifySaveFailed(recordName, report, state.isAway())
  if (state.isUnmounted.current) return
  if (cause.status === 409 || cause.status === 412) onRecordChanged?.()
  if (Object.keys(report.fields).length > 0) attempt.onFieldErrors(report.fields)
}
