/** The outcome of a scan; the steps of its protocol are tested in tests/scan. */
import { describe, expect, test } from 'vitest'
import {
  type PageResponse,
  type PageRequest,
  type ScanPosition,
  type ScanRow,
  StorageError,
  type PassMode,
} from './scan-environment.ts'
import { scanAll } from './scan-all.ts'
import { answer, lost, mark, status, createScriptedPlatform } from './scripted-platform.fixture.ts'

type Told = (ask: PageRequest, nth: number) => PageResponse<ScanRow> | void

/**
 * Five rows, at most two a page, unless a test says otherwise; the platform's clock advances by 1 ms with each call.
 */
function reading(told: Told = () => {}, walks: PassMode = 'once', ids: readonly number[] = [11, 12, 13, 14, 15]) {
  let clock = 500
  const world = createScriptedPlatform((ask, nth) => {
    const own = told(ask, nth)
    const size = Math.min(ask.size, 2)
    return own ?? answer(ids.slice(ask.page * size, (ask.page + 1) * size), ids.length, ++clock)
  })
  const { env, control } = world
  const run = (from: ScanPosition | null = null) =>
    scanAll(env, { listOrder: 'dt,DESC', listPageSize: 10, passMode: walks }, control, from)
  return { ...world, run }
}
const outcome = {
  pass: 1,
  sort: 'id,ASC',
  size: 2,
  pages: 3,
  totalBefore: 5,
  totalAfter: 5,
  lines: 5,
  uniqueIds: 5,
  endsChecked: 3,
  rereads: 0,
  double: false,
  startedAt: 1_000_000,
  endedAt: 1_000_000,
  serverStart: 501,
  serverEnd: 508,
}
const proved = { kind: 'proved', lines: 5, endsChecked: 3, checkedAt: 1_000_000, rereads: 0, double: false }
/** How often one page end was requested by the check. */
const isEnd = ({ size }: PageRequest) => size === 1

test('describes a verified scan with all its numbers', async () => {
  expect(await reading().run()).toEqual({ ...outcome, verdict: proved })
})

test.each([
  ['once', 900_000],
  ['twice', 900_000],
  ['once', Number.MAX_SAFE_INTEGER],
] as const)('a total far too high is told after the pages that have rows (%s, %d)', async (walks, total) => {
  const ids = [11, 12, 13, 14, 15]
  const told = ({ page, size }: PageRequest) => {
    const most = Math.min(size, 2)
    return answer(ids.slice(page * most, (page + 1) * most), total)
  }
  const { run, asked } = reading(told, walks)
  expect((await run()).verdict).toEqual({ kind: 'unproved', why: 'estimate', lines: 5, total })
  expect(asked.length).toBeLessThan(100)
})

test.each(['moves', 'twice'] as const)('reports two passes (%s)', async (walks) => {
  const { run, kept, notes } = reading(undefined, walks)
  expect(await run()).toEqual({
    ...outcome,
    pass: 2,
    double: true,
    serverEnd: 511,
    verdict: { ...proved, double: true },
  })
  expect(kept.map(([walk, index]) => `${walk} ${index}`).toSorted()).toEqual(['1 0', '1 1', '1 2', '2 0', '2 1', '2 2'])
  expect(notes.map(({ pass }) => pass)).toEqual([1, 2])
})

test('a platform without dates has no clock', async () => {
  const { run } = reading(({ page, size }) => {
    const most = Math.min(size, 2)
    return answer([11, 12, 13, 14, 15].slice(page * most, (page + 1) * most), 5)
  })
  expect(await run()).toMatchObject({ serverStart: null, serverEnd: null })
})

test('a clock that runs behind does not turn the platform’s time back', async () => {
  const ids = [11, 12, 13, 14, 15]
  const { run } = reading(({ page, size }) => (size === 1 ? answer(ids.slice(page, page + 1), 5, 3) : undefined))
  expect((await run()).serverEnd).toBe(503)
})

