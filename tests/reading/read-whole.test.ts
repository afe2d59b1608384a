/** The protocol of src/reading/README §1, step by step, on a platform that does as it is told. */
import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { createControl, type ReadingControl } from '#reading/walk/control.ts'
import type { PageAnswer, PageAsk, ReadingPlan, ReadingProgress } from '#reading/walk/environment.ts'
import { firstMoved, furtherRounds } from '#reading/walk/further-rounds.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { verdictSentence } from '#reading/walk/wording.ts'
import { memoryKeeper } from './memory-keeper.ts'
import { createClock } from './virtual-clock.ts'

interface Row {
  id: number
  valor: number
}

const PLAN: ReadingPlan = { ownOrder: 'dtCadastro,DESC', ownSize: 10, walks: 'once' }
const upTo = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, valor: at }))
const status = (code: number, more = {}) => new ApiError({ kind: 'status', status: code, ...more })

/** A platform of so many rows that takes 100 ms a call. `before` may change it, throw, or answer by itself. */
function world(count: number, before: (ask: PageAsk, nth: number) => PageAnswer<Row> | void = () => {}) {
  const clock = createClock()
  const asked: PageAsk[] = []
  const progress: ReadingProgress[] = []
  const pages = memoryKeeper<Row>()
  const state = { rows: upTo(count), inFlight: 0, most: 0 }
  const control = createControl()
  const env = {
    async fetchPage(ask: PageAsk, signal: AbortSignal): Promise<PageAnswer<Row>> {
      asked.push(ask)
      state.most = Math.max(state.most, ++state.inFlight)
      try {
        await clock.wait(100, signal)
        signal.throwIfAborted()
        const own = before(ask, asked.filter(({ page, size }) => page === ask.page && size === ask.size).length)
        if (own) return own
        const sorted = ask.sort.endsWith('DESC') ? state.rows.toReversed() : state.rows
        const content = sorted.slice(ask.page * ask.size, (ask.page + 1) * ask.size)
        const totalElements = state.rows.length
        return { content, totalElements, totalPages: 0, size: ask.size, number: ask.page, date: clock.now() }
      } finally {
        state.inFlight--
      }
    },
    pages,
    now: clock.now,
    wait: clock.wait,
    onProgress: (step: ReadingProgress) => void progress.push(step),
  }
  const read = (plan: Partial<ReadingPlan> = {}, hand: ReadingControl = control, from = pages.position) =>
    clock.run(readWhole(env, { ...PLAN, ...plan }, hand, from))
  return { ...state, state, clock, asked, progress, pages, control, env, read }
}

const never = (): never => {
  throw new Error('there is none')
}

const walked = (asked: readonly PageAsk[]) => asked.filter(({ size }) => size > 1)

describe('a platform that stands still', () => {
  test('is proved by one walk and its page ends', async () => {
    const { read, asked, pages, state, clock } = world(4_500)
    const start = clock.now()
    const outcome = await read()
    expect(outcome).toMatchObject({ sort: 'id,ASC', size: 1_000, pages: 5, lines: 4_500, uniqueIds: 4_500 })
    expect(outcome).toMatchObject({ totalBefore: 4_500, totalAfter: 4_500, endsChecked: 5, rereads: 0, double: false })
    expect(outcome).toMatchObject({ serverStart: start + 100, serverEnd: clock.now(), startedAt: start })
    expect(verdictSentence(outcome.verdict)).toMatch(/^4\.500 linhas, .*; 5 fins de página conferidos às \d\d:\d\d$/)
    expect(pages.rows()).toEqual(upTo(4_500))
    expect(walked(asked)).toHaveLength(5)
    expect(asked.filter(({ size }) => size === 1).map(({ page }) => page)).toEqual([
      0, 999, 1999, 2999, 3999, 4499, 4500,
    ])
    expect(state.most).toBeLessThanOrEqual(5)
  })

  test('four pages are on their way at once, no more', async () => {
    const { read, progress } = world(20_000)
    await read()
    const atOnce = progress.filter(({ phase }) => phase === 'reading').map(({ inFlight }) => inFlight.length)
    expect(Math.max(...atOnce)).toBe(4)
    expect(progress.at(-1)).toMatchObject({ phase: 'checking', endsChecked: 20, pages: 20, lines: 20_000 })
  })

  test('100,000 rows at 100 ms a call take under 5 s', async () => {
    const { read, clock } = world(100_000)
    const start = clock.now()
    expect((await read()).verdict.kind).toBe('proved')
    expect(clock.now() - start).toBeLessThan(5_000)
  })

  test('nothing at all is proved too', async () => {
    const { read } = world(0)
    const { verdict } = await read()
    expect(verdictSentence(verdict)).toMatch(/^0 linhas, nenhuma repetida, nenhuma faltando; 0 fins de página/)
  })

  test('two walks where the filter moves, and where they are asked for', async () => {
    for (const walks of ['moves', 'twice'] as const) {
      const { read, asked } = world(2_500)
      const { verdict, double } = await read({ walks })
      expect(verdict).toMatchObject({ kind: 'proved', double: true, rereads: 0, lines: 2_500 })
      expect(double).toBe(true)
      expect(walked(asked)).toHaveLength(6)
      expect(verdictSentence(verdict)).toMatch(/em duas leituras iguais$/)
    }
  })
})

