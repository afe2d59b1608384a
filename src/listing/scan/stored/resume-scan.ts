/** Opens a scan stored on this computer's disk: resumes it, or shows it again with its outcome. */
import { formatInteger } from '#lib/format/money.ts'
import { navigateTo } from '#commands/runtime.ts'
import { parseHref } from '#lib/urls/route-location.ts'
import type { StoredScan } from '#scan/page-store/database.ts'
import { listStoredScans, countStoredPages, createStoredScanRecord } from '#scan/page-store/stored-scans.ts'
import { getFirstMovedPage, createFurtherRounds } from '#scan/protocol/further-rounds.ts'
import { countPages } from '#scan/protocol/page-marks.ts'
import { countPasses } from '#scan/protocol/scan-progress.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import {
  isLockedElsewhere,
  notifyIfLockedElsewhere,
  getScanOwner,
  runScan,
  showStoredScan,
  getScanSession,
} from '#listing/scan/run-scan.ts'
import { scanStore } from '#listing/scan/scan-store.ts'
import type { ListSource } from '#listing/list-source.ts'
import { whenListShows } from './wait-for-list.ts'

/** Navigates to the scan's list and filter, and resumes the scan if it has no outcome yet. */
export async function openStoredScan(scan: StoredScan): Promise<void> {
  const { label, passMode, outcome, id } = scan
  if (await notifyIfLockedElsewhere(id)) return
  navigateTo(parseHref(label.address))
  const source = await whenListShows(label.title, () => scan.key)
  if (source === null) return
  if (outcome) await showStoredScan(source, scan, outcome)
  else await runScan(source, passMode === 'twice' ? 'twice' : 'once')
}

/** Shows the newest scan with this key that has an outcome; false if there is none, or if another tab holds it. */
export async function showNewest(source: ListSource, key: string): Promise<boolean> {
  const scans = await listStoredScans(getScanOwner(), Date.now()).catch(() => [])
  const stored = scans.find((scan) => scan.key === key && scan.outcome)
  if (!stored?.outcome || (await isLockedElsewhere(stored.id))) return false
  await showStoredScan(source, stored, stored.outcome)
  return scanStore.get()?.outcome === stored.outcome
}

/** Continues an unverified scan; the pages before the first moved one stay valid. */
export async function continueScan(scan: StoredScan): Promise<void> {
  const { position, outcome } = scan
  const first = outcome && getFirstMovedPage(outcome)
  if (outcome === null || first === null) return openStoredScan(scan)
  if (await notifyIfLockedElsewhere(scan.id)) return
  const record = createStoredScanRecord(scan, Date.now)
  // If the page closes between these two steps, the check finds the remaining pages again.
  await record.storePosition(createFurtherRounds(position, outcome))
  await record.deleteFrom(position.pass, first)
  await openStoredScan({ ...scan, outcome: null })
}

/** The same for the scan on the screen. If its stored pages are gone, the list is scanned anew. */
export async function continueShownScan(): Promise<void> {
  const session = getScanSession()
  if (!session) return
  const scans = await listStoredScans(getScanOwner(), Date.now()).catch(() => [])
  const shown = scans.find(({ id }) => id === session.pageStore.id)
  await (shown ? continueScan(shown) : runScan(session.source, 'once'))
}

/** For example '4 de 5 páginas'; with two passes, the pages of both. */
export async function formatPagesRead({ id, position, passMode }: StoredScan): Promise<string> {
  const pages = countPages(position.total, position.size)
  const read = (position.pass - 1) * pages + (await countStoredPages(id, position.pass))
  return `${formatInteger(read)} de ${formatInteger(pages * countPasses(passMode, position))} páginas`
}

/** The label of the button that continues the scan; null if there is nothing to continue. */
export function getContinueLabel(outcome: ScanOutcome | null): string | null {
  if (outcome === null || outcome.verdict.kind === 'incomplete') return 'Retomar'
  const first = getFirstMovedPage(outcome)
  return first === null ? null : `Reler da página ${first + 1}`
}
