import { describe, expect, it } from 'vitest'
import { matchChoice, matchColumnList } from '#commands/language/views/labelled-items.ts'
import { ROW_IDS, parseId, parseIds } from '#commands/language/words/parse-ids.ts'
import { parseCount, parseMoney } from '#commands/language/words/parse-numbers.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { today } from './patterns.fixture.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { createContexts } from './screens.fixture.ts'
import { tokenize } from '#commands/language/words/tokens.ts'
import { matchDirection } from '#commands/language/views/view-order.ts'

const { at } = createContexts([])

/** The value of a whole text; null if the text has more than the value. */
function parseWhole<Value>(
  text: string,
  parse: (tokens: ReturnType<typeof tokenize>) => { end: number; value: Value; problem?: string } | null,
): Value | string | null {
  const tokens = tokenize(text)
  const found = parse(tokens)
  if (!found || found.end !== tokens.length) return null
  return found.problem ?? found.value
}

describe('ids', () => {
  it.each([
    ['12', [12]],
    ['#12', [12]],
    ['nº 12', [12]],
    ['id 12', [12]],
    ['12,15', [12, 15]],
    ['12 15', [12, 15]],
    ['12, 15 e 18', [12, 15, 18]],
    ['12-15', [12, 13, 14, 15]],
    ['12 - 15', [12, 13, 14, 15]],
    ['12..15', [12, 13, 14, 15]],
    ['12 a 15', [12, 13, 14, 15]],
    ['de 12 até 15', [12, 13, 14, 15]],
    ['12, 15-18', [12, 15, 16, 17, 18]],
    ['#12, #15', [12, 15]],
    ['15-12', 'O intervalo deve ir do menor para o maior'],
    ['do 12 ao 15', [12, 13, 14, 15]],
    ['12 e o 15', [12, 15]],
    ['3 3 1', [1, 3]],
    ['12\n15\n18', [12, 15, 18]],
    ['12\t15\t\r\n18', [12, 15, 18]],
    ['1-1000', Array.from({ length: 1000 }, (_, index) => index + 1)],
    ['1-1001', 'No máximo 1.000 por vez'],
    ['1-999999999', 'No máximo 1.000 por vez'],
    ['1-40, 1-40', Array.from({ length: 40 }, (_, index) => index + 1)],
    ['selecionados', ROW_IDS],
    ['0', '“0” não é um id'],
    ['1.234', '“1.234” não é um id'],
    ['12/15', '“12/15” não é um id'],
    ['-5', null],
    ['12abc', '“12abc” não é um id'],
    ['12, 15x', '“15x” não é um id'],
    ['12-', 'Complete o intervalo'],
    ['99999999999999999999', '“99999999999999999999” não é um id'],
  ])('%j', (text, expected) => expect(parseWhole(text, (tokens) => parseIds(tokens, 0))).toEqual(expected))
})

describe('one id and a count', () => {
  it.each([
    ['12', 12],
    ['# 12', 12],
    ['012', 12],
    ['este', ROW_IDS],
    ['12,5', '“12,5” não é um id'],
  ])('%j', (text, expected) => expect(parseWhole(text, (tokens) => parseId(tokens, 0))).toEqual(expected))

  it('reads counts from zero or the minimum on', () => {
    expect(parseWhole('0', (tokens) => parseCount(tokens, 0, 0))).toBe(0)
    expect(parseWhole('0', (tokens) => parseCount(tokens, 0, 1))).toBe('O mínimo é 1')
    expect(parseWhole('três', (tokens) => parseCount(tokens, 0, 0))).toBe(null)
  })
})

