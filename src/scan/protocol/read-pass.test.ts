import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { ScanStopped } from './scan-control.ts'
import { type PageResponse, type PageRequest, type ScanRow, StorageError } from './scan-environment.ts'
import { answer, lost, mark, status, createScriptedPlatform } from './scripted-platform.fixture.ts'
import { type PassMarks, readPass } from './read-pass.ts'

/** Settles when all pending microtasks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

function walking(pages: number, tell: (ask: PageRequest) => PageResponse<ScanRow> | Promise<PageResponse<ScanRow>>) {
  const platform = createScriptedPlatform((ask) => tell(ask))
  const marks: PassMarks = Array.from({ length: pages }, () => undefined)
  const steps: string[] = []
  const report = {
    onBegin: (index: number) => void steps.push(`begin ${index}`),
    onEnd: (index: number, date: number | null) => void steps.push(`end ${index} ${date}`),
    onRepeat: (index: number, { kind }: ApiError) => void steps.push(`repeat ${index} ${kind}`),
  }
  const { env, control, gate } = platform
  const run = (pagesKept = env.pageStore) =>
    readPass({ ...env, pageStore: pagesKept }, control, gate, { pass: 2, size: 5, sort: 'id,ASC', marks }, report)
  return { ...platform, marks, steps, run }
}
const page = ({ page: at }: PageRequest) => answer([at * 10], 99, 500 + at)

test('fills only the holes, stores each page and reports it with the platform’s clock', async () => {
  const { run, marks, requests, storedPages, steps } = walking(4, page)
  marks[1] = mark(1, [7])
  await run()
  expect(requests).toEqual([0, 2, 3].map((at) => ({ page: at, size: 5, sort: 'id,ASC' })))
  expect(storedPages).toEqual([0, 2, 3].map((at) => [2, at, [at * 10]]))
  expect(marks.map((each) => each?.ids)).toEqual([[0], [7], [20], [30]])
  expect(steps.toSorted()).toEqual(['begin 0', 'begin 2', 'begin 3', 'end 0 500', 'end 2 502', 'end 3 503'])
})

test('reports a page without a date', async () => {
  const { run, steps } = walking(1, () => answer([1], 1))
  await run()
  expect(steps).toEqual(['begin 0', 'end 0 null'])
})

test('requests four pages at once', async () => {
  let [inFlight, most] = [0, 0]
  const { run } = walking(12, async (ask) => {
    most = Math.max(most, ++inFlight)
    await settled()
    inFlight--
    return page(ask)
  })
  await run()
  expect(most).toBe(4)
})

test('neither requests nor expects pages after a page without rows', async () => {
  const { run, requests, marks, deletions } = walking(1_000, (ask) => (ask.page < 6 ? page(ask) : answer([], 99_999)))
  await run()
  expect(requests.length).toBeLessThan(12)
  expect(marks.map((each) => each?.ids.length)).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect(deletions).toEqual([[2, 7]])
})

test('keeps a page with rows after an empty one, and reports the pages between as unread', async () => {
  const { run, marks } = walking(6, async (ask) => {
    if (ask.page === 1) return answer([], 99)
    if (ask.page === 2) throw status(400)
    return page(ask)
  })
  await run()
  expect(marks.map((each) => each?.ids)).toEqual([[0], [], undefined, [30]])
})

/** Pages in flight at each request; the operator types until this many pages were requested. */
async function inFlightOf(pages: number, busyUntil: number, stopAt = Number.POSITIVE_INFINITY) {
  const inFlight: number[] = []
  let open = 0
  const { env, control, gate, marks } = walking(pages, page)
  const fetchPage = async (ask: PageRequest) => {
    inFlight.push(++open)
    if (inFlight.length === stopAt) control.stop('cancelled')
    await settled()
    open--
    return page(ask)
  }
  const isBusy = () => inFlight.length < busyUntil
  const wait = async () => void (await settled())
  const report = { onBegin() {}, onEnd() {}, onRepeat() {} }
  const pass = { pass: 1, size: 5, sort: 'id,ASC', marks }
  const done = readPass({ ...env, fetchPage, isBusy, wait }, control, gate, pass, report)
  return { inFlight, marks, done }
}

test('requests one page at a time while the operator types, then four again', async () => {
  const { inFlight, marks, done } = await inFlightOf(12, 5)
  await done
  expect(inFlight.slice(0, 5)).toEqual([1, 1, 1, 1, 1])
  expect(Math.max(...inFlight)).toBe(4)
  expect(marks.every(Boolean)).toBe(true)
})

