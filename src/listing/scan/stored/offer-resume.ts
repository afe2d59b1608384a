/** Offers, after a reload, to resume an unfinished scan of the same operator. */
import type { StoredScan } from '#scan/page-store/database.ts'
import { listStoredScans, createStoredScanRecord } from '#scan/page-store/stored-scans.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/notice-store.ts'
import { notifyOnOpenFailure } from '#listing/scan/notify-on-failure.ts'
import { isLockedElsewhere, getScanOwner } from '#listing/scan/run-scan.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import { formatPagesRead, openStoredScan } from './resume-scan.ts'

/**
 * Notifies about files whose writing was interrupted when the page closed, and offers to resume the newest scan that
 * the operator did not cancel.
 */
export async function offerResume(): Promise<void> {
  const scans = await listStoredScans(getScanOwner(), Date.now())
  for (const scan of scans) if (scan.writing && !(await isLockedElsewhere(scan.id))) await notifyInterruptedFiles(scan)
  const unfinished = scans.find(({ outcome, isCancelled }) => !outcome && !isCancelled)
  if (!unfinished || (await isLockedElsewhere(unfinished.id))) return
  const notice = notifyOffer(
    `Retomar leitura de ${unfinished.label.title}, ${await formatPagesRead(unfinished)}?`,
    'Retomar',
    unfinished,
  )
  // A new scan with the same key resumes this one or replaces it, so the offer goes.
  const stop = scanStore.subscribe(() => {
    if (scanStore.get()?.key !== unfinished.key) return
    removeNotice(notice)
    stop()
  })
}

/** Notifies once: the record of the interrupted files is cleared first. */
async function notifyInterruptedFiles(scan: StoredScan): Promise<void> {
  await createStoredScanRecord(scan, Date.now).setFilesBeingWritten('')
  const storedText = scan.outcome ? ': a leitura está guardada' : ''
  notifyOffer(`A gravação de ${scan.writing} foi interrompida, e nada dela ficou${storedText}`, 'Abrir', scan)
}

const notifyOffer = (text: string, label: string, scan: StoredScan) =>
  notify('info', text, {
    disableTimeOut: true,
    action: { label, run: () => notifyOnOpenFailure(openStoredScan(scan)) },
  })
