// @vitest-environment jsdom
/** The comparison shows each record as the platform has it now (listing/preview/README §2). */
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import type { ListModel } from '#listing/model.ts'
import { cacheRows } from '#listing/pinned/row-cache.ts'
import { fetchRowByScan } from '#listing/record/fetch-row-by-scan.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { CompareDialog } from './compare-dialog.tsx'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#listing/record/fetch-row-by-scan.ts', () => ({ fetchRowByScan: vi.fn() }))
vi.mock('#listing/record/use-close-on-back.ts', () => ({ useCloseOnBack() {} }))

const render = setupMount()
const columns = [{ field: 'nome', label: 'Nome' }]
const createModel = (record?: () => Promise<object>) => {
  const definition = {
    resource: { record },
    endpoint: { id: 'itens.listar' },
    path: `/itens/${String(record)}`,
    columns,
  }
  const rows: Row[] = [{ id: 1, nome: 'Em vista' }]
  const state = { continuous: false }
  return { definition, rows, state, selection: new Map(), gridRef: {}, setOpenPanel() {} } as unknown as ListModel
}
async function renderComparison(model: ListModel, expected = 'Em vista'): Promise<string> {
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <CompareDialog list={model} ids={[1, 2]} />
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain(expected)))
  return document.body.textContent
}

const cacheOldRow = (model: ListModel) => cacheRows(model.definition, [{ id: 2, nome: 'Visto antes' } as Row])

it('reads a record that is not on the screen, although it was pinned before', async () => {
  vi.mocked(call).mockResolvedValue({ id: 2, nome: 'Lido agora' } as never)
  const model = createModel(async () => ({ id: 'itens.ler' }))
  cacheOldRow(model)
  const text = await renderComparison(model)
  expect(text).toContain('Lido agora')
  expect(text).not.toContain('Visto antes')
})

it('uses the last known row if no call reads a record', async () => {
  const model = createModel()
  cacheOldRow(model)
  expect(await renderComparison(model)).toContain('Visto antes')
})

it('searches the list for a record that was never seen', async () => {
  vi.mocked(fetchRowByScan).mockResolvedValueOnce({ id: 2, nome: 'Achado' } as Row)
  expect(
    await renderComparison({ ...createModel(), definition: { ...createModel().definition, path: '/outros' } }),
  ).toContain('Achado')
})

it.each([
  ['that does not exist', null, '#2 não foi encontrado nesta lista'],
  ['that cannot be found', undefined, '#2 não está à vista e nenhuma chamada o lê'],
])('reports a record %s', async (path, row, expected) => {
  vi.mocked(fetchRowByScan).mockResolvedValueOnce(row)
  expect(
    await renderComparison({ ...createModel(), definition: { ...createModel().definition, path } }, expected),
  ).not.toContain('Em vista')
})
