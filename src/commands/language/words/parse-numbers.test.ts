/** Parsing of numbers, digit by digit (commands/language/words/README §5): the value, and the token where it ends. */
import { describe, expect, it } from 'vitest'
import { type Parsed, parseCount, parseInteger, parseMoney } from './parse-numbers.ts'
import { ROW_IDS, parseId, parseIds } from './parse-ids.ts'
import { parseMoneyRange } from './money-range.ts'
import { type Token, tokenize } from './tokens.ts'

/** The value at the beginning of the text, or why it cannot be used; then the first remaining token, if any. */
function read(text: string, parse: (tokens: readonly Token[], from: number) => Parsed<unknown> | null): unknown[] {
  const tokens = tokenize(text)
  const found = parse(tokens, 0)
  if (!found) return [null]
  const result = found.problem ?? found.value
  return found.end === tokens.length ? [result] : [result, found.end]
}

describe('ids', () => {
  it.each<[string, ...unknown[]]>([
    ['n. 12', [12]],
    ['nº: 12', [12]],
    ['n° 12', [12]],
    ['n: . 12', [12]],
    ['"n" 12', null],
    ['"e" 12', null],
    ['12-18 menos o 15', [12, 13, 14, 16, 17, 18]],
    ['12, 15-18, exceto 15 e 17', [12, 16, 18]],
    ['12-18 menos 25', 'O que fica de fora não está na lista'],
    ['12 menos 12', 'O que fica de fora não está na lista'],
    ['12-18 menos 15x', '“15x” não é um id'],
    ['12-18 menos', [12, 13, 14, 15, 16, 17, 18], 3],
    ['12...15', [12, 13, 14, 15]],
    ['12. 15', [12], 1],
    ['12 . . 15', [12, 13, 14, 15]],
    ['12.15', '“12.15” não é um id'],
    ['12 ..15', [12, 13, 14, 15]],
    ['12..', 'Complete o intervalo'],
    ['12....', 'Complete o intervalo'],
    ['12/', 'Complete o intervalo'],
    ['12 ou 13', 'Diga quais: “ou” deixa em aberto'],
    ['12 a', 'Complete o intervalo'],
    ['12 até', 'Complete o intervalo'],
    ['12 a b', [12], 1],
    ['12 -15', [12, 13, 14, 15]],
    ['12 - #15', [12, 13, 14, 15]],
    ['12, 10%', '“10%” não é um id'],
    ['10%', '“10%” não é um id'],
    ['12-15%', '“15%” não é um id'],
    ['12x', '“12x” não é um id'],
    ['12x?', '“12x” não é um id', 2],
    ['12x;', '“12x” não é um id', 2],
    ['12x,15', '“12x” não é um id', 2],
    ['15/10?', '“15/10” não é um id', 3],
    ['15/10', '“15/10” não é um id'],
    ['1.234, 5', '“1.234” não é um id', 3],
    ['12 15/10', '“15/10” não é um id'],
    ['12,', 'Complete a lista'],
    ['12 e', 'Complete a lista'],
    ['12 e a', 'Complete a lista'],
    ['12, 15 e o', 'Complete a lista'],
    ['12, e a', 'Complete a lista'],
    ['12 e a 15', [12, 15]],
    ['12, a 15', [12], 1],
    ['12,, 15', [12, 15]],
    ['12 & 15; 18', [12, 15, 18]],
    ['entre 12 e 15', [12, 15]],
    ['entre 12 a 15', [12, 13, 14, 15]],
    ['dos 12, 13', [12, 13]],
    ['5-3, 8', 'O intervalo deve ir do menor para o maior'],
    ['3-5, 4-6', [3, 4, 5, 6]],
    ['1-5000, 1-5001', 'No máximo 1.000 por vez'],
    ['1-5000, 1-5000', 'No máximo 1.000 por vez'],
    ['1-10001', 'No máximo 1.000 por vez'],
    ['1-9990, 1-11', 'No máximo 1.000 por vez'],
    ['selecionadas', ROW_IDS],
    ['este, 12', ROW_IDS, 1],
    ['12 este', [12], 1],
    ['0-5', '“0-5” não é um id'],
    ['1-3 5-7', [1, 2, 3, 5, 6, 7]],
    ['12-15,18', [12, 13, 14, 15, 18]],
    ['12. 15 18', [12], 1],
    ['12-0', [12], 1],
    ['12-99999999999999999999', [12], 1],
    ['6000-6001', [6000, 6001]],
    ['1-10000', 'No máximo 1.000 por vez'],
    [Array.from({ length: 10 }, () => '1-1000').join(', '), Array.from({ length: 1000 }, (_, at) => at + 1)],
    ['a', null],
    ['12:30', '“12:30” não é um id'],
  ])('%s', (text, ...expected) => expect(read(text, parseIds)).toEqual(expected))
})

describe('one id', () => {
  it.each<[string, ...unknown[]]>([
    ['12', 12],
    ['n. 12', 12],
    ['12x,5', '“12x,5” não é um id'],
    ['12,5', '“12,5” não é um id'],
    ['12x;5', '“12x” não é um id', 2],
    ['12x!', '“12x” não é um id', 2],
    ['12%', '“12%” não é um id'],
    ['este', ROW_IDS],
    ['"este"', null],
    ['-5', null],
    ['#0', '“0” não é um id'],
    ['#-5', null],
    ['1.234', '“1.234” não é um id'],
    ['01', 1],
    ['15/10?', '“15/10” não é um id', 3],
  ])('%s', (text, ...expected) => expect(read(text, parseId)).toEqual(expected))
})

