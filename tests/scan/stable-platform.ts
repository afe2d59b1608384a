/** A platform for a reading that does as it is told, on a clock that is moved on by its calls. */
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
/** So many rows, ids from 1. */
export const createRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, valor: at }))
/** What a call fails with that is answered by this code. */
export const createStatusError = (code: number, more = {}) => new ApiError({ kind: 'status', status: code, ...more })

/** A platform of so many rows that takes 100 ms a call. `before` may change it, throw, or answer by itself. */
export function createScanWorld(
  count: number,
  before: (ask: PageRequest, nth: number) => PageResponse<Row> | void = () => {},
) {
  const clock = createVirtualClock()
  const asked: PageRequest[] = []
  const progress: ScanProgress[] = []
  const pages = createMemoryPageStore<Row>()
  const state = { rows: createRows(count), inFlight: 0, most: 0 }
  const control = createScanControl()
  const env = {
    async fetchPage(ask: PageRequest, signal: AbortSignal): Promise<PageResponse<Row>> {
      asked.push(ask)
      state.most = Math.max(state.most, ++state.inFlight)
      try {
        await clock.wait(100, signal)
        signal.throwIfAborted()
        const own = before(ask, asked.filter(({ page, size }) => page === ask.page && size === ask.size).length)
        if (own) return own
        const sorted = ask.sort.endsWith('DESC') ? state.rows.toReversed() : state.rows
        const content = sorted.slice(ask.page * ask.size, (ask.page + 1) * ask.size)
        const totalElements = state.rows.length
        return { content, totalElements, totalPages: 0, size: ask.size, number: ask.page, date: clock.now() }
      } finally {
        state.inFlight--
      }
    },
    pageStore: pages,
    getNow: clock.now,
    wait: clock.wait,
    onProgress: (step: ScanProgress) => void progress.push(step),
  }
  const runScan = (plan: Partial<ScanPlan> = {}, hand: ScanControl = control, from = pages.position) =>
    clock.run(scanAll(env, { ...DEFAULT_PLAN, ...plan }, hand, from))
  return { ...state, state, clock, asked, progress, pages, control, env, read: runScan }
}

/** For what must not be asked. */
export const failIfCalled = (): never => {
  throw new Error('there is none')
}

/** The calls of the walks, without those that ask for the total alone. */
export const filterPassCalls = (asked: readonly PageRequest[]) => asked.filter(({ size }) => size > 1)
