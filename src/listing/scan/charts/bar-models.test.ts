import { expect, it } from 'vitest'
import { createDistributionModel, createLargestGroupsModel, createLargestRowsModel } from './bar-models.ts'
import { formatPoint } from './chart-model.ts'

const valor = { field: 'valor', label: 'Valor', format: 'money' } as const
const speak = ({ points }: { points: readonly Parameters<typeof formatPoint>[0][] }) =>
  points.map((point) => formatPoint(point).replaceAll('\u00a0', ' '))

it('a bin is spoken with its limits, and one that is a single amount with that amount', () => {
  const model = createDistributionModel(
    {
      bins: [
        { from: -500, to: 0, count: 1, sum: -300n },
        { from: 990, to: 991, count: 80, sum: 79_200n },
      ],
      scale: 'mixed',
      withoutAmount: 2,
    },
    valor,
  )
  expect(speak(model)).toEqual(['-R$ 5,00 a -0,01, 1 linha, -R$ 3,00', 'R$ 9,90, 80 linhas, R$ 792,00'])
  expect(model.notes.at(-1)).toBe('Sem valor, e fora do gráfico: 2 linhas')
  expect(model.points[1]?.target).toEqual({ kind: 'amounts', from: 990, to: 991 })
})

it('a row is spoken with its id and its amount alone', () => {
  const model = createLargestRowsModel({ rows: [{ id: 7, cents: 120_000 }], count: 31 }, valor)
  expect(speak(model)).toEqual(['#7, R$ 1.200,00'])
  expect(model.notes).toEqual(['As 1 maiores de 31 linhas'])
})

it('the largest values say what the others amount to', () => {
  const largest = { groups: [{ key: '', label: '', count: 3, sum: 100n }], count: 2, others: { count: 1, sum: 5n } }
  const model = createLargestGroupsModel(largest, { field: 'tipo', label: 'Tipo' }, valor)
  expect(speak(model)).toEqual(['sem valor, 3 linhas, R$ 1,00'])
  expect(model.notes[0]?.replaceAll('\u00a0', ' ')).toBe('Os 1 maiores de 2; os outros somam 1 linha, R$ 0,05')
})
