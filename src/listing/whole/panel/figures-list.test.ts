/** What is told of a column of money (reading/folds/README §1). */
import { expect, it } from 'vitest'
import { plainSpaces } from '#lib/written/money.ts'
import { totalsFigures } from './figures-list.tsx'

const totals = { lines: 5_000, counted: 5_000, sum: 1_234_56n, mean: 25n, min: -1, max: 300, rounded: 0 }
const told = (given: Partial<typeof totals>) =>
  totalsFigures({ ...totals, ...given }).map(([label, text]) => `${label} ${plainSpaces(text)}`)

it('is count, sum, mean, least and greatest', () =>
  expect(told({})).toEqual(['Linhas 5.000', 'Soma R$ 1.234,56', 'Média R$ 0,25', 'Mínimo -R$ 0,01', 'Máximo R$ 3,00']))

it('names rows without an amount, and amounts that were counted to the nearest cent', () =>
  expect(told({ counted: 3_998, rounded: 2 })).toEqual(expect.arrayContaining(['Sem valor 1.002', 'Arredondados 2'])))
