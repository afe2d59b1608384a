/** After a reload: what was left in the middle is told, and offered, where its operator is the one of this page. */
import type { StoredScan } from '#scan/page-store/database.ts'
import { listStoredScans, createStoredScanRecord } from '#scan/page-store/stored-scans.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/notice-store.ts'
import { notifyOnOpenFailure } from '#listing/scan/notify-on-failure.ts'
import { isLockedElsewhere, getScanOwner } from '#listing/scan/run-scan.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { formatPagesRead, openStoredScan } from './resume-scan.ts'

/**
 * Tells of files whose writing the end of their page cut short, and offers the newest reading that was not given up.
 */
export async function offerResume(): Promise<void> {
  const all = await listStoredScans(getScanOwner(), Date.now())
  for (const reading of all)
    if (reading.writing && !(await isLockedElsewhere(reading.id))) await notifyInterruptedFiles(reading)
  const reading = all.find(({ outcome, isCancelled }) => !outcome && !isCancelled)
  if (!reading || (await isLockedElsewhere(reading.id))) return
  const notice = notifyOffer(
    `Retomar leitura de ${reading.label.title}, ${await formatPagesRead(reading)}?`,
    'Retomar',
    reading,
  )
  // What is asked anew goes on with it, or takes its place.
  const stop = scanStore.subscribe(() => {
    if (scanStore.get()?.key !== reading.key) return
    removeNotice(notice)
    stop()
  })
}

/** Once. */
async function notifyInterruptedFiles(reading: StoredScan): Promise<void> {
  await createStoredScanRecord(reading, Date.now).setFilesBeingWritten('')
  const kept = reading.outcome ? ': a leitura está guardada' : ''
  notifyOffer(`A gravação de ${reading.writing} foi interrompida, e nada dela ficou${kept}`, 'Abrir', reading)
}

const notifyOffer = (text: string, label: string, reading: StoredScan) =>
  notify('info', text, {
    disableTimeOut: true,
    action: { label, run: () => notifyOnOpenFailure(openStoredScan(reading)) },
  })
