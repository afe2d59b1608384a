// @vitest-environment jsdom
/** Whether what stands beside the table is the record as the platform has it (listing/preview/README §1). */
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
  scanForRow: async () => ({ id: 7, dscNome: `Item ${platform}` }),
}))
let platform = ''
const seen = async (text: string) => {
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain(text)))
  return document.body.textContent
}
const render = setupMount()
const query = { id: 'itens.listar' }
const record = { id: 'itens.ler' }
const noun = { id: 'item', singular: 'item', title: 'Itens', path: '/itens', record: async () => record }

const definition = { resource: noun, endpoint: query, path: '/itens', columns: [{ field: 'dscNome', label: 'Nome' }] }
const draw = (row: { id: number; dscNome: string }) => {
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
  vi.mocked(call).mockImplementation(async () => ({ id: 7, dscNome: `Item ${platform}` }))
})

it('reads the record anew once its row says another thing', async () => {
  platform = 'Ativo'
  await draw({ id: 7, dscNome: 'Item' })
  await seen('Item Ativo')
  platform = 'Inativo'
  await draw({ id: 7, dscNome: 'Item mudado' })
  expect(await seen('Item Inativo')).not.toContain('Item Ativo')
})

it('reads the record anew with its list, though its row says the same', async () => {
  platform = 'Ativo'
  await draw({ id: 7, dscNome: 'Item' })
  await seen('Item Ativo')
  platform = 'Inativo'
  const parts = {
    definition,
    state: {},
    viewState: { cursor: null, setCursor() {}, setNotice() {} },
    rowsState: {},
    continuousState: {},
  }
  const page = { reload() {} }
  await act(async () =>
    createListModel({ ...parts, page, pageRows: [] } as unknown as Parameters<typeof createListModel>[0]).reload(),
  )
  expect(await seen('Item Inativo')).not.toContain('Item Ativo')
})

it('reads the record anew after a write, though its row says the same', async () => {
  platform = 'Ativo'
  await draw({ id: 7, dscNome: 'Item' })
  await seen('Item Ativo')
  platform = 'Inativo'
  await act(async () => invalidateQueries(['itens.']))
  expect(await seen('Item Inativo')).not.toContain('Item Ativo')
})

it('reads a record that no call reads alone anew after a write, in its window, though it stood in the list', async () => {
  const rows = [{ id: 7, dscNome: 'Item pendente' }]
  const leave = registerList({ resource: noun, getRows: () => rows, setCursor() {} } as unknown as ListHandle)
  const view = { resource: noun, getDetails: ({ dscNome }: { dscNome: string }) => [['Nome', dscNome]] }
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RecordDialog view={view as unknown as RecordDialogOptions<unknown>} id={7} />
      </QueryClientProvider>,
    ),
  )
  await seen('Item pendente')
  platform = 'pago'
  await act(async () => invalidateQueries(['itens.']))
  expect(await seen('Item pago')).not.toContain('pendente')
  leave()
})

it('tells in the window that there is no such record, and once it is gone', async () => {
  const view = {
    resource: noun,
    endpoint: record,
    getDetails: ({ dscNome }: { dscNome: string }) => [['Nome', dscNome]],
  }
  const gone = new ApiError({ kind: 'status', status: 404 })
  const open = (id: number) =>
    act(async () =>
      render(
        <QueryClientProvider client={queryClient}>
          <RecordDialog view={view as unknown as RecordDialogOptions<unknown>} id={id} />
        </QueryClientProvider>,
      ),
    )
  platform = 'pago'
  await open(7)
  await seen('Item pago')
  vi.mocked(call).mockRejectedValue(gone)
  await act(async () => invalidateQueries(['itens.']))
  expect(await seen('Item #7 não existe.')).not.toContain('Item pago')
  await open(99_999)
  expect(await seen('Item #99999 não existe.')).not.toContain('Não foi possível')
})
