/** Ends the process if mutated code blocks its thread: no timer of the same thread could. */
import { Worker } from 'node:worker_threads'

/** The number of beats since the start, and the ms of processor time that may pass until the next; 0 is no limit. */
const shared = new Int32Array(new SharedArrayBuffer(8))

/** Bytes. Mutated code that allocates without an end would take the whole machine's memory. */
const MAX_MEMORY_BYTES = 1_500_000_000

// Processor time, not the clock: on a busy machine a test that waits for the processor is not endless.
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
 * Starts the watchdog; it ends nothing before the first `beat`. `last` is the line it writes before it ends the
 * process, and the path of the file.
 */
export function startWatchdog(last: { readonly path: string; readonly line: string }): void {
  new Worker(WATCHDOG_CODE, { eval: true, workerData: { shared, most: MAX_MEMORY_BYTES, last } }).unref()
}

/** Reports that the thread is alive, and sets the ms of processor time it may take until the next report. */
export function beat(patience: number): void {
  Atomics.store(shared, 1, Math.round(patience))
  Atomics.add(shared, 0, 1)
}

/** Lets the following code take as long as it needs. */
export const pauseWatchdog = (): void => beat(0)
