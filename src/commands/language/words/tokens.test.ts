/** How a line is split into words, numbers, signs and quotations (commands/language/README §1). */
import { describe, expect, it } from 'vitest'
import { expandLists, isSkippable, getNormalizedText, type Token, tokenize } from './tokens.ts'

/** Kind and text of each token; a glued token begins with '+'. */
const toTexts = (line: string) =>
  tokenize(line).map(({ kind, text, isGlued }) => `${isGlued ? '+' : ''}${kind} ${text}`)

it.each([
  ['Excluir Ação 12', ['word excluir', 'word acao', 'number 12']],
  ['12,5x', ['number 12', '+sign ,', '+number 5', '+word x']],
  [' a  b\t', ['word a', 'word b']],
  ['"dois ""de"" ouro"!', ['quoted dois "de" ouro', '+sign !']],
  ['""', ['quoted ']],
  ['"aberto', ['sign "', '+word aberto']],
  ['a"b', ['word a', '+sign "', '+word b']],
  ['"a""', ['sign "', '+word a', '+quoted ']],
  ['100–500', ['number 100', '+sign -', '+number 500']],
  ['100 — 500', ['number 100', 'sign -', 'number 500']],
  ['–5', ['sign –', '+number 5']],
  ['produto – 5', ['word produto', 'sign –', 'number 5']],
  ['\u0301', []],
  ['\u0301a', ['word a']],
  ['', []],
])('%j', (line, tokens) => expect(toTexts(line)).toEqual(tokens))

it('a token has the offsets of the typed line, with accents and surrogate pairs', () => {
  const line = '\u{1F600} Ação "x"'
  expect(tokenize(line).map(({ start, end }) => line.slice(start, end))).toEqual(['\u{1F600}', 'Ação', '"x"'])
})

it.each([
  ['of one sign', '👍'],
  ['with a skin tone', '👍🏽'],
  ['with a variation selector', '❤️'],
  ['of a family', '👩‍👩‍👧'],
  ['of a couple with skin tones', '👩🏽‍❤️‍👨🏻'],
])('an emoji %s is one token', (_, emoji) => {
  expect(toTexts(`ok ${emoji}!`)).toEqual(['word ok', `sign ${emoji}`, '+sign !'])
  expect(toTexts(`${emoji}${emoji}a`)).toEqual([`sign ${emoji}`, `+sign ${emoji}`, '+word a'])
})

it('joins to an emoji only another emoji', () => {
  expect(tokenize('👩\u200Da').map(({ text }) => text)).toEqual(['👩', '\u200D', 'a'])
  expect(tokenize('1\u200D👩').map(({ text }) => text)).toEqual(['1', '\u200D', '👩'])
  expect(tokenize('👩a👩').map(({ text }) => text)).toEqual(['👩', 'a', '👩'])
  expect(tokenize('!🏽').map(({ text }) => text)).toEqual(['!', '🏽'])
})

