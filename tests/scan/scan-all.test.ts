/** The protocol of scan/protocol/README §1, step by step, on a platform without faults. */
import { describe, expect, test } from 'vitest'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import { getFirstMovedPage, createFurtherRounds } from '#scan/protocol/further-rounds.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { failIfCalled, createStatusError, createRows, filterPassCalls, createScanWorld } from './stable-platform.ts'

describe('an unchanging platform', () => {
  test('is verified by one pass and its page ends', async () => {
    const { read, asked, pages, state, clock } = createScanWorld(4_500)
    const start = clock.now()
    const outcome = await read()
    expect(outcome).toMatchObject({ sort: 'id,ASC', size: 1_000, pages: 5, lines: 4_500, uniqueIds: 4_500 })
    expect(outcome).toMatchObject({ totalBefore: 4_500, totalAfter: 4_500, endsChecked: 5, rereads: 0, double: false })
    expect(outcome).toMatchObject({ serverStart: start + 100, serverEnd: clock.now(), startedAt: start })
    expect(formatVerdict(outcome.verdict)).toMatch(/^4\.500 linhas, .*; 5 fins de página conferidos às \d\d:\d\d$/)
    expect(pages.rows()).toEqual(createRows(4_500))
    expect(filterPassCalls(asked)).toHaveLength(5)
    expect(asked.filter(({ size }) => size === 1).map(({ page }) => page)).toEqual([
      0, 999, 1999, 2999, 3999, 4499, 4500,
    ])
    expect(state.most).toBeLessThanOrEqual(5)
  })

  test('four pages are requested at once, no more', async () => {
    const { read, progress } = createScanWorld(20_000)
    await read()
    const atOnce = progress.filter(({ phase }) => phase === 'reading').map(({ inFlight }) => inFlight.length)
    expect(Math.max(...atOnce)).toBe(4)
    expect(progress.at(-1)).toMatchObject({ phase: 'checking', endsChecked: 20, pages: 20, rowCount: 20_000 })
  })

  test('100,000 rows at 100 ms a call take under 5 s', async () => {
    const { read, clock } = createScanWorld(100_000)
    const start = clock.now()
    expect((await read()).verdict.kind).toBe('proved')
    expect(clock.now() - start).toBeLessThan(5_000)
  })

  test('an empty list is verified too', async () => {
    const { read } = createScanWorld(0)
    const { verdict } = await read()
    expect(formatVerdict(verdict)).toMatch(/^0 linhas, nenhuma repetida, nenhuma faltando; 0 fins de página/)
  })

  test("two passes if the filter's column can change, and on request", async () => {
    for (const passMode of ['moves', 'twice'] as const) {
      const { read, asked } = createScanWorld(2_500)
      const { verdict, double } = await read({ passMode })
      expect(verdict).toMatchObject({ kind: 'proved', double: true, rereads: 0, lines: 2_500 })
      expect(double).toBe(true)
      expect(filterPassCalls(asked)).toHaveLength(6)
      expect(formatVerdict(verdict)).toMatch(/em duas leituras iguais$/)
    }
  })
})

describe('changing rows', () => {
  test('a deletion is read again from the page where it happened', async () => {
    const { read, asked, pages, state } = createScanWorld(5_000, ({ page, size }) => {
      if (size === 1 && page === 0 && state.rows.length === 5_000) state.rows.splice(2_500, 1)
    })
    const { verdict, totalAfter } = await read()
    expect(verdict).toMatchObject({ kind: 'proved', lines: 4_999, rereads: 1 })
    expect(totalAfter).toBe(4_999)
    expect(filterPassCalls(asked).map(({ page }) => page)).toEqual([0, 1, 2, 3, 4, 2, 3, 4])
    expect(pages.rows().map(({ id }) => id)).toEqual(state.rows.map(({ id }) => id))
  })

  test('rows that never settle end as moved, with their pages and ids', async () => {
    const { read, state } = createScanWorld(3_000, ({ page, size }) => {
      if (size === 1 && page === 0) state.rows.splice(0, 1)
    })
    const { verdict, rereads } = await read()
    expect(verdict).toMatchObject({ kind: 'moved', pages: [0, 1, 2], repeated: [] })
    expect(rereads).toBe(3)
  })

  test('moved rows are read again from their first page, with three more rounds, and nothing before it', async () => {
    const moves = { until: 4 }
    const { read, state, asked, pages } = createScanWorld(5_000, ({ page, size }, nth) => {
      if (size === 1 && page === 0 && nth <= moves.until) state.rows.splice(3_500, 1)
    })
    const first = await read()
    expect(first.verdict).toMatchObject({ kind: 'moved', pages: [3, 4] })
    expect(getFirstMovedPage(first)).toBe(3)
    await pages.storePosition(createFurtherRounds(pages.position ?? failIfCalled(), first))
    await pages.deleteFrom(1, 3)
    const before = filterPassCalls(asked).length
    // It changes once more: the rounds before do not use up the operator's rounds.
    moves.until = 5
    const second = await read({}, createScanControl())
    expect(second.verdict).toMatchObject({ kind: 'proved', lines: 4_995, rereads: 5 })
    expect(second).toMatchObject({ totalBefore: 5_000, startedAt: first.startedAt })
    expect(
      filterPassCalls(asked)
        .slice(before)
        .map(({ page }) => page),
    ).toEqual([3, 4, 3, 4])
    expect(pages.rows().map(({ id }) => id)).toEqual(state.rows.map(({ id }) => id))
    // A scan that is verified, or that needs two passes, has no page to continue from.
    expect(getFirstMovedPage(second)).toBeNull()
    expect(getFirstMovedPage({ ...first, double: true })).toBeNull()
  })

  test('a value that changes between two passes is found only by its hash', async () => {
    const change = () => {
      const made = createScanWorld(2_000, ({ page, size }, nth) => {
        if (page === 0 && size > 1 && nth === 2) made.state.rows[1_500] = { id: 1_501, valor: -1 }
      })
      return made
    }
    const asked = change()
    expect((await asked.read({ passMode: 'twice' })).verdict).toMatchObject({ kind: 'proved', rereads: 1 })
    expect(asked.pages.rows()[1_500]).toEqual({ id: 1_501, valor: -1 })
    expect((await change().read({ passMode: 'moves' })).verdict).toMatchObject({ kind: 'proved', rereads: 0 })
  })
})

