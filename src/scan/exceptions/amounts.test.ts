import { describe, expect, test } from 'vitest'
import { createColumnReader } from '#scan/aggregates/scan-column.ts'
import { createOutlierRule, createRoundValuesRule } from './amounts.ts'
import { runRule, withIds, repeat } from './run-rule.fixture.ts'

const valor = createColumnReader('valor')
const amounts = (...reais: readonly unknown[]) => withIds(reais.map((each) => ({ valor: each })))

describe('round values', () => {
  const round = createRoundValuesRule(valor)

  test.each([
    [100, 'R$ 100,00'],
    [200, 'R$ 200,00'],
    [12_300, 'R$ 12.300,00'],
    [1_000_000, 'R$ 1.000.000,00'],
    [-100, '-R$ 100,00'],
    [99.996, 'R$ 100,00'],
  ])('%d reais are told as %s', (reais, detail) => {
    expect(runRule(round, amounts(reais))).toMatchObject({ count: 1, candidates: [{ ids: [1], detail }] })
  })

  test.each([[0], [-0.001], [1], [50], [99.99], [99.994], [100.01], [110], [150], [-199.99], [null], ['100']])(
    '%j is none',
    (value) => {
      expect(runRule(round, amounts(value))).toMatchObject({ count: 0, candidates: [] })
    },
  )

  test('each is a candidate of its own, in the order of the scan', () => {
    expect(runRule(round, amounts(300, 5, 100, 100))).toEqual({
      rule: 'valor redondo',
      explanation: 'Múltiplos de R$ 100,00.',
      count: 3,
      candidates: [
        { ids: [1], detail: 'R$ 300,00' },
        { ids: [3], detail: 'R$ 100,00' },
        { ids: [4], detail: 'R$ 100,00' },
      ],
    })
  })

  test.each([
    [999, 999],
    [1_000, 1_000],
    [1_001, 1_000],
  ])('of %d all are counted and %d told', (all, told) => {
    const found = runRule(round, amounts(...repeat(all, 500)))
    expect(found.count).toBe(all)
    expect(found.candidates).toHaveLength(told)
    expect(found.candidates.at(-1)?.ids).toEqual([told])
  })

  test('a new run starts at zero', () => {
    runRule(round, amounts(100))
    expect(runRule(round, amounts(1))).toMatchObject({ count: 0, candidates: [] })
  })
})

describe('outliers within a kind', () => {
  const far = createOutlierRule(valor, () => '')
  /** Quartiles at 100 and 120 reais, also with one more on either side: fences at 40 and 180. */
  const usual = [100, 100, 100, 100, 110, 120, 120, 120, 120, 120]

  test.each([[39.99], [39], [0], [-500], [180.01], [181], [10_000]])('%d reais are beyond the fence', (reais) => {
    const found = runRule(far, amounts(...usual, reais))
    expect(found.count).toBe(1)
    expect(found.candidates.map(({ ids }) => ids)).toEqual([[11]])
  })

  test.each([[40], [40.01], [99], [110], [140], [179.99], [180]])('%d reais are within it', (reais) => {
    expect(runRule(far, amounts(...usual, reais))).toMatchObject({ count: 0, candidates: [] })
  })

  test('a candidate shows its amount and the usual range', () => {
    expect(runRule(far, amounts(2_000, ...usual, -3))).toEqual({
      rule: 'valor fora do seu tipo',
      explanation:
        'Mais de 3 vezes a distância entre os quartis, além deles, entre todos os valores, que aqui não têm tipo.',
      count: 2,
      candidates: [
        { ids: [1], detail: 'R$ 2.000,00 (o usual: R$ 40,00 a R$ 180,00)' },
        { ids: [12], detail: '-R$ 3,00 (o usual: R$ 40,00 a R$ 180,00)' },
      ],
    })
  })

  test('amounts with kinds are compared within their kind', () => {
    const kinds = createOutlierRule(valor, ({ id }) => (id % 2 === 0 ? 'COMPRA' : 'RESGATE'))
    expect(runRule(kinds, amounts(...usual)).explanation).toMatch(/, entre os valores do mesmo tipo\.$/)
  })

  test.each([
    ['four', [1, 2, 3, 100], '-R$ 5,00 a R$ 9,00'],
    ['five', [1, 2, 3, 4, 100], '-R$ 4,00 a R$ 10,00'],
    ['eight', [1, 2, 3, 4, 5, 6, 7, 100], '-R$ 10,00 a R$ 18,00'],
  ])('the quartiles of %s amounts are amounts among them', (_, reais, fence) => {
    expect(runRule(far, amounts(...reais)).candidates).toEqual([
      { ids: [reais.length], detail: `R$ 100,00 (o usual: ${fence})` },
    ])
  })

  test('reports one cent more if nearly all are equal, and no single amount', () => {
    expect(runRule(far, amounts(5, 5, 5, 5, 5.01)).candidates).toEqual([
      { ids: [5], detail: 'R$ 5,01 (o usual: R$ 5,00 a R$ 5,00)' },
    ])
    expect(runRule(far, amounts(77)).candidates).toEqual([])
  })

  test('every kind has its own fence', () => {
    const kinds = createOutlierRule(valor, (row) => String(createColumnReader('tipo')(row)))
    const createRows = (tipo: string, ...reais: number[]) =>
      reais.map((amountInReais) => ({ valor: amountInReais, tipo }))
    const tenfold = usual.map((each) => each * 10)
    const rows = withIds([
      ...createRows('CASHBACK', ...usual, 1_000, 100),
      ...createRows('SAQUE', ...tenfold, 1_000, 100),
    ])
    expect(runRule(kinds, rows).candidates).toEqual([
      { ids: [11], detail: 'R$ 1.000,00 (CASHBACK: R$ 40,00 a R$ 180,00)' },
      { ids: [24], detail: 'R$ 100,00 (SAQUE: R$ 400,00 a R$ 1.800,00)' },
    ])
  })

  test('a row without an amount is no candidate and moves no fence', () => {
    const without = [null, null, null, '5', 'x', 1e300]
    expect(runRule(far, amounts(...without, ...usual, 180.01, ...without)).candidates).toEqual([
      { ids: [17], detail: 'R$ 180,01 (o usual: R$ 40,00 a R$ 180,00)' },
    ])
    expect(runRule(far, amounts(...without))).toMatchObject({ count: 0, candidates: [] })
  })

  test.each([
    [999, 999],
    [1_000, 1_000],
    [1_001, 1_000],
  ])('of %d all are counted and %d told', (all, told) => {
    const found = runRule(far, amounts(...repeat(3 * all + 3, 1), ...repeat(all, 2)))
    expect(found.count).toBe(all)
    expect(found.candidates).toHaveLength(told)
    expect(found.candidates.at(-1)?.ids).toEqual([3 * all + 3 + told])
  })
})
