/**
 * The steps from one round of a scan to the next: where it starts and what it reads again (scan/protocol/README §1).
 */
import type { CheckResult } from './check-page-ends.ts'
import type { ScanControl } from './scan-control.ts'
import type { PageMark, ScanEnvironment, ScanPlan, ScanPosition, ScanRow } from './scan-environment.ts'
import { countPages } from './page-marks.ts'
import { BY_ID, openScan } from './open-scan.ts'
import { type CallGate, callWithRetry } from './retry-calls.ts'
import type { PassMarks } from './read-pass.ts'

/** The state of a scan while it runs. */
export interface ScanState {
  readonly position: ScanPosition
  /** By index; undefined marks a page still to be read. */
  readonly marks: PassMarks
  /** The pass before this one, if two passes are compared. */
  readonly previousMarks: readonly PageMark[] | null
  readonly check: CheckResult | null
}

/** Creates an array for this many pages and fills in the known ones. */
function createMarks(pages: number, known: readonly PageMark[]): PassMarks {
  const marks: PassMarks = Array.from({ length: pages }, () => undefined)
  for (const mark of known) if (mark.index < pages) marks[mark.index] = mark
  return marks
}

/** Starts a scan: requests its first page, or continues from the stored pages of the position `from`. */
export async function startScan<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  plan: ScanPlan,
  control: ScanControl,
  gate: CallGate,
  from: ScanPosition | null,
): Promise<ScanState> {
  if (from) {
    const marks = createMarks(countPages(from.total, from.size), await env.pageStore.loadMarks(from.pass))
    const previous = from.pass > 1 ? await env.pageStore.loadMarks(from.pass - 1) : null
    const previousMarks = previous?.toSorted((a, b) => a.index - b.index) ?? null
    return { position: from, marks, previousMarks, check: null }
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

/** Prepares reading the pages from `first` (0-based) on again; the pages before it stay valid. */
export async function rereadFrom<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  { position, marks, check }: ScanState,
  first: number,
): Promise<ScanState> {
  const next = { ...position, rereads: position.rereads + 1, total: check?.totalAfter ?? position.total }
  await env.pageStore.deleteFrom(position.pass, first)
  await env.pageStore.storePosition(next)
  const validMarks = marks.slice(0, first).filter((mark) => mark !== undefined)
  return {
    position: next,
    marks: createMarks(countPages(next.total, next.size), validMarks),
    previousMarks: null,
    check: null,
  }
}

/** Starts one more whole pass, to compare it with the one that just ended. */
export async function startNextPass<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  control: ScanControl,
  gate: CallGate,
  { position, marks, previousMarks }: ScanState,
): Promise<ScanState> {
  const { size, sort } = position
  const firstPage = await callWithRetry(env, control, gate, (signal) => env.fetchPage({ page: 0, size, sort }, signal))
  const pass = position.pass + 1
  const total = position.isTotalUnknown ? position.total : firstPage.totalElements
  const next = { ...position, pass, total, rereads: position.rereads + (previousMarks ? 1 : 0) }
  const nextMarks = createMarks(countPages(total, size), [])
  if (nextMarks.length > 0) nextMarks[0] = await env.pageStore.storePage(pass, 0, firstPage.content)
  await env.pageStore.storePosition(next)
  return { position: next, marks: nextMarks, previousMarks: marks.filter((mark) => mark !== undefined), check: null }
}
