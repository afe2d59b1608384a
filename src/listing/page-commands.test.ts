// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { CommandContext } from '#commands/define.ts'
import type { Row } from '#commands/resource.ts'
import { notify } from '#ui/notices/notify.tsx'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { createListHandle } from '#listing/state/list-handle.ts'
import { tableCommands } from './commands.ts'
import type { AnyList } from './define.ts'
import type { ListModel } from './model.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
beforeEach(() => vi.mocked(notify).mockClear())

const [id, nome, valor] = ['id', 'nome', 'valor'].map((field) => ({ field, label: field.toUpperCase() }))
const rows: Row[] = [{ id: 12 }, { id: 15 }]

/** What this verb does to a list whose columns the operator has moved. */
async function run(name: string, args: object = {}, more: Partial<ListModel> = {}) {
  const show = vi.fn()
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
    updateState: show,
    sortBy: (field: string) => show({ sort: `${field},ASC` }),
    setSelection,
    ...more,
  } as unknown as ListModel
  const list = createListHandle({ columns: [id, nome, valor] } as unknown as AnyList, () => model)
  const command = tableCommands.find((each) => each.id === name)
  await command?.run?.(args as never, { screen: { list } } as unknown as CommandContext)
  const selected = setSelection.mock.lastCall as [ReadonlyMap<number, Row>] | undefined
  return { shown: show.mock.lastCall?.[0] as unknown, selected: [...(selected?.[0].keys() ?? [])] }
}

/** Why this verb does nothing on such a list; true where it acts. */
function reasonOf(name: string, model: Partial<ListModel>) {
  const list = createListHandle({ columns: [] } as unknown as AnyList, () => model as ListModel)
  const command = tableCommands.find((each) => each.id === name)
  return command?.when?.({ screen: { list } } as unknown as CommandContext, {} as never)
}

it('sorts by the column that stands in that place, wherever the definition has it', async () => {
  expect((await run('tabela.ordenar.2')).shown).toEqual({ sort: 'valor,ASC' })
  expect((await run('tabela.ordenar.3')).shown).toEqual({ sort: 'nome,ASC' })
})

it('tells how many pages there are, one as well', async () => {
  await run('tabela.pagina', { n: 2 })
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', 'A lista tem 1 página')
})

it('tells which of the records that are meant it cannot take', async () => {
  expect((await run('tabela.marcar', { ids: [12, 99] })).selected).toEqual([12])
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', '#99 não está nesta página')
})

it.each([
  ['is empty', {}, 'Nada para exportar'],
  ['failed', { hasFailed: true }, 'A lista falhou'],
  ['is on its way', { isLoading: true, missingCount: 2 }, 'A lista ainda não respondeu'],
])('says why there is nothing to export where the list %s', async (_, more, message) => {
  await run('tabela.csv', {}, { rows: [], pageRows: [], ...more })
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', message)
})

it('tells of a record that it takes, and of the one under the cursor, nothing', async () => {
  expect((await run('tabela.marcar', { ids: [15] })).selected).toEqual([15])
  expect((await run('tabela.marcar')).selected).toEqual([12])
  expect(notify).not.toHaveBeenCalled()
})

it.each([
  ['failed', { hasFailed: true, failedBlocks: [] }, 'A lista não foi carregada'],
  ['was not asked for', { hasFailed: false, failedBlocks: [] }, 'Nada foi pedido ainda'],
])('calls no page the last one of a list that %s [K9]', (_, more, reason) => {
  const totals = { totalElements: 0, totalPages: 0, isUnknown: true } as const
  for (const name of ['tabela.proxima', 'tabela.ultima', 'tabela.pagina', 'tabela.posicao'])
    expect(reasonOf(name, { ...more, totals })).toBe(reason)
})

it('of a list whose call says no total takes any page, and no last one', async () => {
  const open = { totals: { totalElements: 11, totalPages: 2, isTotalUnknown: true } } as const
  expect((await run('tabela.pagina', { n: 7 }, open)).shown).toEqual({ page: 6 })
  expect(notify).not.toHaveBeenCalled()
  expect((await run('tabela.ultima', {}, open)).shown).toBeUndefined()
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('não diz quantas páginas há'))
})
