import { describe, expect, test } from 'vitest'
import { checkPageEnds } from './check-page-ends.ts'
import { ScanStopped } from './scan-control.ts'
import type { PageResponse, PageRequest, PageMark, ScanRow } from './scan-environment.ts'
import { answer, lost, mark, status, createScriptedPlatform } from './scripted-platform.fixture.ts'

/** Three pages of two rows; the last page has one row. */
const marks = [mark(0, [11, 12]), mark(1, [13, 14]), mark(2, [15])]
const ids = [11, 12, 13, 14, 15]

/** A platform that does not change, except at some positions (0-based) with rows of their own. */
function checked(
  told: (ask: PageRequest) => PageResponse<ScanRow> | void = () => {},
  { of = marks, total = 5 }: { of?: readonly PageMark[]; total?: number } = {},
) {
  const platform = createScriptedPlatform((ask) => told(ask) ?? answer(ids.slice(ask.page, ask.page + 1), ids.length))
  const heard: number[] = []
  const { env, control, gate } = platform
  const run = () =>
    checkPageEnds(env, control, gate, { size: 2, sort: 'id,ASC', marks: of, total }, (n) => heard.push(n))
  return { ...platform, heard, run }
}
const holds = { totalAfter: 5, differing: [], hasMore: false, refusesSingleRow: false, unreadPages: [], date: null }

test('requests the total alone, then the last row of every page, then the position after the last row', async () => {
  const { run, requests, heard } = checked()
  expect(await run()).toEqual(holds)
  expect(requests).toEqual([0, 1, 3, 4, 5].map((page) => ({ page, size: 1, sort: 'id,ASC' })))
  expect(heard).toEqual([0, 1, 2, 3])
})

test('sends five requests at once, and the total before all of them', async () => {
  const many = Array.from({ length: 20 }, (_, at) => mark(at, [at]))
  let [inFlight, most] = [0, 0]
  const atOnce: number[] = []
  const platform = createScriptedPlatform(async ({ page }) => {
    most = Math.max(most, ++inFlight)
    if (page === 0) atOnce.push(inFlight)
    await new Promise((resolve) => setImmediate(resolve))
    inFlight--
    return answer(page < 20 ? [page] : [], 20)
  })
  const { env, control, gate } = platform
  await checkPageEnds(env, control, gate, { size: 1, sort: 'id,ASC', marks: many, total: 20 }, () => {})
  expect([atOnce[0], most]).toEqual([1, 5])
})

test('lists pages whose last row has changed, in order', async () => {
  const { run } = checked(({ page }) => (page === 0 || page === 5 ? undefined : answer([99], 5)))
  expect(await run()).toEqual({ ...holds, differing: [0, 1, 2] })
})

test('lists a page whose last position is empty now', async () => {
  const { run } = checked(({ page }) => (page === 4 ? answer([], 5) : undefined))
  expect(await run()).toEqual({ ...holds, differing: [2] })
})

test('sorts pages by number, even if their responses come late', async () => {
  const many = Array.from({ length: 12 }, (_, at) => mark(at, [at]))
  const late: (() => void)[] = []
  const platform = createScriptedPlatform(async ({ page }) => {
    if (page === 2 || page === 3) await new Promise<void>((resolve) => late.push(resolve))
    else if (page === 12) for (const go of late) go()
    if (page === 3 || page === 10) throw status(404)
    return answer(page === 2 || page === 11 || page === 9 ? [99] : [page].slice(0, page < 12 ? 1 : 0), 12)
  })
  const { env, control, gate } = platform
  const found = await checkPageEnds(env, control, gate, { size: 1, sort: 'id,ASC', marks: many, total: 12 }, () => {})
  expect([found.differing, found.unreadPages]).toEqual([
    [2, 9, 11],
    [3, 10],
  ])
})

test('returns the total that was requested first', async () => {
  const { run } = checked(({ page }) => (page === 0 ? answer([11], 6) : answer(ids.slice(page, page + 1), 9)))
  expect(await run()).toMatchObject({ totalAfter: 6, differing: [] })
})

