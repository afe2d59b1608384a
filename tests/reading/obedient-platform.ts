/** A platform for a reading that does as it is told, on a clock that is moved on by its calls. */
import { ApiError } from '#api/errors.ts'
import { createControl, type ReadingControl } from '#reading/walk/control.ts'
import type { PageAnswer, PageAsk, ReadingPlan, ReadingProgress } from '#reading/walk/environment.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { memoryKeeper } from './memory-keeper.ts'
import { createClock } from './virtual-clock.ts'
interface Row {
  id: number
  valor: number
}

const PLAN: ReadingPlan = { ownOrder: 'dtCadastro,DESC', ownSize: 10, walks: 'once' }
/** So many rows, ids from 1. */
export const upTo = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, valor: at }))
/** What a call fails with that is answered by this code. */
export const status = (code: number, more = {}) => new ApiError({ kind: 'status', status: code, ...more })

/** A platform of so many rows that takes 100 ms a call. `before` may change it, throw, or answer by itself. */
export function world(count: number, before: (ask: PageAsk, nth: number) => PageAnswer<Row> | void = () => {}) {
  const clock = createClock()
  const asked: PageAsk[] = []
  const progress: ReadingProgress[] = []
  const pages = memoryKeeper<Row>()
  const state = { rows: upTo(count), inFlight: 0, most: 0 }
  const control = createControl()
  const env = {
    async fetchPage(ask: PageAsk, signal: AbortSignal): Promise<PageAnswer<Row>> {
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
    pages,
    now: clock.now,
    wait: clock.wait,
    onProgress: (step: ReadingProgress) => void progress.push(step),
  }
  const read = (plan: Partial<ReadingPlan> = {}, hand: ReadingControl = control, from = pages.position) =>
    clock.run(readWhole(env, { ...PLAN, ...plan }, hand, from))
  return { ...state, state, clock, asked, progress, pages, control, env, read }
}

/** For what must not be asked. */
export const never = (): never => {
  throw new Error('there is none')
}

/** The calls of the walks, without those that ask for the total alone. */
export const walked = (asked: readonly PageAsk[]) => asked.filter(({ size }) => size > 1)
