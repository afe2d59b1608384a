/**
 * Pages of readings on this computer's disk (IndexedDB): with their owner and their age, so that a reading goes on after
 * a reload, and nothing of one operator reaches another.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { sha256Hex } from '#lib/sha256.ts'
import { DATABASE } from './database-name.ts'
import { canonicalJson } from '#reading/walk/canonical.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import {
  type PageKeeper,
  type PageMark,
  type ReadingPosition,
  type ReadRow,
  StorageRefused,
} from '#reading/walk/environment.ts'

/** A reading that is kept. */
export interface KeptReading {
  readonly id: string
  /** Id or e-mail of the operator whose it is. */
  readonly owner: string
  /** What was read: list, call and filter, as one text. */
  readonly key: string
  /** ms since the epoch: the last time that something was kept. */
  readonly at: number
  readonly position: ReadingPosition
  /** Its verdict: its pages serve files, and it does not go on; null while it may. */
  readonly outcome: ReadingOutcome | null
  /** The operator ended it: it may go on, and is not offered unasked. */
  readonly isCancelled: boolean
  /** How it is told and found again. */
  readonly label: ReadingLabel
}

/** The list's title, and the address at which the list shows what was read. */
export interface ReadingLabel {
  readonly title: string
  readonly address: string
}

interface Schema extends DBSchema {
  leituras: { key: string; value: KeptReading }
  marcas: { key: [string, number, number]; value: PageMark & { reading: string; walk: number } }
  paginas: { key: [string, number]; value: { reading: string; index: number; rows: readonly ReadRow[] } }
}

/** Kept for a day, ms. */
const LONGEST = 24 * 60 * 60 * 1_000

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 2, {
    upgrade(db) {
      // What an older console left is a day old at most: it is read anew.
      for (const name of db.objectStoreNames) db.deleteObjectStore(name)
      db.createObjectStore('leituras', { keyPath: 'id' })
      db.createObjectStore('marcas', { keyPath: ['reading', 'walk', 'index'] })
      db.createObjectStore('paginas', { keyPath: ['reading', 'index'] })
    },
    // A sign-out in any tab erases the database: this tab must not hold it.
    blocking: () => void opened?.then((db) => db.close()),
  })
  return opened
}

/** Whatever the browser refuses is one refusal to the reading. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    opened = null
    throw new StorageRefused('IndexedDB', { cause: error })
  }
}

const allOf = (id: string) => IDBKeyRange.bound([id], [id, []])

async function forget(db: IDBPDatabase<Schema>, id: string): Promise<void> {
  await db.delete('leituras', id)
  await db.delete('marcas', allOf(id))
  await db.delete('paginas', allOf(id))
}

/** All readings of this owner that are not too old, newest first. */
export const listReadings = (owner: string, now: number): Promise<KeptReading[]> =>
  refusing(async () =>
    (await (await database()).getAll('leituras'))
      .filter((reading) => reading.owner === owner && now - reading.at <= LONGEST)
      .sort((one, other) => other.at - one.at),
  )

/** How many pages of a walk are kept. */
export const pagesKept = (id: string, walk: number): Promise<number> =>
  refusing(async () => (await database()).count('marcas', IDBKeyRange.bound([id, walk], [id, walk, []])))

/** The reading of this owner and key that can go on; what is older than a day is erased on the way. */
export const findReading = (owner: string, key: string, now: number): Promise<KeptReading | null> =>
  refusing(async () => {
    const db = await database()
    let found: KeptReading | null = null
    for (const reading of await db.getAll('leituras')) {
      if (now - reading.at > LONGEST) await forget(db, reading.id)
      else if (reading.owner === owner && reading.key === key) found = reading
    }
    return found
  })

export interface DiskKeeper<Row> extends PageKeeper<Row> {
  /** The rows of the last walk, page by page, in their order. */
  pages(count: number): AsyncIterable<readonly Row[]>
  /** The rows of one page, by its index (0-based); none where it is not kept. */
  page(index: number): Promise<readonly Row[]>
  /** The operator ended it. */
  setAside(): Promise<void>
  /** It has its verdict. */
  finish(outcome: ReadingOutcome): Promise<void>
  forget(): Promise<void>
}

/** Where one reading is kept; `reading` names it, its owner and what it reads. */
export function diskKeeper<Row extends ReadRow>(
  reading: Pick<KeptReading, 'id' | 'owner' | 'key' | 'label'>,
  now: () => number,
): DiskKeeper<Row> {
  const { id } = reading
  const page = (index: number): Promise<readonly Row[]> =>
    refusing(async () => {
      const found = await (await database()).get('paginas', [id, index])
      return (found?.rows ?? []) as unknown as readonly Row[]
    })
  const change = (next: Partial<KeptReading>) =>
    refusing(async () => {
      const db = await database()
      const kept = await db.get('leituras', id)
      if (kept) await db.put('leituras', { ...kept, at: now(), ...next })
    })
  return {
    page,
    keep: (walk, index, rows) =>
      refusing(async () => {
        const mark = { index, ids: rows.map((row) => row.id), sha256: await fingerprint(rows) }
        const both = (await database()).transaction(['marcas', 'paginas'], 'readwrite')
        await Promise.all([
          both.objectStore('marcas').put({ ...mark, reading: id, walk }),
          both.objectStore('paginas').put({ reading: id, index, rows }),
          both.done,
        ])
        return mark
      }),
    marks: (walk) =>
      refusing(async () => (await database()).getAll('marcas', IDBKeyRange.bound([id, walk], [id, walk, []]))),
    cut: (walk, from) =>
      refusing(async () => (await database()).delete('marcas', IDBKeyRange.bound([id, walk, from], [id, walk, []]))),
    note: (position) =>
      refusing(async () => {
        const db = await database()
        await db.put('leituras', { ...reading, at: now(), position, outcome: null, isCancelled: false })
      }),
    async *pages(count) {
      for (let index = 0; index < count; index++) yield await page(index)
    },
    setAside: () => change({ isCancelled: true }),
    finish: (outcome) => change({ outcome }),
    forget: () => refusing(async () => forget(await database(), id)),
  }
}

/** SHA-256 of the canonical text: the browser's own where it is (https, localhost), ten times as fast as ours. */
async function fingerprint(rows: readonly ReadRow[]): Promise<string> {
  const text = canonicalJson(rows)
  if (!globalThis.crypto?.subtle) return sha256Hex(text)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
