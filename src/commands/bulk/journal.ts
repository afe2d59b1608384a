/**
 * Stores the bulk runs in progress for their owner, so that the rest can be offered after a reload, a closed tab or a
 * lost session (cases D7, D8, M1). Stores only ids and states: no values of forms, no secrets. The head is written once
 * and the states in small chunks, so that a record of a long run costs no more than one of a short run.
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import type { BulkItem, BulkRun } from './queue.ts'

/** How many records share a chunk. */
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

const writeChunk = (run: BulkRun, index: number) =>
  journalChunks.write(
    run.items
      .slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)
      .map(({ state, message, was }) => ({ state, message, was })),
    `${run.key}.${index}`,
  )

const getChunkCount = (records: readonly unknown[]) => Math.ceil(records.length / CHUNK_SIZE)

/**
 * Stores a run that begins. Then discards the run that it replaces, whose rest it contains, so that the two are not
 * both offered.
 */
export function startJournal(run: BulkRun, replacedRun?: BulkRun): void {
  writeJournal(run)
  if (replacedRun) discardJournal(replacedRun)
}

/** Stores a run as it is, in progress or interrupted; a full or forbidden storage does not stop the run. */
export function writeJournal(run: BulkRun): void {
  const { commandId, args, items, again, startedAt, told } = run
  const records = items.map(({ id, name }) => ({ id, name }))
  journalHead.write({ commandId, args: { ...args }, records, again, startedAt, told }, run.key)
  for (let index = 0; index < getChunkCount(items); index++) writeChunk(run, index)
}

/** The lock of the tab that executes the run with this key, or offers its rest: no other tab does (case D6). */
export const getRunLockName = (key: string): string => `gestor-execucao ${key}`

/** Stores the new state of the record at this index (0-based). */
export const writeToJournal = (run: BulkRun, index: number): void =>
  void writeChunk(run, Math.floor(index / CHUNK_SIZE))

/** Removes the run from storage, so that it is no longer offered. */
export function discardJournal(run: BulkRun): void {
  for (let index = 0; index < getChunkCount(run.items); index++) journalChunks.remove(`${run.key}.${index}`)
  journalHead.remove(run.key)
}

/** Returns the keys of the stored runs, including those in progress. */
export const listStoredRuns: () => string[] = journalHead.subKeys

/**
 * Reads a run as it was interrupted; null if it is no longer stored. It is not known whether the record that was being
 * sent was done, so it is neither waiting nor done: it is checked, and never sent again by itself (cases D2, M3).
 */
export function readJournal(key: string): BulkRun | null {
  const head = journalHead.read(key)
  if (!head) return null
  const states = Array.from({ length: getChunkCount(head.records) }, (_, index) =>
    journalChunks.read(`${key}.${index}`),
  )
  const items = head.records.map((record, index): BulkItem => {
    // A chunk lost in a full storage: its states are unknown, and no other chunk stands for it.
    const { state, ...more } = states[Math.floor(index / CHUNK_SIZE)]?.[index % CHUNK_SIZE] ?? UNKNOWN_ITEM
    return { ...record, state: state === 'running' ? 'unknown' : state, ...more }
  })
  const { records: _, ...rest } = head
  return { key, ...rest, items, isPaused: false, isStopped: false, endedAt: null }
}
