/** From one round of a reading to the next: where it begins, what is read again (reading/walk/README §1). */
import type { CheckResult } from './check.ts'
import type { ReadingControl } from './control.ts'
import type { PageMark, ReadingEnvironment, ReadingPlan, ReadingPosition, ReadRow } from './environment.ts'
import { pagesFor } from './marks.ts'
import { BY_ID, openReading } from './open.ts'
import { type Gate, patiently } from './patience.ts'
import type { Marks } from './walk-pages.ts'

/** What a reading is made of while it runs. */
export interface WalkState {
  readonly position: ReadingPosition
  /** By index; a hole is a page still to be read. */
  readonly marks: Marks
  /** The walk before this one, where two are compared. */
  readonly earlier: readonly PageMark[] | null
  readonly check: CheckResult | null
}

/** Room for so many pages, with those filled that are known. */
function holesUpTo(pages: number, known: readonly PageMark[]): Marks {
  const marks: Marks = Array.from({ length: pages }, () => undefined)
  for (const mark of known) if (mark.index < pages) marks[mark.index] = mark
  return marks
}

/** Asks for the first page, or takes up what was kept of an earlier reading. */
export async function beginReading<Row extends ReadRow>(
  env: ReadingEnvironment<Row>,
  plan: ReadingPlan,
  control: ReadingControl,
  gate: Gate,
  from: ReadingPosition | null,
): Promise<WalkState> {
  if (from) {
    const marks = holesUpTo(pagesFor(from.total, from.size), await env.pages.marks(from.walk))
    const before = from.walk > 1 ? await env.pages.marks(from.walk - 1) : null
    const earlier = before?.toSorted((one, other) => one.index - other.index) ?? null
    return { position: from, marks, earlier, check: null }
  }
  const startedAt = env.now()
  const { sort, size, total, uncounted, first } = await openReading(env, control, gate, plan)
  const position: ReadingPosition = {
    walk: 1,
    rereads: 0,
    size,
    sort,
    ordered: sort === BY_ID,
    total,
    ...(uncounted && { uncounted }),
    totalBefore: total,
    startedAt,
    serverStart: first.date ?? null,
  }
  const marks = holesUpTo(pagesFor(total, size), [])
  if (marks.length > 0) marks[0] = await env.pages.keep(1, 0, first.content)
  await env.pages.note(position)
  return { position, marks, earlier: null, check: null }
}

/** The pages from `first` on are to be read again; what stands before it stays. */
export async function repairFrom<Row extends ReadRow>(
  env: ReadingEnvironment<Row>,
  { position, marks, check }: WalkState,
  first: number,
): Promise<WalkState> {
  const next = { ...position, rereads: position.rereads + 1, total: check?.totalAfter ?? position.total }
  await env.pages.cut(position.walk, first)
  await env.pages.note(next)
  const stands = marks.slice(0, first).filter((mark) => mark !== undefined)
  return { position: next, marks: holesUpTo(pagesFor(next.total, next.size), stands), earlier: null, check: null }
}

/** One more whole walk, to be compared with the one just ended. */
export async function walkAgain<Row extends ReadRow>(
  env: ReadingEnvironment<Row>,
  control: ReadingControl,
  gate: Gate,
  { position, marks, earlier }: WalkState,
): Promise<WalkState> {
  const { size, sort } = position
  const first = await patiently(env, control, gate, (signal) => env.fetchPage({ page: 0, size, sort }, signal))
  const walk = position.walk + 1
  const total = position.uncounted ? position.total : first.totalElements
  const next = { ...position, walk, total, rereads: position.rereads + (earlier ? 1 : 0) }
  const pages = holesUpTo(pagesFor(total, size), [])
  if (pages.length > 0) pages[0] = await env.pages.keep(walk, 0, first.content)
  await env.pages.note(next)
  return { position: next, marks: pages, earlier: marks.filter((mark) => mark !== undefined), check: null }
}
