import { describe, expect, it } from 'vitest'
import type { TimelineDay } from '#scan/charts/timeline.ts'
import { formatPoint } from './chart-model.ts'
import { createTimelineModel, type TimelineOptions } from './timeline-model.ts'

const columns = {
  date: { field: 'data', label: 'Data', format: 'date' },
  amount: { field: 'valor', label: 'Valor', format: 'money' },
  scannedSpan: { from: null, to: null },
} as const
const options: TimelineOptions = { unit: 'day', measure: 'sum', isStacked: false, hasBefore: true }
const day = (text: string, count: number, sum: number, status = 'Paga'): TimelineDay => ({
  day: text,
  parts: [{ status, count, sum: BigInt(sum) }],
})
const speak = (days: readonly TimelineDay[], changed: Partial<TimelineOptions> = {}) =>
  createTimelineModel(days, columns, { ...options, ...changed }).points.map((point) =>
    formatPoint(point).replaceAll('\u00a0', ' '),
  )

describe('a point is spoken', () => {
  it('with its day, rows and sum, and a gap as what it is', () =>
    expect(speak([day('2026-10-11', 1, -5), day('2026-10-13', 34, 120_450)])).toEqual([
      '11/10, 1 linha, -R$ 0,05',
      '12/10, 0 linhas, R$ 0,00',
      '13/10, 34 linhas, R$ 1.204,50',
    ]))
  it('with the year if the chart spans two', () =>
    expect(speak([day('2026-12-31', 1, 1), day('2027-01-01', 1, 1)])[0]).toBe('31/12/2026, 1 linha, R$ 0,01'))
  it('as a week or a month', () => {
    expect(speak([day('2026-10-14', 2, 0)], { unit: 'week' })).toEqual(['12/10 a 18/10, 2 linhas, R$ 0,00'])
    expect(speak([day('2026-10-14', 2, 0)], { unit: 'month' })).toEqual(['10/2026, 2 linhas, R$ 0,00'])
  })
  it('with the same place of the period before, unless that is switched off', () => {
    const days = Array.from({ length: 40 }, (_, index) =>
      day(new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10), index, 100),
    )
    expect(speak(days).at(-1)).toBe('10/10, 39 linhas, R$ 1,00; antes 09/09, 8 linhas, R$ 1,00')
    expect(speak(days, { hasBefore: false }).at(-1)).toBe('10/10, 39 linhas, R$ 1,00')
    const { notes } = createTimelineModel(days, columns, options)
    expect(notes).toEqual(['Os 31 dias mais recentes de 40'])
  })
  it('without a sum on a list without amounts', () => {
    const { points, title, measure } = createTimelineModel(
      [day('2026-10-14', 2, 0)],
      { ...columns, amount: null },
      options,
    )
    expect([title, measure, points[0] && formatPoint(points[0])]).toEqual([
      'Linhas por dia',
      'count',
      '14/10, 2 linhas',
    ])
  })
})

it('stands for the days of its period', () =>
  expect(
    createTimelineModel([day('2026-10-14', 2, 0)], columns, { ...options, unit: 'week' }).points[0]?.target,
  ).toEqual({
    kind: 'days',
    first: '2026-10-12',
    last: '2026-10-18',
  }))

it('of many statuses the five with most rows are series, and the others one', () => {
  const parts = 'ABCDEFGH'.split('').map((status, index) => ({ status, count: index + 1, sum: BigInt(index) }))
  const { series, points } = createTimelineModel([{ day: '2026-10-14', parts }], columns, {
    ...options,
    isStacked: true,
  })
  expect(series).toEqual(['D', 'E', 'F', 'G', 'H', 'Outros'])
  expect(points[0]?.segments.map(({ count }) => count)).toEqual([4, 5, 6, 7, 8, 6])
  const total = points[0]?.segments.reduce((sum, segment) => sum + (segment.sum ?? 0n), 0n)
  expect(total).toBe(points[0]?.sum)
})

it('counts each row once, also if a status is called as the series of the others is', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'Outros']
  const parts = names.map((status, index) => ({ status, count: index + 1, sum: BigInt(index) }))
  const { series, points } = createTimelineModel([{ day: '2026-10-14', parts }], columns, {
    ...options,
    isStacked: true,
  })
  expect(series).toEqual(['C', 'D', 'E', 'F', 'Outros', 'Outros'])
  expect(points[0]?.segments.map(({ count }) => count)).toEqual([3, 4, 5, 6, 7, 3])
})

it('shows nothing of the period before that the filter left out, and says that it cuts a period', () => {
  const days = Array.from({ length: 40 }, (_, index) =>
    day(new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10), index, 100),
  )
  const scannedSpan = { from: '2026-09-01T00:00', to: '2026-10-10T23:59' }
  const { points, notes } = createTimelineModel(days, { ...columns, scannedSpan }, options)
  expect(points.map(({ before }) => before?.label ?? null).slice(20, 24)).toEqual([null, null, '01/09', '02/09'])
  expect(notes).toEqual(['Os 31 dias mais recentes de 40'])
  expect(createTimelineModel(days, { ...columns, scannedSpan }, { ...options, unit: 'month' }).notes[0]).toBe(
    'O filtro corta o último período',
  )
})

it('names the few rows long after all others', () =>
  expect(
    createTimelineModel([day('2026-11-14', 40, 0), day('2206-11-14', 1, 0)], columns, { ...options, hasBefore: false })
      .notes,
  ).toEqual(['Muito depois das outras, e fora do gráfico: 1 linha de 14/11/2206']))

it('says how many rows have no date, and that there is no period before', () =>
  expect(createTimelineModel([day('', 3, 0), day('2026-10-14', 1, 0)], columns, options).notes).toEqual([
    'Sem data, e fora do gráfico: 3 linhas',
    'A leitura não tem o período anterior',
  ]))

it('names the period that was read to be laid behind, with its proof, and says if no whole week of it is', () => {
  const earlier = {
    days: [day('2026-10-13', 5, 0)],
    from: '2026-10-13T00:00',
    to: '2026-10-13T23:59',
    comparedFrom: '2026-10-14T00:00',
    text: 'em 13/10/2026: parcial 34 %',
  }
  const make = (unit: TimelineOptions['unit']) =>
    createTimelineModel([day('2026-10-14', 1, 0)], { ...columns, earlier }, { ...options, unit })
  expect(make('day').points.map(({ before }) => [before?.label, before?.count])).toEqual([['13/10', 5]])
  expect(make('day').notes).toEqual(['Período anterior em 13/10/2026: parcial 34 %'])
  expect(make('week').notes).toEqual(['Período anterior em 13/10/2026: parcial 34 %', 'Nenhuma semana inteira nele'])
})
