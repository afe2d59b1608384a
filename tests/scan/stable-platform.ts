/** Simulates a platform without faults for a scan, on a clock that its calls advance. */
import { ApiError } from '#api/errors.ts'
import { createScanControl, type ScanControl } from '#scan/protocol/scan-control.ts'
import type { PageResponse, PageRequest, ScanPlan, ScanProgress } from '#scan/protocol/scan-environment.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { createMemoryPageStore } from './memory-page-store.ts'
import { createVirtualClock } from './virtual-clock.ts'
interface Row {
  id: number
  valor: number
}

const DEFAULT_PLAN: ScanPlan = { listOrder: 'dtCadastro,DESC', listPageSize: 10, passMode: 'once' }
/** Creates this many rows, with ids from 1. */
export const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, valor: at }))
/** Creates the error of a call that is answered with this status code. */
export const createStatusError = (code: number, more = {}) => new ApiError({ kind: 'status', status: code, ...more })

/**
 * Creates a platform of `count` rows whose calls take 100 ms. `before` runs before each call: it may change the rows,
 * throw, or return the response itself.
 */
export function createScanWorld(
  count: number,
  before: (pageRequest: PageRequest, callNumber: number) => PageResponse<Row> | void = () => {},
) {
  const clock = createVirtualClock()
  const requests: PageRequest[] = []
  const progress: ScanProgress[] = []
  const pages = createMemoryPageStore<Row>()
  const state = { rows: createRows(count), inFlight: 0, most: 0 }
  const control = createScanControl()
  const env = {
    async fetchPage(pageRequest: PageRequest, signal: AbortSignal): Promise<PageResponse<Row>> {
      requests.push(pageRequest)
      state.most = Math.max(state.most, ++state.inFlight)
      try {
        await clock.wait(100, signal)
        signal.throwIfAborted()
        const customResponse = before(
          pageRequest,
          requests.filter(({ page, size }) => page === pageRequest.page && size === pageRequest.size).length,
        )
        if (customResponse) return customResponse
        const sorted = pageRequest.sort.endsWith('DESC') ? state.rows.toReversed() : state.rows
        const content = sorted.slice(pageRequest.page * pageRequest.size, (pageRequest.page + 1) * pageRequest.size)
        const totalElements = state.rows.length
        return {
          content,
          totalElements,
          totalPages: 0,
          size: pageRequest.size,
          number: pageRequest.page,
          date: clock.now(),
        }
      } finally {
        state.inFlight--
      }
    },
    pageStore: pages,
    getNow: clock.now,
    wait: clock.wait,
    onProgress: (step: ScanProgress) => void progress.push(step),
  }
  const runScan = (plan: Partial<ScanPlan> = {}, scanControl: ScanControl = control, from = pages.position) =>
    clock.run(scanAll(env, { ...DEFAULT_PLAN, ...plan }, scanControl, from))
  return { ...state, state, clock, asked: requests, progress, pages, control, env, read: runScan }
}

/** For functions that must not be called. */
export const failIfCalled = (): never => {
  throw new Error('there is none')
}

/** The calls of the passes, without those that request only the total. */
export const filterPassCalls = (requests: readonly PageRequest[]) => requests.filter(({ size }) => size > 1)
