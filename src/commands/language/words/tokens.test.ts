/** How a line is cut into words, numbers, signs and quotations (commands/language/README §1). */
import { describe, expect, it } from 'vitest'
import { isSkippable, type Token, tokenize } from './tokens.ts'

/** Kind and text of each token; what touches the one before begins with '+'. */
const cut = (line: string) => tokenize(line).map(({ kind, text, glued }) => `${glued ? '+' : ''}${kind} ${text}`)

it.each([
  ['Excluir Ação 12', ['word excluir', 'word acao', 'number 12']],
  ['12,5x', ['number 12', '+sign ,', '+number 5', '+word x']],
  [' a  b\t', ['word a', 'word b']],
  ['"dois ""de"" ouro"!', ['quoted dois "de" ouro', '+sign !']],
  ['""', ['quoted ']],
  ['"aberto', ['sign "', '+word aberto']],
  ['a"b', ['word a', '+sign "', '+word b']],
  ['"a""', ['sign "', '+word a', '+quoted ']],
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

describe('what may be passed over', () => {
  const token = (kind: Token['kind'], text: string, more: Partial<Token> = {}): Token => ({
    kind,
    text,
    start: 0,
    end: text.length,
    glued: false,
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
    [token('word', 'gostaria', { polite: true }), true],
    [token('number', '5', { polite: true }), true],
  ])('%j: %j', (one, skippable) => expect(isSkippable(one)).toBe(skippable))
})