describe('money', () => {
  it.each([
    ['100', 100],
    ['100,50', 100.5],
    ['100.5', 100.5],
    ['1.234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['R$10', 10],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['2 mil', 2000],
    ['1,5 mil', 1500],
    ['50 reais', 50],
    ['10,999', 11],
    ['15/10', null],
    ['-3', null],
    ['10x', null],
  ])('%s', (text, expected) => expect(parseWhole(text, (tokens) => parseMoney(tokens, 0))).toBe(expected))

  it.each([
    ['acima de 100', { min: 100 }],
    ['a partir de 100', { min: 100 }],
    ['mais de 2 mil', { min: 2000 }],
    ['maior que 10', { min: 10 }],
    ['>= 10', { min: 10 }],
    ['>10', { min: 10 }],
    ['abaixo de 100', { max: 100 }],
    ['até R$ 1.234,56', { max: 1234.56 }],
    ['menos de 5', { max: 5 }],
    ['<= 5', { max: 5 }],
    ['entre 100 e 500', { min: 100, max: 500 }],
    ['de 100 a 500', { min: 100, max: 500 }],
    ['de 100 até 500', { min: 100, max: 500 }],
    ...['-', '\u2010', '\u2011', '\u2012', '–', '—', '―', '−'].flatMap((dash) => [
      [`100${dash}500`, { min: 100, max: 500 }] as [string, object],
      [`R$ 1.000,50 ${dash} R$ 2 mil`, { min: 1000.5, max: 2000 }] as [string, object],
    ]),
    ['entre 100–500', { min: 100, max: 500 }],
    ['acima de 10 e até 20', { min: 10, max: 20 }],
    ['entre 5 e 5', { min: 5, max: 5 }],
    ['entre 500 e 100', 'O mínimo não pode ser maior que o máximo'],
    ['de 01/10 a 15/10', null],
  ])('%s', (text, expected) => expect(parseWhole(text, (tokens) => parseMoneyRange(tokens, 0))).toEqual(expected))
})

describe('periods, seen from Friday 20/11/2026 10:30', () => {
  it.each([
    ['hoje', '2026-11-20T00:00', '2026-11-20T23:59'],
    ['anteontem', '2026-11-18T00:00', '2026-11-18T23:59'],
    ['15/10', '2026-10-15T00:00', '2026-10-15T23:59'],
    ['20/11', '2026-11-20T00:00', '2026-11-20T23:59'],
    ['21/11', '2025-11-21T00:00', '2025-11-21T23:59'],
    ['29/02', '2024-02-29T00:00', '2024-02-29T23:59'],
    ['15/10/26', '2026-10-15T00:00', '2026-10-15T23:59'],
    ['15/10/2026 14:30', '2026-10-15T14:30', '2026-10-15T23:59'],
    ['2026-10-15', '2026-10-15T00:00', '2026-10-15T23:59'],
    ['segunda', '2026-11-16T00:00', '2026-11-16T23:59'],
    ['sexta-feira', '2026-11-13T00:00', '2026-11-13T23:59'],
    ['de 01/10 a 15/10', '2026-10-01T00:00', '2026-10-15T23:59'],
    ['entre 01/10 e 15/10', '2026-10-01T00:00', '2026-10-15T23:59'],
    ['de 20/12 a 10/01', '2025-12-20T00:00', '2026-01-10T23:59'],
    ['de 01/10/2026 08:00 até 01/10/2026 12:00', '2026-10-01T08:00', '2026-10-01T12:00'],
    ['desde 15/10/2026 14:30', '2026-10-15T14:30', undefined],
    ['até 15/10', undefined, '2026-10-15T23:59'],
    ['últimos 7 dias', '2026-11-14T00:00', '2026-11-20T23:59'],
    ['últimas 2 horas', '2026-11-20T08:30', '2026-11-20T10:30'],
    ['esta semana', '2026-11-16T00:00', '2026-11-20T23:59'],
    ['semana passada', '2026-11-09T00:00', '2026-11-15T23:59'],
    ['este mês', '2026-11-01T00:00', '2026-11-20T23:59'],
    ['mês passado', '2026-10-01T00:00', '2026-10-31T23:59'],
    ['este ano', '2026-01-01T00:00', '2026-11-20T23:59'],
    ['ano passado', '2025-01-01T00:00', '2025-12-31T23:59'],
    ['outubro', '2026-10-01T00:00', '2026-10-31T23:59'],
    ['dezembro', '2025-12-01T00:00', '2025-12-31T23:59'],
    ['fevereiro de 2024', '2024-02-01T00:00', '2024-02-29T23:59'],
    ['10/2026', '2026-10-01T00:00', '2026-10-31T23:59'],
  ])('%s', (text, de, ate) =>
    expect(parseWhole(text, (tokens) => parsePeriodAt(tokens, 0, today))).toEqual({
      ...(de ? { de } : {}),
      ...(ate ? { ate } : {}),
    }),
  )

  it.each(['31/02', '45/10', '12/13', '12', 'ultimos', 'passado', '15/10/202'])('%s is no period', (text) =>
    expect(parseWhole(text, (tokens) => parsePeriodAt(tokens, 0, today))).toBe(null),
  )

  it('says when the end is before the start', () =>
    expect(parseWhole('de 15/10/2026 a 01/10/2026', (tokens) => parsePeriodAt(tokens, 0, today))).toBe(
      'O fim não pode ser antes do início',
    ))
})

describe('columns, directions, choices', () => {
  const { columns } = at('/produtos')

  it.each([
    ['preço', 'numPreco'],
    ['PRE', 'numPreco'],
    ['qtd', 'numEstoque'],
    ['id', 'id'],
    ['pr', null],
    ['inventado', null],
  ])('column %s', (text, field) =>
    expect(parseWhole(text, (tokens) => matchColumnList(tokens, 0, columns))).toBe(field),
  )

  it.each([
    ['preço e a qtd', ['numPreco', 'numEstoque']],
    ['preço, qtd, status', ['numPreco', 'numEstoque', 'status.descricao']],
  ])('columns %s', (text, fields) =>
    expect(parseWhole(text, (tokens) => matchColumnList(tokens, 0, columns))).toEqual(fields),
  )

  it('takes the longest label', () => {
    const audit = at('/auditoria/transacoes/tipo').columns
    expect(parseWhole('usuário destino', (tokens) => matchColumnList(tokens, 0, audit))).toBe('usuarioDestino.dscNome')
    expect(parseWhole('email', (tokens) => matchColumnList(tokens, 0, at('/usuarios').columns))).toBe('dscEmail')
  })

  it.each([
    ['crescente', 'ASC'],
    ['a-z', 'ASC'],
    ['menor para maior', 'ASC'],
    ['desc', 'DESC'],
    ['z-a', 'DESC'],
    ['maior para menor', 'DESC'],
  ])('direction %s', (text, direction) =>
    expect(parseWhole(text, (tokens) => matchDirection(tokens, 0))).toBe(direction),
  )

  it('finds choices by label, further words and prefixes', () => {
    const choices = [
      { value: '1', label: 'ativo', words: ['ativos'] },
      { value: '2', label: 'linha do tempo' },
    ]
    const parse = (text: string) => parseWhole(text, (tokens) => matchChoice(tokens, 0, choices))
    expect(parse('ATIVOS')).toBe('1')
    expect(parse('ati')).toBe('1')
    expect(parse('at')).toBe(null)
    expect(parse('linha tempo')).toBe('2')
  })
})