describe('amounts', () => {
  it.each<[string, ...unknown[]]>([
    ['1234.567', 1234.57],
    ['1.23', 1.23],
    ['12.345,6', 12345.6],
    ['1234.567,8', null],
    ['1.234.56', null],
    ['R$', null],
    ['R 10', null],
    ['$ 10', null],
    ['r$10 mil', 10000],
    ['10 real', 10],
    ['10reais', 10],
    ['10 reais e', 10, 2],
    ['3 mil reais', 3000],
    ['10,5,5', null],
    ['1.234,567', 1234.57],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', null],
    ['99999999999999999999', null],
    ['0', 0],
    ['0,005', 0.01],
    ['1,', 1, 1],
    ['1.', 1, 1],
    ['10/5', null],
    ['10:30', null],
    ['"10"', null],
    ['mil', null],
    ['2mil', 2000],
    ['100.000', 100000],
    ['1.000.000,50', 1000000.5],
    ['10 $ 20', 10, 1],
    ['2 mil/5', null],
    ['2 mil', 2000],
  ])('%s', (text, ...expected) => expect(read(text, parseMoney)).toEqual(expected))
})

describe('ranges of amounts', () => {
  it.each<[string, ...unknown[]]>([
    ['acima de', null],
    ['acima de x', null],
    ['entre 100', null],
    ['entre 100 ou 200', null],
    ['de 100 - 200', { min: 100, max: 200 }],
    ['de 100 e 200', null],
    ['entre 100 a 200', { min: 100, max: 200 }],
    ['entre 100 até 200', { min: 100, max: 200 }],
    ['de 100 ou 200', null],
    ['entre x e y', null],
    ['acima de 500 e até 100', 'O mínimo não pode ser maior que o máximo'],
    ['até 100 e acima de 500', { max: 100 }, 2],
    ['acima de 100 até 200', { min: 100, max: 200 }],
    ['acima de 10 e', { min: 10 }, 3],
    ['até 10 x', { max: 10 }, 2],
    ['entre 1 e 2 mil', { min: 1, max: 2000 }],
    ['entre 0 e 0', { min: 0, max: 0 }],
    ['de 5 a', null],
    ['maior ou igual a 10', null],
    ['menor ou igual a 10', null],
    ['no mínimo 5', { min: 5 }],
    ['mínimo de 5', { min: 5 }],
    ['maiores do que 5', { min: 5 }],
    ['5 ou mais', { min: 5 }],
    ['5 pra cima', { min: 5 }],
    ['5 ou menos', { max: 5 }],
    ['no mínimo 5 e no máximo 9', { min: 5, max: 9 }],
    ['acima de 2k', { min: 2000 }],
    ['até 1,5 milhão', { max: 1500000 }],
    ['no máximo 5', { max: 5 }],
    ['pelo menos 3', { min: 3 }],
    ['> 10 e < 20', { min: 10, max: 20 }],
    ['=10', null],
    ['igual a 10', null],
  ])('%s', (text, ...expected) => expect(read(text, parseMoneyRange)).toEqual(expected))
})

describe('a whole number in the middle of a line', () => {
  it.each([
    ['produto -5', 2, null],
    ['produto-5', 2, 5],
    ['a - 5', 2, 5],
    ['1.234', 2, null],
    ['15/10', 2, null],
    ['14:30', 2, null],
    ['12..15', 3, 15],
    ['12.15', 2, null],
    ['15 /10', 2, 10],
    ['15/ 10', 2, 10],
    ['a/10', 2, 10],
    ['/10', 1, 10],
    ['"-"5', 1, 5],
    ['5', 0, 5],
    ['12.', 2, null],
    ['x', 0, null],
    ['99999999999999999999', 0, null],
  ])('%s, from token %i: %j', (text, at, expected) => {
    expect(parseInteger(tokenize(text), at)).toBe(expected)
    expect(parseMoney(tokenize(text), at)?.value ?? null).toBe(expected)
  })

  it('below zero is no id, and is reported with its sign', () => {
    expect(parseId(tokenize('produto -5'), 2)).toEqual({ end: 3, value: 0, problem: '“-5” não é um id' })
  })

  it('is required before a range word', () => {
    expect(parseIds(tokenize('produto a'), 1)).toBeNull()
    expect(parseIds(tokenize('"12" a'), 1)).toBeNull()
  })

  it('counts from the minimum on, and reports the minimum', () => {
    expect(parseCount(tokenize('3'), 0, 4)).toEqual({ end: 1, value: 3, problem: 'O mínimo é 4' })
    expect(parseCount(tokenize('4'), 0, 4)).toEqual({ end: 1, value: 4 })
    expect(parseCount(tokenize('40 mil'), 0, 1)).toEqual({ end: 2, value: 40_000 })
  })

  it('has no value beside a problem', () => {
    for (const text of ['12, 10%', '12-', '5-3', '1-10001', '12x'])
      expect(parseIds(tokenize(text), 0)?.value).toEqual([])
  })
})

it('a long list of numbers is no amount and no count', () => {
  const tokens = tokenize(Array.from({ length: 24 }, (_, index) => index + 1).join(', '))
  expect([parseMoney(tokens, 0), parseCount(tokens, 0, 1), parseInteger(tokens, 0)]).toEqual([null, null, null])
})
