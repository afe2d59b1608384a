/** A lock between processes that start on the same new file: one fills it, the others wait and use the result. */
import { pathToFileURL } from 'node:url'
import type { Transaction } from '@libsql/client'
import { createClient } from '@libsql/client'
import { setTimeout as sleep } from 'node:timers/promises'

/** The maximum wait in ms, longer than filling a million rows takes. */
const LOCK_TIMEOUT_MS = 300_000
/** The interval between two tries, in ms. */
const RETRY_INTERVAL_MS = 50

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

/**
 * Runs `work` while no other process runs it for this database file. The lock is SQLite's own, on an empty file beside
 * the database, so it ends with the process, however that ends. Rejects after waiting five minutes.
 */
export async function withFillLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const client = createClient({ url: pathToFileURL(`${file}-fill`).href, concurrency: 1 })
  try {
    const lock = await retryWhileBusy(() => client.transaction('write'))
    try {
      return await work()
    } finally {
      lock.close()
    }
  } finally {
    client.close()
  }
}

/** Retries with pauses, because SQLite's own waiting would block the whole process. */
async function retryWhileBusy(acquire: () => Promise<Transaction>): Promise<Transaction> {
  for (const end = performance.now() + LOCK_TIMEOUT_MS; ; await sleep(RETRY_INTERVAL_MS)) {
    try {
      return await acquire()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
    }
  }
}
