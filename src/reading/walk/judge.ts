/** One round of a reading, judged: a verdict, or another round (reading/walk/README §2, §3). Pure. */
import type { CheckResult } from './check.ts'
import type { PageMark } from './environment.ts'
import { differingPages, linesOf, repeatedIds, sameIds } from './marks.ts'
import type { Verdict } from './verdict.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** Rounds of reading again before rows are said to move. */
const MOST_REREADS = 3

/** What is known at the end of a walk. */
export interface Round {
  /** The pages of the last walk, all of them. */
  readonly marks: readonly PageMark[]
  /** The pages of the walk before it, where two are compared and there is one. */
  readonly earlier: readonly PageMark[] | null
  /** Two walks have to agree; 'values': in what the rows hold as well. */
  readonly twice: false | 'ids' | 'values'
  readonly ordered: boolean
  readonly size: number
  /** Rows that the platform named before these pages were asked for. */
  readonly total: number
  /** The platform names no number of rows. */
  readonly uncounted?: true
  readonly rereads: number
  /** Those of them that count for no round any more. */
  readonly rereadsBefore?: number
  /** null where the walks differ already, or there is one of two. */
  readonly check: CheckResult | null
  /** ms since the epoch. */
  readonly now: number
}

/** Indexes (0-based) at which the two walks of a round differ; none where one walk is enough. */
export function pagesApart({ marks, earlier, twice }: Omit<Round, 'check' | 'now'>): number[] {
  if (!twice || !earlier) return []
  const sameValues = (one: PageMark, other: PageMark) => sameIds(one, other) && one.sha256 === other.sha256
  return differingPages(earlier, marks, twice === 'values' ? sameValues : sameIds)
}

/** The verdict of this round; null where rows moved and another round may settle it. */
export function judge(round: Round): Verdict | null {
  const { marks, twice, ordered, total, rereads, rereadsBefore = 0, check, now } = round
  const lines = linesOf(marks)
  if (marks.some(({ ids }) => !ids.every(isRecordId))) return { kind: 'unproved', why: 'ids', lines, total }
  if (round.uncounted) return { kind: 'unproved', why: 'uncounted', lines, total: lines }
  if (check?.refusesOne) return { kind: 'unproved', why: 'size', lines, total }
  const repeated = repeatedIds(marks)
  const isSettled = check !== null && check.differing.length === 0 && check.totalAfter === total
  const isWhole = lines === total && oddPage(round) < 0 && check?.hasMore === false
  if (isSettled && isWhole && repeated.length === 0) {
    if (!ordered) return { kind: 'unproved', why: 'order', lines, total }
    return { kind: 'proved', lines, endsChecked: marks.length, checkedAt: now, rereads, double: twice !== false }
  }
  if ((twice && !round.earlier) || rereads - rereadsBefore < MOST_REREADS) return null
  // Nothing moves from one round to the next, and still it does not come out even.
  if (isSettled) return { kind: 'unproved', why: repeated.length > 0 ? 'order' : 'estimate', lines, total }
  const pages = new Set([...pagesApart(round), ...(check?.differing ?? []), ...repeated.map(({ index }) => index)])
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
const oddPage = ({ marks, size, total }: Round): number =>
  marks.findIndex(({ index, ids }) => ids.length !== Math.min(size, total - index * size))

/** The first page (0-based) to be read again after a check that did not hold; everything before it stands. */
export function firstToRepeat(round: Round): number {
  const { marks, size, total, check } = round
  const candidates = [...(check?.differing ?? []), ...repeatedIds(marks).map(({ index }) => index)]
  const odd = oddPage(round)
  if (odd >= 0) candidates.push(odd)
  if (check && check.totalAfter !== total) candidates.push(Math.floor(Math.min(check.totalAfter, total) / size))
  return candidates.length > 0 ? Math.min(...candidates) : Math.max(0, marks.length - 1)
}
