/** Two processes that start on one new file: one of them fills it, the other waits and takes what it finds. */
import { pathToFileURL } from 'node:url'
import type { Transaction } from '@libsql/client'
import { createClient } from '@libsql/client'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a million rows take, ms. */
const LOCK_TIMEOUT_MS = 300_000
/** ms */
const RETRY_INTERVAL_MS = 50

const isBusy = (error: unknown) => (error as { code?: string }).code === 'SQLITE_BUSY'

/**
 * Runs `work` while no other process runs any for this database file. What holds others back is SQLite's own lock on an
 * empty file beside it: it goes with the process, however that ends. Rejects where another is at it for five minutes.
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

/** Asked for again and again: SQLite's own waiting would stand still with the whole process. */
async function retryWhileBusy(acquire: () => Promise<Transaction>): Promise<Transaction> {
  for (const end = performance.now() + LOCK_TIMEOUT_MS; ; await sleep(RETRY_INTERVAL_MS)) {
    try {
      return await acquire()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
    }
  }
}
