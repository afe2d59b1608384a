// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { CommandContext } from '#commands/define.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import type { Row } from '#commands/resource.ts'
import { notify } from '#ui/notices/notify.tsx'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { createListHandle } from '#listing/state/list-handle.ts'
import { tableCommands } from './commands.ts'
import type { AnyList } from './define.ts'
import type { ListModel } from './model.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
vi.mock('#commands/execution/status-line.ts', { spy: true })
beforeEach(() => vi.mocked(notify).mockClear())

const [id, nome, valor] = ['id', 'nome', 'valor'].map((field) => ({ field, label: field.toUpperCase() }))
const rows: Row[] = [{ id: 12 }, { id: 15 }]

/** Runs a command on a list whose columns the operator has moved, and returns what it changed. */
async function run(name: string, args: object = {}, overrides: Partial<ListModel> = {}) {
  const updateState = vi.fn()
  const setSelection = vi.fn()
  const model = {
    columns: [id, valor, nome],
    rows,
    pageRows: rows,
    missingCount: 0,
    state: { layout: DEFAULT_LAYOUT, sort: 'id,DESC', continuous: false },
    totals: { totalElements: 2, totalPages: 1 },
    selection: new Map(),
    gridRef: { current: null },
    cursor: { row: 0, column: 0 },
    updateState,
    sortBy: (field: string) => updateState({ sort: `${field},ASC` }),
    setSelection,
    ...overrides,
  } as unknown as ListModel
  const list = createListHandle({ columns: [id, nome, valor] } as unknown as AnyList, () => model)
  const command = tableCommands.find((candidate) => candidate.id === name)
  await command?.run?.(args as never, { screen: { list } } as unknown as CommandContext)
  const selected = setSelection.mock.lastCall as [ReadonlyMap<number, Row>] | undefined
  return { shown: updateState.mock.lastCall?.[0] as unknown, selected: [...(selected?.[0].keys() ?? [])] }
}

/** Returns why the command is not available on such a list; true if it is. */
function getReason(name: string, model: Partial<ListModel>, args: object = {}, columns: readonly object[] = []) {
  const list = createListHandle({ columns } as unknown as AnyList, () => model as ListModel)
  const command = tableCommands.find((candidate) => candidate.id === name)
  return command?.when?.({ screen: { list } } as unknown as CommandContext, args as never)
}

it('sorts by the n-th visible column, not by the n-th defined one', async () => {
  expect((await run('tabela.ordenar.2')).shown).toEqual({ sort: 'valor,ASC' })
  expect((await run('tabela.ordenar.3')).shown).toEqual({ sort: 'nome,ASC' })
})

it('says why it sorts by no column that is named', () => {
  const columns = [
    { field: 'id', label: 'ID' },
    { field: 'imagem', label: 'Imagem', isSortable: false },
    { field: 'preco', label: 'Preço', isSortable: false, notSortableReason: 'A plataforma não ordena por Preço' },
  ]
  const state = { layout: DEFAULT_LAYOUT } as unknown as ListModel['state']
  const reason = (coluna: string) => getReason('tabela.ordenar', { state }, { coluna }, columns)
  expect(reason('imagem')).toBe('A coluna Imagem não se ordena')
  expect(reason('preco')).toBe('A plataforma não ordena por Preço')
  expect(reason('id')).toBe(true)
})

it('says why a digit sorts by no column', async () => {
  const columns = [id, { field: 'imagem', label: 'Imagem', isSortable: false }] as unknown as ListModel['columns']
  expect((await run('tabela.ordenar.2', {}, { columns })).shown).toBeUndefined()
  expect(showStatus).toHaveBeenLastCalledWith('A coluna Imagem não se ordena')
  const notSortableReason = 'A plataforma não ordena por Imagem'
  const limited = columns.map((column) => ({ ...column, notSortableReason })) as unknown as ListModel['columns']
  expect((await run('tabela.ordenar.2', {}, { columns: limited })).shown).toBeUndefined()
  expect(showStatus).toHaveBeenLastCalledWith(notSortableReason)
  expect((await run('tabela.ordenar.3', {}, { columns })).shown).toBeUndefined()
  expect(showStatus).toHaveBeenLastCalledWith('Não há 3ª coluna aqui')
})

it.each([
  ['id,DESC', 'id,ASC'],
  ['nome,ASC', 'nome,DESC'],
])('inverts the order %s to %s', async (sort, inverted) => {
  const state = { layout: DEFAULT_LAYOUT, sort, continuous: false } as unknown as ListModel['state']
  expect((await run('tabela.inverter', {}, { state })).shown).toEqual({ sort: inverted })
})

it('says how many pages there are, also in the singular', async () => {
  await run('tabela.pagina', { n: 2 })
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', 'A lista tem 1 página')
})

it('says which of the given records it cannot select', async () => {
  expect((await run('tabela.marcar', { ids: [12, 99] })).selected).toEqual([12])
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', '#99 não está nesta página')
})

it.each([
  ['is empty', {}, 'Nada para exportar'],
  ['failed', { hasFailed: true }, 'A lista falhou'],
  ['is loading', { isLoading: true, missingCount: 2 }, 'A lista ainda não respondeu'],
])('says why there is nothing to export if the list %s', async (_, overrides, message) => {
  await run('tabela.csv', {}, { rows: [], pageRows: [], ...overrides })
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', message)
})

it('says nothing about a selected record or the one under the cursor', async () => {
  expect((await run('tabela.marcar', { ids: [15] })).selected).toEqual([15])
  expect((await run('tabela.marcar')).selected).toEqual([12])
  expect(notify).not.toHaveBeenCalled()
})

it.each([
  ['failed', { hasFailed: true, failedBlocks: [] }, 'A lista não foi carregada'],
  ['was not requested', { hasFailed: false, failedBlocks: [] }, 'Nada foi pedido ainda'],
])('calls no page the last one if the list %s [K9]', (_, overrides, reason) => {
  const totals = { totalElements: 0, totalPages: 0, isUnknown: true } as const
  for (const name of ['tabela.proxima', 'tabela.ultima', 'tabela.pagina', 'tabela.posicao'])
    expect(getReason(name, { ...overrides, totals })).toBe(reason)
})

it('accepts any page, but no last page, if the call gives no total', async () => {
  const open = { totals: { totalElements: 11, totalPages: 2, isTotalUnknown: true } } as const
  expect((await run('tabela.pagina', { n: 7 }, open)).shown).toEqual({ page: 6 })
  expect(notify).not.toHaveBeenCalled()
  expect((await run('tabela.ultima', {}, open)).shown).toBeUndefined()
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('não diz quantas páginas há'))
})
