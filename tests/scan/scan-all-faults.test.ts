/**
 * The protocol of scan/protocol/README §1 with faults of the network and the platform, and interruptions by the
 * operator.
 */
import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { createStatusError, createRows, filterPassCalls, createScanWorld } from './stable-platform.ts'

describe('a failing network and platform', () => {
  test('a lost page is requested again up to three times, with growing waits', async () => {
    const times: number[] = []
    const { read, clock } = createScanWorld(3_000, ({ page, size }, nth) => {
      if (page !== 1 || size === 1) return
      times.push(clock.now())
      if (nth < 4) throw new ApiError({ kind: 'network' })
    })
    expect((await read()).verdict.kind).toBe('proved')
    expect(times.slice(1).map((time, at) => time - (times[at] ?? 0))).toEqual([1_100, 3_100, 9_100])
  })

  test('the fourth loss gives up the page, and the rest continues', async () => {
    const { read, progress } = createScanWorld(3_000, ({ page, size }) => {
      if (page === 1 && size > 1) throw createStatusError(502)
    })
    const { verdict } = await read()
    expect(formatVerdict(verdict)).toBe('Páginas sem resposta: 2.000 de 3.000 linhas, falta a página 2')
    expect(progress.at(-1)?.repeatedPages).toEqual([{ index: 1, times: 3, why: createStatusError(502).message }])
  })

  test('a refused page is not requested again', async () => {
    const { read, asked } = createScanWorld(3_000, ({ page, size }) => {
      if (page === 2 && size > 1) throw createStatusError(404)
    })
    expect((await read()).verdict).toMatchObject({ kind: 'incomplete', pages: [{ first: 2, last: 2 }] })
    expect(filterPassCalls(asked)).toHaveLength(3)
  })

  test('429 delays every call as long as it says', async () => {
    const { read, asked, clock } = createScanWorld(9_000, ({ page, size }, nth) => {
      if (page === 1 && size > 1 && nth === 1) throw createStatusError(429, { retryAfterSeconds: 30 })
    })
    const start = clock.now()
    expect((await read()).verdict.kind).toBe('proved')
    expect(clock.now() - start).toBeGreaterThan(30_000)
    expect(clock.now() - start).toBeLessThan(32_000)
    expect(filterPassCalls(asked)).toHaveLength(10)
  })

  test('page after page without a response ends the scan, with the rows read so far', async () => {
    const { read, state, clock } = createScanWorld(20_000, () => {
      if (clock.now() > 1_800_000_000_350) throw new ApiError({ kind: 'network' })
    })
    const { verdict } = await read()
    expect(verdict).toMatchObject({ kind: 'incomplete', why: 'offline', lines: 9_000, total: 20_000 })
    expect(state.rows).toHaveLength(20_000)
  })

  test('page ends that cannot be requested prove nothing', async () => {
    const { read } = createScanWorld(3_000, ({ page, size }) => {
      if (page === 1_999 && size === 1) throw createStatusError(500)
    })
    expect((await read()).verdict).toMatchObject({
      kind: 'incomplete',
      why: 'unchecked',
      pages: [{ first: 1, last: 1 }],
    })
  })

  test('an ended session ends the scan at once', async () => {
    const { read } = createScanWorld(20_000, ({ page }) => {
      if (page === 6) throw new ApiError({ kind: 'session', status: 401 })
    })
    expect((await read()).verdict).toMatchObject({ kind: 'incomplete', why: 'session' })
  })

  test('a full disk ends the scan with a message', async () => {
    const { read, pages } = createScanWorld(20_000, ({ page }) => {
      if (page === 6) pages.failsWrites = true
    })
    expect((await read()).verdict).toMatchObject({ kind: 'incomplete', why: 'storage' })
  })
})

describe('the operator', () => {
  test('pauses and continues', async () => {
    const { read, control, clock, asked } = createScanWorld(20_000, ({ page, size }) => {
      if (page !== 7 || size === 1) return
      control.pause()
      void clock.wait(60_000).then(() => control.resume())
    })
    const start = clock.now()
    expect((await read()).verdict.kind).toBe('proved')
    expect(clock.now() - start).toBeGreaterThan(60_000)
    expect(filterPassCalls(asked)).toHaveLength(20)
  })

  test('cancels, also from a pause', async () => {
    const { read, control, clock } = createScanWorld(20_000, ({ page, size }) => {
      if (page !== 7 || size === 1) return
      control.pause()
      void clock.wait(5_000).then(() => control.stop('cancelled'))
    })
    const { verdict } = await read()
    expect(verdict).toMatchObject({ kind: 'incomplete', why: 'cancelled', total: 20_000 })
    expect(formatVerdict(verdict)).toMatch(/^Cancelada: \d+\.000 de 20\.000 linhas, faltam as páginas \d+ a 20$/)
  })

  test.each(['once', 'twice'] as const)('continues later, and requests only what is missing (%s)', async (passMode) => {
    const stop = { at: passMode === 'once' ? 7 : 27 }
    const { read, control, asked, pages } = createScanWorld(20_000, ({ size }) => {
      if (size > 1 && filterPassCalls(asked).length === stop.at) control.stop('cancelled')
    })
    const first = await read({ passMode })
    expect(first.verdict.kind).toBe('incomplete')
    const before = filterPassCalls(asked).length
    const storedPages = (await pages.loadMarks(pages.position?.pass ?? 0)).length
    stop.at = -1
    const outcome = await read({ passMode }, createScanControl())
    expect(outcome.verdict).toMatchObject({ kind: 'proved', lines: 20_000 })
    expect(outcome.startedAt).toBe(first.startedAt)
    expect(filterPassCalls(asked).length - before).toBe(20 - storedPages)
    expect(pages.rows()).toEqual(createRows(20_000))
  })
})
