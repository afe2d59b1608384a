import { describe, expect, it } from 'vitest'
import { defineFields } from '#forms/form-fields.ts'
import { matchFieldColumns, parseTable, readTableIds } from './pasted-columns.ts'
import { readTableValues } from './pasted-values.ts'

const fields = defineFields({
  dscNome: { label: 'Nome', kind: 'text' },
  numPreco: { label: 'Preço', kind: 'money', words: ['valor'] },
  statusId: {
    label: 'Status',
    kind: 'choice',
    options: [
      { value: '1', label: 'Ativo' },
      { value: '2', label: 'Inativo' },
    ],
  },
  imagem: { label: 'Imagem', formOnlyReason: 'No formulário' },
})
const table = {
  headers: ['Preco', 'ID', 'Cidade', 'STATUS', 'Imagem'],
  rows: [
    ['19,90', '#15', 'Recife', 'inativo', 'x.png'],
    ['', '12', 'Olinda', '', ''],
    ['5', '7', '', 'vendido'],
  ],
}
const columns = matchFieldColumns(fields, table)!

describe('the columns of a pasted table', () => {
  it('are fields by their labels, without accents and case', () => {
    expect(columns.fields.map(({ name, index }) => [name, index])).toEqual([
      ['numPreco', 0],
      ['statusId', 3],
    ])
    expect(columns.idIndex).toBe(1)
    expect(matchFieldColumns(fields, { headers: ['id', 'Valor'], rows: [] })?.fields[0]?.name).toBe('numPreco')
  })
  it('are named if they are no field that can be set', () => expect(columns.otherHeaders).toEqual(['Cidade', 'Imagem']))
  it('set nothing without ids, or without a field', () => {
    expect(matchFieldColumns(fields, { headers: ['Nome', 'Preço'], rows: [] })).toBeNull()
    expect(matchFieldColumns(fields, { headers: ['ID', 'Cidade'], rows: [] })).toBeNull()
  })
})

describe('the rows of a pasted table', () => {
  it('have their ids, each once', () => {
    expect(readTableIds(table, columns)).toEqual([7, 12, 15])
    expect(readTableIds({ ...table, rows: [...table.rows, ['1', '7']] }, columns)).toEqual([7, 12, 15])
    expect(readTableIds({ ...table, rows: [['1', 'Recife']] }, columns)).toBeNull()
    expect(readTableIds({ ...table, rows: [] }, columns)).toBeNull()
  })
  it('have values by id; an empty cell leaves its field, and a row without a value says so', async () => {
    const values = await readTableValues(table, columns, new AbortController().signal)
    expect(values.get(15)).toMatchObject({ numPreco: { value: '19,90' }, statusId: { value: '2', shown: 'Inativo' } })
    expect(values.get(12)).toBe('sem valor colado')
    expect(values.get(7)).toBe('Status: Escolha uma das opções: Ativo, Inativo.')
  })
  it('have no value if two columns or two rows give different ones', async () => {
    const twice = {
      headers: ['id', 'Preço', 'Valor'],
      rows: [
        ['1', '10', '11'],
        ['2', '10', '10,00'],
        ['3', '5', ''],
        ['3', '6', ''],
        ['4', '7', ''],
        ['4', '7', ''],
      ],
    }
    const values = await readTableValues(twice, matchFieldColumns(fields, twice)!, new AbortController().signal)
    expect(values.get(1)).toBe('Preço está em duas colunas, com valores diferentes')
    expect(values.get(2)).toMatchObject({ numPreco: { value: '10,00' } })
    expect(values.get(3)).toBe('está em duas linhas, com valores diferentes')
    expect(values.get(4)).toMatchObject({ numPreco: {} })
  })
})

describe('the table that an argument holds', () => {
  it('is read only if it is one', () => {
    expect(parseTable(JSON.stringify(table))).toEqual(table)
    expect(parseTable('k3y')).toBeNull()
    expect(parseTable('{"headers":[1],"rows":[]}')).toBeNull()
  })
})
