/**
 * Describes the work that goes on after a screen has failed, for the error page: saves, other writes, and unsaved work
 * of the tab.
 */
import { listUnsavedWork } from '#api/session/unsaved-work.ts'
import { subscribeToPendingWrites, getPendingWriteCount } from '#api/cache/write.ts'
import { subscribeToCurrentRun } from '#commands/bulk/run-store.ts'
import { subscribeToPendingSaves, type PendingSave, getPendingSaves } from '#forms/save/pending-saves.ts'
import { formatTime } from '#lib/format/dates.ts'

const describePending = ({ name, sentAtMs }: PendingSave) =>
  `${name}: o salvamento foi enviado às ${formatTime(new Date(sentAtMs))} e ainda não terminou. Não envie de novo: o fim será dito em um aviso.`

const describeFinished = ({ name }: PendingSave) => `${name}: o salvamento terminou. Um aviso diz como.`

/**
 * Describes the ongoing work in Portuguese sentences. `savesBefore`: the saves that were pending when the screen
 * failed; some may have finished since.
 */
export function describeOngoingWork(savesBefore: readonly PendingSave[]): string[] {
  const saves = getPendingSaves()
  const unsavedWork = listUnsavedWork()
  const sentences = [
    ...saves.map(describePending),
    ...savesBefore.filter((save) => !saves.includes(save)).map(describeFinished),
    ...(unsavedWork.length > 0 ? [`Continua em curso: ${unsavedWork.join(', ')}.`] : []),
  ]
  if (saves.length === 0 && unsavedWork.length === 0 && getPendingWriteCount() > 0)
    sentences.push('Um envio está a caminho. Não o repita: o fim será dito em um aviso.')
  return sentences.length > 0 ? sentences : ['Nada está sendo enviado.']
}

/** Calls the listener whenever the description may have changed. Returns the function that unsubscribes. */
export function subscribeToOngoingWork(listener: () => void): () => void {
  const stops = [subscribeToPendingSaves(listener), subscribeToCurrentRun(listener), subscribeToPendingWrites(listener)]
  return () => stops.forEach((stop) => stop())
}