describe('a row after the last one', () => {
  test.each<[string, PageResponse<ScanRow>, boolean]>([
    ['is told', answer([16], 5), true],
    ['is told where the total is even smaller', answer([16], 4), true],
    ['is none where the total has it', answer([16], 6), false],
    ['is none where the last one is answered again', answer([15], 5), false],
    ['is none where nothing is answered', answer([], 5), false],
  ])('%s', async (_, behind, hasMore) => {
    const { run } = checked(({ page }) => (page === 5 ? behind : undefined))
    expect(await run()).toEqual({ ...holds, hasMore })
  })

  test('is found in an empty result too', async () => {
    const { run } = checked(() => answer([16], 0), { of: [], total: 0 })
    expect(await run()).toEqual({ ...holds, totalAfter: 0, hasMore: true })
  })

  test('is not missed if its position is rejected', async () => {
    const { run, heard } = checked(({ page }) => {
      if (page === 5) throw status(404)
    })
    expect([await run(), heard]).toEqual([holds, [0, 1, 2, 3]])
  })

  test.each([lost(), status(503)])('is not taken for absent without a response (%s)', async (failure) => {
    const { run } = checked(({ page }) => {
      if (page === 5) throw failure
    })
    await expect(run()).rejects.toBe(failure)
  })
})

describe('a call that does not return single rows', () => {
  test('may reject them: the total stays the known one', async () => {
    const { run, requests } = checked(() => {
      throw status(400)
    })
    expect(await run()).toEqual({ ...holds, refusesSingleRow: true })
    expect(requests).toHaveLength(1)
  })

  test('may return more rows: its total counts', async () => {
    const { run, requests } = checked(() => answer([11, 12], 8, 3_000))
    expect(await run()).toEqual({ ...holds, totalAfter: 8, refusesSingleRow: true, date: 3_000 })
    expect(requests).toHaveLength(1)
  })

  test('may return more rows for a later page', async () => {
    const { run } = checked(({ page }) => (page === 3 ? answer([14, 15], 5) : undefined))
    expect(await run()).toEqual({ ...holds, refusesSingleRow: true })
  })
})

describe('without a response', () => {
  test('a page end stays unread and counts as checked', async () => {
    const { run, heard } = checked(({ page }) => {
      if (page === 3) throw status(404)
    })
    expect([await run(), heard]).toEqual([{ ...holds, unreadPages: [1] }, [0, 1, 2, 3]])
  })

  test('four page ends in a row are a lost connection: no other is requested', async () => {
    const many = Array.from({ length: 200 }, (_, at) => mark(at, [at]))
    const platform = createScriptedPlatform(({ page }) => {
      if (page >= 20) throw lost()
      return answer([page], 200)
    })
    const { env, control, gate, requests } = platform
    const run = checkPageEnds(env, control, gate, { size: 1, sort: 'id,ASC', marks: many, total: 200 }, () => {})
    await expect(run).rejects.toEqual(new ScanStopped('offline'))
    expect(Math.max(...requests.map(({ page }) => page))).toBeLessThan(30)
  })

  test('page ends lost here and there are no lost connection', async () => {
    const many = Array.from({ length: 20 }, (_, at) => mark(at, [at]))
    const platform = createScriptedPlatform(async ({ page }) => {
      if (page % 4 === 3) throw lost()
      return answer(page < 20 ? [page] : [], 20)
    })
    const { env, control, gate } = platform
    const found = await checkPageEnds(env, control, gate, { size: 1, sort: 'id,ASC', marks: many, total: 20 }, () => {})
    expect(found.unreadPages).toEqual([3, 7, 11, 15, 19])
  })

  test('the total ends the check', async () => {
    const { run } = checked(() => {
      throw lost()
    })
    await expect(run()).rejects.toMatchObject({ kind: 'network' })
  })

  test.each([0, 3])('a stopped scan ends the check as well (position %d)', async (index) => {
    const { run, control } = checked(({ page }) => {
      if (page === index) control.stop('cancelled')
      if (page === index) throw lost()
    })
    await expect(run()).rejects.toEqual(new ScanStopped('cancelled'))
  })

  test('an error that is not of a call ends the check', async () => {
    const { run } = checked(() => {
      throw new RangeError('other')
    })
    await expect(run()).rejects.toThrow(RangeError)
  })
})

test('returns the platform’s clock at the last response', async () => {
  const dates = [null, 3_000, 7_000, 5_000, 6_000]
  const { run } = checked(({ page }) =>
    answer(ids.slice(page, page + 1), 5, [dates[0], dates[1], 0, dates[2], dates[3], dates[4]][page]),
  )
  expect(await run()).toEqual({ ...holds, date: 7_000 })
  const behind = checked(({ page }) =>
    answer(ids.slice(page, page + 1), 5, page === 5 ? 9_000 : page === 1 ? 4_000 : null),
  )
  expect((await behind.run()).date).toBe(9_000)
})

test('requests the end of a page without rows at the position of its first row', async () => {
  const { run, requests } = checked(undefined, { of: [...marks.slice(0, 2), mark(2, [])], total: 5 })
  expect(await run()).toMatchObject({ differing: [2] })
  expect(requests.map(({ page }) => page)).toEqual([0, 1, 3, 4, 5])
})