describe('a long list of numbers', () => {
  const list = (length: number, separator = ', ') => Array.from({ length }, (_, index) => index + 100).join(separator)

  it('is one token from 24 numbers on, with the tokens of the list', () => {
    expect(tokenize(`ver ${list(23)} x`)).toHaveLength(1 + 23 + 22 + 1)
    const tokens = tokenize(`ver ${list(24)} x`)
    expect(tokens.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['word ver', `number ${list(24)}`, 'word x'])
    expect(tokens[1]).toMatchObject({ start: 4, end: 4 + list(24).length })
    expect(tokens[1]!.listTokens).toHaveLength(24 + 23)
    expect(
      expandLists(tokens)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(`ver ${list(24, ' , ')} x`)
  })

  it.each([' ', '\n', ', #', ' e o '])('may have %j between two numbers', (separator) =>
    expect(tokenize(list(24, separator))).toHaveLength(1),
  )

  it.each([', e o #', ' x ', ' . '])('ends at %j, which is no separator or too many of them', (separator) =>
    expect(tokenize(list(24, separator)).some(({ listTokens }) => listTokens)).toBe(false),
  )

  it('is separate from another list after a word', () => {
    const tokens = tokenize(`${list(24)} x ${list(24)}`)
    expect(tokens.map(({ listTokens }) => listTokens?.length)).toEqual([47, undefined, 47])
  })
})

it('expandLists returns tokens without a list as they are', () => {
  const tokens = tokenize('ver 12')
  expect(expandLists(tokens)).toBe(tokens)
})

describe('fixed expressions', () => {
  it('are one token, wherever they stand', () => {
    expect(toTexts('tentar de novo 5')).toEqual(['word tentar', 'word de novo', 'number 5'])
    expect(toTexts('DE   Novo')).toEqual(['word de novo'])
    expect(tokenize('ver de novo')[1]).toMatchObject({ start: 4, end: 11 })
  })

  it('are two tokens if the first word is quoted or not adjacent', () => {
    expect(toTexts('"de" novo')).toEqual(['quoted de', 'word novo'])
    expect(toTexts('de 5 novo')).toEqual(['word de', 'number 5', 'word novo'])
  })
})

describe('chat abbreviations', () => {
  it.each([
    ['qto da', ['word quanto da']],
    ['qnto deu', ['word quanto deu']],
    ['xqto da', ['word xqto', 'word da']],
    ['de nuevo', ['word de novo']],
    ['de nuevos', ['word de', 'word nuevos']],
    ['onde nuevo', ['word onde', 'word nuevo']],
    ['dnv', ['word de novo']],
    ['ver dnv já', ['word ver', 'word de novo', 'word ja']],
    // An accent typed beside its letter is no part of the word, but an accent at the end of a word is a sign.
    ['transaç~oes', ['word transacoes']],
    ['lim´par', ['word limpar']],
    ['a~', ['word a', '+sign ~']],
    ['a~5', ['word a', '+sign ~', '+number 5']],
    ['a!b', ['word a', '+sign !', '+word b']],
  ])('%s', (line, tokens) => expect(toTexts(line)).toEqual(tokens))
})

describe('“cada” after a preposition', () => {
  const prepositions = ['em', 'de', 'para', 'pra', 'por']
  it.each(prepositions)('%s cada status is “por status”', (word) => {
    const tokens = tokenize(`ver ${word} cada status`)
    expect(tokens.map(({ text }) => text)).toEqual(['ver', 'por', 'status'])
    // It replaces both words.
    expect(tokens[1]).toMatchObject({ start: 4, end: 9 + word.length })
    expect(tokens[2]).toMatchObject({ start: 10 + word.length })
  })

  const notParted = ['vez', 'página', 'pag', 'um', 'uma', '2', '20']
  it.each(notParted)('de cada %s stays, because it is a quantity', (word) => {
    expect(tokenize(`100 de cada ${word}`).map(({ text }) => text)).toContain('cada')
    expect(tokenize(`100 de cada ${word}`)).toHaveLength(4)
  })

  it.each(['cada status', 'sem cada status', 'em toda status', 'rem cada status', 'emx cada status', 'em cada'])(
    '%s stays as it is',
    (line) => expect(tokenize(line).map(({ text }) => text)).toEqual(line.split(' ')),
  )

  it.each(['revez', 'umas', 'xuma'])('em cada %s is replaced, because it is another word', (word) =>
    expect(tokenize(`em cada ${word}`).map(({ text }) => text)).toEqual(['por', word]),
  )
})

it('normalized text has one space between words', () => {
  expect(getNormalizedText('  a   b \t c ')).toBe('a b c')
  expect(getNormalizedText('ver  a   b já', 3, 10)).toBe('a b')
})

describe('a skippable token', () => {
  const token = (kind: Token['kind'], text: string, more: Partial<Token> = {}): Token => ({
    kind,
    text,
    start: 0,
    end: text.length,
    isGlued: false,
    ...more,
  })
  it.each([
    [token('sign', ','), true],
    [token('sign', '#'), false],
    [token('sign', '$'), false],
    [token('word', 'de'), true],
    [token('word', 'produto'), false],
    [token('word', ','), false],
    [token('quoted', 'de'), false],
    [token('quoted', ','), false],
    [token('number', '5'), false],
    [token('word', 'gostaria', { isPolite: true }), true],
    [token('number', '5', { isPolite: true }), true],
    [token('word', 'produto', { isOptional: true }), true],
  ])('%j: %j', (testedToken, skippable) => expect(isSkippable(testedToken)).toBe(skippable))
})
