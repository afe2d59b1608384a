import { describe, expect, test } from 'vitest'
import type { CheckResult } from './check-page-ends.ts'
import { getFirstPageToRepeat, judgeRound, findDifferingPages, type Round } from './judge-round.ts'
import { mark } from './scripted-platform.fixture.ts'

/** Three pages of two rows; the last page has one row. */
const marks = [mark(0, [1, 2]), mark(1, [3, 4]), mark(2, [5])]
const check = (more: Partial<CheckResult> = {}): CheckResult => ({
  totalAfter: 5,
  differing: [],
  hasMore: false,
  refusesSingleRow: false,
  unreadPages: [],
  date: null,
  ...more,
})
const round = (more: Partial<Round> = {}): Round => ({
  marks,
  previousMarks: null,
  comparison: false,
  isOrdered: true,
  size: 2,
  total: 5,
  rereads: 0,
  check: check(),
  nowMs: 77,
  ...more,
})
const proved = { kind: 'proved', lines: 5, endsChecked: 3, checkedAt: 77, rereads: 0, double: false }

describe('a verified scan', () => {
  test('needs the same page ends and total, full pages, and no repeated id', () => {
    expect(judgeRound(round())).toEqual(proved)
    expect(judgeRound(round({ rereads: 2 }))).toEqual({ ...proved, rereads: 2 })
  })

  test('may be empty', () => {
    expect(judgeRound(round({ marks: [], total: 0, check: check({ totalAfter: 0 }) }))).toMatchObject({
      lines: 0,
      endsChecked: 0,
    })
  })

  test('may have two passes that agree', () => {
    expect(judgeRound(round({ comparison: 'ids', previousMarks: marks }))).toEqual({ ...proved, double: true })
    expect(judgeRound(round({ comparison: 'values', previousMarks: marks }))).toEqual({ ...proved, double: true })
  })

  test('may settle in the last round', () =>
    expect(judgeRound(round({ rereads: 3 }))).toMatchObject({ kind: 'proved' }))
})

describe('another round, three times at most', () => {
  const swapped = [mark(0, [1, 2]), mark(1, [3, 3]), mark(2, [5])]
  const short = [mark(0, [1, 2]), mark(1, [3]), mark(2, [5])]
  const incomplete = [mark(0, [1]), mark(1, [2, 3]), mark(2, [4, 5])]
  test.each<[string, Partial<Round>]>([
    ['an end has changed', { check: check({ differing: [1] }) }],
    ['the total has grown', { check: check({ totalAfter: 6 }) }],
    ['the total has fallen', { check: check({ totalAfter: 4 }) }],
    ['there is a row behind the last', { check: check({ hasMore: true }) }],
    ['an id stands twice', { marks: swapped }],
    ['a row is missing', { marks: short }],
    ['a page is missing', { marks: marks.slice(0, 2) }],
    ['a page is too short and another too long', { marks: incomplete }],
    ['the passes differ', { comparison: 'ids', previousMarks: marks, check: null }],
  ])('%s', (_, more) => {
    for (const rereads of [0, 1, 2]) expect(judgeRound(round({ ...more, rereads }))).toBeNull()
    expect(judgeRound(round({ ...more, rereads: 3 }))).not.toBeNull()
    // Rereads before the operator asked for further rounds do not count.
    expect(judgeRound(round({ ...more, rereads: 6, rereadsBefore: 4 }))).toBeNull()
    expect(judgeRound(round({ ...more, rereads: 7, rereadsBefore: 4 }))).not.toBeNull()
  })

  test('always follows the first of two passes', () => {
    expect(judgeRound(round({ comparison: 'ids', check: null, rereads: 9 }))).toBeNull()
  })
})

describe('an unverified scan', () => {
  test('is due to a call that does not return single rows, whatever else it says', () => {
    const unproved = { kind: 'unproved', why: 'size', lines: 5, total: 5 }
    expect(judgeRound(round({ check: check({ refusesSingleRow: true }) }))).toEqual(unproved)
    expect(judgeRound(round({ check: check({ refusesSingleRow: true, differing: [1] }), isOrdered: false }))).toEqual(
      unproved,
    )
  })

  test('is due to an order that is not unique, even if everything holds', () => {
    expect(judgeRound(round({ isOrdered: false }))).toEqual({ kind: 'unproved', why: 'order', lines: 5, total: 5 })
  })

  test('is due to the order if nothing moves and ids repeat', () => {
    const twice = [mark(0, [1, 2]), mark(1, [2, 4]), mark(2, [5])]
    expect(judgeRound(round({ marks: twice, rereads: 3 }))).toEqual({
      kind: 'unproved',
      why: 'order',
      lines: 5,
      total: 5,
    })
  })

  test('is due to the total if nothing moves and the total is not the number of rows', () => {
    const why = { kind: 'unproved', why: 'estimate', lines: 5, total: 7 }
    expect(judgeRound(round({ total: 7, check: check({ totalAfter: 7 }), rereads: 3 }))).toEqual(why)
    expect(judgeRound(round({ check: check({ hasMore: true }), rereads: 3 }))).toEqual({ ...why, total: 5 })
  })
})

