/**
 * Records the actions of the operator with their arguments, from whatever surface they come; never the values of forms
 * (commands/scripts/README §4). Stored for this tab and its operator, so that a reload does not end the recording.
 */
import * as z from 'zod/mini'
import { formatCount } from '#lib/format/format-count.ts'
import { DAY_MS, createPersistedStore } from '#lib/storage/persisted.ts'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import type { ArgValues } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { subscribeToActions } from '#commands/execution/action-events.ts'
import { getHistory, subscribeToHistory } from '#commands/execution/history.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { MAX_SCRIPT_LINES } from './saved-scripts.ts'
import { runScript } from './run-script.ts'
import { isScriptable } from './template.ts'

const recordedSchema = z.object({
  /** In ms: right before the action's timestamp in the history. */
  at: z.number(),
  id: z.string(),
  args: z.record(z.string(), z.unknown()),
})

/** One recorded action. */
export type RecordedAction = z.output<typeof recordedSchema>

const recordingStore = createPersistedStore<readonly RecordedAction[] | null>(
  {
    name: 'gravacao',
    version: 2,
    schema: z.nullable(z.array(recordedSchema)),
    scope: 'tab',
    maxAgeMs: DAY_MS,
    clearOnSignOut: true,
  },
  null,
)

/** True if the action was undone, and not redone. */
function isUndone({ at, id, args }: RecordedAction): boolean {
  const text = JSON.stringify(args)
  const entry = getHistory().findLast(
    (each) => each.at >= at && each.commandId === id && JSON.stringify(each.args) === text,
  )
  return entry?.undone === true
}

/** Returns the recorded actions that are not undone; null while nothing is recorded. */
export const getRecordedActions = (): readonly RecordedAction[] | null =>
  recordingStore.get()?.filter((action) => !isUndone(action)) ?? null

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToRecording(listener: () => void): () => void {
  const unsubscribers = [recordingStore.subscribe(listener), subscribeToHistory(listener)]
  return () => unsubscribers.forEach((end) => end())
}

registerUnsavedWork(() => {
  const count = getRecordedActions()?.length ?? 0
  return count === 0 ? null : `uma gravação de ${formatCount(count, 'comando', 'comandos')}`
})

/** Starts a new recording. */
export const startRecording = (): void => recordingStore.set([])

/** Ends the recording: its actions were saved as a script, or discarded. */
export const stopRecording = (): void => recordingStore.set(null)

/** Records an action, or says why it is left out. */
export function appendAction(command: AnyCommand, args: ArgValues): void {
  const actions = recordingStore.get()
  if (actions === null) return
  if (!isScriptable(command)) return
  if (actions.length >= MAX_SCRIPT_LINES)
    return showStatus(`Um roteiro tem no máximo ${MAX_SCRIPT_LINES} comandos: não gravado`, 6000)
  // Later than every entry of the history, so that two actions in one millisecond stay distinct.
  const timestampMs = Math.max(Date.now(), (getHistory()[0]?.at ?? 0) + 1)
  recordingStore.set([...actions, { at: timestampMs, id: command.id, args: { ...args } }])
}

/** Records the actions from now on; called once, by the command layer. */
export const startRecordingActions = (): (() => void) =>
  subscribeToActions((event) => {
    if (recordingStore.get() === null) return
    if (event.kind === 'form') return showStatus('Salvar um formulário não entra no roteiro', 6000)
    if (event.command === runScript) return showStatus('Um roteiro não entra em outro', 6000)
    if (event.kind === 'act') appendAction(event.command, event.args)
  })
