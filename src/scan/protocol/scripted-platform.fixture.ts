/** A platform for tests: it responds as a script says, and its clock advances only by waiting. */
import { ApiError } from '#api/errors.ts'
import { createScanControl, type ScanControl } from './scan-control.ts'
import type { PageResponse, PageRequest, PageMark, ScanPosition, ScanRow } from './scan-environment.ts'
import type { CallGate } from './retry-calls.ts'

/** The error of a call that gets a response with this status code. */
export const status = (code: number, more: { retryAfterSeconds?: number } = {}): ApiError =>
  new ApiError({ kind: 'status', status: code, ...more })

/** The error of a call that gets no response. */
export const lost = (): ApiError => new ApiError({ kind: 'network' })

/** Rows with these ids. */
const rowsOf = (...ids: number[]): ScanRow[] => ids.map((id) => ({ id }))

/** A page with these ids, of a result of `total` rows. */
export const answer = (ids: readonly number[], total: number, date?: number | null): PageResponse<ScanRow> => ({
  content: rowsOf(...ids),
  totalElements: total,
  totalPages: 0,
  size: 0,
  number: 0,
  ...(date !== undefined && { date }),
})

/** The mark of a read page; the fingerprint is given, or made from the ids. */
export const mark = (index: number, ids: readonly number[], sha256 = ids.join('-')): PageMark => ({
  index,
  ids,
  sha256,
})

/**
 * Creates a platform whose responses come from `respond`; an error that `respond` throws is the error of the call.
 * `nth` counts the calls for the same page, from 1.
 */
export function createScriptedPlatform(
  respond: (request: PageRequest, nth: number) => PageResponse<ScanRow> | Promise<PageResponse<ScanRow>>,
) {
  const requests: PageRequest[] = []
  const waits: number[] = []
  const storedPages: [pass: number, index: number, ids: number[]][] = []
  const deletions: [pass: number, from: number][] = []
  const positions: ScanPosition[] = []
  const storedMarks = new Map<number, readonly PageMark[]>()
  const gate: CallGate = { waitUntilMs: 0, lostCalls: 0 }
  const control: ScanControl = createScanControl()
  const state = { now: 1_000_000 }
  const env = {
    async fetchPage(request: PageRequest): Promise<PageResponse<ScanRow>> {
      requests.push(request)
      return respond(
        request,
        requests.filter(
          ({ page, size, sort }) => `${page} ${size} ${sort}` === `${request.page} ${request.size} ${request.sort}`,
        ).length,
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
        storedPages.push([pass, index, ids])
        return mark(index, ids)
      },
      loadMarks: async (pass: number) => storedMarks.get(pass) ?? [],
      async deleteFrom(pass: number, from: number) {
        deletions.push([pass, from])
      },
      async storePosition(position: ScanPosition) {
        positions.push(position)
      },
    },
  }
  return { requests, waits, storedPages, deletions, positions, storedMarks, gate, control, env, state }
}