describe('rows that move', () => {
  test('a deletion is read again from the page that it struck', async () => {
    const { read, asked, pages, state } = world(5_000, ({ page, size }) => {
      if (size === 1 && page === 0 && state.rows.length === 5_000) state.rows.splice(2_500, 1)
    })
    const { verdict, totalAfter } = await read()
    expect(verdict).toMatchObject({ kind: 'proved', lines: 4_999, rereads: 1 })
    expect(totalAfter).toBe(4_999)
    expect(walked(asked).map(({ page }) => page)).toEqual([0, 1, 2, 3, 4, 2, 3, 4])
    expect(pages.rows().map(({ id }) => id)).toEqual(state.rows.map(({ id }) => id))
  })

  test('what never settles is moved, with its pages and ids', async () => {
    const { read, state } = world(3_000, ({ page, size }) => {
      if (size === 1 && page === 0) state.rows.splice(0, 1)
    })
    const { verdict, rereads } = await read()
    expect(verdict).toMatchObject({ kind: 'moved', pages: [0, 1, 2], repeated: [] })
    expect(rereads).toBe(3)
  })

  test('what has moved is read again from its first page, with three more rounds, and nothing before it', async () => {
    const moves = { until: 4 }
    const { read, state, asked, pages } = world(5_000, ({ page, size }, nth) => {
      if (size === 1 && page === 0 && nth <= moves.until) state.rows.splice(3_500, 1)
    })
    const first = await read()
    expect(first.verdict).toMatchObject({ kind: 'moved', pages: [3, 4] })
    expect(firstMoved(first)).toBe(3)
    await pages.note(furtherRounds(pages.position ?? never(), first))
    await pages.cut(1, 3)
    const before = walked(asked).length
    // It moves once more: the operator's rounds are not used up by those before.
    moves.until = 5
    const second = await read({}, createControl())
    expect(second.verdict).toMatchObject({ kind: 'proved', lines: 4_995, rereads: 5 })
    expect(second).toMatchObject({ totalBefore: 5_000, startedAt: first.startedAt })
    expect(
      walked(asked)
        .slice(before)
        .map(({ page }) => page),
    ).toEqual([3, 4, 3, 4])
    expect(pages.rows().map(({ id }) => id)).toEqual(state.rows.map(({ id }) => id))
    // A reading that is proved, or that two walks have to prove, has no page to begin with.
    expect(firstMoved(second)).toBeNull()
    expect(firstMoved({ ...first, double: true })).toBeNull()
  })

  test('a value that changes between two walks is found by its fingerprint alone', async () => {
    const change = () => {
      const made = world(2_000, ({ page, size }, nth) => {
        if (page === 0 && size > 1 && nth === 2) made.state.rows[1_500] = { id: 1_501, valor: -1 }
      })
      return made
    }
    const asked = change()
    expect((await asked.read({ walks: 'twice' })).verdict).toMatchObject({ kind: 'proved', rereads: 1 })
    expect(asked.pages.rows()[1_500]).toEqual({ id: 1_501, valor: -1 })
    expect((await change().read({ walks: 'moves' })).verdict).toMatchObject({ kind: 'proved', rereads: 0 })
  })
})

