import { describe, expect, it } from 'vitest'
import { loja } from '#sections/lojas/resource.ts'
import { estoque, produto } from '#sections/produtos/resource.ts'
import { createLexicon, createVocabulary } from './lexicon.ts'
import { prepareLine } from './line.ts'
import { parseMoneyRange } from './money-range.ts'
import { FIRST_PERSON_PAST, WORDS_IN_CONTEXT } from './words-in-context.ts'

const lexicon = createLexicon(createVocabulary([produto, estoque, loja]), new Map())
const getWords = (line: string) =>
  prepareLine(line, lexicon)
    .tokens.map(({ text }) => text)
    .join(' ')

describe('a word beside certain words', () => {
  it.each(WORDS_IN_CONTEXT.map(({ example: [line, prepared] }) => [line, prepared]))(
    '“%s” is prepared as “%s”',
    (line, prepared) => expect(getWords(line)).toBe(prepared),
  )

  it.each(WORDS_IN_CONTEXT.map(({ example: [line], means }) => [means, line]))(
    'its own row gives “%s” in “%s”',
    (means, line) => expect(getWords(line).split(' ')).toContain(means),
  )

  it.each([
    ['last 7 dias', 'ultima 7 dias'],
    ['num instante', 'num instante'],
    ['num 12', 'num 12'],
    ['no lugar', 'no lugar'],
    ['no produto', 'no produto'],
    ['todos os produtos ativos', 'todos os produtos ativos'],
    ['o que tem de bom', 'o que tem de bom'],
    ['tira os produtos da tela', 'tira os produtos da tela'],
    ['set estoque 12 to 15', 'set estoque 12 para 15'],
  ])('no row applies to “%s”', (line, prepared) => expect(getWords(line)).toBe(prepared))
})

it.each(Object.entries(FIRST_PERSON_PAST))('“tudo que eu %s” are “%s”', (verb, result) =>
  expect(getWords(`tudo que eu ${verb}`)).toBe(`os os os ${result}`),
)

it.each(
  [produto, estoque, loja].flatMap(({ words = {} }) => Object.entries({ ...words.foreign, ...words.abbreviations })),
)('the resource’s word “%s” stands for “%s”', (word, own) => expect(getWords(`a ${word} 12`)).toBe(`a ${own} 12`))

it('a word of autocorrection is replaced before a number only', () => {
  expect(getWords('ver produzido 60')).toBe('ver produto 60')
  expect(getWords('ver produzido')).toBe('ver produzido')
})

it.each([
  ['entre 100e500', { min: 100, max: 500 }],
  ['entre 100a500', { min: 100, max: 500 }],
  ['entre 100 e500', { min: 100, max: 500 }],
  // Without 'entre' the letter may belong to a code.
  ['de 100a500', undefined],
  ['entre 100x500', undefined],
])('the range in “%s” is %j', (line, range) =>
  expect(parseMoneyRange(prepareLine(line, lexicon).tokens, 0)?.value).toEqual(range),
)
