import { expect, test } from 'vitest'
import { createColumnReader, createOptionalColumnReader, createTextReader } from './scan-column.ts'

const row = (more: object) => ({ id: 7, ...more })

test('a path leads to a value however deep it lies', () => {
  expect(createColumnReader('id')(row({}))).toBe(7)
  expect(createColumnReader('valor')(row({ valor: 0 }))).toBe(0)
  expect(createColumnReader('de.nome')(row({ de: { nome: 'Maria' } }))).toBe('Maria')
  expect(createColumnReader('a.b.c')(row({ a: { b: { c: false } } }))).toBe(false)
  expect(createColumnReader('a.b.c.d')(row({ a: { b: { c: { d: 'fundo' } } } }))).toBe('fundo')
})

test('a path that breaks off leads to null', () => {
  expect(createColumnReader('valor')(row({}))).toBeNull()
  expect(createColumnReader('')(row({}))).toBeNull()
  expect(createColumnReader('de.nome')(row({}))).toBeNull()
  expect(createColumnReader('de.nome')(row({ de: null }))).toBeNull()
  expect(createColumnReader('de.nome')(row({ de: {} }))).toBeNull()
  expect(createColumnReader('a.b.c')(row({ a: { c: 1 } }))).toBeNull()
  // A text is no record, though it has a length.
  expect(createColumnReader('nome.length')(row({ nome: 'Maria' }))).toBeNull()
})

test('only what the row itself holds is a value, not what every object inherits', () => {
  expect(createColumnReader('toString')(row({}))).toBeNull()
  expect(createColumnReader('de.constructor')(row({ de: {} }))).toBeNull()
})

test('of a column that a list does not have null is found in every row', () => {
  expect(createOptionalColumnReader(null)(row({ valor: 5 }))).toBeNull()
  expect(createOptionalColumnReader({ field: 'valor', label: 'Valor' })(row({ valor: 5 }))).toBe(5)
})

test('a text is what screen and files show, with plain blanks', () => {
  const money = createTextReader({ field: 'valor', label: 'Valor', format: 'money' })
  expect(money(row({ valor: 1234.5 }))).toBe('R$ 1.234,50')
  expect(money(row({}))).toBe('')
  expect(createTextReader({ field: 'de.nome', label: 'Usuário' })(row({ de: { nome: 'Maria' } }))).toBe('Maria')
  expect(createTextReader({ field: 'id', label: 'ID' })(row({}))).toBe('7')
})

test('a value with a text told beforehand stands as that text, any other as it is', () => {
  const status = createTextReader({
    field: 'valor',
    label: 'Status',
    format: 'status',
    textByValue: { 1: '1 · pendente' },
  })
  expect([1, 7, null, 'constructor'].map((valor) => status(row({ valor })))).toEqual([
    '1 · pendente',
    '7',
    '',
    'constructor',
  ])
})
