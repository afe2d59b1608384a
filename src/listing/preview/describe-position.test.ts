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
const describeRow = (cursorRowIndex: number, overrides: object) =>
  describePosition({ ...list, ...overrides, cursor: { row: cursorRowIndex, column: 0 } } as unknown as ListModel).split(
    '. ',
  )[0]

it('describes the row', () => {
  expect(describeRow(1, {})).toBe('Linha 22 de 250, coluna ID: #11')
  expect(describeRow(-1, {})).toBe('Cabeçalho, 250 linhas, coluna ID')
})

it('says that there is no row in an empty, failed or unrequested list', () => {
  expect(describeRow(0, { rows: [], pageRows: [], totals: { totalElements: 0 } })).toBe('Nenhuma linha aqui, coluna ID')
  expect(describeRow(0, { rows: [], pageRows: [], totals: null })).toBe('Nenhuma linha aqui, coluna ID')
  const long = { ...list.state, continuous: true }
  expect(describeRow(0, { state: long, rows: [], pageRows: [], totals: null })).toBe('Nenhuma linha aqui, coluna ID')
})

it('counts no unread rows, and uses the singular for one', () => {
  const describeOutside = (overrides: object) =>
    describePosition({ ...list, ...overrides, cursor: null } as unknown as ListModel).split('. ')[0]
  expect(describeOutside({})).toBe('Fora da tabela, 250 linhas')
  expect(describeOutside({ totals: { totalElements: 1 } })).toBe('Fora da tabela, 1 linha')
  const none = { rows: [], pageRows: [], totals: { totalElements: 0 } }
  expect(describeOutside(none)).toBe('Fora da tabela, 0 linhas')
  expect(describeOutside({ ...none, hasFailed: true })).toBe('Fora da tabela, linhas não lidas')
  expect(describeOutside({ ...none, idleReason: 'Informe o id do usuário' })).toBe('Fora da tabela, linhas não lidas')
  expect(describeRow(-1, { ...none, idleReason: 'Informe o id do usuário' })).toBe(
    'Cabeçalho, linhas não lidas, coluna ID',
  )
})

it('gives the position of a pinned row, if it is known', () => {
  const pinnedRows = [{ original: row(999) }]
  expect(describeRow(0, { pinnedRows, rows: [row(999), ...page] })).toBe(
    'Linha fixada, fora desta página, 250 linhas, coluna ID: #999',
  )
  const blocks = new Map([[1, page]])
  const long = { state: { ...list.state, continuous: true }, blocks }
  const rows = (top: Row) => createContinuousRows([top], blocks, 250)
  expect(describeRow(0, { ...long, pinnedRows, rows: rows(row(999)) })).toBe(
    'Linha fixada, 250 linhas, coluna ID: #999',
  )
  expect(describeRow(0, { ...long, pinnedRows: [{ original: row(11) }], rows: rows(row(11)) })).toBe(
    'Linha 102 de 250, coluna ID: #11',
  )
  expect(describeRow(102, { ...long, pinnedRows, rows: rows(row(999)) })).toBe('Linha 102 de 250, coluna ID: #11')
  // A row whose block is loading has a position.
  expect(describeRow(7, { ...long, pinnedRows, rows: rows(row(999)) })).toBe('Linha 7 de 250, coluna ID')
})

it('gives no unknown total', () => {
  const open = { totals: { totalElements: 31, isTotalUnknown: true } }
  expect(describeRow(1, open)).toBe('Linha 22, coluna ID: #11')
  expect(describeRow(-1, open)).toBe('Cabeçalho, total não informado, coluna ID')
})
