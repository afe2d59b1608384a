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
  it('takes the nameless file of an empty file input for nothing', () => {
    expect(toFormValue(new File([], ''))).toBe('')
    const file = new File(['x'], 'a.png')
    expect(toFormValue(file)).toBe(file)
  })
})

describe('sameValue', () => {
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

describe('changesOf', () => {
  const field = (name: string): TrackedField => ({ name, label: name.toUpperCase(), format: String })
  it('lists what differs in the order of the fields, with before and after', () => {
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
  it('does not take names of Object.prototype for values', () => {
    expect(findChanges([field('constructor')], Object.freeze(Object.create(null)), Object.create(null))).toEqual([])
  })
})

it('of a draft that another form left, only what this one can hold is taken [B13]', () => {
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

  it('a stored record’s are values like others, and compared by what is their own [E8]', () => {
    const stored: unknown = JSON.parse('{"__proto__":{"x":1},"constructor":"a"}')
    const value = toFormValue(stored)
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor'])
    expect('x' in {}).toBe(false)
    expect(isSameFieldValue({}, toFormValue(JSON.parse('{"constructor":"a"}')))).toBe(false)
    expect(isSameFieldValue({}, {})).toBe(true)
  })
})

describe('numbers that a platform has reckoned', () => {
  it('are shown without what nobody typed', () => {
    expect(toFormValue(7.000000000000001)).toBe('7')
    expect(toFormValue(0.1 + 0.2)).toBe('0.3')
    expect(toFormValue(9007199254740991)).toBe('9007199254740991')
  })

  it('go back as they came where nobody touched them, and as they were typed where somebody did', () => {
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

  it('so do those of rows, in whatever order they stand', () => {
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