test('counts a row that was read twice once among the ids', async () => {
  const { run } = reading(undefined, 'once', [11, 12, 12, 12, 15])
  expect(await run()).toMatchObject({ lines: 5, uniqueIds: 3, verdict: { kind: 'unproved', why: 'order' } })
})

test('does not start a second pass for a broken order if one pass is enough', async () => {
  const { run, notes, asked } = reading(undefined, 'twice', [15, 14, 13, 12, 11])
  expect(await run()).toMatchObject({ double: false, endsChecked: 3, verdict: { kind: 'unproved', why: 'order' } })
  expect(notes.map(({ isOrdered }) => isOrdered)).toEqual([true, false])
  expect(asked.filter((ask) => !isEnd(ask))).toHaveLength(3)
})

test('checks no page end if the call does not return single rows', async () => {
  const { run } = reading(({ size }) => {
    if (size === 1) throw status(400)
  })
  expect(await run()).toMatchObject({ endsChecked: 0, verdict: { kind: 'unproved', why: 'size' } })
})

describe('an incomplete scan', () => {
  const part = { ...outcome, pages: 3, endsChecked: 0, serverEnd: 502 }

  test('a page without a response: nothing is checked', async () => {
    const { run, asked } = reading(({ page, size }) => {
      if (page === 1 && size > 1) throw status(404)
    })
    expect(await run()).toEqual({
      ...part,
      lines: 3,
      uniqueIds: 3,
      verdict: { kind: 'incomplete', why: 'unread', pages: [{ first: 1, last: 1 }], lines: 3, total: 5 },
    })
    expect(asked.filter(isEnd)).toEqual([])
  })

  test('a page end without a response: the others count as checked', async () => {
    const { run } = reading(({ page, size }) => {
      if (page === 3 && size === 1) throw status(404)
    })
    expect(await run()).toMatchObject({
      endsChecked: 2,
      verdict: { kind: 'incomplete', why: 'unchecked', pages: [{ first: 1, last: 1 }], lines: 5, total: 5 },
    })
  })

  test('no response for the position after the last row: no page is missing', async () => {
    const { run } = reading(({ page, size }) => {
      if (page === 5 && size === 1) throw lost()
    })
    expect(await run()).toMatchObject({ endsChecked: 0, verdict: { why: 'unread', pages: [], lines: 5, total: 5 } })
  })

  test('no response for the total: no page is missing', async () => {
    const { run } = reading(({ size }) => {
      if (size === 1) throw lost()
    })
    expect(await run()).toMatchObject({ endsChecked: 0, verdict: { why: 'unread', pages: [], lines: 5, total: 5 } })
  })

  test.each(['once', 'twice'] as const)(
    'where it was stopped before the first page: of nothing (%s)',
    async (walks) => {
      const { run, control, state } = reading(undefined, walks)
      control.stop('cancelled')
      expect(await run()).toEqual({
        verdict: { kind: 'incomplete', why: 'cancelled', pages: [], lines: 0, total: 0 },
        pass: 1,
        sort: '',
        size: 0,
        pages: 0,
        totalBefore: 0,
        totalAfter: 0,
        lines: 0,
        uniqueIds: 0,
        endsChecked: 0,
        rereads: 0,
        double: false,
        startedAt: state.now,
        endedAt: state.now,
        serverStart: null,
        serverEnd: null,
      })
    },
  )

  test('stopped halfway: the missing pages are listed', async () => {
    const { run, control } = reading(({ page, size }) => {
      if (page === 1 && size > 1) control.stop('session')
      if (page === 1 && size > 1) throw lost()
    })
    const { verdict, startedAt } = await run()
    expect(verdict).toMatchObject({ kind: 'incomplete', why: 'session', total: 5 })
    expect(startedAt).toBe(1_000_000)
  })

  test.each([
    ['first', 1],
    ['second', 2],
  ])('in the %s of two walks: two are told only where there was a second', async (_, pass) => {
    let asked = 0
    const { run } = reading(({ page, size }) => {
      if (page === 1 && size > 1 && ++asked === pass) throw status(404)
    }, 'twice')
    expect(await run()).toMatchObject({ pass, double: pass === 2, lines: 3, verdict: { kind: 'incomplete' } })
  })

  test('a connection lost with the last pages', async () => {
    const ids = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
    const { run } = reading(
      ({ page, size }) => {
        if (page > 0 && size > 1) throw lost()
      },
      'once',
      ids,
    )
    expect((await run()).verdict).toEqual({
      kind: 'incomplete',
      why: 'offline',
      pages: [{ first: 1, last: 4 }],
      lines: 2,
      total: 10,
    })
  })

  test('a connection lost during the check: every page stays', async () => {
    const ids = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
    const { run } = reading(
      ({ page, size }) => {
        if (page > 0 && size === 1) throw lost()
      },
      'once',
      ids,
    )
    expect((await run()).verdict).toEqual({ kind: 'incomplete', why: 'offline', pages: [], lines: 10, total: 10 })
  })
})

