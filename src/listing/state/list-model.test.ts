// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import type { AnyList } from '#listing/define.ts'
import { fetchRecord } from '#listing/record/fetch-record.ts'
import { createListModel } from './list-model.ts'

vi.mock('#api/session/client.ts', async (actual) => ({ ...(await actual<object>()), call: vi.fn() }))

const record = defineEndpoint({
  id: 'itens.visualizar',
  call: 'GET /itens/{id}',
  input: z.object({ id: z.number() }),
  output: z.object({ id: z.number(), nome: z.string() }),
})
const definition = {
  path: '/itens',
  endpoint: { id: 'itens.listar' },
  resource: { record: () => Promise.resolve(record) },
} as unknown as AnyList

/** A list model with the parts that a reload needs. */
const createModel = (reload: () => void) =>
  createListModel({
    definition,
    state: { continuous: false },
    page: { isLoading: false, totals: null, reload },
    viewState: { cursor: null, setNotice() {}, setCursor() {} },
    rowsState: { columns: [], pinnedRows: [], rows: [] },
    continuousRows: {},
    cursorRowIndex: null,
  } as never)

it('reload also re-reads the pinned record of another page, even if it was read a moment ago', async () => {
  const names = ['antes', 'depois']
  vi.mocked(call).mockImplementation(() => Promise.resolve({ id: 7, nome: names.shift() }) as never)
  expect(await fetchRecord(definition, 7)).toMatchObject({ nome: 'antes' })
  expect(await fetchRecord(definition, 7)).toMatchObject({ nome: 'antes' })
  const reload = vi.fn()
  createModel(reload).reload()
  await Promise.resolve()
  expect(reload).toHaveBeenCalledOnce()
  expect(await fetchRecord(definition, 7)).toMatchObject({ nome: 'depois' })
})
