/** The outcome of a scan that ends before everything is read, and the errors that it passes on. */
import { describe, expect, test } from 'vitest'
import { StorageError } from './scan-environment.ts'
import { isPageEnd, outcome, setupScan } from './scan-all.fixture.ts'
import { answer, lost, status } from './scripted-platform.fixture.ts'

describe('an incomplete scan', () => {
  const part = { ...outcome, pages: 3, endsChecked: 0, serverEnd: 502 }

  test('a page without a response: nothing is checked', async () => {
    const { run, requests } = setupScan(({ page, size }) => {
      if (page === 1 && size > 1) throw status(404)
    })
    expect(await run()).toEqual({
      ...part,
      lines: 3,
      uniqueIds: 3,
      verdict: { kind: 'incomplete', why: 'unread', pages: [{ first: 1, last: 1 }], lines: 3, total: 5 },
    })
    expect(requests.filter(isPageEnd)).toEqual([])
  })

  test('a page end without a response: the others count as checked', async () => {
    const { run } = setupScan(({ page, size }) => {
      if (page === 3 && size === 1) throw status(404)
    })
    expect(await run()).toMatchObject({
      endsChecked: 2,
      verdict: { kind: 'incomplete', why: 'unchecked', pages: [{ first: 1, last: 1 }], lines: 5, total: 5 },
    })
  })

  test('no response for the position after the last row: no page is missing', async () => {
    const { run } = setupScan(({ page, size }) => {
      if (page === 5 && size === 1) throw lost()
    })
    expect(await run()).toMatchObject({ endsChecked: 0, verdict: { why: 'unread', pages: [], lines: 5, total: 5 } })
  })

  test('no response for the total: no page is missing', async () => {
    const { run } = setupScan(({ size }) => {
      if (size === 1) throw lost()
    })
    expect(await run()).toMatchObject({ endsChecked: 0, verdict: { why: 'unread', pages: [], lines: 5, total: 5 } })
  })

  test.each(['once', 'twice'] as const)(
    'where it was stopped before the first page: of nothing (%s)',
    async (passMode) => {
      const { run, control, state } = setupScan(undefined, passMode)
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
    const { run, control } = setupScan(({ page, size }) => {
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
  ])('in the %s of two passes: two are reported only if there was a second', async (_, pass) => {
    let requestCount = 0
    const { run } = setupScan(({ page, size }) => {
      if (page === 1 && size > 1 && ++requestCount === pass) throw status(404)
    }, 'twice')
    expect(await run()).toMatchObject({ pass, double: pass === 2, lines: 3, verdict: { kind: 'incomplete' } })
  })

  test('a connection lost with the last pages', async () => {
    const ids = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
    const { run } = setupScan(
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
    const { run } = setupScan(
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
    const { run, env } = setupScan(({ page, size }) => {
      if (page === 1 && size === 1) return answer([77], 5)
    })
    env.pageStore.deleteFrom = refused
    expect(await run()).toMatchObject({ lines: 5, verdict: { kind: 'incomplete', why: 'storage', lines: 5, total: 5 } })
  })

  test('at the first page: nothing was read', async () => {
    const { run, env } = setupScan()
    env.pageStore.storePage = refused
    await expect(run()).rejects.toThrow(StorageError)
  })
})

describe('an error that is not of the platform', () => {
  test('is passed on as it is, at the first page and later', async () => {
    const early = setupScan(() => {
      throw new RangeError('other')
    })
    await expect(early.run()).rejects.toThrow('other')
    const late = setupScan(({ size }) => {
      if (size === 1) throw new RangeError('other')
    })
    await expect(late.run()).rejects.toThrow('other')
  })

  test('is passed on if not even the first page could be read', async () => {
    const { run } = setupScan(() => {
      throw status(403)
    })
    await expect(run()).rejects.toMatchObject({ status: 403 })
  })
})