describe('a disk that accepts no more', () => {
  const refused = () => Promise.reject(new StorageError('cheio'))

  test('during a reread: what was read is still reported', async () => {
    const { run, env } = reading(({ page, size }) => {
      if (page === 1 && size === 1) return answer([77], 5)
    })
    env.pageStore.deleteFrom = refused
    expect(await run()).toMatchObject({ lines: 5, verdict: { kind: 'incomplete', why: 'storage', lines: 5, total: 5 } })
  })

  test('at the first page: nothing was read', async () => {
    const { run, env } = reading()
    env.pageStore.storePage = refused
    await expect(run()).rejects.toThrow(StorageError)
  })
})

describe('an error that is not of the platform', () => {
  test('is passed on as it is, at the first page and later', async () => {
    const early = reading(() => {
      throw new RangeError('other')
    })
    await expect(early.run()).rejects.toThrow('other')
    const late = reading(({ size }) => {
      if (size === 1) throw new RangeError('other')
    })
    await expect(late.run()).rejects.toThrow('other')
  })

  test('is passed on if not even the first page could be read', async () => {
    const { run } = reading(() => {
      throw status(403)
    })
    await expect(run()).rejects.toMatchObject({ status: 403 })
  })
})

describe('moved rows', () => {
  test('are read again from their first page, and everything is reported', async () => {
    let ids = [11, 12, 13, 14, 15]
    const { run, cuts, notes } = reading(({ page, size }, nth) => {
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
    expect(cuts).toEqual([[1, 1]])
    expect(notes.map(({ total, rereads }) => [total, rereads])).toEqual([
      [5, 0],
      [4, 1],
    ])
  })

  test('between two passes: the second becomes the first, and nothing is checked before two agree', async () => {
    const { run, asked, kept } = reading(({ page, size }, nth) => {
      if (page === 2 && size === 2 && nth === 1) return answer([99], 5)
    }, 'moves')
    expect(await run()).toMatchObject({ rereads: 1, double: true, verdict: { kind: 'proved', rereads: 1 } })
    expect(kept.map(([walk]) => walk).toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3])
    expect(asked.findIndex(isEnd)).toBe(asked.length - 5)
  })
})

test('a resumed scan has the start and the numbers of the first', async () => {
  const { run, held, asked, state } = reading()
  held.set(1, [mark(0, [11, 12]), mark(2, [15])])
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
  expect(asked.filter((ask) => !isEnd(ask)).map(({ page }) => page)).toEqual([1])
})

test('a scan stopped before it resumes keeps the start of the first', async () => {
  const { run, control, env, held } = reading()
  held.set(1, [])
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
  const { run, kept, asked } = reading(({ page }) => ({
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
  expect(kept.flatMap(([, , ids]) => ids)).toEqual([11, 12, 13, 14, 15])
  expect(asked.length).toBeLessThan(7)
})
