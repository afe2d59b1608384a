/** One round of a reading, judged: a verdict, or another round (scan/protocol/README §2, §3). Pure. */
import type { CheckResult } from './check-page-ends.ts'
import type { PageMark } from './scan-environment.ts'
import { compareMarks, countPageRows, findRepeatedIds, haveSameIds } from './page-marks.ts'
import type { Verdict } from './verdict.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Rounds of reading again before rows are said to move. */
const MAX_REREADS = 3

/** What is known at the end of a walk. */
export interface Round {
  /** The pages of the last walk, all of them. */
  readonly marks: readonly PageMark[]
  /** The pages of the walk before it, where two are compared and there is one. */
  readonly previousMarks: readonly PageMark[] | null
  /** Two walks have to agree; 'values': in what the rows hold as well. */
  readonly comparison: false | 'ids' | 'values'
  readonly isOrdered: boolean
  readonly size: number
  /** Rows that the platform named before these pages were asked for. */
  readonly total: number
  /** The platform names no number of rows. */
  readonly isTotalUnknown?: true
  readonly rereads: number
  /** Those of them that count for no round any more. */
  readonly rereadsBefore?: number
  /** null where the walks differ already, or there is one of two. */
  readonly check: CheckResult | null
  /** ms since the epoch. */
  readonly nowMs: number
}

/** Indexes (0-based) at which the two walks of a round differ; none where one walk is enough. */
export function findDifferingPages({ marks, previousMarks, comparison }: Omit<Round, 'check' | 'nowMs'>): number[] {
  if (!comparison || !previousMarks) return []
  const sameValues = (one: PageMark, other: PageMark) => haveSameIds(one, other) && one.sha256 === other.sha256
  return compareMarks(previousMarks, marks, comparison === 'values' ? sameValues : haveSameIds)
}

/** The verdict of this round; null where rows moved and another round may settle it. */
export function judgeRound(round: Round): Verdict | null {
  const { marks, comparison, isOrdered, total, rereads, rereadsBefore = 0, check, nowMs } = round
  const lines = countPageRows(marks)
  if (marks.some(({ ids }) => !ids.every(isRecordId))) return { kind: 'unproved', why: 'ids', lines, total }
  if (round.isTotalUnknown) return { kind: 'unproved', why: 'uncounted', lines, total: lines }
  if (check?.refusesSingleRow) return { kind: 'unproved', why: 'size', lines, total }
  const repeated = findRepeatedIds(marks)
  const isSettled = check !== null && check.differing.length === 0 && check.totalAfter === total
  const isWhole = lines === total && findIncompletePage(round) < 0 && check?.hasMore === false
  if (isSettled && isWhole && repeated.length === 0) {
    if (!isOrdered) return { kind: 'unproved', why: 'order', lines, total }
    return { kind: 'proved', lines, endsChecked: marks.length, checkedAt: nowMs, rereads, double: comparison !== false }
  }
  if ((comparison && !round.previousMarks) || rereads - rereadsBefore < MAX_REREADS) return null
  // Nothing moves from one round to the next, and still it does not come out even.
  if (isSettled) return { kind: 'unproved', why: repeated.length > 0 ? 'order' : 'estimate', lines, total }
  const pages = new Set([
    ...findDifferingPages(round),
    ...(check?.differing ?? []),
    ...repeated.map(({ index }) => index),
  ])
  if (pages.size === 0) pages.add(Math.max(0, marks.length - 1))
  return {
    kind: 'moved',
    pages: [...pages].sort((one, other) => one - other),
    repeated,
    missing: Math.max(0, (check?.totalAfter ?? total) - (lines - repeated.length)),
    lines,
    total: check?.totalAfter ?? total,
  }
}

/** The first page (0-based) that has not as many rows as it must have; -1 where there is none. */
const findIncompletePage = ({ marks, size, total }: Round): number =>
  marks.findIndex(({ index, ids }) => ids.length !== Math.min(size, total - index * size))

/** The first page (0-based) to be read again after a check that did not hold; everything before it stands. */
export function getFirstPageToRepeat(round: Round): number {
  const { marks, size, total, check } = round
  const candidates = [...(check?.differing ?? []), ...findRepeatedIds(marks).map(({ index }) => index)]
  const odd = findIncompletePage(round)
  if (odd >= 0) candidates.push(odd)
  if (check && check.totalAfter !== total) candidates.push(Math.floor(Math.min(check.totalAfter, total) / size))
  return candidates.length > 0 ? Math.min(...candidates) : Math.max(0, marks.length - 1)
}
