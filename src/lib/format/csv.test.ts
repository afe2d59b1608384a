import { describe, expect, it } from 'vitest'
import { escapeFormula, formatCsv, unescapeFormula } from './csv.ts'
import { formatMoney } from './money.ts'

const only = (text: string, numeric = false) =>
  formatCsv([{ label: 'x', isNumeric: numeric }], [[text]]).slice('\uFEFF"x"\r\n'.length, -'\r\n'.length)

it('separates cells by semicolons, quotes all of them, and starts with byte-order mark and labels [J9]', () => {
  expect(
    formatCsv(
      [{ label: 'ID', isNumeric: true }, { label: 'Descrição' }],
      [
        ['1', 'a;b'],
        ['2', ''],
      ],
    ),
  ).toBe('\uFEFF"ID";"Descrição"\r\n"1";"a;b"\r\n"2";""\r\n')
})

it('doubles quotes and keeps line breaks inside them [J9]', () => {
  expect(only('diz "oi"')).toBe('"diz ""oi"""')
  expect(only('a\r\nb\nc')).toBe('"a\r\nb\nc"')
})

describe('escaping of formulas', () => {
  it.each([
    '=1+1',
    '+1',
    '-1+1',
    '@SUM(1;1)',
    '\t=1',
    '\r=1',
    '\u0000=1',
    '＝1+1',
    '  =1',
    '-12,50',
    '\n=HYPERLINK("x")',
  ])('%j gets an apostrophe [J9]', (text) => expect(only(text)).toBe(`"'${text.replaceAll('"', '""')}"`))
  it.each(['\tx', '\rx', '\nx', '\u0000x', '\t', '\ttexto comum'])(
    '%j gets an apostrophe, though its text is plain, because it would go into the next cell or line [J9]',
    (text) => expect(only(text)).toBe(`"'${text}"`),
  )
  it.each([
    ['a,=1+1', "a,'=1+1"],
    ['a;=1', "a;'=1"],
    [',=1', ",'=1"],
    ['a\t@x', "a\t'@x"],
    ['a\r\n+1', "a\r\n'+1"],
    ['Kit, -2', "Kit, '-2"],
    ['a,"=1"', `a,""'=1""`],
    ['a,=1,=2', "a,'=1,'=2"],
    ['=1,=2', "'=1,'=2"],
    ['a, b=1', 'a, b=1'],
    ['R$ 1.234,50', 'R$ 1.234,50'],
    ['a,\u0000=1', "a,\u0000'=1"],
  ])('%j contains no formula for a reader with other separators [J9]', (text, guard) => {
    expect(only(text)).toBe(`"${guard}"`)
    expect(unescapeFormula(escapeFormula(text))).toBe(text)
  })
  it('escapes the labels of the header too [J9]', () =>
    expect(formatCsv([{ label: '=1+1' }, { label: '@x', isNumeric: true }, { label: '-5', isNumeric: true }], [])).toBe(
      `\uFEFF"'=1+1";"'@x";"'-5"\r\n`,
    ))
  it('keeps pure numbers of numeric columns as numbers [J9]', () => {
    expect(only('-12,50', true)).toBe('"-12,50"')
    expect(only('-1.234,5', true)).toBe('"-1.234,5"')
    expect(only('-1+1', true)).toBe(`"'-1+1"`)
    expect(only('=1', true)).toBe(`"'=1"`)
    expect(only('-R$ 10,00+1', true)).toBe(`"'-R$ 10,00+1"`)
    expect(only('- -R$ 10,00', true)).toBe(`"'- -R$ 10,00"`)
    expect(escapeFormula('-1')).toBe("'-1")
  })
  it('writes money as on the screen, with a plain space [J10]', () => {
    expect(only(formatMoney(1234.5), true)).toBe('"R$ 1.234,50"')
    expect(only(formatMoney(-10), true)).toBe('"-R$ 10,00"')
  })
})

it('keeps long ids as text [J10]', () => expect(only('9007199254740993', true)).toBe('"9007199254740993"'))

it.each([
  ["'=1+1", '=1+1'],
  ["'-12,50", '-12,50'],
  ["'", "'"],
  ["''=1", "''=1"],
  ["'d'água'", "'d'água'"],
  ['=1', '=1'],
  ["x'=1", "x'=1"],
  ['x=1', 'x=1'],
  ["=1'", "=1'"],
])('%j unescaped is %j', (text, bare) => expect(unescapeFormula(text)).toBe(bare))
