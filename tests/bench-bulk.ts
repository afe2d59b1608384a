/**
 * `npm run bench:bulk`: measures what one record of a bulk job costs besides its call, by the length of the job: time
 * of queue, journal and the counts in notice and rows, and bytes written to the storage. Only the ratios within one run
 * count, not the milliseconds.
 */
// oxlint-disable no-console -- what is printed is asked for
import type { AnyCommand } from '#commands/define.ts'

/** The browser's storage, which counts the bytes written. */
class CountingStorage {
  private readonly entries = new Map<string, string>()
  written = 0
  get length() {
    return this.entries.size
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null
  }
  setItem(key: string, text: string) {
    this.written += text.length
    this.entries.set(key, text)
  }
  removeItem(key: string) {
    this.entries.delete(key)
  }
}

const storage = new CountingStorage()
Object.assign(globalThis, { sessionStorage: new CountingStorage(), localStorage: storage })

const { ownerStore } = await import('#lib/storage/owner.ts')
const { startBulkQueue } = await import('#commands/bulk/queue.ts')
const { startJournal, writeToJournal, discardJournal } = await import('#commands/bulk/journal.ts')
const { createProgressCounter } = await import('#commands/bulk/progress.ts')
const { createBulkJob } = await import('#commands/bulk/bulk-job.ts')
const { setCurrentRun, getItemStatus } = await import('#commands/bulk/run-store.ts')
ownerStore.set('1')

const resource = { id: 'produto', singular: 'produto', plural: 'produtos', article: 'o', title: 'Produtos' } as const
const command = {
  id: 'produto.excluir',
  title: 'Excluir produto',
  resource,
  args: {},
} as Partial<AnyCommand> as AnyCommand
const job = createBulkJob(command, {})
/** Rows of the list on the screen; each reads its state at every step. */
const ROWS = 20

async function run(length: number) {
  const items = Array.from({ length }, (_, index) => ({
    id: index + 1,
    name: `Produto ${index + 1}`,
    state: 'waiting' as const,
    message: null,
  }))
  const journalKey = {
    commandId: command.id,
    args: { ids: items.map(({ id }) => id) },
    items,
    isPaused: false,
    isStopped: false,
    key: '0',
    startedAt: 0,
    endedAt: null,
  }
  startJournal(journalKey)
  storage.written = 0
  const start = process.cpuUsage()
  const follow = createProgressCounter(journalKey)
  await startBulkQueue({
    run: journalKey,
    runItem: () => Promise.resolve({ ok: true, message: null }),
    onChange(now, changed) {
      setCurrentRun(job, now)
      if (changed !== null) writeToJournal(now, changed)
      follow(now, changed)
      for (let id = 1; id <= ROWS; id++) getItemStatus(resource, id)
    },
  }).done
  // Processor time: beside other work the clock's time means nothing.
  const { user, system } = process.cpuUsage(start)
  const { written } = storage
  discardJournal(journalKey)
  return { micros: user + system, bytes: written }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const LENGTHS = [10, 100, 1000]
const RECORDS = 1000
await run(1000)
const rows = []
for (const length of LENGTHS) {
  const turns: { micros: number; bytes: number }[] = []
  for (let turn = 0; turn < 15; turn++) {
    const turned = { micros: 0, bytes: 0 }
    // The same number of records in total, however long the jobs are.
    for (let done = 0; done < RECORDS; done += length) {
      const { micros, bytes } = await run(length)
      turned.micros += micros / RECORDS
      turned.bytes += bytes / RECORDS
    }
    turns.push(turned)
  }
  const getMedian = (name: 'micros' | 'bytes') => median(turns.map((turned) => turned[name]))
  rows.push({ length, micros: getMedian('micros'), bytes: getMedian('bytes') })
}
const [ten] = rows
console.log('records   µs a record   characters a record   against 10')
for (const { length, micros, bytes } of rows)
  console.log(
    `${String(length).padStart(7)}   ${micros.toFixed(0).padStart(11)}   ${bytes.toFixed(0).padStart(19)}   ${(micros / (ten?.micros ?? 1)).toFixed(2)}x time, ${(bytes / (ten?.bytes ?? 1)).toFixed(2)}x written`,
  )
