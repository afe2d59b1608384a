import { expect, test } from 'vitest'
import { createColumnReader, createOptionalColumnReader, createTextReader } from './scan-column.ts'

const row = (more: object) => ({ id: 7, ...more })

test('reads a value at any depth', () => {
  expect(createColumnReader('id')(row({}))).toBe(7)
  expect(createColumnReader('valor')(row({ valor: 0 }))).toBe(0)
  expect(createColumnReader('de.nome')(row({ de: { nome: 'Maria' } }))).toBe('Maria')
  expect(createColumnReader('a.b.c')(row({ a: { b: { c: false } } }))).toBe(false)
  expect(createColumnReader('a.b.c.d')(row({ a: { b: { c: { d: 'fundo' } } } }))).toBe('fundo')
})

test('reads null if the path breaks off', () => {
  expect(createColumnReader('valor')(row({}))).toBeNull()
  expect(createColumnReader('')(row({}))).toBeNull()
  expect(createColumnReader('de.nome')(row({}))).toBeNull()
  expect(createColumnReader('de.nome')(row({ de: null }))).toBeNull()
  expect(createColumnReader('de.nome')(row({ de: {} }))).toBeNull()
  expect(createColumnReader('a.b.c')(row({ a: { c: 1 } }))).toBeNull()
  // A text is not a record, though it has a length.
  expect(createColumnReader('nome.length')(row({ nome: 'Maria' }))).toBeNull()
})

test('reads only own properties, not inherited ones', () => {
  expect(createColumnReader('toString')(row({}))).toBeNull()
  expect(createColumnReader('de.constructor')(row({ de: {} }))).toBeNull()
})

test('reads null from every row for a column that the list lacks', () => {
  expect(createOptionalColumnReader(null)(row({ valor: 5 }))).toBeNull()
  expect(createOptionalColumnReader({ field: 'valor', label: 'Valor' })(row({ valor: 5 }))).toBe(5)
})

test('formats a text as screen and files show it, with ordinary spaces', () => {
  const money = createTextReader({ field: 'valor', label: 'Valor', format: 'money' })
  expect(money(row({ valor: 1234.5 }))).toBe('R$ 1.234,50')
  expect(money(row({}))).toBe('')
  expect(createTextReader({ field: 'de.nome', label: 'Usuário' })(row({ de: { nome: 'Maria' } }))).toBe('Maria')
  expect(createTextReader({ field: 'id', label: 'ID' })(row({}))).toBe('7')
})

test('replaces a value that has a text, and leaves others', () => {
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
