/** The figures of a column of money (scan/aggregates/README §1). */
import { expect, it } from 'vitest'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import { toTotalsFigures } from './figures-list.tsx'

const totals = { rowCount: 5_000, amountCount: 5_000, sum: 1_234_56n, mean: 25n, min: -1, max: 300, roundedCount: 0 }
const getFigures = (given: Partial<typeof totals>) =>
  toTotalsFigures({ ...totals, ...given }).map(([label, text]) => `${label} ${replaceNoBreakSpaces(text)}`)

it('shows count, sum, mean, minimum and maximum', () =>
  expect(getFigures({})).toEqual([
    'Linhas 5.000',
    'Soma R$ 1.234,56',
    'Média R$ 0,25',
    'Mínimo -R$ 0,01',
    'Máximo R$ 3,00',
  ]))

it('names rows without an amount, and rounded amounts', () =>
  expect(getFigures({ amountCount: 3_998, roundedCount: 2 })).toEqual(
    expect.arrayContaining(['Sem valor 1.002', 'Arredondados 2']),
  ))
