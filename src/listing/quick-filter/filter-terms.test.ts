import { describe, expect, it } from 'vitest'
import { list, names, now, pessoa } from './filters.fixture.ts'
import {
  getCompletions,
  isIncompleteTerm,
  acceptsMoreWords,
  joinTermWords,
  parseTerm,
  parseTerms,
  findRecordTerm,
  splitTypedTerms,
  getEffectiveTerms,
  splitTerms,
  toTerms,
} from './filter-terms.ts'

describe('a term', () => {
  it.each([
    ['status:ativo', { STATUS_ID: '1' }],
    ['periodo:"mês passado"', { dataInicio: '2026-10-01T00:00', dataFim: '2026-10-31T23:59' }],
    ['maria', { DSC: 'maria' }],
    ['descricao:"maria silva"', { DSC: 'maria silva' }],
  ])('%s', (term, expected) => expect(parseTerm(names, term, now)).toEqual({ filters: expected }))

  it.each([
    ['cor:azul', /cor não é filtro desta lista/],
    ['desde:', /falta o valor/],
  ])('%s is refused with a reason', (term, reason) =>
    expect(parseTerm(names, term, now)).toMatchObject({ rejection: expect.stringMatching(reason) }),
  )
})

it('keeps a quoted text together', () => {
  expect(splitTerms('status:ativo nome:"maria silva" natal')).toEqual(['status:ativo', 'nome:"maria silva"', 'natal'])
})

it.each([
  ['periodo:mês passado', ['periodo:mês passado']],
  ['periodo:semana passada maria', ['periodo:semana passada', 'maria']],
  ['periodo:de 01/10 a 15/10 status:ativo', ['periodo:de 01/10 a 15/10', 'status:ativo']],
  ['periodo: hoje', ['periodo: hoje']],
  ['desde:mês passado', ['desde:mês passado']],
  ['periodo:hoje maria', ['periodo:hoje', 'maria']],
  ['periodo:mês "passado"', ['periodo:mês', '"passado"']],
  ['descricao:mês passado', ['descricao:mês', 'passado']],
  ['desde:01/11/2026 14:30', ['desde:01/11/2026 14:30']],
  ['desde:01/11 08:00 ate:02/11 09:00 maria', ['desde:01/11 08:00', 'ate:02/11 09:00', 'maria']],
  ['valor:1.234,56..R$ 2.000,00 maria', ['valor:1.234,56..R$ 2.000,00', 'maria']],
  ['valor:R$ 50..r$  90 3', ['valor:R$ 50..r$  90', '3']],
  ['valor:100 200', ['valor:100', '200']],
  ['valor:100 a 500 maria', ['valor:100 a 500', 'maria']],
  ['valor:100..2 mil status:ativo', ['valor:100..2 mil', 'status:ativo']],
  // A value that is understood but not allowed belongs to its name too.
  ['valor:500 a 100', ['valor:500 a 100']],
  ['periodo:de 20/11/2026 a 01/11/2026', ['periodo:de 20/11/2026 a 01/11/2026']],
  ['valor:100..500 3', ['valor:100..500', '3']],
])('keeps the words of a period together: %s', (line, terms) =>
  expect(joinTermWords(names, splitTerms(line), now)).toEqual(terms),
)

it.each([
  ['usuario:maria silva', ['usuario:maria silva']],
  ['usuario:maria  silva status:ativo', ['usuario:maria silva', 'status:ativo']],
  ['usuario: maria silva', ['usuario: maria silva']],
  ['descricao:ano novo 2026 periodo:mês passado', ['descricao:ano novo 2026', 'periodo:mês passado']],
  ['natal status:ativo maria', ['natal', 'status:ativo', 'maria']],
  ['usuario:3 maria', ['usuario:3', 'maria']],
  ['usuario:"maria" silva', ['usuario:"maria"', 'silva']],
  ['pedido:7 maria', ['pedido:7', 'maria']],
])('extends a name and a text up to the next filter: %s', (line, terms) => {
  expect(splitTypedTerms(names, line, now)).toEqual(terms)
})

it('accepts more words after a name and a text only', () => {
  const terms = ['usuario:', 'usuario:maria', 'descricao:', 'descricao:ano novo', 'maria', 'usuario:3', 'status:ativo']
  expect(terms.filter((term) => acceptsMoreWords(names, term))).toEqual(terms.slice(0, 4))
})

