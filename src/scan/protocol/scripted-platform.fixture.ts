/** A platform that answers each call as a test tells it, on a clock that only waiting moves on. */
import { ApiError } from '#api/errors.ts'
import { createScanControl, type ScanControl } from './scan-control.ts'
import type { PageResponse, PageRequest, PageMark, ScanPosition, ScanRow } from './scan-environment.ts'
import type { CallGate } from './retry-calls.ts'

/** What a call fails with that is answered by this code. */
export const status = (code: number, more: { retryAfterSeconds?: number } = {}): ApiError =>
  new ApiError({ kind: 'status', status: code, ...more })

/** What a call fails with that gets no answer. */
export const lost = (): ApiError => new ApiError({ kind: 'network' })

/** Rows with these ids. */
const rowsOf = (...ids: number[]): ScanRow[] => ids.map((id) => ({ id }))

/** A page of a result of so many rows. */
export const answer = (ids: readonly number[], total: number, date?: number | null): PageResponse<ScanRow> => ({
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
export function toldPlatform(
  tell: (ask: PageRequest, nth: number) => PageResponse<ScanRow> | Promise<PageResponse<ScanRow>>,
) {
  const asked: PageRequest[] = []
  const waits: number[] = []
  const kept: [walk: number, index: number, ids: number[]][] = []
  const cuts: [walk: number, from: number][] = []
  const notes: ScanPosition[] = []
  const held = new Map<number, readonly PageMark[]>()
  const gate: CallGate = { waitUntilMs: 0, lostCalls: 0 }
  const control: ScanControl = createScanControl()
  const state = { now: 1_000_000 }
  const env = {
    async fetchPage(ask: PageRequest): Promise<PageResponse<ScanRow>> {
      asked.push(ask)
      return tell(
        ask,
        asked.filter(({ page, size, sort }) => `${page} ${size} ${sort}` === `${ask.page} ${ask.size} ${ask.sort}`)
          .length,
      )
    },
    getNow: () => state.now,
    async wait(ms: number) {
      waits.push(ms)
      state.now += ms
    },
    pageStore: {
      async storePage(pass: number, index: number, rows: readonly ScanRow[]): Promise<PageMark> {
        const ids = rows.map(({ id }) => id)
        kept.push([pass, index, ids])
        return mark(index, ids)
      },
      loadMarks: async (pass: number) => held.get(pass) ?? [],
      async deleteFrom(pass: number, from: number) {
        cuts.push([pass, from])
      },
      async storePosition(position: ScanPosition) {
        notes.push(position)
      },
    },
  }
  return { asked, waits, kept, cuts, notes, held, gate, control, env, state }
}
