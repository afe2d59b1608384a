/**
 * The words before and after a number (commands/language/words/README §5): they make it an id, a code, an amount or a
 * count, begin another item of a list, or leave open which record is meant.
 */
import { describe, expect, it } from 'vitest'
import { parseCount, parseInteger, parseMoney } from './parse-numbers.ts'
import { ROW_IDS, parseId, parseIds, isInList, parseFullId } from './parse-ids.ts'
import { followsPreposition, isPossessiveBefore } from './token-text.ts'
import { parseMoneyRange } from './money-range.ts'
import { tokenize } from './tokens.ts'

/** The token index of the last number of the line. */
const findLastNumber = (line: string) => tokenize(line).findLastIndex(({ kind }) => kind === 'number')

/** The id at this token, or why it is no id. */
const parseIdIn = (line: string, index = findLastNumber(line)) => {
  const found = parseId(tokenize(line), index)
  return found && (found.problem ?? found.value)
}
/** The ids from the first number on, or why there are none, and the token after them. */
const parseIdsIn = (line: string, index = tokenize(line).findIndex(({ kind }) => kind === 'number')) => {
  const found = parseIds(tokenize(line), Math.max(index, 0))
  return found && [found.problem ?? found.value, found.end]
}
const notAnId = (text: string) => `“${text}” não é um id`

describe('prepositions', () => {
  it.each(['de', 'da', 'do', 'pro'])('%s announces an owner', (word) => {
    expect(isPossessiveBefore(tokenize(`bônus ${word} maria`), 2)).toBe(true)
    expect(isPossessiveBefore(tokenize(`bônus maria ${word}`), 1)).toBe(false)
  })
  it('another word does not', () => expect(isPossessiveBefore(tokenize('bônus com maria'), 2)).toBe(false))

  const prepositions = 'de do da dos das com sem que no na nos nas em por pelo pela'.split(' ')
  it.each(prepositions)('never leaves out the word after %s', (word) => {
    expect(followsPreposition(tokenize(`lojas ${word} amazon`), 2)).toBe(true)
    expect(followsPreposition(tokenize(`lojas amazon ${word}`), 1)).toBe(false)
  })
})

describe('text glued to a number', () => {
  it.each([
    ['12"5"', 12],
    ['12"x".5', 12],
    ['12', 12],
    ['12.5', null],
    ['12x', null],
    ['x', null],
  ])('%s: %j', (line, value) => expect(parseInteger(tokenize(line), 0)).toBe(value))

  it.each([
    ['A12', notAnId('a12')],
    ['B-12', notAnId('b12')],
    ['z12', notAnId('z12')],
    ['n12', 12],
    ['n-12', 12],
    ['ab12', 12],
    ['A 12', 12],
    ['nº 12', 12],
  ])('a letter makes a code: %s', (line, value) => expect(parseIdIn(line)).toBe(value))

  it.each(['12_', '12…', '12°'])('%s is an unfinished id', (line) =>
    expect(parseIdsIn(line)).toEqual(['Complete o id', 2]),
  )
})

describe('words that lead to an id', () => {
  it.each(['n º', 'id =', 'id e', 'id igual', 'id :', 'nº', '#', 'código', 'numero .'])('%s 12', (words) =>
    expect(parseIdIn(`${words} 12`, 0)).toBe(12),
  )
})

describe('a number that is no id', () => {
  it.each(['menos de 12', 'mais de 12', 'acima de 12', 'abaixo de 12'])('%s is an amount', (line) =>
    expect(parseFullId(tokenize(line), 2)).toBeNull(),
  )
  it.each(['loja de 12', 'mais a 12', 'de 12', 'menos 12'])('%s is an id', (line) =>
    expect(parseFullId(tokenize(line), findLastNumber(line))).toMatchObject({ value: 12 }),
  )

  it.each(['por vez', 'por cada', 'por página', 'por pag', 'por cento', 'de cada'])('50 %s is a quantity', (words) =>
    expect(parseFullId(tokenize(`50 ${words}`), 0)).toBeNull(),
  )
  it.each(['por loja', 'por vezes', 'de novo', 'vez'])('50 %s may be an id', (words) =>
    expect(parseFullId(tokenize(`50 ${words}`), 0)).toMatchObject({ value: 50 }),
  )

  it.each([
    ['12 ou 13', 'Diga quais: “ou” deixa em aberto'],
    ['12 ou', 'Diga quais: “ou” deixa em aberto'],
    ['12 a', 'Complete o intervalo'],
    ['12 até', 'Complete o intervalo'],
    ['12 -', 'Complete o intervalo'],
    ['12,', 'Complete o intervalo'],
    ['12 e', 'Complete o intervalo'],
  ])('%s takes the rest of the line with its problem', (line, why) => {
    expect(parseFullId(tokenize(line), 0)).toBeNull()
    expect(parseId(tokenize(line), 0)).toEqual({ end: tokenize(line).length, value: 0, problem: why })
  })
})

describe('the row or the selection', () => {
  it.each(['este', 'essa', 'atual', 'selecionados', 'todos os selecionados', 'todas as marcadas', 'todos as marcadas'])(
    '%s',
    (line) => expect(parseId(tokenize(line), 0)).toEqual({ end: tokenize(line).length, value: ROW_IDS }),
  )
  it.each(['ver os selecionados', 'todos selecionados', 'todos os', 'todos', 'os selecionados'])(
    '%s is neither',
    (line) => expect(parseId(tokenize(line), 0)).toBeNull(),
  )
})

