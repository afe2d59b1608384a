/**
 * While one records, acts are written down with their arguments, whatever surface they come from; what forms hold never
 * is (commands/scripts/README §4). Kept for this tab and its operator, so that a reload does not end it.
 */
import * as z from 'zod/mini'
import { counted } from '#lib/written/counted.ts'
import { DAY, keptStore } from '#lib/kept/kept.ts'
import { putAtStake } from '#api/session/at-stake.ts'
import type { Values } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { onAct } from '#commands/running/followed-acts.ts'
import { historyEntries, onHistory } from '#commands/running/history.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { MOST_LINES } from './kept-scripts.ts'
import { runScript } from './run-script.ts'
import { isForScripts } from './template.ts'

const recorded = z.object({
  /** When, ms: right before the history has it. */
  at: z.number(),
  id: z.string(),
  args: z.record(z.string(), z.unknown()),
})

/** One act that was written down. */
export type RecordedAct = z.output<typeof recorded>

const recording = keptStore<readonly RecordedAct[] | null>(
  {
    name: 'gravacao',
    version: 2,
    schema: z.nullable(z.array(recorded)),
    where: 'tab',
    age: DAY,
    untilSignOut: true,
  },
  null,
)

/** It was taken back, and not done again. */
function isTakenBack({ at, id, args }: RecordedAct): boolean {
  const text = JSON.stringify(args)
  const entry = historyEntries().findLast(
    (each) => each.at >= at && each.commandId === id && JSON.stringify(each.args) === text,
  )
  return entry?.undone === true
}

/** What was written down so far and stands; null where one does not record. */
export const recordedActs = (): readonly RecordedAct[] | null =>
  recording.get()?.filter((act) => !isTakenBack(act)) ?? null

/** Called on every change; returns the way to stop. */
export function onRecording(listener: () => void): () => void {
  const ends = [recording.subscribe(listener), onHistory(listener)]
  return () => ends.forEach((end) => end())
}

putAtStake(() => {
  const count = recordedActs()?.length ?? 0
  return count === 0 ? null : `uma gravação de ${counted(count, 'comando', 'comandos')}`
})

/** Begins anew. */
export const startRecording = (): void => recording.set([])

/** Ends it: what was written down is kept as a script, or thrown away. */
export const stopRecording = (): void => recording.set(null)

/** Writes an act down, or says why it is left out. */
export function recordAct(command: AnyCommand, args: Values): void {
  const acts = recording.get()
  if (acts === null) return
  if (!isForScripts(command)) return
  if (acts.length >= MOST_LINES)
    return sayInStatusLine(`Um roteiro tem no máximo ${MOST_LINES} comandos: não gravado`, 6000)
  // After all that the history has: of two in one millisecond each is known.
  const at = Math.max(Date.now(), (historyEntries()[0]?.at ?? 0) + 1)
  recording.set([...acts, { at, id: command.id, args: { ...args } }])
}

/** Follows what is done from now on; called once, by the command layer. */
export const followActs = (): (() => void) =>
  onAct((act) => {
    if (recording.get() === null) return
    if (act.kind === 'form') return sayInStatusLine('Salvar um formulário não entra no roteiro', 6000)
    if (act.command === runScript) return sayInStatusLine('Um roteiro não entra em outro', 6000)
    if (act.kind === 'act') recordAct(act.command, act.args)
  })
