// @vitest-environment jsdom
/** Whether what is compared is each record as the platform has it now (listing/preview/README §2). */
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import type { ListModel } from '#listing/model.ts'
import { cacheRows } from '#listing/pinned/row-cache.ts'
import { fetchScannedRow } from '#listing/record/scanned-row.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { CompareDialog } from './compare-dialog.tsx'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#listing/record/scanned-row.ts', () => ({ fetchScannedRow: vi.fn() }))
vi.mock('#listing/record/use-close-on-back.ts', () => ({ useCloseOnBack() {} }))

const render = setupMount()
const columns = [{ field: 'nome', label: 'Nome' }]
const list = (record?: () => Promise<object>) => {
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
async function compared(model: ListModel, seen = 'Em vista'): Promise<string> {
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <CompareDialog list={model} ids={[1, 2]} />
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain(seen)))
  return document.body.textContent
}

const remember = (model: ListModel) => cacheRows(model.definition, [{ id: 2, nome: 'Visto antes' } as Row])

it('reads a record that is not in sight, though it was on top some time ago', async () => {
  vi.mocked(call).mockResolvedValue({ id: 2, nome: 'Lido agora' } as never)
  const model = list(async () => ({ id: 'itens.ler' }))
  remember(model)
  const text = await compared(model)
  expect(text).toContain('Lido agora')
  expect(text).not.toContain('Visto antes')
})

it('takes it as it was seen last where no call reads one', async () => {
  const model = list()
  remember(model)
  expect(await compared(model)).toContain('Visto antes')
})

it('looks for it in the list where it was never seen', async () => {
  vi.mocked(fetchScannedRow).mockResolvedValueOnce({ id: 2, nome: 'Achado' } as Row)
  expect(await compared({ ...list(), definition: { ...list().definition, path: '/outros' } })).toContain('Achado')
})

it.each([
  ['that is not there', null, '#2 não foi encontrado nesta lista'],
  ['that nobody finds', undefined, '#2 não está à vista e nenhuma chamada o lê'],
])('tells of one %s', async (path, row, told) => {
  vi.mocked(fetchScannedRow).mockResolvedValueOnce(row)
  expect(await compared({ ...list(), definition: { ...list().definition, path } }, told)).not.toContain('Em vista')
})
