/**
 * While one records, acts are written down with their arguments, whatever surface they come from; what forms hold never
 * is (commands/scripts/README §4). Kept for this tab and its operator, so that a reload does not end it.
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
  /** When, ms: right before the history has it. */
  at: z.number(),
  id: z.string(),
  args: z.record(z.string(), z.unknown()),
})

/** One act that was written down. */
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

/** It was taken back, and not done again. */
function isUndone({ at, id, args }: RecordedAction): boolean {
  const text = JSON.stringify(args)
  const entry = getHistory().findLast(
    (each) => each.at >= at && each.commandId === id && JSON.stringify(each.args) === text,
  )
  return entry?.undone === true
}

/** What was written down so far and stands; null where one does not record. */
export const getRecordedActions = (): readonly RecordedAction[] | null =>
  recordingStore.get()?.filter((act) => !isUndone(act)) ?? null

/** Called on every change; returns the way to stop. */
export function subscribeToRecording(listener: () => void): () => void {
  const ends = [recordingStore.subscribe(listener), subscribeToHistory(listener)]
  return () => ends.forEach((end) => end())
}

registerUnsavedWork(() => {
  const count = getRecordedActions()?.length ?? 0
  return count === 0 ? null : `uma gravação de ${formatCount(count, 'comando', 'comandos')}`
})

/** Begins anew. */
export const startRecording = (): void => recordingStore.set([])

/** Ends it: what was written down is kept as a script, or thrown away. */
export const stopRecording = (): void => recordingStore.set(null)

/** Writes an act down, or says why it is left out. */
export function appendAction(command: AnyCommand, args: ArgValues): void {
  const acts = recordingStore.get()
  if (acts === null) return
  if (!isScriptable(command)) return
  if (acts.length >= MAX_SCRIPT_LINES)
    return showStatus(`Um roteiro tem no máximo ${MAX_SCRIPT_LINES} comandos: não gravado`, 6000)
  // After all that the history has: of two in one millisecond each is known.
  const at = Math.max(Date.now(), (getHistory()[0]?.at ?? 0) + 1)
  recordingStore.set([...acts, { at, id: command.id, args: { ...args } }])
}

/** Follows what is done from now on; called once, by the command layer. */
export const startFollowingActions = (): (() => void) =>
  subscribeToActions((act) => {
    if (recordingStore.get() === null) return
    if (act.kind === 'form') return showStatus('Salvar um formulário não entra no roteiro', 6000)
    if (act.command === runScript) return showStatus('Um roteiro não entra em outro', 6000)
    if (act.kind === 'act') appendAction(act.command, act.args)
  })
