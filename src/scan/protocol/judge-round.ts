/** Judges one round of a scan: gives a verdict, or asks for another round (scan/protocol/README §2, §3). Pure. */
import type { CheckResult } from './check-page-ends.ts'
import type { PageMark } from './scan-environment.ts'
import { compareMarks, countPageRows, findRepeatedIds, haveSameIds } from './page-marks.ts'
import type { Verdict } from './verdict.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** The most rereads before the verdict is that rows moved. */
const MAX_REREADS = 3

/** The facts known at the end of a pass over the pages. */
export interface Round {
  /** All pages of the last pass. */
  readonly marks: readonly PageMark[]
  /** The pages of the pass before it; null if two passes are not compared or there is only one yet. */
  readonly previousMarks: readonly PageMark[] | null
  /** Whether two passes must agree: in their ids ('ids'), or in the content of their rows too ('values'). */
  readonly comparison: false | 'ids' | 'values'
  readonly isOrdered: boolean
  readonly size: number
  /** Number of rows that the platform named before these pages were requested. */
  readonly total: number
  /** The platform names no number of rows. */
  readonly isTotalUnknown?: true
  readonly rereads: number
  /** How many of `rereads` no longer count towards the limit of rounds. */
  readonly rereadsBefore?: number
  /** null if the passes differ already, or if the second of two passes is still missing. */
  readonly check: CheckResult | null
  /** ms since the epoch. */
  readonly nowMs: number
}

/** 0-based indexes at which the two passes of a round differ; empty if one pass is enough. */
export function findDifferingPages({ marks, previousMarks, comparison }: Omit<Round, 'check' | 'nowMs'>): number[] {
  if (!comparison || !previousMarks) return []
  const sameValues = (a: PageMark, b: PageMark) => haveSameIds(a, b) && a.sha256 === b.sha256
  return compareMarks(previousMarks, marks, comparison === 'values' ? sameValues : haveSameIds)
}

/** The verdict of this round; null if rows moved and another round may settle the scan. */
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
  // Nothing moves from one round to the next, and the numbers still do not agree.
  if (isSettled) return { kind: 'unproved', why: repeated.length > 0 ? 'order' : 'estimate', lines, total }
  const pages = new Set([
    ...findDifferingPages(round),
    ...(check?.differing ?? []),
    ...repeated.map(({ index }) => index),
  ])
  if (pages.size === 0) pages.add(Math.max(0, marks.length - 1))
  return {
    kind: 'moved',
    pages: [...pages].sort((a, b) => a - b),
    repeated,
    missing: Math.max(0, (check?.totalAfter ?? total) - (lines - repeated.length)),
    lines,
    total: check?.totalAfter ?? total,
  }
}

/** 0-based index of the first page with another number of rows than it must have; -1 if there is none. */
const findIncompletePage = ({ marks, size, total }: Round): number =>
  marks.findIndex(({ index, ids }) => ids.length !== Math.min(size, total - index * size))

/** The first page (0-based) to read again after a failed check; all pages before it stay valid. */
export function getFirstPageToRepeat(round: Round): number {
  const { marks, size, total, check } = round
  const candidates = [...(check?.differing ?? []), ...findRepeatedIds(marks).map(({ index }) => index)]
  const incomplete = findIncompletePage(round)
  if (incomplete >= 0) candidates.push(incomplete)
  if (check && check.totalAfter !== total) candidates.push(Math.floor(Math.min(check.totalAfter, total) / size))
  return candidates.length > 0 ? Math.min(...candidates) : Math.max(0, marks.length - 1)
}