describe('ranges and lists', () => {
  it.each([
    ['12 até o 15', [12, 13, 14, 15]],
    ['12 até a 15', [12, 13, 14, 15]],
    ['12 ao 15', [12, 13, 14, 15]],
    ['loja 12 a loja 15', [12, 13, 14, 15]],
    ['loja 12 até a loja 15', [12, 13, 14, 15]],
    ['12 e do 15', [12, 15]],
    ['12 e dos 15', [12, 15]],
    ['12 e os 15', [12, 15]],
    ['12 e as 15', [12, 15]],
    ['12 & a 15', [12, 15]],
    ['loja 12, a loja 15', [12, 15]],
    ['loja 12 e loja 15', [12, 15]],
    ['comparar 12 com 15', [12, 15]],
    ['compara 12 com o 15', [12, 15]],
  ])('%s', (line, ids) => expect(parseIdsIn(line)).toEqual([ids, tokenize(line).length]))

  it.each([
    ['loja 12 ao produto 15', [12], 2],
    ['loja 12 do loja 15', [12], 2],
    ['12 do 15', [12], 1],
    ['ver 12 com 15', [12], 2],
    ['descompar 12 com 15', [12], 2],
    ['12, x', [12], 1],
  ])('%s ends before the first token that is no item', (line, ids, end) => expect(parseIdsIn(line)).toEqual([ids, end]))

  it.each(['12;', '12,', '12 e', '12 e .', '12, …', '12 & .'])('%s breaks off', (line) =>
    expect(parseIdsIn(line)).toEqual(['Complete a lista', tokenize(line).length]),
  )

  it('signs alone are no list', () => expect(parseIdsIn(', .')).toBeNull())

  it.each(['menos', 'exceto', 'fora', 'tirando', 'salvo'])('excludes the ids after “%s”', (word) => {
    for (const article of ['', 'o ', 'a ', 'os ', 'as '])
      expect(parseIdsIn(`10-12 ${word} ${article}11`)?.[0]).toEqual([10, 12])
    expect(parseIdsIn(`10-12, ${word} 11`)?.[0]).toEqual([10, 12])
  })

  it.each(['12_', '12%', '12,', '12-', '5-3', '1-9999', '12 menos 12', '10-12 menos 40', '12x', '12 ou 13'])(
    'uses no id of “%s”',
    (line) => expect(parseIds(tokenize(line), 0)).toMatchObject({ value: [], problem: expect.any(String) }),
  )

  it.each([
    ['1 2 3 4 5', 4, true],
    ['1, 2, 3, 4, 5', 8, true],
    ['1 2 3 4', 3, false],
    ['1, 2, 3, 4', 6, false],
    ['1 2 x 3 4 5', 5, false],
    ['1, 2, 3,, 4, 5', 9, false],
    ['"1" 2 3 4 5', 4, false],
    ['1 e 2 e 3 e 4 e 5', 8, true],
    ['a b c d 5', 4, false],
  ])('in %s token %i is deep in a list: %j', (line, index, isIn) => expect(isInList(tokenize(line), index)).toBe(isIn))
})

describe('amounts', () => {
  it.each(['real', 'reais', 'conto', 'contos', 'pila', 'pilas', 'pau', 'paus', 'mango', 'mangos'])(
    '10 %s is an amount',
    (word) => expect(parseMoney(tokenize(`10 ${word} já`), 0)).toEqual({ end: 2, value: 10 }),
  )
  it.each(['irreal', 'realidade', 'contosa', 'já'])('10 %s ends before that word', (word) =>
    expect(parseMoney(tokenize(`10 ${word}`), 0)).toEqual({ end: 1, value: 10 }),
  )

  it('a point separates thousands after at most three digits', () =>
    expect(parseMoney(tokenize('12345.678'), 0)).toMatchObject({ value: 12_345.68 }))

  it('a count may end a sentence', () => expect(parseCount(tokenize('1.500!'), 0, 1)).toEqual({ end: 3, value: 1500 }))

  it.each(['exato 100', 'exatos 100', 'exatamente 100', 'exatamente de 100', 'de exatamente 100'])(
    '%s is both ends',
    (line) =>
      expect(parseMoneyRange(tokenize(line), 0)).toEqual({ end: tokenize(line).length, value: { min: 100, max: 100 } }),
  )
  it.each(['100', 'exatamente', 'de 100', 'exatamente x'])('%s is no range', (line) =>
    expect(parseMoneyRange(tokenize(line), 0)).toBeNull(),
  )

  const lowerOpenings = [
    'acima de',
    'mais de',
    'a partir de',
    'no mínimo',
    'mínima',
    'mínimo:',
    'mínimo =',
    'mínimo de',
    'min.',
  ]
  it.each(lowerOpenings)('%s 100 is the lower end', (words) =>
    expect(parseMoneyRange(tokenize(`${words} 100`), 0)?.value).toEqual({ min: 100 }),
  )
  const upperOpenings = [
    'abaixo de',
    'menos de',
    'no máximo',
    'máxima',
    'máximo:',
    'máximo =',
    'máximo de',
    'max.',
    'até',
  ]
  it.each(upperOpenings)('%s 100 is the upper end', (words) =>
    expect(parseMoneyRange(tokenize(`${words} 100`), 0)?.value).toEqual({ max: 100 }),
  )
})