describe('a call that does not allow the proof', () => {
  test('refuses the order by id', async () => {
    const { read, asked } = world(1_200, ({ sort }) => {
      if (sort === 'id,ASC') throw status(400)
    })
    const { verdict, sort } = await read()
    expect(sort).toBe('dtCadastro,DESC')
    expect(verdictSentence(verdict)).toBe('1.200 linhas (ordem não única)')
    expect(asked.slice(0, 3).map(({ size }) => size)).toEqual([1_000, 10, 1_000])
  })

  test('takes the order by id and does not keep it', async () => {
    const { read, state } = world(30)
    state.rows.reverse()
    expect((await read({ walks: 'twice' })).verdict).toMatchObject({ kind: 'unproved', why: 'order', lines: 30 })
  })

  test('takes only smaller pages', async () => {
    const { read } = world(1_200, ({ size }) => {
      if (size > 100) throw status(422)
    })
    expect(await read()).toMatchObject({ size: 100, pages: 12, verdict: { kind: 'proved' } })
  })

  test('gives smaller pages than it was asked for', async () => {
    const most = 200
    const made = world(1_200, ({ page, size }) => {
      if (size <= most) return undefined
      const content = made.state.rows.slice(page * most, (page + 1) * most)
      return { content, totalElements: 1_200, totalPages: 6, size: most, number: page }
    })
    expect(await made.read()).toMatchObject({ size: 200, pages: 6, verdict: { kind: 'proved', lines: 1_200 } })
  })

  test('refuses pages of one row, or gives more', async () => {
    const refuses = world(300, ({ size }) => {
      if (size === 1) throw status(400)
    })
    expect((await refuses.read()).verdict).toMatchObject({ kind: 'unproved', why: 'size', lines: 300 })
    const gives = world(300, ({ size }) =>
      size === 1 ? { content: upTo(10), totalElements: 300, totalPages: 30, size: 10, number: 0 } : undefined,
    )
    expect((await gives.read()).verdict).toMatchObject({ kind: 'unproved', why: 'size' })
  })

  test.each([
    ['too high', 1_000],
    ['too low', 900],
  ])('names a total that is %s', async (_, named) => {
    const made = world(950, ({ page, size: asked }) => {
      const size = Math.min(asked, 100)
      const content = made.state.rows.slice(page * size, (page + 1) * size)
      return { content, totalElements: named, totalPages: 1, size, number: page }
    })
    expect((await made.read()).verdict).toMatchObject({ kind: 'unproved', why: 'estimate' })
  })

  test('answers the last row where one behind it is asked for', async () => {
    const made = world(250, ({ page, size }) => {
      if (size > 1 || page < 250) return undefined
      return { content: made.state.rows.slice(-1), totalElements: 250, totalPages: 250, size, number: 249 }
    })
    expect((await made.read()).verdict.kind).toBe('proved')
  })

  test('refuses everything', async () => {
    const { read } = world(10, () => {
      throw status(404)
    })
    await expect(read()).rejects.toThrow('Registro não encontrado.')
  })
})