describe('a call that does not allow the proof', () => {
  test('refuses the order by id', async () => {
    const { read, asked } = createScanWorld(1_200, ({ sort }) => {
      if (sort === 'id,ASC') throw createStatusError(400)
    })
    const { verdict, sort } = await read()
    expect(sort).toBe('dtCadastro,DESC')
    expect(formatVerdict(verdict)).toBe('1.200 linhas (ordem não única)')
    expect(asked.slice(0, 3).map(({ size }) => size)).toEqual([1_000, 10, 1_000])
  })

  test('accepts the order by id and ignores it', async () => {
    const { read, state } = createScanWorld(30)
    state.rows.reverse()
    expect((await read({ passMode: 'twice' })).verdict).toMatchObject({ kind: 'unproved', why: 'order', lines: 30 })
  })

  test('accepts only smaller pages', async () => {
    const { read } = createScanWorld(1_200, ({ size }) => {
      if (size > 100) throw createStatusError(422)
    })
    expect(await read()).toMatchObject({ size: 100, pages: 12, verdict: { kind: 'proved' } })
  })

  test('returns smaller pages than requested', async () => {
    const maxSize = 200
    const made = createScanWorld(1_200, ({ page, size }) => {
      if (size <= maxSize) return undefined
      const content = made.state.rows.slice(page * maxSize, (page + 1) * maxSize)
      return { content, totalElements: 1_200, totalPages: 6, size: maxSize, number: page }
    })
    expect(await made.read()).toMatchObject({ size: 200, pages: 6, verdict: { kind: 'proved', lines: 1_200 } })
  })

  test('refuses pages of one row, or returns more', async () => {
    const refuses = createScanWorld(300, ({ size }) => {
      if (size === 1) throw createStatusError(400)
    })
    expect((await refuses.read()).verdict).toMatchObject({ kind: 'unproved', why: 'size', lines: 300 })
    const gives = createScanWorld(300, ({ size }) =>
      size === 1 ? { content: createRows(10), totalElements: 300, totalPages: 30, size: 10, number: 0 } : undefined,
    )
    expect((await gives.read()).verdict).toMatchObject({ kind: 'unproved', why: 'size' })
  })

  test.each([
    ['too high', 1_000],
    ['too low', 900],
  ])('gives a total that is %s', async (_, namedTotal) => {
    const made = createScanWorld(950, ({ page, size: asked }) => {
      const size = Math.min(asked, 100)
      const content = made.state.rows.slice(page * size, (page + 1) * size)
      return { content, totalElements: namedTotal, totalPages: 1, size, number: page }
    })
    expect((await made.read()).verdict).toMatchObject({ kind: 'unproved', why: 'estimate' })
  })

  test('returns the last row if one behind it is requested', async () => {
    const made = createScanWorld(250, ({ page, size }) => {
      if (size > 1 || page < 250) return undefined
      return { content: made.state.rows.slice(-1), totalElements: 250, totalPages: 250, size, number: 249 }
    })
    expect((await made.read()).verdict.kind).toBe('proved')
  })

  test('refuses everything', async () => {
    const { read } = createScanWorld(10, () => {
      throw createStatusError(404)
    })
    await expect(read()).rejects.toThrow('Registro não encontrado.')
  })
})
