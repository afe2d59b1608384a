/**
 * Readings on this computer's disk: with their owner and their age, so that a reading goes on after a reload, and
 * nothing of one operator reaches another. Their pages are kept-pages.ts's.
 */
import type { PageStore, PassMode } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { type StoredScan, getKeyRange, withDatabase, type ScanDatabase } from './database.ts'
import { loadMarks } from './stored-pages.ts'

/** Kept for a day, ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

async function eraseScan(db: ScanDatabase, id: string): Promise<void> {
  await db.delete('leituras', id)
  await db.delete('marcas', getKeyRange(id))
  await db.delete('paginas', getKeyRange(id))
}

/** All readings of this owner, newest first; what is older than a day at `now`, ms since the epoch, is erased. */
export const listStoredScans = (owner: string, now: number): Promise<StoredScan[]> =>
  withDatabase(async (db) => {
    const all = await db.getAll('leituras')
    const isExpired = ({ at }: StoredScan) => now - at > MAX_AGE_MS
    for (const { id } of all.filter(isExpired)) await eraseScan(db, id)
    return all
      .filter((reading) => reading.owner === owner && !isExpired(reading))
      .sort((one, other) => other.at - one.at)
  })

/** How many pages of a walk are kept. */
export const countStoredPages = (id: string, walk: number): Promise<number> =>
  withDatabase((db) => db.count('marcas', getKeyRange(id, walk)))

/** The newest reading of this owner, key and number of walks; null where there is none. `now`: ms since the epoch. */
export const findStoredScan = async (
  owner: string,
  key: string,
  walks: PassMode,
  now: number,
): Promise<StoredScan | null> =>
  (await listStoredScans(owner, now)).find((reading) => reading.key === key && reading.passMode === walks) ?? null

/** What of a reading is kept besides its pages. */
export interface StoredScanRecord extends Omit<PageStore<never>, 'storePage'> {
  readonly id: string
  /** The operator ended it. */
  markCancelled(): Promise<void>
  /** It has its verdict. */
  storeOutcome(outcome: ScanOutcome): Promise<void>
  /** Files of these names are being written of it; '': no more. */
  setFilesBeingWritten(names: string): Promise<void>
  erase(): Promise<void>
}

/**
 * Where one reading is kept; `reading` names it, its owner and what it reads. All of it rejects with StorageRefused.
 */
export function createStoredScanRecord(
  scan: Pick<StoredScan, 'id' | 'owner' | 'key' | 'passMode' | 'label'>,
  now: () => number,
): StoredScanRecord {
  const { id } = scan
  const patchScan = (next: Partial<StoredScan>) =>
    withDatabase(async (db) => {
      const kept = await db.get('leituras', id)
      if (kept) await db.put('leituras', { ...kept, ...next })
    })
  return {
    id,
    loadMarks: (pass) => loadMarks(id, pass),
    deleteFrom: (pass, from) => withDatabase((db) => db.delete('marcas', getKeyRange(id, pass, from))),
    storePosition: (position) =>
      withDatabase(async (db) => {
        await db.put('leituras', { ...scan, at: now(), position, outcome: null, isCancelled: false })
      }),
    markCancelled: () => patchScan({ at: now(), isCancelled: true }),
    storeOutcome: (outcome) => patchScan({ at: now(), outcome }),
    setFilesBeingWritten: (names) => patchScan({ writing: names }),
    erase: () => withDatabase((db) => eraseScan(db, id)),
  }
}
