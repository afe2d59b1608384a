import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  optionalChoice,
  optionalDateTime,
  optionalFile,
  optionalLink,
  optionalNumber,
  optionalLines,
  optionalText,
  requiredChoice,
  requiredDateTime,
  requiredNumber,
  requiredText,
  checkbox,
} from './schema.ts'

/** The parsed value, or the error messages. */
function read(schema: z.ZodMiniType, value?: unknown) {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : result.error.issues.map((issue) => issue.message)
}

const price = requiredNumber({ missingMessage: 'Informe o preço.', invalidMessage: 'Preço inválido.', decimals: 2 })
const percent = requiredNumber({
  missingMessage: 'Informe.',
  invalidMessage: 'De 0 a 100.',
  min: 0,
  max: 100,
  decimals: 2,
})

describe('numbers', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['100,00', 100],
    [' 7 ', 7],
    ['0', 0],
  ])('accepts %s as a price [E2]', (typed, number) => {
    expect(read(price, typed)).toBe(number)
  })
  it.each(['1,234.56', '1e3', '0x10', 'Infinity', 'NaN', '-1', '0,001', '1,2,3', 'R$', '--1', '٣'])(
    'refuses %s as a price [E2]',
    (typed) => {
      expect(read(price, typed)).toEqual(['Preço inválido.'])
    },
  )
  it.each([undefined, '', ' '])('treats %j as missing, never as 0 [E1]', (typed) => {
    expect(read(price, typed)).toEqual(['Informe o preço.'])
    expect(read(optionalNumber({ invalidMessage: 'x' }), typed)).toBeUndefined()
  })
  it.each([
    ['0', 0],
    ['100', 100],
    ['12.34', 12.34],
    ['7,25', 7.25],
  ])('accepts %s per cent [E2]', (typed, number) => {
    expect(read(percent, typed)).toBe(number)
  })
  it.each(['100,01', '-1', '1.234', '1,234', '1000'])('refuses %s per cent [E2]', (typed) => {
    expect(read(percent, typed)).toEqual(['De 0 a 100.'])
  })
  it('accepts only whole numbers without `decimals`', () => {
    expect(read(optionalNumber({ invalidMessage: 'Inteiro.' }), '3,5')).toEqual(['Inteiro.'])
    expect(read(optionalNumber({ invalidMessage: 'Inteiro.' }), '3')).toBe(3)
  })
})

describe('texts', () => {
  const name = requiredText('Informe o nome.', 5)
  it('are trimmed and counted in UTF-16 units [E4]', () => {
    expect(read(name, '  Loja ')).toBe('Loja')
    expect(read(name, '12345')).toBe('12345')
    expect(read(name, '12345   ')).toBe('12345')
    expect(read(name, '👍👍')).toBe('👍👍')
    expect(read(name, '👍👍👍')).toEqual(['Use até 5 caracteres.'])
  })
  it('with only blanks are missing', () => {
    for (const blank of [undefined, '', '   ', '\n']) expect(read(name, blank)).toEqual(['Informe o nome.'])
    expect(read(optionalText(5), undefined)).toBe('')
    expect(read(optionalText(5), '123456')).toEqual(['Use até 5 caracteres.'])
  })
})

it('a link is http(s), a path, or empty [J20]', () => {
  for (const link of ['', 'https://loja.test/', '/lojas']) expect(read(optionalLink(), link)).toBe(link)
  for (const link of ['javascript:alert(1)', '//outro.test', 'loja.test'])
    expect(read(optionalLink(), link)).toEqual(['Use um endereço que comece com http://, https:// ou /.'])
})

it('dates are local times that exist', () => {
  expect(read(requiredDateTime('Informe o início.'), '2026-11-20T10:30')).toBe('2026-11-20T10:30')
  expect(read(requiredDateTime('Informe o início.'), undefined)).toEqual(['Informe o início.'])
  expect(read(requiredDateTime('Informe o início.'), '2026-02-31T10:30')).toEqual(['Informe uma data que exista.'])
  expect(read(optionalDateTime(), '')).toBe('')
  expect(read(optionalDateTime(), 'ontem')).toEqual(['Informe uma data que exista.'])
})

describe('choices, ticks and files', () => {
  it('parse the values of their controls', () => {
    expect(read(requiredChoice('Escolha.'), '2')).toBe(2)
    for (const value of [undefined, '', '0', 'x']) expect(read(requiredChoice('Escolha.'), value)).toEqual(['Escolha.'])
    expect(read(optionalChoice(), '')).toBeUndefined()
    expect(read(checkbox(), 'on')).toBe(true)
    expect(read(checkbox(), undefined)).toBe(false)
    const file = new File(['x'], 'a.png')
    expect(read(optionalFile(), file)).toBe(file)
    expect(read(optionalFile(), new File([], ''))).toBeUndefined()
    expect(read(optionalFile(), undefined)).toBeUndefined()
  })
  it('parse a missing key as an empty field', () => {
    expect(
      read(z.object({ ativo: checkbox(), texto: optionalText(), n: optionalNumber({ invalidMessage: 'x' }) }), {}),
    ).toEqual({
      ativo: false,
      texto: '',
      n: undefined,
    })
  })
})

describe('invisible characters', () => {
  it('are removed from a line of text', () =>
    expect(read(requiredText('Informe.', 20), '\u200bJoa\u0303o\u00a0da\tSilva\u0007\u202c')).toBe('João da Silva'))
  it('count neither as a text nor towards its length', () => {
    expect(read(requiredText('Informe.', 20), '\u200b\u00a0')).toEqual(['Informe.'])
    expect(read(requiredText('Informe.', 3), 'a\u200bb\u200bc')).toBe('abc')
  })
  it('are removed from several lines, but line ends and tabs stay', () =>
    expect(read(optionalLines(), 'a\u200b\tb\nc\u00a0\u0000d')).toBe('a\tb\nc d'))
  it('are removed from an amount', () => {
    expect(read(price, '\u202d1.234,56\u202c')).toBe(1234.56)
    expect(read(price, '1\u202f234,56')).toBe(1234.56)
  })
})

it("accepts '#' before a whole number, but not before a price", () => {
  expect(read(requiredChoice('Escolha.'), '#12')).toBe(12)
  expect(read(price, '#12')).toEqual(['Preço inválido.'])
})
