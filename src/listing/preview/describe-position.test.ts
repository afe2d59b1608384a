import { expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { createContinuousRows } from '#listing/url-state/continuous-rows.ts'
import type { ListModel } from '#listing/model.ts'
import { describePosition } from './describe-position.ts'

vi.mock('#listing/export/print-note.tsx', () => ({ describeFilters: () => '' }))

const row = (id: number): Row => ({ id })
const page = [row(12), row(11)]
const column = { field: 'id', label: 'ID', format: 'id' }
const list = {
  definition: { columns: [column] },
  columns: [column],
  state: { sort: 'id,DESC', continuous: false },
  rows: page,
  pageRows: page,
  pinnedRows: [],
  blocks: new Map(),
  firstRowIndex: 20,
  totals: { totalElements: 250 },
  hasFailed: false,
  idleReason: null,
}
const at = (cursorRow: number, more: object) =>
  describePosition({ ...list, ...more, cursor: { row: cursorRow, column: 0 } } as unknown as ListModel).split('. ')[0]

it('says which row it is', () => {
  expect(at(1, {})).toBe('Linha 22 de 250, coluna ID: #11')
  expect(at(-1, {})).toBe('Cabeçalho, 250 linhas, coluna ID')
})

it('says that there is none on a list that is empty, has failed or is not asked for', () => {
  expect(at(0, { rows: [], pageRows: [], totals: { totalElements: 0 } })).toBe('Nenhuma linha aqui, coluna ID')
  expect(at(0, { rows: [], pageRows: [], totals: null })).toBe('Nenhuma linha aqui, coluna ID')
  const long = { ...list.state, continuous: true }
  expect(at(0, { state: long, rows: [], pageRows: [], totals: null })).toBe('Nenhuma linha aqui, coluna ID')
})

it('counts no rows that nobody has read, and one in the singular', () => {
  const counted = (more: object) =>
    describePosition({ ...list, ...more, cursor: null } as unknown as ListModel).split('. ')[0]
  expect(counted({})).toBe('Fora da tabela, 250 linhas')
  expect(counted({ totals: { totalElements: 1 } })).toBe('Fora da tabela, 1 linha')
  const none = { rows: [], pageRows: [], totals: { totalElements: 0 } }
  expect(counted(none)).toBe('Fora da tabela, 0 linhas')
  expect(counted({ ...none, hasFailed: true })).toBe('Fora da tabela, linhas não lidas')
  expect(counted({ ...none, idleReason: 'Informe o id do usuário' })).toBe('Fora da tabela, linhas não lidas')
  expect(at(-1, { ...none, idleReason: 'Informe o id do usuário' })).toBe('Cabeçalho, linhas não lidas, coluna ID')
})

it('says of a row on top where it stands, as far as that is known', () => {
  const pinnedRows = [{ original: row(999) }]
  expect(at(0, { pinnedRows, rows: [row(999), ...page] })).toBe(
    'Linha fixada, fora desta página, 250 linhas, coluna ID: #999',
  )
  const blocks = new Map([[1, page]])
  const long = { state: { ...list.state, continuous: true }, blocks }
  const rows = (top: Row) => createContinuousRows([top], blocks, 250)
  expect(at(0, { ...long, pinnedRows, rows: rows(row(999)) })).toBe('Linha fixada, 250 linhas, coluna ID: #999')
  expect(at(0, { ...long, pinnedRows: [{ original: row(11) }], rows: rows(row(11)) })).toBe(
    'Linha 102 de 250, coluna ID: #11',
  )
  expect(at(102, { ...long, pinnedRows, rows: rows(row(999)) })).toBe('Linha 102 de 250, coluna ID: #11')
  // One that waits for its block has its place.
  expect(at(7, { ...long, pinnedRows, rows: rows(row(999)) })).toBe('Linha 7 de 250, coluna ID')
})

it('tells no total that nobody knows', () => {
  const open = { totals: { totalElements: 31, isTotalUnknown: true } }
  expect(at(1, open)).toBe('Linha 22, coluna ID: #11')
  expect(at(-1, open)).toBe('Cabeçalho, total não informado, coluna ID')
})
