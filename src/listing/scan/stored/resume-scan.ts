/** A reading that lies on this computer's disk: gone on with where it stopped, or shown again with its verdict. */
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

/** Goes to its list and filter; goes on reading where it has no verdict yet. */
export async function openStoredScan(reading: StoredScan): Promise<void> {
  const { label, passMode, outcome, id } = reading
  if (await notifyIfLockedElsewhere(id)) return
  navigateTo(parseHref(label.address))
  const source = await whenListShows(label.title, () => reading.key)
  if (source === null) return
  if (outcome) await showStoredScan(source, reading, outcome)
  else await runScan(source, passMode === 'twice' ? 'twice' : 'once')
}

/** Shows the newest reading of this key that has its verdict; false where the disk has none, or another tab shows it. */
export async function showNewest(source: ListSource, key: string): Promise<boolean> {
  const all = await listStoredScans(getScanOwner(), Date.now()).catch(() => [])
  const kept = all.find((reading) => reading.key === key && reading.outcome)
  if (!kept?.outcome || (await isLockedElsewhere(kept.id))) return false
  await showStoredScan(source, kept, kept.outcome)
  return scanStore.get()?.outcome === kept.outcome
}

/** Goes on with a reading that is not proved; the pages before the first that moved stand. */
export async function continueScan(reading: StoredScan): Promise<void> {
  const { position, outcome } = reading
  const first = outcome && getFirstMovedPage(outcome)
  if (outcome === null || first === null) return openStoredScan(reading)
  if (await notifyIfLockedElsewhere(reading.id)) return
  const record = createStoredScanRecord(reading, Date.now)
  // Left between the two, the pages that are still there are found to differ again.
  await record.storePosition(createFurtherRounds(position, outcome))
  await record.deleteFrom(position.pass, first)
  await openStoredScan({ ...reading, outcome: null })
}

/** The same with the reading on the screen; it is read anew where nothing of it is kept any more. */
export async function continueShownScan(): Promise<void> {
  const session = getScanSession()
  if (!session) return
  const kept = await listStoredScans(getScanOwner(), Date.now()).catch(() => [])
  const shown = kept.find(({ id }) => id === session.pageStore.id)
  await (shown ? continueScan(shown) : runScan(session.source, 'once'))
}

/** '4 de 5 páginas'; of two walks those of both. */
export async function formatPagesRead({ id, position, passMode }: StoredScan): Promise<string> {
  const pages = countPages(position.total, position.size)
  const read = (position.pass - 1) * pages + (await countStoredPages(id, position.pass))
  return `${formatInteger(read)} de ${formatInteger(pages * countPasses(passMode, position))} páginas`
}

/** What going on is called; null where there is nothing to go on with. */
export function getContinueLabel(outcome: ScanOutcome | null): string | null {
  if (outcome === null || outcome.verdict.kind === 'incomplete') return 'Retomar'
  const first = getFirstMovedPage(outcome)
  return first === null ? null : `Reler da página ${first + 1}`
}
