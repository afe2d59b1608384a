/**
 * The runs under way, kept for their owner, so that after a reload, a closed tab or a lost session the rest can be
 * offered (cases D7, D8, M1). Ids and states alone: no values of forms, no secrets. What the run is about is written
 * once, the states in short stretches, so that a record of a long run costs no more than one of a short one.
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import type { BulkItem, BulkRun } from './queue.ts'

/** So many records share a stretch. */
const CHUNK_SIZE = 10

const UNKNOWN_ITEM = { state: 'unknown', message: null } as const

const storageOptions = { version: 2, scope: 'browser', maxAgeMs: DAY_MS, clearOnSignOut: true } as const
const journalHead = persisted({
  ...storageOptions,
  name: 'execucao',
  schema: z.object({
    commandId: z.string(),
    args: z.record(z.string(), z.unknown()),
    records: z.array(z.object({ id: z.number(), name: z.nullable(z.string()) })),
    again: z.optional(z.object({ at: z.number(), verb: z.enum(['desfazer', 'refazer']) })),
    startedAt: z.number(),
    told: z.optional(z.boolean()),
  }),
})
const journalChunks = persisted({
  ...storageOptions,
  name: 'execucao-estados',
  schema: z.array(
    z.object({
      state: z.enum(['waiting', 'running', 'done', 'failed', 'unknown', 'skipped']),
      message: z.nullable(z.string()),
      was: z.optional(z.number()),
    }),
  ),
})

/** What a run is known by among those that are kept. */
export const getRunKey = ({ startedAt }: BulkRun) => String(startedAt)

const writeChunk = (run: BulkRun, index: number) =>
  journalChunks.write(
    run.items
      .slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)
      .map(({ state, message, was }) => ({ state, message, was })),
    `${getRunKey(run)}.${index}`,
  )

const getChunkCount = (records: readonly unknown[]) => Math.ceil(records.length / CHUNK_SIZE)

/** The run whose rest is gone on with; null where none is. */
let replacedRun: BulkRun | null = null

/** Goes on with the rest of a run: what is begun by that takes its place, and so does the one act that is sent. */
export async function replaceRun(run: BulkRun, continueRun: () => Promise<boolean>): Promise<void> {
  replacedRun = run
  try {
    if (await continueRun()) discardJournal(run)
  } finally {
    replacedRun = null
  }
}

/** Writes a run down that begins; never both: what is left of the one that it goes on with is in it. */
export function startJournal(run: BulkRun): void {
  writeJournal(run)
  if (replacedRun) discardJournal(replacedRun)
}

/** Writes a run down, as it is or as it was cut off; a full or forbidden storage is no reason to stop it. */
export function writeJournal(run: BulkRun): void {
  const { commandId, args, items, again, startedAt, told } = run
  const records = items.map(({ id, name }) => ({ id, name }))
  journalHead.write({ commandId, args: { ...args }, records, again, startedAt, told }, getRunKey(run))
  for (let index = 0; index < getChunkCount(items); index++) writeChunk(run, index)
}

/**
 * The lock of the tab in which the run with this key is under way, or that offers its rest: no other does (case D6).
 */
export const getRunLockName = (key: string): string => `gestor-execucao ${key}`

/** Writes down what became of the record at this place (0-based). */
export const recordInJournal = (run: BulkRun, index: number): void =>
  void writeChunk(run, Math.floor(index / CHUNK_SIZE))

/** Drops what is kept of the run, so that it is offered no more. */
export function discardJournal(run: BulkRun): void {
  for (let index = 0; index < getChunkCount(run.items); index++) journalChunks.remove(`${getRunKey(run)}.${index}`)
  journalHead.remove(getRunKey(run))
}

/** The keys of the runs that are kept, those under way as well. */
export const listStoredRuns: () => string[] = journalHead.subKeys

/**
 * A run as it was cut off; null where it is kept no more. Of the record that was on its way nobody knows whether it was
 * done: it is neither, so that it is looked at and never sent again by itself (cases D2, M3).
 */
export function readJournal(key: string): BulkRun | null {
  const known = journalHead.read(key)
  if (!known) return null
  const states = Array.from({ length: getChunkCount(known.records) }, (_, index) =>
    journalChunks.read(`${key}.${index}`),
  )
  const items = known.records.map((record, index): BulkItem => {
    // A stretch that gave way in a full storage: nobody knows, and no other stretch stands for it.
    const { state, ...more } = states[Math.floor(index / CHUNK_SIZE)]?.[index % CHUNK_SIZE] ?? UNKNOWN_ITEM
    return { ...record, state: state === 'running' ? 'unknown' : state, ...more }
  })
  const { records: _, ...rest } = known
  return { ...rest, items, isPaused: false, isStopped: false, endedAt: null }
}
