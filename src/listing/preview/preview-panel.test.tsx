// @vitest-environment jsdom
/** The preview shows the record as the platform has it (listing/preview/README §1). */
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import { ApiError } from '#api/errors.ts'
import { invalidateQueries, queryClient } from '#api/cache/query.ts'
import { type ListHandle, registerList } from '#commands/screen.ts'
import { createListModel } from '#listing/state/list-model.ts'
import type { ListModel } from '#listing/model.ts'
import { RecordDialog } from '#listing/record/record-dialog.tsx'
import type { RecordDialogOptions } from '#listing/record/record-dialog-options.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { PreviewPanel } from './preview-panel.tsx'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#commands/records.ts', () => ({
  ScanLimitError: class extends Error {},
  findRowByScan: async () => ({ id: 7, dscNome: `Item ${platformStatus}` }),
}))
let platformStatus = ''
const waitForText = async (text: string) => {
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain(text)))
  return document.body.textContent
}
const render = setupMount()
const query = { id: 'itens.listar' }
const record = { id: 'itens.ler' }
const resource = { id: 'item', singular: 'item', title: 'Itens', path: '/itens', record: async () => record }

const definition = { resource, endpoint: query, path: '/itens', columns: [{ field: 'dscNome', label: 'Nome' }] }
const renderPanel = (row: { id: number; dscNome: string }) => {
  const state = { continuous: false }
  const list = {
    cursor: { row: 0, column: 0 },
    rows: [row],
    pageRows: [row],
    pinnedRows: [],
    firstRowIndex: 0,
    definition,
    state,
  }
  return act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <PreviewPanel list={list as unknown as ListModel} />
      </QueryClientProvider>,
    ),
  )
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockImplementation(async () => ({ id: 7, dscNome: `Item ${platformStatus}` }))
})

it('reads the record again if its row changes', async () => {
  platformStatus = 'Ativo'
  await renderPanel({ id: 7, dscNome: 'Item' })
  await waitForText('Item Ativo')
  platformStatus = 'Inativo'
  await renderPanel({ id: 7, dscNome: 'Item mudado' })
  expect(await waitForText('Item Inativo')).not.toContain('Item Ativo')
})

it('reads the record again with its list, although its row is unchanged', async () => {
  platformStatus = 'Ativo'
  await renderPanel({ id: 7, dscNome: 'Item' })
  await waitForText('Item Ativo')
  platformStatus = 'Inativo'
  const parts = {
    definition,
    state: {},
    viewState: { cursor: null, setCursor() {}, setNotice() {} },
    rowsState: {},
    continuousRows: {},
  }
  const page = { reload() {} }
  await act(async () =>
    createListModel({ ...parts, page, pageRows: [] } as unknown as Parameters<typeof createListModel>[0]).reload(),
  )
  expect(await waitForText('Item Inativo')).not.toContain('Item Ativo')
})

it('reads the record again after a write, although its row is unchanged', async () => {
  platformStatus = 'Ativo'
  await renderPanel({ id: 7, dscNome: 'Item' })
  await waitForText('Item Ativo')
  platformStatus = 'Inativo'
  await act(async () => invalidateQueries(['itens.']))
  expect(await waitForText('Item Inativo')).not.toContain('Item Ativo')
})

it('searches again after a write for a record that no call reads, although it was in the list', async () => {
  const rows = [{ id: 7, dscNome: 'Item pendente' }]
  const unregister = registerList({ resource, getRows: () => rows, setCursor() {} } as unknown as ListHandle)
  const view = { resource, getDetails: ({ dscNome }: { dscNome: string }) => [['Nome', dscNome]] }
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RecordDialog view={view as unknown as RecordDialogOptions<unknown>} id={7} />
      </QueryClientProvider>,
    ),
  )
  await waitForText('Item pendente')
  platformStatus = 'pago'
  await act(async () => invalidateQueries(['itens.']))
  expect(await waitForText('Item pago')).not.toContain('pendente')
  unregister()
})

it('says in the dialog that a record does not exist, or no longer exists', async () => {
  const view = {
    resource,
    endpoint: record,
    getDetails: ({ dscNome }: { dscNome: string }) => [['Nome', dscNome]],
  }
  const notFound = new ApiError({ kind: 'status', status: 404 })
  const open = (id: number) =>
    act(async () =>
      render(
        <QueryClientProvider client={queryClient}>
          <RecordDialog view={view as unknown as RecordDialogOptions<unknown>} id={id} />
        </QueryClientProvider>,
      ),
    )
  platformStatus = 'pago'
  await open(7)
  await waitForText('Item pago')
  vi.mocked(call).mockRejectedValue(notFound)
  await act(async () => invalidateQueries(['itens.']))
  expect(await waitForText('Item #7 não existe.')).not.toContain('Item pago')
  await open(99_999)
  expect(await waitForText('Item #99999 não existe.')).not.toContain('Não foi possível')
})
