/**
 * The runs under way, kept for their owner, so that after a reload, a closed tab or a lost session the rest can be
 * offered (cases D7, D8, M1). Ids and states alone: no values of forms, no secrets. What the run is about is written
 * once, the states in short stretches, so that a record of a long run costs no more than one of a short one.
 */
import * as z from 'zod/mini'
import { DAY, kept } from '#lib/kept/kept.ts'
import type { Item, Run } from './queue.ts'

/** So many records share a stretch. */
const STRETCH = 10

const UNKNOWN = { state: 'unknown', message: null } as const

const common = { version: 2, where: 'browser', age: DAY, untilSignOut: true } as const
const head = kept({
  ...common,
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
const stretches = kept({
  ...common,
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
export const runKey = ({ startedAt }: Run) => String(startedAt)

const writeStretch = (run: Run, index: number) =>
  stretches.write(
    run.items.slice(index * STRETCH, (index + 1) * STRETCH).map(({ state, message, was }) => ({ state, message, was })),
    `${runKey(run)}.${index}`,
  )

const lengthOf = (records: readonly unknown[]) => Math.ceil(records.length / STRETCH)

/** The run whose rest is gone on with; null where none is. */
let former: Run | null = null

/** Goes on with the rest of a run: what is begun by that takes its place, and so does the one act that is sent. */
export async function inPlaceOf(run: Run, goOn: () => Promise<boolean>): Promise<void> {
  former = run
  try {
    if (await goOn()) discardJournal(run)
  } finally {
    former = null
  }
}

/** Writes a run down that begins; never both: what is left of the one that it goes on with is in it. */
export function openJournal(run: Run): void {
  writeJournal(run)
  if (former) discardJournal(former)
}

/** Writes a run down, as it is or as it was cut off; a full or forbidden storage is no reason to stop it. */
export function writeJournal(run: Run): void {
  const { commandId, args, items, again, startedAt, told } = run
  const records = items.map(({ id, name }) => ({ id, name }))
  head.write({ commandId, args: { ...args }, records, again, startedAt, told }, runKey(run))
  for (let index = 0; index < lengthOf(items); index++) writeStretch(run, index)
}

/**
 * The lock of the tab in which the run with this key is under way, or that offers its rest: no other does (case D6).
 */
export const runLock = (key: string): string => `gestor-execucao ${key}`

/** Writes down what became of the record at this place (0-based). */
export const noteInJournal = (run: Run, place: number): void => void writeStretch(run, Math.floor(place / STRETCH))

/** Drops what is kept of the run, so that it is offered no more. */
export function discardJournal(run: Run): void {
  for (let index = 0; index < lengthOf(run.items); index++) stretches.drop(`${runKey(run)}.${index}`)
  head.drop(runKey(run))
}

/** The keys of the runs that are kept, those under way as well. */
export const keptRuns: () => string[] = head.parts

/**
 * A run as it was cut off; null where it is kept no more. Of the record that was on its way nobody knows whether it was
 * done: it is neither, so that it is looked at and never sent again by itself (cases D2, M3).
 */
export function readJournal(key: string): Run | null {
  const known = head.read(key)
  if (!known) return null
  const states = Array.from({ length: lengthOf(known.records) }, (_, index) => stretches.read(`${key}.${index}`))
  const items = known.records.map((record, place): Item => {
    // A stretch that gave way in a full storage: nobody knows, and no other stretch stands for it.
    const { state, ...more } = states[Math.floor(place / STRETCH)]?.[place % STRETCH] ?? UNKNOWN
    return { ...record, state: state === 'running' ? 'unknown' : state, ...more }
  })
  const { records: _, ...rest } = known
  return { ...rest, items, paused: false, stopped: false, endedAt: null }
}
