/**
 * The end of a successful save: messages, history entry, and the way back to the list or on to the next record
 * (forms/save/README §1).
 */
import { undoNoticeOptions } from '#commands/command-requests.ts'
import { getTargetRows } from '#commands/command-args.ts'
import type { Resource } from '#commands/resource.ts'
import { getActiveKeys, getCustomKeys } from '#commands/custom-keys.ts'
import { navigateTo, getLoadedRegistry } from '#commands/runtime.ts'
import { getScreen, listRendered, subscribeToScreen } from '#commands/screen.ts'
import { addSaveToHistory } from '#commands/execution/history.ts'
import { countFieldSave } from '#commands/execution/hints.ts'
import { showStatus, clearStatus } from '#commands/execution/status-line.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { rememberRecords } from '#commands/recent-records.ts'
import { getReturnLocation, markSavedRecord } from '#listing/position/saved-positions.ts'
import { formatKeys } from '#ui/icons/key-chips.tsx'
import { notify } from '#ui/notices/notify.tsx'
import { setNoticeTitle } from '#ui/notices/notice-store.ts'
import type { AnyForm } from '#forms/define.ts'
import { createRestoreStep } from '#forms/undo/restore-values-command.ts'
import type { SavedSide } from '#forms/undo/restore-saved-values.ts'
import { storeSavedValues, type SavedChange } from '#forms/undo/saved-values.ts'

/**
 * Adds the key that opens the record to the title of this notice. The key is in the title only while the cursor of the
 * resource's list is on that record and no other record is selected.
 */
function showOpenKeyInNotice(resource: Resource, id: number, noticeId: string, name: string) {
  const command = getLoadedRegistry()?.get(`${resource.id}.editar`)
  const key = command && getActiveKeys(command, getCustomKeys())[0]
  if (!key) return
  let title = name
  const updateTitle = () => {
    const screen = getScreen()
    const [row, another] = screen.list?.resource === resource ? getTargetRows(screen) : []
    const newTitle = row?.id === id && !another ? `${name} (${formatKeys(key)} abre)` : name
    // The notice is gone, or another record uses it now.
    if (!setNoticeTitle(noticeId, title, newTitle)) for (const stop of unsubscribers) stop()
    title = newTitle
  }
  const unsubscribers = [listRendered.subscribe(updateTitle), subscribeToScreen(updateTitle)]
}

/** Shows a text in the status line until the operator goes to another screen. */
function showStatusForScreen(text: string) {
  showStatus(text)
  const { path } = getScreen()
  const stop = subscribeToScreen(() => {
    if (getScreen().path === path) return
    stop()
    clearStatus(text)
  })
}

/** The steps that undo and redo a save of these changes; null if it cannot be undone. */
function createUndoSteps(resource: Resource, id: number | null, changes: readonly SavedChange[]) {
  const key = id === null ? null : storeSavedValues(changes)
  if (id === null || key === null) return null
  const createStep = (name: SavedSide) => createRestoreStep(resource, id, key, name)
  return { redo: createStep('after'), undo: createStep('before') }
}

function countSingleFieldSave(resource: Resource, id: number, [change, another]: readonly SavedChange[]) {
  const setter = getLoadedRegistry()?.get(`${resource.id}.alterar`)
  if (setter && change && !another) countFieldSave(setter, id, change.name)
}

interface CompletedSave {
  resource: AnyForm['resource']
  /** The record's id as the form was opened; null if this save created the record. */
  id: number | null
  /** The id of the saved record; null if the platform did not return one. */
  savedId: number | null
  /** The record's name in the saved values: 'Mochila urbana'; '' if they have none. */
  recordName: string
  /** The text of the notice. Without it the status line says what was saved. */
  text: string | undefined
  changes: readonly SavedChange[]
  /**
   * The timestamp in ms of the history entry of an earlier partial save that this save completes; null if there is
   * none.
   */
  completedTimestampMs: number | null
  /** Opens the form again for the next record; undefined if the save leaves the form. */
  onAnother: (() => void) | undefined
  /** The operator left the form before the save ended, or the form is gone. */
  isAway: boolean
}

/** Adds a partial save to the history until the rest is saved; returns the entry's timestamp in ms. */
export const addPartialSaveToHistory = ({
  resource,
  id,
  text = '',
  changes,
  completedTimestampMs,
}: Omit<CompletedSave, 'savedId' | 'recordName' | 'onAnother' | 'isAway'>) =>
  addSaveToHistory({
    resource,
    id,
    result: text,
    isOk: false,
    undoRedoSteps: createUndoSteps(resource, id, changes),
    completedTimestampMs,
  })

/** Adds a completed save to the history, reports it to the operator, and leaves the form. */
export function finishSave({
  resource,
  id,
  savedId,
  recordName,
  text,
  changes,
  completedTimestampMs,
  onAnother,
  isAway,
}: CompletedSave): void {
  const undoSteps = createUndoSteps(resource, id, changes)
  const createdText = id === null && savedId !== null ? `#${savedId} criad${resource.article}` : ''
  const savedAtMs = addSaveToHistory({
    resource,
    id,
    result: createdText || (text ?? ''),
    isOk: true,
    undoRedoSteps: undoSteps,
    completedTimestampMs,
  })
  const numberedName = capitalize(resource.singular) + (savedId === null ? '' : ` #${savedId}`)
  const addName = (phrase: string) => (recordName ? `${phrase} · ${recordName}` : phrase)
  const name = addName(numberedName)
  const savedText = addName(`${numberedName} salv${resource.article}`)
  if (text) {
    const title = savedId === null ? '' : name
    const noticeId = notify('success', text, { title, ...(undoSteps && undoNoticeOptions({ timestampMs: savedAtMs })) })
    if (savedId !== null) showOpenKeyInNotice(resource, savedId, noticeId, name)
    // Where no notice reports the save, the status line is taken.
    if (id !== null) countSingleFieldSave(resource, id, changes)
  }
  // If the specification wants no notice, the status line is the only place that reports the save (spec 1 §8).
  else if (onAnother && !isAway) showStatusForScreen(`${savedText}. Este é o próximo cadastro.`)
  else showStatus(savedText)
  if (savedId !== null) rememberRecords(resource, [{ id: savedId, name: recordName }])
  if (isAway) return
  // In a series of new records too, because the operator returns to the list in the end.
  if (savedId !== null) markSavedRecord(resource, savedId)
  if (onAnother) return onAnother()
  navigateTo(getReturnLocation(resource.path), { ignoreBlocker: true })
}
