import { describe, expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ExceptionColumns, aggregateExceptions } from './exceptions.ts'
import { withIds, repeat } from './run-rule.fixture.ts'

const amount: ScanColumn = { field: 'valor', label: 'Valor', format: 'money' }
const date: ScanColumn = { field: 'dt', label: 'Data', format: 'date' }
const person: ScanColumn = { field: 'de.nome', label: 'Beneficiário', idField: 'de.id' }
const kind: ScanColumn = { field: 'tipo', label: 'Tipo' }
const order: ScanColumn = { field: 'pedido', label: 'Pedido', format: 'id' }
const level: ScanColumn = { field: 'nivel', label: 'Nível', format: 'number' }

function found(columns: ExceptionColumns, ...pages: readonly (readonly ScanRow[])[]) {
  const running = aggregateExceptions(columns).start()
  for (const rows of pages) running.addFirstPass(rows)
  for (const rows of pages) running.addSecondPass(rows)
  return running.getResult()
}
const foundBy = (rule: string, columns: ExceptionColumns, ...pages: readonly (readonly ScanRow[])[]) =>
  found(columns, ...pages).find((result) => result.rule === rule)

describe('a rule runs if its columns exist', () => {
  const alike = 'mesmo usuário, valor e dia'
  const once = 'mesmo pedido e nível'
  const [gaps, round, hours, far] = ['lacunas de id', 'valor redondo', 'hora incomum', 'valor fora do seu tipo']

  test.each<[string, ExceptionColumns, string[]]>([
    ['none', {}, [gaps]],
    ['an amount', { amount }, [gaps, round, far]],
    ['a date', { date }, [gaps, hours]],
    ['a person', { person }, [gaps]],
    ['a kind', { kind }, [gaps]],
    ['amount and date', { amount, date }, [gaps, round, hours, far]],
    ['amount and person', { amount, person }, [gaps, round, far]],
    ['date and person', { date, person }, [gaps, hours]],
    ['amount, date and person', { amount, date, person }, [alike, gaps, round, hours, far]],
    ['what stands once', { uniqueColumns: [order, level] }, [once, gaps]],
    ['nothing that stands once', { uniqueColumns: [] }, [gaps]],
    ['all', { amount, date, person, kind, uniqueColumns: [order, level] }, [alike, once, gaps, round, hours, far]],
  ])('%s', (_, columns, rules) => {
    const results = found(columns, [])
    expect(results.map(({ rule }) => rule)).toEqual(rules)
    expect(results.map(({ count, candidates }) => [count, candidates])).toEqual(rules.map(() => [0, []]))
  })
})

describe('one amount to one person twice in a day', () => {
  const columns = { amount, date, person }
  const paid = (valor: number | null, dt: string | number | null, id: number | null, nome = 'Maria') => ({
    valor,
    dt,
    de: { id, nome },
  })
  const twice = (...rows: readonly object[]) => foundBy('mesmo usuário, valor e dia', columns, withIds(rows))

  test('shows count, amount, day and name', () => {
    expect(
      twice(
        paid(1_050, '2026-11-09T10:30:00', 7),
        paid(20, '2026-11-09T10:30:00', 7),
        paid(1_050, '2026-11-09T23:59:00', 7),
        paid(-0.5, '2026-01-31T00:00:00', 8, 'João da Silva'),
        paid(1_050, '2026-11-09T00:00:00', 7),
        paid(-0.5, '31/01/2026 12:00', 8, 'João da Silva'),
      ),
    ).toEqual({
      rule: 'mesmo usuário, valor e dia',
      explanation: 'Beneficiário, valor e dia iguais em mais de uma linha.',
      count: 2,
      candidates: [
        { ids: [1, 3, 5], detail: '3 vezes R$ 1.050,00 em 09/11/2026, Maria' },
        { ids: [4, 6], detail: '2 vezes -R$ 0,50 em 31/01/2026, João da Silva' },
      ],
    })
  })

  const payment = paid(50, '2026-11-09T10:30:00', 7)
  test.each([
    ['another amount by a cent', paid(50.01, '2026-11-09T10:30:00', 7)],
    ['the next day', paid(50, '2026-11-10T00:00:00', 7)],
    ['another person of the same name', paid(50, '2026-11-09T10:30:00', 8)],
  ])('is not %s', (_, other) => {
    expect(twice(payment, other)).toMatchObject({ count: 0, candidates: [] })
  })

  test('uses the id of a person, whatever the name', () => {
    expect(twice(payment, paid(50, '2026-11-09T10:30:00', 7, 'M. Souza'))?.candidates).toEqual([
      { ids: [1, 2], detail: '2 vezes R$ 50,00 em 09/11/2026, Maria' },
    ])
  })

  test('uses the name if there is no id', () => {
    const named = { amount, date, person: { field: 'de.nome', label: 'Usuário' } }
    const rows = withIds([payment, paid(50, '2026-11-09T10:30:00', 8), paid(50, '2026-11-09T10:30:00', 7, 'M. Souza')])
    expect(foundBy('mesmo usuário, valor e dia', named, rows)).toMatchObject({
      explanation: 'Usuário, valor e dia iguais em mais de uma linha.',
      candidates: [{ ids: [1, 2] }],
    })
  })

  test('names what a number means', () => {
    const row = (id: number) => ({ id, de: 11, valor: 10, dt: '2026-11-09T10:30:00' })
    const details = foundBy(
      'mesmo usuário, valor e dia',
      {
        amount: { field: 'valor', label: 'Valor', format: 'money' },
        date: { field: 'dt', label: 'Data', format: 'date' },
        person: { field: 'de', label: 'Beneficiário', format: 'id' },
      },
      [row(1), row(2)],
    )
    expect(details?.candidates[0]?.detail).toBe('2 vezes R$ 10,00 em 09/11/2026, beneficiário 11')
  })

  test.each([
    ['amount', paid(null, '2026-11-09T10:30:00', 7)],
    ['date', paid(50, null, 7)],
    ['readable date', paid(50, 'ontem', 7)],
    ['person', paid(50, '2026-11-09T10:30:00', null)],
  ])('is not where there is no %s', (_, row) => {
    expect(twice(row, row, row)).toMatchObject({ count: 0, candidates: [] })
  })
})