it('parses an unquoted period like a quoted one, also if its words arrive one by one', () => {
  const [term = ''] = getEffectiveTerms(names, ['periodo:mês', 'passado'], now)
  expect(parseTerm(names, term, now)).toEqual(parseTerm(names, 'periodo:"mês passado"', now))
  expect(isIncompleteTerm(names, 'periodo:últimos', now)).toBe(true)
  expect(isIncompleteTerm(names, term, now)).toBe(false)
  expect(isIncompleteTerm(names, 'cor:azul', now)).toBe(false)
  expect(isIncompleteTerm(names, 'valor:100..R$', now)).toBe(true)
  expect(isIncompleteTerm(names, 'valor:100..2', now)).toBe(true)
  expect(isIncompleteTerm(names, 'nivel:-1', now)).toBe(false)
})

it('joins unnamed words, and keeps the last of repeated terms', () => {
  const getTerms = (...terms: string[]) => getEffectiveTerms(names, terms, now)
  expect(getTerms('maria', 'silva')).toEqual(['maria silva'])
  expect(getTerms('maria', 'status:ativo', 'silva')).toEqual(['status:ativo', 'maria silva'])
  expect(getTerms('descricao:natal', 'maria')).toEqual(['maria'])
  expect(getTerms('status:ativo', 'valor:100..', 'status:inativo')).toEqual(['valor:100..', 'status:inativo'])
  // Two ends do not replace each other; a refused term stays visible.
  expect(getTerms('valor:100..', 'valor:..500', 'cor:azul')).toEqual(['valor:100..', 'valor:..500', 'cor:azul'])
  expect(parseTerm(names, 'maria silva', now)).toEqual({ filters: { DSC: 'maria silva' } })
})

it.each([
  ['1/1', '31/12', '2025-01-01T00:00', '2025-12-31T23:59'],
  ['"1/1"', '31/12/2025', '2025-01-01T00:00', '2025-12-31T23:59'],
  ['1/11', '10/11', '2026-11-01T00:00', '2026-11-10T23:59'],
  ['01/11 08:00', '02/11 09:00', '2026-11-01T08:00', '2026-11-02T09:00'],
  ['-7d', 'ontem', '2026-11-15T00:00', '2026-11-20T23:59'],
  ['20/11/2026', '01/11/2026', '2026-11-20T00:00', '2026-11-01T23:59'],
])('derives the years of two ends from each other: desde:%s ate:%s', (since, until, dataInicio, dataFim) => {
  const terms = [`ate:${until}`, 'status:ativo', `desde:${since}`]
  expect(parseTerms(names, terms, now)).toEqual([
    { filters: { dataFim } },
    { filters: { STATUS_ID: '1' } },
    { filters: { dataInicio } },
  ])
})

it.each(['maria silva', 'NATAL', 'Promo "Ouro" 50', '"Ouro"', 'TV 50"'])(
  'writes the filters in force so that parsing gives them back: %s',
  (text) => {
    const filters = { STATUS_ID: '2', valorMinimo: '100', dataInicio: '2026-11-01T00:00', DSC: text }
    const results = toTerms(list, filters).map((term) => parseTerm(names, term, now))
    expect(Object.assign({}, ...results.map((meaning) => ('filters' in meaning ? meaning.filters : {})))).toEqual(
      filters,
    )
  },
)

it('completes names and values', () => {
  expect(getCompletions(names, 'st')).toEqual(['status:'])
  expect(getCompletions(names, 'status:i')).toEqual(['status:inativo'])
  expect(getCompletions(names, 'porc')).toEqual(['percentual:'])
  expect(getCompletions(names, 'desde:on')).toEqual(['desde:ontem'])
})

describe('a name instead of an id', () => {
  it.each([
    ['usuario:maria', 'maria'],
    ['usu:"maria silva"', 'maria silva'],
  ])('%s is searched for', (term, text) =>
    expect(findRecordTerm(names, term)).toEqual({ resource: pessoa, word: 'usuario', text }),
  )

  it.each(['usuario:3', 'usuario:', 'usuario:#3', 'status:ativo', 'pedido:maria', 'maria', ':maria'])(
    '%s is not',
    (term) => expect(findRecordTerm(names, term)).toBeNull(),
  )
})

it('parses a pasted value as it looks', () => {
  expect(parseTerm(names, 'valor:\u202d1.234,50\u202c..', now)).toEqual(parseTerm(names, 'valor:1.234,50..', now))
  expect(parseTerm(names, 'descricao:"Joa\u0303o\u00a0S\u200b"', now)).toEqual(
    parseTerm(names, 'descricao:"João S"', now),
  )
  expect(parseTerm(names, 'usuario:\u200e3', now)).toEqual(parseTerm(names, 'usuario:3', now))
})
