import { describe, expect, it } from 'vitest'
import type { Group } from '#scan/aggregates/group-by.ts'
import {
  toBinRows,
  createDayBars,
  toBarRows,
  formatGroupLabel,
  formatPartTitle,
  formatValuesTitle,
} from './bar-rows.ts'

const group = (key: string, label = key): Group => ({
  key,
  label,
  totals: { rowCount: 3, amountCount: 3, sum: 450n, mean: 150n, min: 100, max: 200, roundedCount: 0 },
})

describe('groups as an operator reads them', () => {
  it.each([
    ['day', '2026-11-20', '20/11/2026 sex'],
    ['month', '2026-11', '11/2026'],
    ['hour', '09', '9 h'],
    ['weekday', '0', 'domingo'],
    ['value', '', 'sem valor'],
  ] as const)('%s %s', (by, key, text) => expect(formatGroupLabel(by, group(key))).toBe(text))
  it('shows the name if the key is an id', () => expect(formatGroupLabel('value', group('7', 'Ana'))).toBe('Ana'))
  it('has sums only with an amount', () => {
    expect(toBarRows('value', [group('a')], false)[0]?.sum).toBeNull()
    expect(toBarRows('value', [group('a')], true)[0]).toEqual({ key: 'a', label: 'a', lines: 3, sum: 450n })
  })
  it('lists the newest of very many days, says so in the title, and sums up the rest', () => {
    const days = Array.from({ length: 1_096 }, (_, at) =>
      group(new Date(Date.UTC(2023, 10, 21 + at)).toISOString().slice(0, 10)),
    )
    const { title, rows, others } = createDayBars('Por dia', days, true)
    expect(title).toBe('Por dia, os 62 mais recentes de 1.096')
    expect([rows.length, rows[0]?.label, rows.at(-1)?.label]).toEqual([62, '20/09/2026 dom', '20/11/2026 sex'])
    expect(others).toEqual({ count: 1_034 * 3, sum: 1_034n * 450n })
    expect(createDayBars('Por dia', days.slice(0, 62), true)).toMatchObject({ title: 'Por dia', others: null })
  })
  it('names the largest of very many values', () =>
    expect(formatPartTitle('Valor por Usuário', 'value', 62, 19_870)).toBe(
      'Valor por Usuário, os 62 maiores de 19.870',
    ))
  it('says how many values there are, one in the singular', () =>
    expect([1, 4_812].map((distinct) => formatValuesTitle('Status', distinct))).toEqual([
      'Status, 1 valor',
      'Status, 4.812 valores',
    ]))
  it('names a bin by both its ends, the last cent included', () =>
    expect(toBinRows([{ from: 0, to: 10_000, count: 2, sum: 300n }])[0]).toEqual({
      key: '0 10000',
      label: 'R$\u00a00,00 a 99,99',
      lines: 2,
      sum: 300n,
    }))
})
