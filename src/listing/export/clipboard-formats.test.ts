import { expect, it } from 'vitest'
import { cashback } from '#commands/resources.fixture.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { type Column, defineList } from '#listing/define.ts'
import { cashbacksListar } from '#sections/cashbacks/contract.ts'
import {
  formatCallAsCurl,
  formatRowsAsIds,
  formatRowsAsJson,
  formatRowsAsTsv,
  formatRowsAsMarkdown,
} from './clipboard-formats.ts'

const columns: Column[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'nome', label: 'Nome' },
  { field: 'valor', label: 'Valor', format: 'money' },
]
const rows = [
  { id: 12, nome: '=1+1', valor: -10 },
  { id: 15, nome: 'a\tb\nc | d', valor: 1234.5 },
]

it('guards TSV lines against formulas, tabs and line ends [J9]', () => {
  expect(formatRowsAsTsv(columns, rows)).toBe("12\t'=1+1\t-R$ 10,00\n15\ta b c | d\tR$ 1.234,50")
})

it('escapes cell separators in Markdown', () => {
  expect(formatRowsAsMarkdown(columns, rows).split('\n')).toEqual([
    '| ID | Nome | Valor |',
    '| --- | --- | ---: |',
    '| 12 | =1+1 | -R$ 10,00 |',
    '| 15 | a b c \\| d | R$ 1.234,50 |',
  ])
})

it('writes ids ready for the palette, and none for a row without an id [F17]', () => {
  const rowWithoutId = { id: -3, nome: 'x', valor: 1 }
  expect(formatRowsAsIds(rows)).toBe('12, 15')
  expect(formatRowsAsIds([...rows, rowWithoutId])).toBe('12, 15')
  expect(formatRowsAsIds([rowWithoutId])).toBe('')
  expect(formatRowsAsJson([rowWithoutId])).toContain('"id": null')
  expect(formatRowsAsTsv(columns, [rowWithoutId])).toBe('sem id utilizável\tx\tR$ 1,00')
})

it('writes the call without the token, and quotes shell characters', () => {
  const list = defineList({
    resource: cashback,
    title: 'Cashbacks',
    path: '/cashbacks',
    endpoint: cashbacksListar,
    pageSize: 10,
    sort: 'id,DESC',
    filters: [{ name: 'DSC_CASHBACK', label: 'Descrição', type: 'text' }],
    columns: [{ field: 'id', label: 'ID' }],
  })
  const state = {
    page: 1,
    size: 10,
    sort: 'id,DESC',
    filters: { DSC_CASHBACK: "natal'; rm" },
    layout: DEFAULT_LAYOUT,
    pinnedIds: [],
    continuous: false,
  }
  const line = formatCallAsCurl(list, state, 'https://gestor.test')
  expect(line).toContain('Bearer $TOKEN"')
  expect(line).toMatch(
    /'https:\/\/gestor\.test\/api\/gestor\/cashback\/listar\?page=1&size=10&sort=id%2CDESC&DSC_CASHBACK=natal%27%3B\+rm'$/,
  )
})