describe('unique columns', () => {
  const receiver: ScanColumn = { field: 'de.nome', label: 'Beneficiário', idField: 'de.id' }

  test('show every value; people by their id', () => {
    const rows = withIds([
      { de: { id: 5, nome: 'Ana' }, pedido: 30, nivel: 1 },
      { de: { id: 6, nome: 'Ana' }, pedido: 30, nivel: 1 },
      { de: { id: 5, nome: 'A. Lima' }, pedido: 30, nivel: 1 },
      { de: { id: 5, nome: 'Ana' }, pedido: 31, nivel: 1 },
      { de: { id: 5, nome: 'Ana' }, pedido: 30, nivel: 2 },
    ])
    expect(foundBy('mesmo beneficiário, pedido e nível', { uniqueColumns: [receiver, order, level] }, rows)).toEqual({
      rule: 'mesmo beneficiário, pedido e nível',
      explanation: 'O que só pode estar uma vez está repetido: beneficiário, pedido e nível iguais.',
      count: 1,
      candidates: [{ ids: [1, 3], detail: '2 vezes beneficiário 5, pedido 30, nível 1' }],
    })
  })

  test.each([
    ['one column', [order], 'mesmo pedido', 'pedido iguais', 'pedido 3'],
    ['two columns', [order, level], 'mesmo pedido e nível', 'pedido e nível iguais', 'pedido 3, nível 4'],
  ])('is called by its columns: %s', (_, once, rule, words, detail) => {
    const rows = withIds(repeat(2, { pedido: 3, nivel: 4 }))
    expect(found({ uniqueColumns: once }, rows)[0]).toEqual({
      rule,
      explanation: `O que só pode estar uma vez está repetido: ${words}.`,
      count: 1,
      candidates: [{ ids: [1, 2], detail: `2 vezes ${detail}` }],
    })
  })

  test('compares values one by one, even if they contain separators', () => {
    const once = [order, level]
    const rows = withIds([
      { pedido: 'a|b', nivel: 'c' },
      { pedido: 'a', nivel: 'b|c' },
      { pedido: 'a,b', nivel: 'c' },
      { pedido: 'a', nivel: 'b,c' },
      { pedido: 1, nivel: 23 },
      { pedido: 12, nivel: 3 },
    ])
    expect(found({ uniqueColumns: once }, rows)[0]).toMatchObject({ count: 0, candidates: [] })
  })

  test('skips a row if a value is missing', () => {
    const rows = withIds([...repeat(2, { pedido: 3, nivel: null }), ...repeat(2, { pedido: null, nivel: 4 })])
    expect(found({ uniqueColumns: [order, level] }, rows)[0]).toMatchObject({ count: 0, candidates: [] })
    expect(found({ uniqueColumns: [order, level] }, withIds(repeat(2, { pedido: 3 })))[0]).toMatchObject({
      count: 0,
      candidates: [],
    })
  })
})

describe('over a whole scan', () => {
  const usual = { valor: 10, dt: '2026-11-09T10:30:00', tipo: 'CASHBACK' }
  const rows = withIds([
    ...repeat(60, usual),
    { ...usual, valor: 200, tipo: 'SAQUE' },
    ...repeat(40, { ...usual, valor: 10.5 }),
    { ...usual, valor: 900, dt: '2026-11-09T04:00:00' },
  ]).map((row) => (row.id > 30 ? { ...row, id: row.id + 5 } : row))
  const columns = { amount, date, kind }
  const whole = [
    { rule: 'lacunas de id', count: 1, candidates: [{ ids: [30, 36], detail: 'faltam 5: #31 a #35' }] },
    {
      rule: 'valor redondo',
      count: 2,
      candidates: [
        { ids: [66], detail: 'R$ 200,00' },
        { ids: [107], detail: 'R$ 900,00' },
      ],
    },
    { rule: 'hora incomum', count: 1, candidates: [{ ids: [107], detail: 'às 4 h' }] },
    {
      rule: 'valor fora do seu tipo',
      count: 1,
      candidates: [{ ids: [107], detail: 'R$ 900,00 (CASHBACK: R$ 8,50 a R$ 12,00)' }],
    },
  ]

  test.each([[1], [7], [50], [102]])('pages of %d give the same result', (size) => {
    const pages = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
      rows.slice(at * size, (at + 1) * size),
    )
    expect(found(columns, ...pages)).toMatchObject(whole)
  })

  test('without a kind all amounts have one kind', () => {
    expect(foundBy('valor fora do seu tipo', { amount }, rows)?.candidates).toEqual([
      { ids: [66], detail: 'R$ 200,00 (o usual: R$ 8,50 a R$ 12,00)' },
      { ids: [107], detail: 'R$ 900,00 (o usual: R$ 8,50 a R$ 12,00)' },
    ])
  })

  test('two runs at once do not affect each other', () => {
    const [one, other] = [aggregateExceptions(columns).start(), aggregateExceptions(columns).start()]
    one.addFirstPass(rows)
    other.addFirstPass(rows.slice(0, 30))
    one.addSecondPass(rows)
    other.addSecondPass(rows.slice(0, 30))
    expect(one.getResult()).toMatchObject(whole)
    expect(other.getResult().map(({ count }) => count)).toEqual([0, 0, 0, 0])
  })
})
