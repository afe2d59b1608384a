/** The database on this computer's disk (IndexedDB) in which readings lie: with their owner and their age. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  type PageMark,
  type ScanPosition,
  type ScanRow,
  StorageError,
  type PassMode,
} from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { DATABASE } from './database-name.ts'

/** A reading that is kept. */
export interface StoredScan {
  readonly id: string
  /** Id or e-mail of the operator whose it is. */
  readonly owner: string
  /** What was read: list, call and filter, as one text. */
  readonly key: string
  readonly passMode: PassMode
  /** ms since the epoch: the last time that something was kept. */
  readonly at: number
  readonly position: ScanPosition
  /** Its verdict: its pages serve files, and it does not go on; null while it may. */
  readonly outcome: ScanOutcome | null
  /** The operator ended it: it may go on, and is not offered unasked. */
  readonly isCancelled: boolean
  /** Names of the files that are being written of it; absent or '' where none is. */
  readonly writing?: string
  /** How it is told and found again. */
  readonly label: ScanLabel
}

/** The list's title, its filter in words ('' without one), and the address at which the list shows what was read. */
export interface ScanLabel {
  readonly title: string
  readonly filter: string
  readonly address: string
}

interface DatabaseSchema extends DBSchema {
  leituras: { key: string; value: StoredScan }
  marcas: { key: [string, number, number]; value: PageMark & { reading: string; walk: number } }
  paginas: { key: [string, number]; value: { reading: string; index: number; rows: readonly ScanRow[] } }
}

/** The opened database. */
export type ScanDatabase = IDBPDatabase<DatabaseSchema>

let databasePromise: Promise<ScanDatabase> | null = null

function openDatabase(): Promise<ScanDatabase> {
  databasePromise ??= openDB<DatabaseSchema>(DATABASE, 5, {
    upgrade(db) {
      // What an older console left is a day old at most: it is read anew.
      for (const name of db.objectStoreNames) db.deleteObjectStore(name)
      db.createObjectStore('leituras', { keyPath: 'id' })
      db.createObjectStore('marcas', { keyPath: ['reading', 'walk', 'index'] })
      db.createObjectStore('paginas', { keyPath: ['reading', 'index'] })
    },
    // A sign-out in any tab erases the database: this tab must not hold it.
    blocking: () => void databasePromise?.then((db) => db.close()),
  })
  return databasePromise
}

/** Works on the database; whatever the browser refuses is one refusal to the reading: StorageRefused. */
export async function withDatabase<Result>(work: (db: ScanDatabase) => Promise<Result>): Promise<Result> {
  try {
    return await work(await openDatabase())
  } catch (error) {
    databasePromise = null
    throw new StorageError('IndexedDB', { cause: error })
  }
}

/** Everything of one reading in a store whose keys begin with its id; of one walk of it; from one page of it on. */
export const getKeyRange = (...from: [id: string, walk?: number, index?: number]): IDBKeyRange =>
  IDBKeyRange.bound(from, [...from.slice(0, 2), []])
