import { describe, expect, it } from 'vitest'
import { selectPeriods } from './periods.ts'
import type { TimelineDay } from './timeline.ts'

const day = (text: string, ...parts: [status: string, count: number, sum: number][]): TimelineDay => ({
  day: text,
  parts: parts.map(([status, count, sum]) => ({ status, count, sum: BigInt(sum) })),
})

it('a day without rows stays between those with rows, as a gap', () => {
  const { shown, before, count } = selectPeriods(
    [day('2026-02-27', ['Pago', 2, 500]), day('2026-03-02', ['Pago', 1, 100])],
    'day',
  )
  expect(shown.map(({ first, last, count: lines, sum }) => [first, last, lines, sum])).toEqual([
    ['2026-02-27', '2026-02-27', 2, 500n],
    ['2026-02-28', '2026-02-28', 0, 0n],
    ['2026-03-01', '2026-03-01', 0, 0n],
    ['2026-03-02', '2026-03-02', 1, 100n],
  ])
  expect([before, count]).toEqual([null, 4])
})

it('weeks begin on Monday and months on the first, over the end of a year', () => {
  const days = [day('2026-12-27', ['', 1, 1]), day('2026-12-28', ['', 2, 2]), day('2027-01-03', ['', 3, 3])]
  expect(selectPeriods(days, 'week').shown.map(({ first, last, count }) => [first, last, count])).toEqual([
    ['2026-12-21', '2026-12-27', 1],
    ['2026-12-28', '2027-01-03', 5],
  ])
  expect(selectPeriods(days, 'month').shown.map(({ first, last, count }) => [first, last, count])).toEqual([
    ['2026-12-01', '2026-12-31', 3],
    ['2027-01-01', '2027-01-31', 3],
  ])
})

it('statuses of a period are joined and keep their order', () => {
  const { shown } = selectPeriods(
    [day('2026-11-02', ['B', 1, -10]), day('2026-11-03', ['A', 2, 5], ['B', 1, 20])],
    'week',
  )
  expect(shown[0]?.parts).toEqual([
    { status: 'A', count: 2, sum: 5n },
    { status: 'B', count: 2, sum: 10n },
  ])
  expect(shown[0]?.sum).toBe(15n)
})

describe('of too many periods', () => {
  const days = Array.from({ length: 100 }, (_, index) =>
    day(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), ['', index, 0]),
  )
  it('the newest are shown, and as many before them are laid behind', () => {
    const { shown, before, count } = selectPeriods(days, 'day')
    expect(shown.map(({ count: lines }) => lines)).toEqual(Array.from({ length: 31 }, (_, index) => 69 + index))
    expect(before?.map((period) => period?.count)).toEqual(Array.from({ length: 31 }, (_, index) => 38 + index))
    expect(count).toBe(100)
  })
  it('a period before that the scan did not read, or only in part, is unknown and not without rows', () => {
    const read = (from: string) =>
      selectPeriods(days.slice(60), 'day', { from, to: null }).before?.map((period) => period?.count)
    expect(read('2026-03-02T00:00')).toEqual([
      ...Array.from({ length: 22 }, () => undefined),
      60,
      61,
      62,
      63,
      64,
      65,
      66,
      67,
      68,
    ])
    expect(read('2026-03-02T12:00')?.indexOf(61)).toBe(23)
    expect(read('2026-03-11T00:00')).toBeUndefined()
  })
  it('a month that the filter cuts is said to be cut', () => {
    const cut = (from: string, to: string) => {
      const { isFirstCut, isLastCut } = selectPeriods(days, 'month', { from, to })
      return [isFirstCut, isLastCut]
    }
    expect(cut('2026-01-01T00:00', '2026-04-30T23:59')).toEqual([false, false])
    expect(cut('2026-01-01T09:00', '2026-04-10T23:59')).toEqual([true, true])
  })
  it('one row with a wrong year makes no millions of them', () => {
    const { shown, count } = selectPeriods([day('0001-01-01', ['', 1, 0]), ...days], 'day')
    expect(shown).toHaveLength(31)
    expect(count).toBeGreaterThan(700_000)
  })
})

describe('a few rows long after all others', () => {
  const november = Array.from({ length: 20 }, (_, index) =>
    day(`2026-11-${String(index + 1).padStart(2, '0')}`, ['', 5, 1]),
  )
  it.each(['day', 'week', 'month'] as const)('do not hide the others by %s, and are named', (unit) => {
    const { shown, count, stray } = selectPeriods(
      [...november, day('2206-05-03', ['', 1, 9]), day('2300-01-01', ['', 2, 9])],
      unit,
    )
    expect(shown.reduce((total, { count: rows }) => total + rows, 0)).toBe(100)
    expect(shown).toHaveLength(count)
    expect(stray).toEqual({ count: 3, first: '2206-05-03', last: '2300-01-01' })
  })
  it.each([
    ['of which there are more', [...november, day('2206-05-03', ['', 4, 9])]],
    ['where all rows are far apart', [day('2024-01-01', ['', 1, 1]), day('2026-01-01', ['', 1, 1])]],
    ['soon after them', [...november, day('2026-12-20', ['', 1, 9])]],
  ])('%s are shown as the newest', (_, days) => {
    const { shown, stray } = selectPeriods(days, 'day')
    expect(shown.at(-1)?.last).toBe(days.at(-1)?.day)
    expect(stray).toBeNull()
  })
})

it('no row, and rows without a date', () => {
  expect(selectPeriods([], 'day')).toMatchObject({ shown: [], before: null, count: 0, undated: 0 })
  expect(selectPeriods([day('', ['A', 3, 9])], 'month')).toMatchObject({ shown: [], undated: 3 })
})

describe('a period read to be laid behind', () => {
  const november = [day('2026-11-03', ['', 3, 0]), day('2026-11-30', ['', 30, 0])]
  const earlier = {
    days: [day('2026-10-03', ['', 33, 0]), day('2026-10-31', ['', 1, 0])],
    from: '2026-10-01T00:00',
    to: '2026-10-31T23:59',
    comparedFrom: '2026-11-01T00:00',
  }
  const scannedSpan = { from: '2026-11-01T00:00', to: '2026-11-30T23:59' }
  it('begins with the other one, also if that has no rows on its first days', () => {
    const { before, shown } = selectPeriods(november, 'day', scannedSpan, earlier)
    expect([shown[0]?.first, before?.[0]?.first, before?.[0]?.count]).toEqual(['2026-11-03', '2026-10-03', 33])
    expect([shown.at(-1)?.first, before?.at(-1)?.first, before?.at(-1)?.count]).toEqual(['2026-11-30', '2026-10-30', 0])
  })
  it('is a whole month behind a month', () =>
    expect(selectPeriods(november, 'month', scannedSpan, earlier).before).toMatchObject([
      { first: '2026-10-01', last: '2026-10-31', count: 34 },
    ]))
  it('ends where the other one begins: a longer month has days without one behind them', () => {
    const december = [day('2026-12-01', ['', 1, 0]), day('2026-12-31', ['', 1, 0])]
    const { before } = selectPeriods(december, 'day', undefined, {
      days: november,
      from: '2026-11-01T00:00',
      to: '2026-11-30T23:59',
      comparedFrom: '2026-12-01T00:00',
    })
    expect(before?.slice(-2)).toMatchObject([{ first: '2026-11-30', count: 30 }, null])
  })
  it('has nothing behind a week of which it has a part', () =>
    expect(selectPeriods([day('2026-11-01', ['', 1, 0])], 'week', scannedSpan, earlier).before).toBeNull())
})
