/**
 * Stores records of scans on this computer's disk, with owner and age. A scan can be resumed after a reload, and no
 * operator sees the scans of another. stored-pages.ts stores their pages.
 */
import type { PageStore, PassMode } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { type StoredScan, getKeyRange, withDatabase, type ScanDatabase } from './database.ts'
import { loadMarks } from './stored-pages.ts'

/** Records are stored for a day, ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000

async function eraseScan(db: ScanDatabase, id: string): Promise<void> {
  await db.delete('leituras', id)
  await db.delete('marcas', getKeyRange(id))
  await db.delete('paginas', getKeyRange(id))
}

/** All scans of this owner, newest first. Scans older than a day at `now` (ms since the epoch) are deleted. */
export const listStoredScans = (owner: string, now: number): Promise<StoredScan[]> =>
  withDatabase(async (db) => {
    const all = await db.getAll('leituras')
    const isExpired = ({ at }: StoredScan) => now - at > MAX_AGE_MS
    for (const { id } of all.filter(isExpired)) await eraseScan(db, id)
    return all.filter((scan) => scan.owner === owner && !isExpired(scan)).sort((a, b) => b.at - a.at)
  })

/** Number of stored pages of a pass. */
export const countStoredPages = (id: string, pass: number): Promise<number> =>
  withDatabase((db) => db.count('marcas', getKeyRange(id, pass)))

/** The newest scan of this owner with this key and pass mode; null if there is none. `now`: ms since the epoch. */
export const findStoredScan = async (
  owner: string,
  key: string,
  passMode: PassMode,
  now: number,
): Promise<StoredScan | null> =>
  (await listStoredScans(owner, now)).find((scan) => scan.key === key && scan.passMode === passMode) ?? null

/** The operations on a stored scan other than storing pages. */
export interface StoredScanRecord extends Omit<PageStore<never>, 'storePage'> {
  readonly id: string
  /** Stores that the operator cancelled the scan. */
  markCancelled(): Promise<void>
  /** Stores the outcome with its verdict. */
  storeOutcome(outcome: ScanOutcome): Promise<void>
  /** Stores the names of the files being written from the scan; '' when there are none any more. */
  setFilesBeingWritten(names: string): Promise<void>
  erase(): Promise<void>
}

/**
 * Creates the record of one scan; `scan` names it, its owner and what it reads. All functions reject with StorageError.
 */
export function createStoredScanRecord(
  scan: Pick<StoredScan, 'id' | 'owner' | 'key' | 'passMode' | 'label'>,
  now: () => number,
): StoredScanRecord {
  const { id } = scan
  const patchScan = (changes: Partial<StoredScan>) =>
    withDatabase(async (db) => {
      const stored = await db.get('leituras', id)
      if (stored) await db.put('leituras', { ...stored, ...changes })
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
