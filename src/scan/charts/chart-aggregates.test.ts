import { describe, expect, it } from 'vitest'
import { runAggregate } from '#scan/aggregates/run-aggregate.fixture.ts'
import { aggregateDistribution } from './distribution.ts'
import { aggregateLargestGroups, aggregateLargestRows, countLargestGroups } from './largest.ts'
import { aggregateTimeline } from './timeline.ts'

const date = { field: 'data', label: 'Data', format: 'date' } as const
const status = { field: 'status', label: 'Status', format: 'status' } as const
const amount = { field: 'valor', label: 'Valor', format: 'money' } as const
const person = { field: 'nome', label: 'Nome', idField: 'pessoa' } as const
const row = (id: number, data: unknown, valor: unknown, more: object = {}) => ({ id, data, valor, ...more })

it('a timeline counts and sums by day and status; rows without a date are kept apart', () => {
  const pages = [
    [row(1, '2026-11-02T10:00:00', 1.5, { status: 'Paga' }), row(2, null, 2, { status: 'Paga' })],
    [row(3, '2026-11-01T23:59:59', -0.5, { status: 'Nova' }), row(4, '2026-11-02T00:00:00', null, { status: 'Nova' })],
  ]
  expect(runAggregate(aggregateTimeline(date, status, amount), pages)).toEqual([
    { day: '', parts: [{ status: 'Paga', count: 1, sum: 200n }] },
    { day: '2026-11-01', parts: [{ status: 'Nova', count: 1, sum: -50n }] },
    {
      day: '2026-11-02',
      parts: [
        { status: 'Nova', count: 1, sum: 0n },
        { status: 'Paga', count: 1, sum: 150n },
      ],
    },
  ])
})

it('a distribution leaves rows without an amount out and says how many, and may be read before the end', () => {
  const running = aggregateDistribution(amount).start()
  running.add([row(2, null, 3), row(1, null, 1)])
  expect(running.getResult().bins.reduce((total, { count }) => total + count, 0)).toBe(2)
  running.add([row(3, null, null), row(4, null, 2)])
  const { bins, withoutAmount } = running.getResult()
  expect([bins.reduce((total, { count }) => total + count, 0), withoutAmount]).toEqual([3, 1])
})

describe('the largest', () => {
  it('rows are twenty, in order, of equal ones the smaller id first', () => {
    const pages = [
      Array.from({ length: 30 }, (_, index) => row(30 - index, null, index % 10)),
      [row(99, null, -1), row(98, null, null)],
    ]
    const { rows, count } = runAggregate(aggregateLargestRows(amount), pages)
    expect(rows.slice(0, 4)).toEqual([
      { id: 1, cents: 900 },
      { id: 11, cents: 900 },
      { id: 21, cents: 900 },
      { id: 2, cents: 800 },
    ])
    expect([rows.length, count]).toEqual([20, 31])
  })
  it('values are those with the largest sum; the rest is one figure, and people who share a name keep their id', () => {
    const pages = [Array.from({ length: 25 }, (_, index) => row(index, null, index, { pessoa: index, nome: 'Ana' }))]
    const { groups, count, others } = runAggregate(aggregateLargestGroups(person, amount), pages)
    expect(groups.map(({ label }) => label).slice(0, 2)).toEqual(['Ana (#24)', 'Ana (#23)'])
    expect([groups.length, count, others]).toEqual([20, 25, { count: 5, sum: 1000n }])
  })
  it('of equal sums the value with more rows comes first, then the one whose key comes first', () => {
    const pages = [
      [row(1, null, 2, { status: 'D' }), row(2, null, 1, { status: 'C' }), row(3, null, 1, { status: 'C' })],
      [row(4, null, 2, { status: 'A' }), row(5, null, null, { status: 'B' })],
    ]
    const { groups, others } = runAggregate(aggregateLargestGroups(status, amount), pages)
    expect(groups.map(({ key }) => key)).toEqual(['C', 'A', 'D', 'B'])
    expect(others).toBeNull()
  })
  it('values counted beside a scan are the same up to a limit, and none beyond it', () => {
    const pages = [1, 2, 3].map((id) => [row(id, null, id, { pessoa: id, nome: `P${id}` })])
    expect(runAggregate(countLargestGroups(person, amount, 3), pages)).toEqual(
      runAggregate(aggregateLargestGroups(person, amount), pages),
    )
    expect(runAggregate(countLargestGroups(person, amount, 2), pages)).toBeNull()
  })
  it('values of a list without amounts are those with most rows', () => {
    const pages = [
      [row(1, null, null, { status: 'B' }), row(2, null, null, { status: 'A' }), row(3, null, null, { status: 'A' })],
    ]
    expect(runAggregate(aggregateLargestGroups(status, null), pages).groups.map(({ key }) => key)).toEqual(['A', 'B'])
  })
})