describe('a network and a platform that fail', () => {
  test('a lost page is asked again up to three times, with growing waits', async () => {
    const times: number[] = []
    const { read, clock } = world(3_000, ({ page, size }, nth) => {
      if (page !== 1 || size === 1) return
      times.push(clock.now())
      if (nth < 4) throw new ApiError({ kind: 'network' })
    })
    expect((await read()).verdict.kind).toBe('proved')
    expect(times.slice(1).map((time, at) => time - (times[at] ?? 0))).toEqual([1_100, 3_100, 9_100])
  })

  test('the fourth loss leaves the page, and the rest goes on', async () => {
    const { read, progress } = world(3_000, ({ page, size }) => {
      if (page === 1 && size > 1) throw status(502)
    })
    const { verdict } = await read()
    expect(verdictSentence(verdict)).toBe('Páginas sem resposta: 2.000 de 3.000 linhas, falta a página 2')
    expect(progress.at(-1)?.repeated).toEqual([{ index: 1, times: 3, why: status(502).message }])
  })

  test('a refused page is not asked again', async () => {
    const { read, asked } = world(3_000, ({ page, size }) => {
      if (page === 2 && size > 1) throw status(404)
    })
    expect((await read()).verdict).toMatchObject({ kind: 'incomplete', pages: [{ first: 2, last: 2 }] })
    expect(walked(asked)).toHaveLength(3)
  })

  test('429 holds every call as long as it says', async () => {
    const { read, asked, clock } = world(9_000, ({ page, size }, nth) => {
      if (page === 1 && size > 1 && nth === 1) throw status(429, { retryAfter: 30 })
    })
    const start = clock.now()
    expect((await read()).verdict.kind).toBe('proved')
    expect(clock.now() - start).toBeGreaterThan(30_000)
    expect(clock.now() - start).toBeLessThan(32_000)
    expect(walked(asked)).toHaveLength(10)
  })

  test('page after page without an answer ends it, with what was read', async () => {
    const { read, state, clock } = world(20_000, () => {
      if (clock.now() > 1_800_000_000_350) throw new ApiError({ kind: 'network' })
    })
    const { verdict } = await read()
    expect(verdict).toMatchObject({ kind: 'incomplete', why: 'offline', lines: 9_000, total: 20_000 })
    expect(state.rows).toHaveLength(20_000)
  })

  test('page ends that cannot be asked prove nothing', async () => {
    const { read } = world(3_000, ({ page, size }) => {
      if (page === 1_999 && size === 1) throw status(500)
    })
    expect((await read()).verdict).toMatchObject({
      kind: 'incomplete',
      why: 'unchecked',
      pages: [{ first: 1, last: 1 }],
    })
  })

  test('a session that ends ends it at once', async () => {
    const { read } = world(20_000, ({ page }) => {
      if (page === 6) throw new ApiError({ kind: 'session', status: 401 })
    })
    expect((await read()).verdict).toMatchObject({ kind: 'incomplete', why: 'session' })
  })

  test('a full disk ends it in words', async () => {
    const { read, pages } = world(20_000, ({ page }) => {
      if (page === 6) pages.refuse = true
    })
    expect((await read()).verdict).toMatchObject({ kind: 'incomplete', why: 'storage' })
  })
})

describe('the operator', () => {
  test('pauses and goes on', async () => {
    const { read, control, clock, asked } = world(20_000, ({ page, size }) => {
      if (page !== 7 || size === 1) return
      control.pause()
      void clock.wait(60_000).then(() => control.resume())
    })
    const start = clock.now()
    expect((await read()).verdict.kind).toBe('proved')
    expect(clock.now() - start).toBeGreaterThan(60_000)
    expect(walked(asked)).toHaveLength(20)
  })

  test('cancels, also from a pause', async () => {
    const { read, control, clock } = world(20_000, ({ page, size }) => {
      if (page !== 7 || size === 1) return
      control.pause()
      void clock.wait(5_000).then(() => control.stop('cancelled'))
    })
    const { verdict } = await read()
    expect(verdict).toMatchObject({ kind: 'incomplete', why: 'cancelled', total: 20_000 })
    expect(verdictSentence(verdict)).toMatch(/^Cancelada: \d+\.000 de 20\.000 linhas, faltam as páginas \d+ a 20$/)
  })

  test.each(['once', 'twice'] as const)('goes on later, and asks only for what is missing (%s)', async (walks) => {
    const stop = { at: walks === 'once' ? 7 : 27 }
    const { read, control, asked, pages } = world(20_000, ({ size }) => {
      if (size > 1 && walked(asked).length === stop.at) control.stop('cancelled')
    })
    const first = await read({ walks })
    expect(first.verdict.kind).toBe('incomplete')
    const before = walked(asked).length
    const kept = (await pages.marks(pages.position?.walk ?? 0)).length
    stop.at = -1
    const outcome = await read({ walks }, createControl())
    expect(outcome.verdict).toMatchObject({ kind: 'proved', lines: 20_000 })
    expect(outcome.startedAt).toBe(first.startedAt)
    expect(walked(asked).length - before).toBe(20 - kept)
    expect(pages.rows()).toEqual(upTo(20_000))
  })
})
