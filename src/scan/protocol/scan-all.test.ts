/** The outcome of a scan; the steps of its protocol are tested in tests/scan. */
import { describe, expect, test } from 'vitest'
import type { PageRequest, ScanPosition } from './scan-environment.ts'
import { isPageEnd, outcome, setupScan } from './scan-all.fixture.ts'
import { answer, lost, mark, status } from './scripted-platform.fixture.ts'

const proved = { kind: 'proved', lines: 5, endsChecked: 3, checkedAt: 1_000_000, rereads: 0, double: false }

test('describes a verified scan with all its numbers', async () => {
  expect(await setupScan().run()).toEqual({ ...outcome, verdict: proved })
})

test.each([
  ['once', 900_000],
  ['twice', 900_000],
  ['once', Number.MAX_SAFE_INTEGER],
] as const)('a total far too high is reported after the pages that have rows (%s, %d)', async (passMode, total) => {
  const ids = [11, 12, 13, 14, 15]
  const respond = ({ page, size }: PageRequest) => {
    const most = Math.min(size, 2)
    return answer(ids.slice(page * most, (page + 1) * most), total)
  }
  const { run, requests } = setupScan(respond, passMode)
  expect((await run()).verdict).toEqual({ kind: 'unproved', why: 'estimate', lines: 5, total })
  expect(requests.length).toBeLessThan(100)
})

test.each(['moves', 'twice'] as const)('reports two passes (%s)', async (passMode) => {
  const { run, storedPages, positions } = setupScan(undefined, passMode)
  expect(await run()).toEqual({
    ...outcome,
    pass: 2,
    double: true,
    serverEnd: 511,
    verdict: { ...proved, double: true },
  })
  expect(storedPages.map(([pass, index]) => `${pass} ${index}`).toSorted()).toEqual([
    '1 0',
    '1 1',
    '1 2',
    '2 0',
    '2 1',
    '2 2',
  ])
  expect(positions.map(({ pass }) => pass)).toEqual([1, 2])
})

test('a platform without dates has no clock', async () => {
  const { run } = setupScan(({ page, size }) => {
    const most = Math.min(size, 2)
    return answer([11, 12, 13, 14, 15].slice(page * most, (page + 1) * most), 5)
  })
  expect(await run()).toMatchObject({ serverStart: null, serverEnd: null })
})

test('a clock that runs behind does not turn the platform’s time back', async () => {
  const ids = [11, 12, 13, 14, 15]
  const { run } = setupScan(({ page, size }) => (size === 1 ? answer(ids.slice(page, page + 1), 5, 3) : undefined))
  expect((await run()).serverEnd).toBe(503)
})

test('counts a row that was read twice once among the ids', async () => {
  const { run } = setupScan(undefined, 'once', [11, 12, 12, 12, 15])
  expect(await run()).toMatchObject({ lines: 5, uniqueIds: 3, verdict: { kind: 'unproved', why: 'order' } })
})

test('does not start a second pass for a broken order if one pass is enough', async () => {
  const { run, positions, requests } = setupScan(undefined, 'twice', [15, 14, 13, 12, 11])
  expect(await run()).toMatchObject({ double: false, endsChecked: 3, verdict: { kind: 'unproved', why: 'order' } })
  expect(positions.map(({ isOrdered }) => isOrdered)).toEqual([true, false])
  expect(requests.filter((ask) => !isPageEnd(ask))).toHaveLength(3)
})

test('checks no page end if the call does not return single rows', async () => {
  const { run } = setupScan(({ size }) => {
    if (size === 1) throw status(400)
  })
  expect(await run()).toMatchObject({ endsChecked: 0, verdict: { kind: 'unproved', why: 'size' } })
})

describe('moved rows', () => {
  test('are read again from their first page, and everything is reported', async () => {
    let ids = [11, 12, 13, 14, 15]
    const { run, deletions, positions } = setupScan(({ page, size }, nth) => {
      if (size === 1 && page === 0 && nth === 1) ids = [11, 12, 13, 15]
      const most = Math.min(size, 2)
      return answer(ids.slice(page * most, (page + 1) * most), ids.length)
    })
    expect(await run()).toMatchObject({
      pages: 2,
      totalBefore: 5,
      totalAfter: 4,
      lines: 4,
      uniqueIds: 4,
      endsChecked: 2,
      rereads: 1,
      verdict: { kind: 'proved', lines: 4, endsChecked: 2, rereads: 1 },
    })
    expect(deletions).toEqual([[1, 1]])
    expect(positions.map(({ total, rereads }) => [total, rereads])).toEqual([
      [5, 0],
      [4, 1],
    ])
  })

  test('between two passes: the second becomes the first, and nothing is checked before two agree', async () => {
    const { run, requests, storedPages } = setupScan(({ page, size }, nth) => {
      if (page === 2 && size === 2 && nth === 1) return answer([99], 5)
    }, 'moves')
    expect(await run()).toMatchObject({ rereads: 1, double: true, verdict: { kind: 'proved', rereads: 1 } })
    expect(storedPages.map(([pass]) => pass).toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
    expect(requests.findIndex(isPageEnd)).toBe(requests.length - 5)
  })
})

test('a resumed scan has the start and the numbers of the first', async () => {
  const { run, storedMarks, requests, state } = setupScan()
  storedMarks.set(1, [mark(0, [11, 12]), mark(2, [15])])
  const from: ScanPosition = {
    pass: 1,
    rereads: 2,
    rereadsBefore: 2,
    size: 2,
    sort: 'id,ASC',
    isOrdered: true,
    total: 5,
    totalBefore: 6,
    startedAt: 7,
    serverStart: 8,
  }
  expect(await run(from)).toMatchObject({
    startedAt: 7,
    endedAt: state.now,
    serverStart: 8,
    totalBefore: 6,
    rereads: 2,
    verdict: { kind: 'proved', rereads: 2 },
  })
  expect(requests.filter((ask) => !isPageEnd(ask)).map(({ page }) => page)).toEqual([1])
})

test('a scan stopped before it resumes keeps the start of the first', async () => {
  const { run, control, env, storedMarks } = setupScan()
  storedMarks.set(1, [])
  env.pageStore.loadMarks = async () => {
    control.stop('cancelled')
    throw lost()
  }
  const from = { pass: 1, rereads: 0, size: 2, sort: 'id,ASC', isOrdered: true, total: 5, totalBefore: 5 }
  expect(await run({ ...from, startedAt: 7, serverStart: null })).toMatchObject({
    startedAt: 7,
    verdict: { kind: 'incomplete', why: 'cancelled' },
  })
})

test.each([
  ['answers no rows behind its last page', []],
  ['answers its last page for those behind it', [15]],
  ['answers its first page for those behind it', [11, 12]],
])('a call that says no total, and %s, is read to its end and proves nothing', async (_, behind) => {
  const pages = [[11, 12], [13, 14], [15]]
  const { run, storedPages, requests } = setupScan(({ page }) => ({
    ...answer(pages[page] ?? behind, page * 2 + 3),
    isTotalUnknown: true,
  }))
  expect(await run()).toMatchObject({
    verdict: { kind: 'unproved', why: 'uncounted', lines: 5, total: 5 },
    totalBefore: 5,
    totalAfter: 5,
    lines: 5,
    uniqueIds: 5,
  })
  expect(storedPages.flatMap(([, , ids]) => ids)).toEqual([11, 12, 13, 14, 15])
  expect(requests.length).toBeLessThan(7)
})
