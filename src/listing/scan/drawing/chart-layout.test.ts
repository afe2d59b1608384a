import { describe, expect, it } from 'vitest'
import type { ChartModel, ChartPoint } from '#listing/scan/charts/chart-model.ts'
import { createHeader } from './chart-header.ts'
import { layOutChart } from './chart-layout.ts'

const formats = { formatTick: String, formatValue: ({ count }: { count: number }) => String(count) }
const point = (key: string, sum: number, more: Partial<ChartPoint> = {}): ChartPoint => ({
  key,
  label: key,
  axisLabel: key,
  count: 1,
  sum: BigInt(sum),
  segments: [],
  before: null,
  target: { kind: 'value', key },
  ...more,
})
const createModel = (points: readonly ChartPoint[], more: Partial<ChartModel> = {}): ChartModel => ({
  title: 'Valor por dia',
  shape: 'columns',
  measure: 'sum',
  columnLabel: 'Data',
  pointHeading: 'Dia',
  series: [],
  points,
  notes: [],
  ...more,
})
const manyDays = Array.from({ length: 31 }, (_, index) => point(`${index + 1}/10`, index * 100))

describe('columns', () => {
  it('stand on zero: positive ones above, negative ones below', () => {
    const { marks, zero } = layOutChart(createModel([point('a', 500), point('b', -500)]), 600, 80, formats)
    expect(marks[0]!.y + marks[0]!.height).toBeCloseTo(zero.y)
    expect(marks[1]!.y).toBeCloseTo(zero.y)
    expect(marks[1]!.height).toBeCloseTo(marks[0]!.height)
  })
  it('are stacked without overlap, negative segments below zero', () => {
    const segments = [300, -100, 200].map((sum) => ({ count: 1, sum: BigInt(sum) }))
    const model = createModel([point('a', 400, { segments })], { series: ['A', 'B', 'C'] })
    const { marks, zero } = layOutChart(model, 600, 80, formats)
    expect(marks[2]!.y + marks[2]!.height).toBeCloseTo(marks[0]!.y)
    expect(marks[1]!.y).toBeCloseTo(zero.y)
  })
  it.each([390, 1024])('fit %i px with labels that do not touch, and the newest is named', (width) => {
    const { marks, labels, grid } = layOutChart(createModel(manyDays), width, 80, formats)
    for (const { x, width: markWidth } of marks) expect([x >= 62, x + markWidth <= width]).toEqual([true, true])
    const days = labels.toSorted((a, b) => a.x - b.x)
    expect(days.at(-1)?.text).toBe('31/10')
    for (const [index, { x }] of days.slice(1).entries()) expect(x - days[index]!.x).toBeGreaterThan(5 * 6)
    expect(grid.length).toBeGreaterThan(2)
  })
  it('of a few points stay columns, in the middle of their areas', () => {
    const { marks, hitAreas } = layOutChart(createModel([point('a', 500)]), 1200, 80, formats)
    expect(marks[0]!.width).toBeLessThanOrEqual(96)
    expect(marks[0]!.x + marks[0]!.width / 2).toBeCloseTo(hitAreas[0]!.x + hitAreas[0]!.width / 2)
  })
  it('of nothing but zeros are drawn', () =>
    expect(layOutChart(createModel([point('a', 0)]), 390, 80, formats).marks[0]?.height).toBe(0))
})

it('bars leave room for their names and figures, also with negative ones', () => {
  const points = [point('Uma pessoa de nome muito comprido mesmo', 900), point('b', -300)]
  const { marks, labels } = layOutChart(createModel(points, { shape: 'bars' }), 390, 80, formats)
  for (const { x, width } of marks) expect([x >= 0, x + width <= 390]).toEqual([true, true])
  expect(labels[0]?.text).toMatch(/…$/)
})

it('bars begin after names in capitals, which are wider', () => {
  const { marks, labels } = layOutChart(createModel([point('CASHBACK', 900)], { shape: 'bars' }), 390, 80, formats)
  expect(labels[0]?.text).toBe('CASHBACK')
  // 66 px in Inter of 12 px, as a browser measures it.
  expect(marks[0]?.x).toBeGreaterThan(66)
})

it('the header has the whole verdict at any width, and a legend entry for each series', () => {
  const model = createModel([point('a', 1, { before: { label: 'b', count: 1, sum: 1n } })], {
    series: ['Aprovada', 'Pendente'],
    notes: ['Os 31 dias mais recentes de 730'],
  })
  const { lines, legend, bottom } = createHeader(model, { source: 'Transações', proof: 'Provada 17:52' }, 240)
  expect(
    lines
      .filter(({ kind }) => kind === 'proof')
      .map(({ text }) => text)
      .join(' '),
  ).toBe('Provada 17:52 · Os 31 dias mais recentes de 730')
  expect(legend.map(({ text }) => text)).toEqual(['Aprovada', 'Pendente', 'Período anterior'])
  expect(bottom).toBeGreaterThan(legend.at(-1)!.swatch.y)
})