test('ends a stopped pass while pages wait for the operator to stop typing', async () => {
  const { inFlight, done } = await inFlightOf(12, Number.POSITIVE_INFINITY, 2)
  await expect(done).rejects.toEqual(new ScanStopped('cancelled'))
  expect(inFlight).toHaveLength(2)
})

describe('a page without a response', () => {
  test('stays a hole after reported retries, while the others are read', async () => {
    const { run, marks, steps } = walking(3, (ask) => {
      if (ask.page === 1) throw status(503)
      return page(ask)
    })
    await run()
    expect(marks.map((each) => each?.index)).toEqual([0, undefined, 2])
    expect(steps.filter((step) => step.includes(' 1'))).toEqual([
      'begin 1',
      'repeat 1 status',
      'repeat 1 status',
      'repeat 1 status',
      'end 1 null',
    ])
  })

  test.each<[string, () => ApiError]>([
    ['the connection', lost],
    ['time-outs', () => new ApiError({ kind: 'timeout' })],
  ])('four one after the other are a lost connection: %s', async (_, error) => {
    const { run, control, marks } = walking(9, (ask) => {
      if (ask.page > 0) throw error()
      return page(ask)
    })
    // The requests of a page that is skipped come first.
    await run().catch(() => {})
    expect(control.signal.reason).toEqual(new ScanStopped('offline'))
    expect(marks.map((each) => each?.index).slice(0, 2)).toEqual([0, undefined])
  })

  test('does not end the scan three times in a row', async () => {
    const { run, control } = walking(4, (ask) => {
      if (ask.page < 3) throw lost()
      return page(ask)
    })
    await run()
    expect(control.signal.aborted).toBe(false)
  })

  test('counts anew after a page with a response', async () => {
    const { run, control, marks } = walking(12, async (ask) => {
      // Every third page gets a response; each waits for those before it.
      for (let turn = 0; turn < ask.page; turn++) await settled()
      if (ask.page % 3 !== 2) throw lost()
      return page(ask)
    })
    await run()
    expect(control.signal.aborted).toBe(false)
    expect(marks.filter((each) => each !== undefined).map(({ index }) => index)).toEqual([2, 5, 8, 11])
  })

  test('is no lost connection if the platform rejects or fails, however often', async () => {
    const { run, control } = walking(9, (ask) => {
      throw status(ask.page % 2 === 0 ? 404 : 500)
    })
    await run()
    expect(control.signal.aborted).toBe(false)
  })
})

describe('the disk', () => {
  test('stops the scan when it accepts no more', async () => {
    const { run, control, env, steps } = walking(2, page)
    const refusing = { ...env.pageStore, storePage: () => Promise.reject(new StorageError('cheio')) }
    await expect(run(refusing)).rejects.toThrow(StorageError)
    expect(control.signal.reason).toEqual(new ScanStopped('storage'))
    expect(steps).toContain('end 0 null')
  })

  test('may fail for another reason, which is passed on and stops nothing', async () => {
    const { run, control, env } = walking(2, page)
    await expect(run({ ...env.pageStore, storePage: () => Promise.reject(new RangeError('other')) })).rejects.toThrow(
      RangeError,
    )
    expect(control.signal.aborted).toBe(false)
  })

  test('writes at most four pages, while four more wait', async () => {
    const free: (() => void)[] = []
    const { run, env, requests } = walking(20, page)
    const done = run({
      ...env.pageStore,
      storePage: async (pass, index, rows) => {
        await new Promise<void>((resolve) => free.push(resolve))
        return env.pageStore.storePage(pass, index, rows)
      },
    })
    await settled()
    expect([free.length, requests.length]).toEqual([4, 8])
    free.shift()?.()
    await settled()
    expect([free.length, requests.length]).toEqual([4, 9])
    while (free.length > 0) {
      for (const go of free.splice(0)) go()
      await settled()
    }
    await done
    expect(requests).toHaveLength(20)
  })

  test('finishes all writes, even if the scan ends', async () => {
    let release = () => {}
    const { run, env, control, marks } = walking(2, (ask) => {
      if (ask.page === 0) return page(ask)
      control.stop('cancelled')
      throw lost()
    })
    let isOver = false
    const done = run({
      ...env.pageStore,
      storePage: async (pass, index, rows) => {
        await new Promise<void>((resolve) => (release = resolve))
        return env.pageStore.storePage(pass, index, rows)
      },
    }).catch((error: unknown) => {
      isOver = true
      return error
    })
    await settled()
    expect(isOver).toBe(false)
    release()
    expect(await done).toEqual(new ScanStopped('cancelled'))
    expect(marks[0]?.ids).toEqual([0])
  })
})
