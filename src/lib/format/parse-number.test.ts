import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './money.ts'
import { formatNumberField, validateNumber, parseNumber, normalizeNumberInput } from './parse-number.ts'

describe('amounts are parsed alike in every browser', () => {
  it.each([
    ['1500,50', 1500.5],
    ['1500.50', 1500.5],
    ['2.000', 2000],
    ['1.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['-R$ 10,00', -10],
    ['  42 ', 42],
  ])('money %j is %d', (typed, value) => expect(parseNumber('money', typed)).toBe(value))

  it.each(['1,234.56', '1e3', '0x10', 'Infinity', 'NaN', 'abc', '1,234', 'R$', '--1'])(
    'money %j is no number',
    (typed) => expect(parseNumber('money', typed)).toBeNull(),
  )

  it('parses a percentage with its sign', () => {
    expect(parseNumber('percent', '9,25 %')).toBe(9.25)
    expect(parseNumber('percent', ' 9,25% ')).toBe(9.25)
  })
  it('parses a percentage with invisible marks in it', () => {
    expect(parseNumber('percent', '\u202d9,25\u00a0%\u202c')).toBe(9.25)
    expect(parseNumber('whole', '\u200e12\u202f345\u200b')).toBe(12345)
    expect(normalizeNumberInput('money', '\u202d1 234,5\u202c')).toBe('1234,50')
  })
  it('parses an empty text as undefined, never as 0', () => expect(parseNumber('whole', '  ')).toBeUndefined())
  it('parses an id with its sign, and no amount with one', () => {
    expect(parseNumber('whole', '#12')).toBe(12)
    expect(parseNumber('whole', ' # 12 ')).toBe(12)
    expect(parseNumber('whole', '#')).toBeNull()
    expect(parseNumber('whole', '1#2')).toBeNull()
    expect(parseNumber('money', '#12')).toBeNull()
    expect(validateNumber('whole', 'ID do usuário', '#12')).toBeNull()
    expect(normalizeNumberInput('whole', '#12')).toBe('12')
  })
  it('accepts no decimals in a whole number', () => expect(parseNumber('whole', '12,5')).toBeNull())

  it('parses every amount that the console itself shows', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(parseNumber('money', formatMoney(cents / 100))).toBe(cents / 100 + 0)
        expect(parseNumber('money', formatNumberField('money', cents / 100))).toBe(cents / 100 + 0)
      }),
    ))
})

describe('what a field shows after it loses the focus', () => {
  it.each([
    ['1500,5', false, '1500,50'],
    ['1500,5', true, 'R$ 1.500,50'],
    ['2.000', true, 'R$ 2.000,00'],
    ['quinze', true, 'quinze'],
    ['', true, ''],
    ['-10', true, '-R$ 10,00'],
  ])('%j (currency %s) is shown as %j', (typed, currency, shown) =>
    expect(normalizeNumberInput('money', typed, currency)).toBe(shown),
  )
  it('shows a currency only if requested, and only for money', () => {
    expect(normalizeNumberInput('money', '1500,5')).toBe('1500,50')
    expect(normalizeNumberInput('whole', '1500', true)).toBe('1500')
  })
  it.each([
    ['money', 1234.5, '1234,50'],
    ['percent', 9.25, '9,25'],
    ['whole', 42, '42'],
    ['money', 0, '0,00'],
    // Rounded as in its list; the binary number is a little smaller.
    ['money', 2.675, '2,68'],
    ['money', null, ''],
    ['money', undefined, ''],
    ['money', Number.NaN, ''],
    ['percent', Number.POSITIVE_INFINITY, ''],
  ] as const)('a stored %s of %d stands as %j', (kind, value, shown) =>
    expect(formatNumberField(kind, value)).toBe(shown),
  )
  it('shows a percentage without its sign', () => expect(normalizeNumberInput('percent', '9.25%')).toBe('9,25'))
})

describe('reasons to refuse a filter', () => {
  it.each([
    ['money', '1,234', 'Valor: use no máximo duas casas decimais.'],
    ['whole', '1,5', 'Valor: use um número inteiro.'],
    ['money', 'abc', 'Valor: use um valor como 1.234,56.'],
    ['whole', 'maria', 'Valor: use um número inteiro.'],
    ['money', '-1', 'Valor: o menor valor aceito é 0.'],
    ['money', '10,00', null],
    ['money', '', null],
    ['money', '0', null],
    ['percent', '9,25 %', null],
    ['percent', '9,255 %', 'Valor: use no máximo duas casas decimais.'],
    ['percent', '% 9', 'Valor: use um número como 9,25.'],
    ['money', '9%', 'Valor: use um valor como 1.234,56.'],
  ] as const)('%s %j: %j', (kind, typed, message) => expect(validateNumber(kind, 'Valor', typed, 0)).toBe(message))
  it('accepts a negative value if there is no minimum', () => expect(validateNumber('money', 'Valor', '-1')).toBeNull())
})

it.each([
  ['percent', 7.000000000000001, '7'],
  ['percent', 6.999999999999999, '7'],
  ['percent', 0.1 + 0.2, '0,3'],
  ['percent', 9.25, '9,25'],
  ['percent', 7.125, '7,125'],
  ['percent', -0.0000001, '0'],
  ['whole', 41.99999999999999, '42'],
  ['whole', 1234567, '1234567'],
  ['money', -0.001, '0,00'],
] as const)('a field of kind %s shows %d as %s: what reckoning leaves is noise', (kind, value, shown) =>
  expect(formatNumberField(kind, value)).toBe(shown),
)
