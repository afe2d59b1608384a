/** The database on this computer's disk (IndexedDB) that stores scans with their owner and age. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import {
  type PageMark,
  type ScanPosition,
  type ScanRow,
  StorageError,
  type PassMode,
} from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { getDatabaseName } from './database-name.ts'

/** The record of a stored scan. */
export interface StoredScan {
  readonly id: string
  /** Id or e-mail of the operator who owns it. */
  readonly owner: string
  /** What was read: list, call and filter, as one text. */
  readonly key: string
  readonly passMode: PassMode
  /** ms since the epoch: the last change of this record. */
  readonly at: number
  readonly position: ScanPosition
  /** Its outcome: a finished scan serves files and cannot be resumed. null while it may be resumed. */
  readonly outcome: ScanOutcome | null
  /** The operator cancelled it: it may be resumed, and is not offered without a request. */
  readonly isCancelled: boolean
  /** Names of the files that are being written from it; absent or '' if none is. */
  readonly writing?: string
  /** How the scan is named and found again. */
  readonly label: ScanLabel
}

/** The list's title, its filter in words ('' without one), and the URL at which the list shows what was read. */
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

/** The open database. */
export type ScanDatabase = IDBPDatabase<DatabaseSchema>

/** Works on the database, which the first call opens. Every failure becomes a StorageError. */
type WithDatabase = <Result>(task: (db: ScanDatabase) => Promise<Result>) => Promise<Result>

/** Creates the access to the database; it opens the database on first use, and again after a failure. */
export function createDatabaseAccess(): WithDatabase {
  let databasePromise: Promise<ScanDatabase> | null = null

  function openDatabase(): Promise<ScanDatabase> {
    databasePromise ??= openDB<DatabaseSchema>(getDatabaseName(), 5, {
      upgrade(db) {
        // Scans of an older version of the console are at most a day old, so they are deleted and read again.
        for (const name of db.objectStoreNames) db.deleteObjectStore(name)
        db.createObjectStore('leituras', { keyPath: 'id' })
        db.createObjectStore('marcas', { keyPath: ['reading', 'walk', 'index'] })
        db.createObjectStore('paginas', { keyPath: ['reading', 'index'] })
      },
      // A sign-out in any tab deletes the database: this tab must not keep it open.
      blocking: () => void databasePromise?.then((db) => db.close()),
    })
    return databasePromise
  }

  return async (task) => {
    try {
      return await task(await openDatabase())
    } catch (error) {
      databasePromise = null
      throw new StorageError('IndexedDB', { cause: error })
    }
  }
}

/** Works on the database of this thread: the page's, or the worker's. */
export const withDatabase = createDatabaseAccess()

/**
 * The key range of one scan in a store whose keys begin with the scan's id: all of it, one pass, or one pass from a
 * page (0-based) on.
 */
export const getKeyRange = (...from: [id: string, walk?: number, index?: number]): IDBKeyRange =>
  IDBKeyRange.bound(from, [...from.slice(0, 2), []])
