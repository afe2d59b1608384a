import { expect, test } from 'vitest'
import type { ScanPosition } from './scan-environment.ts'
import { getFirstMovedPage, createFurtherRounds } from './further-rounds.ts'
import type { ScanOutcome, Verdict } from './verdict.ts'

const outcome = (verdict: Verdict, double = false): ScanOutcome => ({
  verdict,
  pass: 1,
  sort: 'id,ASC',
  size: 10,
  pages: 3,
  totalBefore: 30,
  totalAfter: 28,
  lines: 30,
  uniqueIds: 30,
  endsChecked: 3,
  rereads: 3,
  double,
  startedAt: 1,
  endedAt: 2,
  serverStart: null,
  serverEnd: null,
})
const moved = (...pages: number[]): Verdict => ({
  kind: 'moved',
  pages,
  repeated: [],
  missing: 0,
  lines: 30,
  total: 28,
})

test('rereads moved rows from their first page', () => {
  expect(getFirstMovedPage(outcome(moved(2, 5)))).toBe(2)
  expect(getFirstMovedPage(outcome(moved()))).toBe(0)
})

test('finds no such page if two passes must agree or nothing moved', () => {
  expect(getFirstMovedPage(outcome(moved(2), true))).toBeNull()
  expect(getFirstMovedPage(outcome({ kind: 'unproved', why: 'order', lines: 3, total: 3 }))).toBeNull()
})

test('continues with the current total, and with as many rounds as a new scan', () => {
  const position: ScanPosition = {
    pass: 1,
    rereads: 3,
    size: 10,
    sort: 'id,ASC',
    isOrdered: true,
    total: 30,
    totalBefore: 30,
    startedAt: 1,
    serverStart: null,
  }
  const next = createFurtherRounds(position, outcome(moved(2)))
  expect(next).toEqual({ ...position, total: 28, rereads: 4, rereadsBefore: 4 })
})
