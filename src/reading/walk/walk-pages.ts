/** Reads the pages that are still to be read, four at a time (reading/README §1, Walk). */
import { ApiError } from '#api/errors.ts'
import type { ReadingControl } from './control.ts'
import { type PageMark, type ReadingEnvironment, type ReadRow, StorageRefused } from './environment.ts'
import { type Gate, patiently } from './patience.ts'
import { fewAtOnce } from './pool.ts'

/** Calls at once: two are left to the operator where the browser opens six connections to a host. */
const AT_ONCE = 4
/** So many pages without an answer, one after the other, are a lost connection. */
const OFFLINE_AFTER = 4

/** The pages of a walk by index; a hole is a page that is not read yet. */
export type Marks = (PageMark | undefined)[]

export interface WalkTask {
  readonly walk: number
  readonly size: number
  readonly sort: string
  readonly marks: Marks
}

export interface WalkReport {
  onBegin(index: number): void
  /** `date` is the platform's clock, ms; null where the page was not read or does not say. */
  onEnd(index: number, date: number | null): void
  onRepeat(index: number, error: ApiError): void
}

/** Fills the holes of `marks`; a page that cannot be read stays one. Rejects with Stopped where the reading ends. */
export async function walkPages<Row extends ReadRow>(
  env: ReadingEnvironment<Row>,
  control: ReadingControl,
  gate: Gate,
  { walk, size, sort, marks }: WalkTask,
  report: WalkReport,
): Promise<void> {
  const holes = [...marks.keys()].filter((index) => marks[index] === undefined)
  let inRow = 0

  const readOne = async (index: number) => {
    report.onBegin(index)
    let date: number | null = null
    try {
      const answer = await patiently(
        env,
        control,
        gate,
        (signal) => env.fetchPage({ page: index, size, sort }, signal),
        (error) => report.onRepeat(index, error),
      )
      const mark = await env.pages.keep(walk, index, answer.content)
      inRow = 0
      marks[index] = mark
      date = answer.date ?? null
    } catch (error) {
      if (error instanceof StorageRefused) control.stop('storage')
      if (!(error instanceof ApiError)) throw error
      if ((error.kind === 'network' || error.kind === 'timeout') && ++inRow === OFFLINE_AFTER) control.stop('offline')
    } finally {
      report.onEnd(index, date)
    }
  }

  await fewAtOnce(AT_ONCE, holes, readOne)
}
