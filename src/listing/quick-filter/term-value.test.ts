import { describe, expect, it } from 'vitest'
import { findFilterName } from './filter-names.ts'
import { names, now } from './filters.fixture.ts'
import { parseTermValue, validateOrder } from './term-value.ts'

const parse = (term: string) => {
  const [word = '', value = ''] = term.split(/:(.*)/)
  return parseTermValue(findFilterName(names, word)!, value, now)
}

describe('a value', () => {
  it.each([
    ['status:ativo', { STATUS_ID: '1' }],
    ['status:2', { STATUS_ID: '2' }],
    ['valor:100..500', { valorMinimo: '100', valorMaximo: '500' }],
    ['valor:1.234,56..', { valorMinimo: '1234.56' }],
    ['valor:..R$ 50', { valorMaximo: '50' }],
    ['valor:>=100', { valorMinimo: '100' }],
    // Both ends are sent as given, as for 'acima de 100': the platform decides whether they are included.
    ['valor:>100', { valorMinimo: '100' }],
    ['valor:> 1.234,56', { valorMinimo: '1234.56' }],
    ['valor:<0,3', { valorMaximo: '0.3' }],
    ['valor:<=100', { valorMaximo: '100' }],
    ['valor:149,40', { valorMinimo: '149.4', valorMaximo: '149.4' }],
    ['desde:01/11', { dataInicio: '2026-11-01T00:00' }],
    ['ate:ontem', { dataFim: '2026-11-20T23:59' }],
    ['valor:100..2 mil', { valorMinimo: '100', valorMaximo: '2000' }],
    ['valor:1.234,56..R$ 2 mil', { valorMinimo: '1234.56', valorMaximo: '2000' }],
    ['valor:R$ 1.234,56 a R$ 2 mil', { valorMinimo: '1234.56', valorMaximo: '2000' }],
    ['valor:2 mil', { valorMinimo: '2000', valorMaximo: '2000' }],
    ['valor:>=2 mil', { valorMinimo: '2000' }],
    ['valor:100 a 500', { valorMinimo: '100', valorMaximo: '500' }],
    ['valor:100–500', { valorMinimo: '100', valorMaximo: '500' }],
    ['valor:100—500', { valorMinimo: '100', valorMaximo: '500' }],
    ['valor:1.234,56−2.000', { valorMinimo: '1234.56', valorMaximo: '2000' }],
    ['usuario:#3', { usuarioId: '3' }],
    ['valor:acima de 100', { valorMinimo: '100' }],
    ['nivel:0', { nivel: '0' }],
    ['percentual:9,25', { taxa: '9.25' }],
    // The same number of days as in the palette; 'ate' means the time before these days.
    ['desde:-7d', { dataInicio: '2026-11-15T00:00' }],
    ['ate:-7d', { dataFim: '2026-11-14T23:59' }],
    ['periodo:-7d', { dataInicio: '2026-11-15T00:00', dataFim: '2026-11-21T23:59' }],
    ['periodo:-30d', { dataInicio: '2026-10-23T00:00', dataFim: '2026-11-21T23:59' }],
    ['desde:01/12/2027', { dataInicio: '2027-12-01T00:00' }],
  ])('%s', (term, expected) => expect(parse(term)).toEqual({ filters: expected }))

  it.each([
    ['valor:abc', /não é um valor/],
    ['valor:100..abc', /não é um valor/],
    ['valor:-5', /o menor valor aceito é 0/],
    ['valor:..-5', /o menor valor aceito é 0/],
    ['valor:500..100', /^valor: o mínimo é maior que o máximo$/],
    ['valor:>', /não é um valor/],
    ['status:roxo', /não é um número/],
    ['usuario:maria silva', /não é um id: escolha um dos nomes oferecidos/],
    ['desde:99/99', /não é uma data/],
    ['desde:amanhã', /^desde: o período ainda não chegou$/],
    ['periodo:semana que vem', /^periodo: o período ainda não chegou$/],
    ['periodo:de 20/11/2026 a 01/11/2026', /^periodo: o fim não pode ser antes do início$/],
    ['valor:1,234', /não é um valor/],
    ['valor:1,234 reais', /não é um valor/],
    ['valor:500 a 100', /^valor: o mínimo é maior que o máximo$/],
    ['nivel:1,5', /não é um número inteiro$/],
    ['nivel:-1', /^nivel: o menor valor aceito é 0$/],
    ['percentual:x', /não é um número$/],
  ])('%s is refused with a reason', (term, reason) =>
    expect(parse(term)).toMatchObject({ rejection: expect.stringMatching(reason) }),
  )
})

it('refuses ends that were typed separately and exclude each other', () => {
  expect(validateOrder(names, { valorMinimo: '500', valorMaximo: '60' })).toBe('valor: o mínimo é maior que o máximo')
  expect(validateOrder(names, { dataInicio: '2026-11-02T00:00', dataFim: '2026-11-01T23:59' })).toBe(
    'periodo: o fim é antes do início',
  )
  expect(validateOrder(names, { valorMinimo: '60', valorMaximo: '500', dataInicio: '2026-11-02T00:00' })).toBe(null)
})