describe('moved rows', () => {
  const moved = (more: Partial<Round>) => judgeRound(round({ rereads: 3, ...more }))

  test('are described by the pages with other ends, repeated ids and missing rows', () => {
    const twice = [mark(0, [1, 2]), mark(1, [2, 4]), mark(2, [4])]
    expect(moved({ marks: twice, check: check({ differing: [2, 1], totalAfter: 8 }) })).toEqual({
      kind: 'moved',
      pages: [0, 1, 2],
      repeated: [
        { id: 2, index: 0 },
        { id: 4, index: 1 },
      ],
      // There are eight rows, three different ones were read.
      missing: 5,
      lines: 5,
      total: 8,
    })
  })

  test('never have a negative number of missing rows', () => {
    expect(moved({ check: check({ differing: [0], totalAfter: 3 }) })).toMatchObject({
      missing: 0,
      total: 3,
      pages: [0],
    })
  })

  test('are described by the pages in which two passes differ, and the total of the last one', () => {
    const earlier = [mark(0, [1, 2]), mark(1, [3, 9]), mark(2, [8])]
    expect(moved({ comparison: 'ids', previousMarks: earlier, check: null })).toEqual({
      kind: 'moved',
      pages: [1, 2],
      repeated: [],
      missing: 0,
      lines: 5,
      total: 5,
    })
  })

  test('are described by pages in numerical order', () => {
    const many = Array.from({ length: 12 }, (_, index) => mark(index, [index + 1]))
    const differing = [10, 9, 2]
    expect(moved({ marks: many, size: 1, total: 12, check: check({ differing, totalAfter: 12 }) })).toMatchObject({
      pages: [2, 9, 10],
    })
  })

  test('are attributed to the last page if no page end shows them', () => {
    expect(moved({ check: check({ totalAfter: 6 }) })).toMatchObject({ pages: [2], missing: 1, total: 6 })
    expect(moved({ marks: [], total: 0, check: check({ totalAfter: 6 }) })).toMatchObject({ pages: [0], missing: 6 })
  })
})

describe('two passes', () => {
  const other = [marks[0] ?? mark(0, []), mark(1, [3, 4], 'other values'), mark(2, [6])]
  const apart = (twice: Round['comparison'], earlier: Round['previousMarks']) =>
    findDifferingPages(round({ comparison: twice, previousMarks: earlier }))

  test('are compared by ids, or by the content of their rows too', () => {
    expect(apart('ids', other)).toEqual([2])
    expect(apart('values', other)).toEqual([1, 2])
    expect(apart('ids', marks.slice(0, 2))).toEqual([2])
  })

  test('are not compared if one is enough, or if there is only one yet', () => {
    expect(apart(false, other)).toEqual([])
    expect(apart('values', null)).toEqual([])
  })

  test('differ if ids differ, even with the same fingerprint', () => {
    expect(apart('values', [mark(0, [1, 9], '1-2'), ...marks.slice(1)])).toEqual([0])
  })
})

describe('a reread', () => {
  const first = (more: Partial<Round>) => getFirstPageToRepeat(round(more))

  test('begins at the first page with another end, a repeated id, or a wrong number of rows', () => {
    expect(first({ check: check({ differing: [1, 2] }) })).toBe(1)
    expect(first({ marks: [mark(0, [1, 2]), mark(1, [3, 4]), mark(2, [4])] })).toBe(1)
    expect(first({ marks: [mark(0, [1, 2]), mark(1, [3]), mark(2, [5])] })).toBe(1)
    expect(first({ marks: [mark(0, [1]), mark(1, [2, 3]), mark(2, [5])], check: check({ differing: [1] }) })).toBe(0)
  })

  test('begins where the shorter of two results ends', () => {
    expect(first({ check: check({ totalAfter: 3 }) })).toBe(1)
    expect(first({ check: check({ totalAfter: 99 }) })).toBe(2)
    expect(first({ check: check({ totalAfter: 3, differing: [2] }) })).toBe(1)
  })

  test('covers the last page if nothing else is known', () => {
    expect(first({ check: check({ hasMore: true }) })).toBe(2)
    expect(first({ marks: marks.slice(0, 2), total: 4, check: check({ totalAfter: 4, hasMore: true }) })).toBe(1)
    expect(first({ marks: [], total: 0, check: check({ totalAfter: 0, hasMore: true }) })).toBe(0)
    expect(first({ check: null })).toBe(2)
  })
})

test('rows without an id prevent a verified scan, whatever else holds [F17]', () => {
  const nameless = [mark(0, [1, 2]), mark(1, [0, 0]), mark(2, [5])]
  expect(judgeRound(round({ marks: nameless }))).toEqual({ kind: 'unproved', why: 'ids', lines: 5, total: 5 })
  expect(judgeRound(round({ marks: nameless, comparison: 'ids', check: null }))).toMatchObject({ why: 'ids' })
})
