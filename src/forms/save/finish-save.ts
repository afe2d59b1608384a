/** Where a save leads and what is said of it: back to the list, or on to the next record (forms/save/README §1). */
import { undoNoticeOptions } from '#commands/dispatcher.ts'
import { getTargetRows } from '#commands/command-args.ts'
import type { Resource } from '#commands/resource.ts'
import { getActiveKeys, getCustomKeys } from '#commands/custom-keys.ts'
import { navigateTo, getLoadedRegistry } from '#commands/runtime.ts'
import { getScreen, listRendered, subscribeToScreen } from '#commands/screen.ts'
import { recordSave } from '#commands/execution/history.ts'
import { showStatus, clearStatus } from '#commands/execution/status-line.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { getReturnLocation, markSavedRecord } from '#listing/position/saved-positions.ts'
import { formatKeys } from '#ui/icons/key-chips.tsx'
import { notify } from '#ui/notices/notify.tsx'
import { setNoticeTitle } from '#ui/notices/notice-store.ts'
import type { AnyForm } from '#forms/define.ts'
import { createRestoreStep } from '#forms/undo/restore-values-command.ts'
import type { SavedSide } from '#forms/undo/restore-saved-values.ts'
import { storeSavedValues, type SavedChange } from '#forms/undo/saved-values.ts'

/**
 * The title of this notice names the key that opens the record while that is so: as long as its list has the cursor on
 * it, and no other selected.
 */
function showOpenKeyInNotice(resource: Resource, id: number, notice: string, name: string) {
  const command = getLoadedRegistry()?.get(`${resource.id}.editar`)
  const key = command && getActiveKeys(command, getCustomKeys())[0]
  if (!key) return
  let title = name
  const updateTitle = () => {
    const screen = getScreen()
    const [row, another] = screen.list?.resource === resource ? getTargetRows(screen) : []
    const newTitle = row?.id === id && !another ? `${name} (${formatKeys(key)} abre)` : name
    // Gone, or raised again for another record.
    if (!setNoticeTitle(notice, title, newTitle)) for (const stop of unsubscribers) stop()
    title = newTitle
  }
  const unsubscribers = [listRendered.subscribe(updateTitle), subscribeToScreen(updateTitle)]
}

/** Says in the status line what is true of this screen alone. */
function showStatusForScreen(text: string) {
  showStatus(text)
  const { path } = getScreen()
  const stop = subscribeToScreen(() => {
    if (getScreen().path === path) return
    stop()
    clearStatus(text)
  })
}

/** The ways that take a save of these changes back and do it again; null where there is none. */
function createUndoSteps(resource: Resource, id: number | null, changes: readonly SavedChange[]) {
  const key = id === null ? null : storeSavedValues(changes)
  if (id === null || key === null) return null
  const side = (name: SavedSide) => createRestoreStep(resource, id, key, name)
  return { redo: side('after'), undo: side('before') }
}

interface CompletedSave {
  resource: AnyForm['resource']
  /** As the form was opened; null: it has created the record. */
  id: number | null
  /** The record's; null where the platform did not tell. */
  savedId: number | null
  /** Of the notice; without it the status line says what was saved. */
  text: string | undefined
  changes: readonly SavedChange[]
  /** The step that this save was while it was done in part; null where it never was. */
  completedStep: number | null
  /** Opens the form anew; absent: it is left. */
  onAnother: (() => void) | undefined
  /** The operator has left it on the way, and is at something else. */
  isAbandoned: boolean
}

/** Remembers a save that was done in part as a step, until the rest is done; returns its moment. */
export const recordPartialSave = ({
  resource,
  id,
  text = '',
  changes,
  completedStep: completes,
}: Omit<CompletedSave, 'savedId' | 'onAnother' | 'isAbandoned'>) =>
  recordSave({
    resource,
    id,
    result: text,
    isOk: false,
    undoRedoSteps: createUndoSteps(resource, id, changes),
    completedEntryTimestamp: completes,
  })

/** Remembers and tells a save, and leaves its form. */
export function finishSave({
  resource,
  id,
  savedId,
  text,
  changes,
  completedStep,
  onAnother,
  isAbandoned,
}: CompletedSave): void {
  const undoSteps = createUndoSteps(resource, id, changes)
  const createdText = id === null && savedId !== null ? `#${savedId} criad${resource.article}` : ''
  const savedAtMs = recordSave({
    resource,
    id,
    result: createdText || (text ?? ''),
    isOk: true,
    undoRedoSteps: undoSteps,
    completedEntryTimestamp: completedStep,
  })
  const name = capitalize(resource.singular) + (savedId === null ? '' : ` #${savedId}`)
  if (text) {
    const title = savedId === null ? '' : name
    const notice = notify('success', text, { title, ...(undoSteps && undoNoticeOptions({ timestampMs: savedAtMs })) })
    if (savedId !== null) showOpenKeyInNotice(resource, savedId, notice, name)
  }
  // Where the specification wants no notice, nothing else would say that it was saved (spec 1 §8).
  else if (onAnother && !isAbandoned) showStatusForScreen(`${name} salv${resource.article}. Este é o próximo cadastro.`)
  else showStatus(`${name} salv${resource.article}`)
  if (isAbandoned) return
  // Of a series too: the list comes in the end.
  if (savedId !== null) markSavedRecord(resource, savedId)
  if (onAnother) return onAnother()
  navigateTo(getReturnLocation(resource.path), { ignoreBlocker: true })
}
