/** From one round of a reading to the next: where it begins, what is read again (scan/protocol/README §1). */
import type { CheckResult } from './check-page-ends.ts'
import type { ScanControl } from './scan-control.ts'
import type { PageMark, ScanEnvironment, ScanPlan, ScanPosition, ScanRow } from './scan-environment.ts'
import { countPages } from './page-marks.ts'
import { BY_ID, openScan } from './open-scan.ts'
import { type CallGate, callWithRetry } from './retry-calls.ts'
import type { PassMarks } from './read-pass.ts'

/** What a reading is made of while it runs. */
export interface ScanState {
  readonly position: ScanPosition
  /** By index; a hole is a page still to be read. */
  readonly marks: PassMarks
  /** The walk before this one, where two are compared. */
  readonly previousMarks: readonly PageMark[] | null
  readonly check: CheckResult | null
}

/** Room for so many pages, with those filled that are known. */
function createMarks(pages: number, known: readonly PageMark[]): PassMarks {
  const marks: PassMarks = Array.from({ length: pages }, () => undefined)
  for (const mark of known) if (mark.index < pages) marks[mark.index] = mark
  return marks
}

/** Asks for the first page, or takes up what was kept of an earlier reading. */
export async function startScan<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  plan: ScanPlan,
  control: ScanControl,
  gate: CallGate,
  from: ScanPosition | null,
): Promise<ScanState> {
  if (from) {
    const marks = createMarks(countPages(from.total, from.size), await env.pageStore.loadMarks(from.pass))
    const before = from.pass > 1 ? await env.pageStore.loadMarks(from.pass - 1) : null
    const earlier = before?.toSorted((one, other) => one.index - other.index) ?? null
    return { position: from, marks, previousMarks: earlier, check: null }
  }
  const startedAt = env.getNow()
  const { sort, size, total, isTotalUnknown, firstPage } = await openScan(env, control, gate, plan)
  const position: ScanPosition = {
    pass: 1,
    rereads: 0,
    size,
    sort,
    isOrdered: sort === BY_ID,
    total,
    ...(isTotalUnknown && { isTotalUnknown }),
    totalBefore: total,
    startedAt,
    serverStart: firstPage.date ?? null,
  }
  const marks = createMarks(countPages(total, size), [])
  if (marks.length > 0) marks[0] = await env.pageStore.storePage(1, 0, firstPage.content)
  await env.pageStore.storePosition(position)
  return { position, marks, previousMarks: null, check: null }
}

/** The pages from `first` on are to be read again; what stands before it stays. */
export async function rereadFrom<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  { position, marks, check }: ScanState,
  first: number,
): Promise<ScanState> {
  const next = { ...position, rereads: position.rereads + 1, total: check?.totalAfter ?? position.total }
  await env.pageStore.deleteFrom(position.pass, first)
  await env.pageStore.storePosition(next)
  const stands = marks.slice(0, first).filter((mark) => mark !== undefined)
  return {
    position: next,
    marks: createMarks(countPages(next.total, next.size), stands),
    previousMarks: null,
    check: null,
  }
}

/** One more whole walk, to be compared with the one just ended. */
export async function startNextPass<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  control: ScanControl,
  gate: CallGate,
  { position, marks, previousMarks }: ScanState,
): Promise<ScanState> {
  const { size, sort } = position
  const first = await callWithRetry(env, control, gate, (signal) => env.fetchPage({ page: 0, size, sort }, signal))
  const pass = position.pass + 1
  const total = position.isTotalUnknown ? position.total : first.totalElements
  const next = { ...position, pass, total, rereads: position.rereads + (previousMarks ? 1 : 0) }
  const pages = createMarks(countPages(total, size), [])
  if (pages.length > 0) pages[0] = await env.pageStore.storePage(pass, 0, first.content)
  await env.pageStore.storePosition(next)
  return { position: next, marks: pages, previousMarks: marks.filter((mark) => mark !== undefined), check: null }
}
