/** After a reload: what was left in the middle is told, and offered, where its operator is the one of this page. */
import type { KeptReading } from '#reading/keeper/database.ts'
import { listReadings, readingRecord } from '#reading/keeper/page-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/toast-store.ts'
import { openOrTell } from '#listing/whole/or-tell.ts'
import { isHeld, readingOwner } from '#listing/whole/run-reading.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'
import { pagesReadText, takeUpReading } from './kept-reading.ts'

/**
 * Tells of files whose writing the end of their page cut short, and offers the newest reading that was not given up.
 */
export async function offerResume(): Promise<void> {
  const all = await listReadings(readingOwner(), Date.now())
  for (const reading of all) if (reading.writing && !(await isHeld(reading.id))) await tellCutShort(reading)
  const reading = all.find(({ outcome, isCancelled }) => !outcome && !isCancelled)
  if (!reading || (await isHeld(reading.id))) return
  const notice = offer(
    `Retomar leitura de ${reading.label.title}, ${await pagesReadText(reading)}?`,
    'Retomar',
    reading,
  )
  // What is asked anew goes on with it, or takes its place.
  const stop = wholeReading.subscribe(() => {
    if (wholeReading.get()?.key !== reading.key) return
    removeNotice(notice)
    stop()
  })
}

/** Once. */
async function tellCutShort(reading: KeptReading): Promise<void> {
  await readingRecord(reading, Date.now).writing('')
  const kept = reading.outcome ? ': a leitura está guardada' : ''
  offer(`A gravação de ${reading.writing} foi interrompida, e nada dela ficou${kept}`, 'Abrir', reading)
}

const offer = (text: string, label: string, reading: KeptReading) =>
  notify('info', text, { disableTimeOut: true, action: { label, run: () => openOrTell(takeUpReading(reading)) } })
