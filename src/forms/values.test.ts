import { parseSubmission } from '@conform-to/react/future'
import { describe, expect, it } from 'vitest'
import {
  keepStoredNumbers,
  findChanges,
  filterCompatible,
  isSameFieldValue,
  toFormValue,
  toFormValues,
  type TrackedField,
} from './values.ts'

describe('toFormValue', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [12.5, '12.5'],
    [true, 'on'],
    [false, ''],
    ['linha\r\noutra', 'linha\noutra'],
    [[{ nivel: 1, percentual: null }], [{ nivel: '1' }]],
  ])('%j', (value, text) => {
    expect(toFormValue(value)).toEqual(text)
  })
  it('treats the unnamed file of an empty file input as an empty value', () => {
    expect(toFormValue(new File([], ''))).toBe('')
    const file = new File(['x'], 'a.png')
    expect(toFormValue(file)).toBe(file)
  })
})

describe('isSameFieldValue', () => {
  it('compares texts, files and rows', () => {
    const file = new File(['x'], 'a.png')
    expect(isSameFieldValue('a', 'a')).toBe(true)
    expect(isSameFieldValue('a', '')).toBe(false)
    expect(isSameFieldValue('Sa\u0303o\u00a0Paulo\u200b', 'São Paulo')).toBe(true)
    expect(isSameFieldValue('a\nb', 'a b')).toBe(false)
    expect(isSameFieldValue(file, file)).toBe(true)
    expect(isSameFieldValue(file, '')).toBe(false)
    expect(isSameFieldValue([{ nivel: '1' }], [{ nivel: '1' }])).toBe(true)
    expect(isSameFieldValue([{ nivel: '1' }], [{ nivel: '1', percentual: '5' }])).toBe(false)
    expect(isSameFieldValue([{ nivel: '1' }], [])).toBe(false)
    expect(isSameFieldValue([], '')).toBe(true)
  })
})

describe('findChanges', () => {
  const field = (name: string): TrackedField => ({ name, label: name.toUpperCase(), format: String })
  it('lists the changes in the order of the fields, with before and after', () => {
    const base = toFormValues({ nome: 'Kit', ativo: true, preco: 10, texto: 'a\r\nb' })
    const changes = findChanges(['preco', 'nome', 'ativo', 'texto', 'novo'].map(field), base, {
      nome: 'Kit 2',
      preco: '10',
      texto: 'a\nb',
    })
    expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['NOME', 'Kit', 'Kit 2'],
      ['ATIVO', 'on', ''],
    ])
  })
  it('does not treat names of Object.prototype as values', () => {
    expect(findChanges([field('constructor')], Object.freeze(Object.create(null)), Object.create(null))).toEqual([])
  })
})

it('keeps only the draft values that this form can hold [B13]', () => {
  const draft = toFormValues({ nome: 'a', preco: ['1'], niveis: [{ nivel: '1' }], outro: { x: '1' }, ativo: true })
  const stored = toFormValues({ nome: '', preco: 1, niveis: [] })
  expect(filterCompatible(draft, stored)).toEqual({ nome: 'a', niveis: [{ nivel: '1' }], ativo: 'on' })
  for (const niveis of ['x', ['x'], [null], { nivel: '1' }])
    expect(filterCompatible(toFormValues({ niveis }), stored)).toEqual({})
})

describe('names of Object.prototype', () => {
  const names = ['__proto__', 'constructor', '__proto__.x', 'constructor.prototype.x', 'niveis[0].__proto__.x']

  it.each(names)('a control called %s is refused before it changes anything [E8]', (name) => {
    const data = new FormData()
    data.append(name, 'mau')
    expect(() => parseSubmission(data)).toThrow('Invalid path segment')
    expect('x' in {}).toBe(false)
    expect(Reflect.get(Object.prototype, 'mau')).toBeUndefined()
  })

  it('a stored record may use them as field names [E8]', () => {
    const stored: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":"a"}')
    const value = toFormValue(stored)
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor'])
    expect('x' in {}).toBe(false)
    expect(isSameFieldValue({}, toFormValue(JSON.parse('{"constructor":"a"}')))).toBe(false)
    expect(isSameFieldValue({}, {})).toBe(true)
  })
})

describe('numbers that a platform has calculated', () => {
  it('are shown without arithmetic noise', () => {
    expect(toFormValue(7.000000000000001)).toBe('7')
    expect(toFormValue(0.1 + 0.2)).toBe('0.3')
    expect(toFormValue(9007199254740991)).toBe('9007199254740991')
  })

  it('are sent as stored if unchanged, and as typed if changed', () => {
    const stored = { porcentagemCashback: 7.000000000000001, numPreco: 10.004, dscNome: 'x', numEstoque: null }
    const shown = { porcentagemCashback: '7', numPreco: '10,00', dscNome: 'x', numEstoque: null }
    const payload = { porcentagemCashback: 7, numPreco: 10, dscNome: 'y', numEstoque: 3 }
    expect(keepStoredNumbers(payload, stored, shown)).toEqual({ ...stored, dscNome: 'y', numEstoque: 3 })
    expect(keepStoredNumbers({ ...payload, numPreco: 10.01, porcentagemCashback: 7.5 }, stored, shown)).toMatchObject({
      numPreco: 10.01,
      porcentagemCashback: 7.5,
    })
    expect(keepStoredNumbers(payload, null, shown)).toBe(payload)
  })

  it('are sent as stored in rows too, in whatever order', () => {
    const niveis = [
      { nivel: 2, percentual: 3 },
      { nivel: 1, percentual: 7.000000000000001 },
    ]
    const sent = [
      { nivel: 1, percentual: 7 },
      { nivel: 2, percentual: 4 },
      { nivel: 3, percentual: 7 },
    ]
    expect(keepStoredNumbers({ niveis: sent }, { niveis }, {}).niveis).toEqual([
      { nivel: 1, percentual: 7.000000000000001 },
      { nivel: 2, percentual: 4 },
      { nivel: 3, percentual: 7 },
    ])
  })
})
