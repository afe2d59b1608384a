/** The database on this computer's disk (IndexedDB) in which readings lie: with their owner and their age. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  type PageMark,
  type ReadingPosition,
  type ReadRow,
  StorageRefused,
  type Walks,
} from '#reading/walk/environment.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { DATABASE } from './database-name.ts'

/** A reading that is kept. */
export interface KeptReading {
  readonly id: string
  /** Id or e-mail of the operator whose it is. */
  readonly owner: string
  /** What was read: list, call and filter, as one text. */
  readonly key: string
  readonly walks: Walks
  /** ms since the epoch: the last time that something was kept. */
  readonly at: number
  readonly position: ReadingPosition
  /** Its verdict: its pages serve files, and it does not go on; null while it may. */
  readonly outcome: ReadingOutcome | null
  /** The operator ended it: it may go on, and is not offered unasked. */
  readonly isCancelled: boolean
  /** Names of the files that are being written of it; absent or '' where none is. */
  readonly writing?: string
  /** How it is told and found again. */
  readonly label: ReadingLabel
}

/** The list's title, its filter in words ('' without one), and the address at which the list shows what was read. */
export interface ReadingLabel {
  readonly title: string
  readonly filter: string
  readonly address: string
}

interface Schema extends DBSchema {
  leituras: { key: string; value: KeptReading }
  marcas: { key: [string, number, number]; value: PageMark & { reading: string; walk: number } }
  paginas: { key: [string, number]; value: { reading: string; index: number; rows: readonly ReadRow[] } }
}

/** The opened database. */
export type ReadingDatabase = IDBPDatabase<Schema>

let opened: Promise<ReadingDatabase> | null = null

function database(): Promise<ReadingDatabase> {
  opened ??= openDB<Schema>(DATABASE, 4, {
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

/** Works on the database; whatever the browser refuses is one refusal to the reading: StorageRefused. */
export async function onDisk<Result>(work: (db: ReadingDatabase) => Promise<Result>): Promise<Result> {
  try {
    return await work(await database())
  } catch (error) {
    opened = null
    throw new StorageRefused('IndexedDB', { cause: error })
  }
}

/** Everything of one reading in a store whose keys begin with its id; of one walk of it; from one page of it on. */
export const keysFrom = (...from: [id: string, walk?: number, index?: number]): IDBKeyRange =>
  IDBKeyRange.bound(from, [...from.slice(0, 2), []])
