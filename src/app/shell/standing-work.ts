/** What goes on although a screen has broken: saves and other writes on their way, and what the tab is at. */
import { atStakeHere } from '#api/session/at-stake.ts'
import { onWritesUnderWay, writesUnderWay } from '#api/cache/query.ts'
import { onRun } from '#commands/bulk/run-store.ts'
import { onSentSaves, type SentSave, sentSaves } from '#forms/save/sent-saves.ts'
import { formatTime } from '#lib/written/dates.ts'

const onItsWay = ({ name, sentAt }: SentSave) =>
  `${name}: o salvamento foi enviado às ${formatTime(new Date(sentAt))} e ainda não terminou. Não envie de novo: o fim será dito em um aviso.`

const isOver = ({ name }: SentSave) => `${name}: o salvamento terminou. Um aviso diz como.`

/** In sentences; `before`: the saves that were on their way as the screen broke, of which some may be over by now. */
export function standingWork(before: readonly SentSave[]): string[] {
  const saves = sentSaves()
  const atStake = atStakeHere()
  const sentences = [
    ...saves.map(onItsWay),
    ...before.filter((save) => !saves.includes(save)).map(isOver),
    ...(atStake.length > 0 ? [`Continua em curso: ${atStake.join(', ')}.`] : []),
  ]
  if (saves.length === 0 && atStake.length === 0 && writesUnderWay() > 0)
    sentences.push('Um envio está a caminho. Não o repita: o fim será dito em um aviso.')
  return sentences.length > 0 ? sentences : ['Nada está sendo enviado.']
}

/** Called whenever it may be other; returns the way to stop. */
export function onStandingWork(listener: () => void): () => void {
  const stops = [onSentSaves(listener), onRun(listener), onWritesUnderWay(listener)]
  return () => stops.forEach((stop) => stop())
}
