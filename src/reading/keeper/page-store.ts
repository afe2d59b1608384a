/**
 * Readings on this computer's disk: with their owner and their age, so that a reading goes on after a reload, and
 * nothing of one operator reaches another. Their pages are kept-pages.ts's.
 */
import type { PageKeeper, Walks } from '#reading/walk/environment.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { type KeptReading, keysFrom, onDisk, type ReadingDatabase } from './database.ts'
import { keptMarks } from './kept-pages.ts'

/** Kept for a day, ms. */
const LONGEST = 24 * 60 * 60 * 1_000

async function forget(db: ReadingDatabase, id: string): Promise<void> {
  await db.delete('leituras', id)
  await db.delete('marcas', keysFrom(id))
  await db.delete('paginas', keysFrom(id))
}

/** All readings of this owner, newest first; what is older than a day at `now`, ms since the epoch, is erased. */
export const listReadings = (owner: string, now: number): Promise<KeptReading[]> =>
  onDisk(async (db) => {
    const all = await db.getAll('leituras')
    const isOld = ({ at }: KeptReading) => now - at > LONGEST
    for (const { id } of all.filter(isOld)) await forget(db, id)
    return all.filter((reading) => reading.owner === owner && !isOld(reading)).sort((one, other) => other.at - one.at)
  })

/** How many pages of a walk are kept. */
export const pagesKept = (id: string, walk: number): Promise<number> =>
  onDisk((db) => db.count('marcas', keysFrom(id, walk)))

/** The newest reading of this owner, key and number of walks; null where there is none. `now`: ms since the epoch. */
export const findReading = async (owner: string, key: string, walks: Walks, now: number): Promise<KeptReading | null> =>
  (await listReadings(owner, now)).find((reading) => reading.key === key && reading.walks === walks) ?? null

/** What of a reading is kept besides its pages. */
export interface ReadingRecord extends Omit<PageKeeper<never>, 'keep'> {
  readonly id: string
  /** The operator ended it. */
  setAside(): Promise<void>
  /** It has its verdict. */
  finish(outcome: ReadingOutcome): Promise<void>
  /** Files of these names are being written of it; '': no more. */
  writing(names: string): Promise<void>
  forget(): Promise<void>
}

/**
 * Where one reading is kept; `reading` names it, its owner and what it reads. All of it rejects with StorageRefused.
 */
export function readingRecord(
  reading: Pick<KeptReading, 'id' | 'owner' | 'key' | 'walks' | 'label'>,
  now: () => number,
): ReadingRecord {
  const { id } = reading
  const change = (next: Partial<KeptReading>) =>
    onDisk(async (db) => {
      const kept = await db.get('leituras', id)
      if (kept) await db.put('leituras', { ...kept, ...next })
    })
  return {
    id,
    marks: (walk) => keptMarks(id, walk),
    cut: (walk, from) => onDisk((db) => db.delete('marcas', keysFrom(id, walk, from))),
    note: (position) =>
      onDisk(async (db) => {
        await db.put('leituras', { ...reading, at: now(), position, outcome: null, isCancelled: false })
      }),
    setAside: () => change({ at: now(), isCancelled: true }),
    finish: (outcome) => change({ at: now(), outcome }),
    writing: (names) => change({ writing: names }),
    forget: () => onDisk((db) => forget(db, id)),
  }
}
