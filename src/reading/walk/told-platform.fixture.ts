/** A platform that answers each call as a test tells it, on a clock that only waiting moves on. */
import { ApiError } from '#api/errors.ts'
import { createControl, type ReadingControl } from './control.ts'
import type { PageAnswer, PageAsk, PageMark, ReadingPosition, ReadRow } from './environment.ts'
import type { Gate } from './patience.ts'

/** What a call fails with that is answered by this code. */
export const status = (code: number, more: { retryAfter?: number } = {}): ApiError =>
  new ApiError({ kind: 'status', status: code, ...more })

/** What a call fails with that gets no answer. */
export const lost = (): ApiError => new ApiError({ kind: 'network' })

/** Rows with these ids. */
const rowsOf = (...ids: number[]): ReadRow[] => ids.map((id) => ({ id }))

/** A page of a result of so many rows. */
export const answer = (ids: readonly number[], total: number, date?: number | null): PageAnswer<ReadRow> => ({
  content: rowsOf(...ids),
  totalElements: total,
  totalPages: 0,
  size: 0,
  number: 0,
  ...(date !== undefined && { date }),
})

/** A page that was read; its fingerprint is told, or made of its ids. */
export const mark = (index: number, ids: readonly number[], sha256 = ids.join('-')): PageMark => ({
  index,
  ids,
  sha256,
})

/**
 * Answers as `tell` says; what it throws is what the call fails with. `nth` counts the calls for the same page, from 1.
 */
export function toldPlatform(tell: (ask: PageAsk, nth: number) => PageAnswer<ReadRow> | Promise<PageAnswer<ReadRow>>) {
  const asked: PageAsk[] = []
  const waits: number[] = []
  const kept: [walk: number, index: number, ids: number[]][] = []
  const cuts: [walk: number, from: number][] = []
  const notes: ReadingPosition[] = []
  const held = new Map<number, readonly PageMark[]>()
  const gate: Gate = { heldUntil: 0, lost: 0 }
  const control: ReadingControl = createControl()
  const state = { now: 1_000_000 }
  const env = {
    async fetchPage(ask: PageAsk): Promise<PageAnswer<ReadRow>> {
      asked.push(ask)
      return tell(
        ask,
        asked.filter(({ page, size, sort }) => `${page} ${size} ${sort}` === `${ask.page} ${ask.size} ${ask.sort}`)
          .length,
      )
    },
    now: () => state.now,
    async wait(ms: number) {
      waits.push(ms)
      state.now += ms
    },
    pages: {
      async keep(walk: number, index: number, rows: readonly ReadRow[]): Promise<PageMark> {
        const ids = rows.map(({ id }) => id)
        kept.push([walk, index, ids])
        return mark(index, ids)
      },
      marks: async (walk: number) => held.get(walk) ?? [],
      async cut(walk: number, from: number) {
        cuts.push([walk, from])
      },
      async note(position: ReadingPosition) {
        notes.push(position)
      },
    },
  }
  return { asked, waits, kept, cuts, notes, held, gate, control, env, state }
}
