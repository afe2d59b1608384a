import { describe, expect, test } from 'vitest'
import { createColumnReader } from '#scan/aggregates/scan-column.ts'
import { runRule, withIds, repeat } from './run-rule.fixture.ts'
import { createOddHoursRule } from './odd-hours.ts'

const rule = createOddHoursRule(createColumnReader('dt'))
const rowAtHour = (hour: string) => ({ dt: `2026-11-20T${hour}:30:00` })
/** This many rows in each of these hours, in this order. */
const rows = (...hours: readonly (readonly [hour: string, count: number])[]) =>
  withIds(hours.flatMap(([hour, count]) => repeat(count, rowAtHour(hour))))

describe('the rarest hours are odd if they hold at most 1 % of the rows', () => {
  test.each([
    [1, 99, 1],
    [1, 100, 1],
    [1, 98, 0],
    [2, 198, 2],
    [2, 197, 0],
    [3, 297, 3],
    [3, 296, 0],
  ])('%d at three beside %d at ten: %d candidates', (rare, usual, count) => {
    expect(runRule(rule, rows(['03', rare], ['10', usual])).count).toBe(count)
  })

  test.each([
    ['three hours that reach it together', 300, ['01', '02', '03'], 3],
    ['three hours that pass it together: two of them', 299, ['01', '02'], 2],
  ])('%s', (_, all, hours, count) => {
    const found = runRule(rule, rows(['01', 1], ['02', 1], ['03', 1], ['10', all - 3]))
    expect(found.candidates.map(({ detail }) => detail)).toEqual(hours.map((hour) => `às ${Number(hour)} h`))
    expect(found.count).toBe(count)
  })

  test('the rarest come first, wherever they are in the scan', () => {
    const found = runRule(rule, rows(['05', 3], ['04', 2], ['03', 1], ['10', 394]))
    expect(found.candidates).toEqual([
      { ids: [4], detail: 'às 4 h' },
      { ids: [5], detail: 'às 4 h' },
      { ids: [6], detail: 'às 3 h' },
    ])
  })

  test.each([
    ['the later one first', ['22', '04']],
    ['the earlier one first', ['04', '22']],
  ])('of two that are alike the earlier hour comes first: %s', (_, [one = '', other = '']) => {
    const found = runRule(rule, rows([one, 2], [other, 2], ['10', 296]))
    expect(found.candidates.map(({ detail }) => detail)).toEqual(['às 4 h', 'às 4 h'])
  })
})

test('a candidate is a row with its hour, whatever the day and the minute', () => {
  const odd = [{ dt: '2026-11-20T00:00:00' }, { dt: '2026-11-21T00:59:59' }, { dt: '22/11/2026 23:15' }]
  expect(runRule(rule, withIds([...odd, ...repeat(297, rowAtHour('10'))]))).toEqual({
    rule: 'hora incomum',
    explanation: 'Nas horas do dia mais raras, que juntas não passam de 1 % das linhas.',
    count: 3,
    candidates: [
      { ids: [1], detail: 'às 0 h' },
      { ids: [2], detail: 'às 0 h' },
      { ids: [3], detail: 'às 23 h' },
    ],
  })
})

test('rows without a date are no candidates and do not count', () => {
  const without = [{ dt: null }, { dt: '' }, { dt: 'ontem' }]
  const dated = (usual: number) => withIds([...without, rowAtHour('03'), ...repeat(usual, rowAtHour('10'))])
  expect(runRule(rule, dated(99)).candidates).toEqual([{ ids: [4], detail: 'às 3 h' }])
  expect(runRule(rule, dated(98))).toMatchObject({ count: 0, candidates: [] })
  expect(runRule(rule, withIds(repeat(200, without[0] ?? {})))).toMatchObject({ count: 0, candidates: [] })
})

test('nothing is odd if all rows have one hour, or there are none', () => {
  expect(runRule(rule, rows(['10', 50]))).toMatchObject({ count: 0, candidates: [] })
  expect(runRule(rule, [])).toMatchObject({ count: 0, candidates: [] })
})

test.each([
  [999, 999],
  [1_000, 1_000],
  [1_001, 1_000],
])('of %d all are counted and %d told', (all, told) => {
  const running = rule.start()
  const usual = { id: 5_000, ...rowAtHour('10') }
  const rare = rows(['03', all])
  for (const row of rare) running.addFirstPass(row)
  for (let count = 0; count < 99 * all; count++) running.addFirstPass(usual)
  for (const row of rare) running.addSecondPass(row)
  const found = running.getResult()
  expect(found.count).toBe(all)
  expect(found.candidates).toHaveLength(told)
  expect(found.candidates.at(-1)?.ids).toEqual([told])
})
