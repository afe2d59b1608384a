// @vitest-environment jsdom
/** The order of a list's columns on a screen that is too narrow for all of them. */
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { getVisibleColumns, type GridTable, useGridTable } from '#listing/grid/grid-table.ts'
import { listsByPath } from './lists.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const render = setupMount()
let table: GridTable

function Grid({ path, order }: { path: string; order: readonly string[] }) {
  const result = useGridTable({
    definition: listsByPath.get(path)!,
    state: { layout: { ...DEFAULT_LAYOUT, order }, pinnedIds: [] } as never,
    data: [],
    selection: new Map(),
    isNarrow: true,
    updateState: () => {},
    setSelection: () => {},
  })
  useLayoutEffect(() => void (table = result))
  return null
}

function getLabels(path: string, order: readonly string[] = []): string[] {
  render(<Grid path={path} order={order} />)
  return getVisibleColumns(table).map(({ label }) => label)
}

it.each([
  ['/produtos', ['ID', 'Nome', 'Preço', 'Status']],
  ['/transacoes', ['ID', 'Descrição', 'Valor', 'Status', 'Data']],
  ['/auditoria/transacoes/tipo', ['ID', 'Descrição', 'Valor', 'Status', 'Data']],
  ['/pedidos', ['ID', 'Usuário', 'Valor', 'Data']],
  ['/fornecedores', ['ID', 'Imagem', 'Nome', 'Status']],
  ['/rvhub', ['ID', 'Nome', 'Valor']],
])('%s: amount, status and date come before other words', (path, order) => {
  expect(getLabels(path).slice(0, order.length)).toEqual(order)
})

it('keeps the order that the operator has set', () => {
  expect(getLabels('/rvhub', ['name', 'id']).slice(0, 2)).toEqual(['Nome', 'ID'])
})
