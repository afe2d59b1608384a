/** Ends the process where broken code never gives its thread back: no timer of the same thread could. */
import { Worker } from 'node:worker_threads'

/** Beats since the start, and the ms of processor time that may pass between two of them; 0 is as long as it likes. */
const shared = new Int32Array(new SharedArrayBuffer(8))

/** Bytes. Broken code that collects without an end takes the whole machine with it. */
const MAX_MEMORY_BYTES = 1_500_000_000

// Processor time, not the clock's: on a busy machine a test that is only waiting for its turn is not endless.
const WATCHDOG_CODE = `
const { workerData } = require('node:worker_threads')
const { shared, most, last } = workerData
let seen = -1
let since = 0
setInterval(() => {
  const { user, system } = process.cpuUsage()
  const beat = Atomics.load(shared, 0)
  const patience = Atomics.load(shared, 1)
  const now = (user + system) / 1000
  const isBlocked = beat === seen && patience > 0 && now - since > patience
  if (isBlocked || (patience > 0 && process.memoryUsage.rss() > most)) {
    require('node:fs').appendFileSync(last.path, last.line)
    process.kill(process.pid, 'SIGKILL')
  }
  if (beat !== seen || patience === 0) [seen, since] = [beat, now]
}, 100)
`

/**
 * Starts watching; nothing is ended before the first `beat`. `last`: what is written down before the end, and where.
 */
export function startWatchdog(last: { readonly path: string; readonly line: string }): void {
  new Worker(WATCHDOG_CODE, { eval: true, workerData: { shared, most: MAX_MEMORY_BYTES, last } }).unref()
}

/** Says that the thread is alive, and how many ms of processor time it may now take until it says so again. */
export function beat(patience: number): void {
  Atomics.store(shared, 1, Math.round(patience))
  Atomics.add(shared, 0, 1)
}

/** Says that what follows may take as long as it likes. */
export const pauseWatchdog = (): void => beat(0)
