/**
 * The run under way, kept for this tab and its owner, so that after a reload or a lost session the rest can be offered
 * (cases D7, D8, M1). Ids and states alone: no values of forms, no secrets. What the run is about is written once, the
 * states in short stretches, so that a record of a long run costs no more than one of a short one.
 */
import * as z from 'zod/mini'
import { DAY, kept } from '#lib/kept.ts'
import type { Item, Run } from './queue.ts'

/** So many records share a stretch. */
const STRETCH = 10

const UNKNOWN = { state: 'unknown', message: null } as const

const common = { version: 1, where: 'tab', age: DAY, untilSignOut: true } as const
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
    }),
  ),
})

const writeStretch = (run: Run, index: number) =>
  stretches.write(
    run.items.slice(index * STRETCH, (index + 1) * STRETCH).map(({ state, message }) => ({ state, message })),
    String(index),
  )

const lengthOf = (records: readonly unknown[]) => Math.ceil(records.length / STRETCH)

/** Writes a run down, as it begins or as it was cut off; a full or forbidden storage is no reason to stop it. */
export function openJournal(run: Run): void {
  discardJournal()
  const { commandId, args, items, again, startedAt, told } = run
  const records = items.map(({ id, name }) => ({ id, name }))
  head.write({ commandId, args: { ...args }, records, again, startedAt, told })
  for (let index = 0; index < lengthOf(items); index++) writeStretch(run, index)
}

/** The lock of the tab in which the run is under way: a tab that is opened from it finds the same journal (case D6). */
export const runLock = ({ startedAt }: Run): string => `gestor-execucao ${startedAt}`

/** Writes down what became of the record at this place (0-based). */
export const noteInJournal = (run: Run, place: number): void => void writeStretch(run, Math.floor(place / STRETCH))

/** Drops what is kept of the run, so that it is offered no more. */
export function discardJournal(): void {
  const known = head.read()
  for (let index = 0; known && index < lengthOf(known.records); index++) stretches.drop(String(index))
  head.drop()
}

/**
 * The run that was cut off; null where there is none. Of the record that was on its way nobody knows whether it was done:
 * it is neither, so that it is looked at and never sent again by itself (cases D2, M3).
 */
export function readJournal(): Run | null {
  const known = head.read()
  if (!known) return null
  const states = Array.from({ length: lengthOf(known.records) }, (_, index) => stretches.read(String(index)))
  const items = known.records.map((record, place): Item => {
    // A stretch that gave way in a full storage: nobody knows, and no other stretch stands for it.
    const { state, message } = states[Math.floor(place / STRETCH)]?.[place % STRETCH] ?? UNKNOWN
    return { ...record, state: state === 'running' ? 'unknown' : state, message }
  })
  const { records: _, ...rest } = known
  return { ...rest, items, paused: false, stopped: false, endedAt: null }
}
