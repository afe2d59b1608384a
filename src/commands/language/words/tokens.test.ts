/** How a line is split into words, numbers, signs and quotations (commands/language/README §1). */
import { describe, expect, it } from 'vitest'
import { isSkippable, getNormalizedText, type Token, tokenize } from './tokens.ts'

/** Kind and text of each token; a glued token begins with '+'. */
const cut = (line: string) => tokenize(line).map(({ kind, text, isGlued }) => `${isGlued ? '+' : ''}${kind} ${text}`)

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
  ['produto – 5', ['word produto', 'sign –', 'number 5']],
  ['\u0301', []],
  ['\u0301a', ['word a']],
  ['', []],
])('%j', (line, tokens) => expect(cut(line)).toEqual(tokens))

it('a token knows its place in the line as it was typed, accents, pairs and all', () => {
  const line = '\u{1F600} Ação "x"'
  expect(tokenize(line).map(({ start, end }) => line.slice(start, end))).toEqual(['\u{1F600}', 'Ação', '"x"'])
})

describe('words that mean one thing together', () => {
  it('are one token, wherever they stand', () => {
    expect(cut('tentar de novo 5')).toEqual(['word tentar', 'word de novo', 'number 5'])
    expect(cut('DE   Novo')).toEqual(['word de novo'])
    expect(tokenize('ver de novo')[1]).toMatchObject({ start: 4, end: 11 })
  })

  it('are two where the first one is quoted, or stands elsewhere', () => {
    expect(cut('"de" novo')).toEqual(['quoted de', 'word novo'])
    expect(cut('de 5 novo')).toEqual(['word de', 'number 5', 'word novo'])
  })
})

describe('words of chats', () => {
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
  ])('%s', (line, tokens) => expect(cut(line)).toEqual(tokens))
})

describe('“cada” behind a preposition', () => {
  const before = ['em', 'de', 'para', 'pra', 'por']
  it.each(before)('%s cada status is “por status”', (word) => {
    const tokens = tokenize(`ver ${word} cada status`)
    expect(tokens.map(({ text }) => text)).toEqual(['ver', 'por', 'status'])
    // It replaces both words.
    expect(tokens[1]).toMatchObject({ start: 4, end: 9 + word.length })
    expect(tokens[2]).toMatchObject({ start: 10 + word.length })
  })

  const notParted = ['vez', 'página', 'pag', 'um', 'uma', '2', '20']
  it.each(notParted)('de cada %s stays: it tells how many', (word) => {
    expect(tokenize(`100 de cada ${word}`).map(({ text }) => text)).toContain('cada')
    expect(tokenize(`100 de cada ${word}`)).toHaveLength(4)
  })

  it.each(['cada status', 'sem cada status', 'em toda status', 'rem cada status', 'emx cada status', 'em cada'])(
    '%s stays as it is',
    (line) => expect(tokenize(line).map(({ text }) => text)).toEqual(line.split(' ')),
  )

  it.each(['revez', 'umas', 'xuma'])('em cada %s is parted: it is another word', (word) =>
    expect(tokenize(`em cada ${word}`).map(({ text }) => text)).toEqual(['por', word]),
  )
})

it('what is said is told with one space between its words', () => {
  expect(getNormalizedText('  a   b \t c ')).toBe('a b c')
  expect(getNormalizedText('ver  a   b já', 3, 10)).toBe('a b')
})

describe('what may be passed over', () => {
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
  ])('%j: %j', (one, skippable) => expect(isSkippable(one)).toBe(skippable))
})
