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

/** All readings of this owner that are not too old, newest first. */
export const listReadings = (owner: string, now: number): Promise<KeptReading[]> =>
  onDisk(async (db) =>
    (await db.getAll('leituras'))
      .filter((reading) => reading.owner === owner && now - reading.at <= LONGEST)
      .sort((one, other) => other.at - one.at),
  )

/** How many pages of a walk are kept. */
export const pagesKept = (id: string, walk: number): Promise<number> =>
  onDisk((db) => db.count('marcas', keysFrom(id, walk)))

/** The reading of this owner, key and number of walks that can go on; what is older than a day is erased on the way. */
export const findReading = (owner: string, key: string, walks: Walks, now: number): Promise<KeptReading | null> =>
  onDisk(async (db) => {
    let found: KeptReading | null = null
    for (const reading of await db.getAll('leituras')) {
      if (now - reading.at > LONGEST) await forget(db, reading.id)
      else if (reading.owner === owner && reading.key === key && reading.walks === walks) found = reading
    }
    return found
  })

/** What of a reading is kept besides its pages. */
export interface ReadingRecord extends Omit<PageKeeper<never>, 'keep'> {
  readonly id: string
  /** The operator ended it. */
  setAside(): Promise<void>
  /** It has its verdict. */
  finish(outcome: ReadingOutcome): Promise<void>
  forget(): Promise<void>
}

/** Where one reading is kept; `reading` names it, its owner and what it reads. All of it rejects with StorageRefused. */
export function readingRecord(
  reading: Pick<KeptReading, 'id' | 'owner' | 'key' | 'walks' | 'label'>,
  now: () => number,
): ReadingRecord {
  const { id } = reading
  const change = (next: Partial<KeptReading>) =>
    onDisk(async (db) => {
      const kept = await db.get('leituras', id)
      if (kept) await db.put('leituras', { ...kept, at: now(), ...next })
    })
  return {
    id,
    marks: (walk) => keptMarks(id, walk),
    cut: (walk, from) => onDisk((db) => db.delete('marcas', keysFrom(id, walk, from))),
    note: (position) =>
      onDisk(async (db) => {
        await db.put('leituras', { ...reading, at: now(), position, outcome: null, isCancelled: false })
      }),
    setAside: () => change({ isCancelled: true }),
    finish: (outcome) => change({ outcome }),
    forget: () => onDisk((db) => forget(db, id)),
  }
}
