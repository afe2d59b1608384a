import { expect, it } from 'vitest'
import { csvOf } from './csv-export.ts'
import type { Column } from './define.ts'

const column = (field: string, format: NonNullable<Column['format']>): Column => ({
  field,
  label: field.toUpperCase(),
  format,
})

it('only columns of numbers keep a leading sign; a text that looks like a number is guarded [J9]', () => {
  const columns = [column('id', 'id'), column('saldo', 'number'), column('nome', 'text'), column('valor', 'money')]
  const rows = [
    { id: 1, saldo: -12, nome: '-12', valor: -3.5 },
    { id: 2, saldo: 5, nome: '=1+1', valor: 0 },
  ]
  expect(csvOf(columns, rows).split(/\r?\n/).filter(Boolean)).toEqual([
    expect.stringContaining('"ID";"SALDO";"NOME";"VALOR"'),
    '"1";"-12";"\'-12";"-R$ 3,50"',
    '"2";"5";"\'=1+1";"R$ 0,00"',
  ])
})
