// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import type { AnyList } from '#listing/define.ts'
import { readRow } from '#listing/record/record-row.ts'
import { listModel } from './list-model.ts'

vi.mock('#api/session/client.ts', async (actual) => ({ ...(await actual<object>()), call: vi.fn() }))

const record = defineEndpoint({
  id: 'itens.visualizar',
  call: 'GET /itens/{id}',
  input: z.object({ id: z.number() }),
  output: z.object({ id: z.number(), nome: z.string() }),
})
const definition = {
  path: '/itens',
  query: { id: 'itens.listar' },
  noun: { record: () => Promise.resolve(record) },
} as unknown as AnyList

/** The list as far as it is read anew. */
const list = (reload: () => void) =>
  listModel({
    definition,
    state: { continuous: false },
    page: { loading: false, totals: null, reload },
    own: { cursor: null, setNotice() {}, setCursor() {} },
    shown: { columns: [], tops: [], rows: [] },
    long: {},
    row: null,
  } as never)

it('reads a record that stays on top of another page anew where the list is, however short ago it was read', async () => {
  const names = ['antes', 'depois']
  vi.mocked(call).mockImplementation(() => Promise.resolve({ id: 7, nome: names.shift() }) as never)
  expect(await readRow(definition, 7)).toMatchObject({ nome: 'antes' })
  expect(await readRow(definition, 7)).toMatchObject({ nome: 'antes' })
  const reload = vi.fn()
  list(reload).reload()
  await Promise.resolve()
  expect(reload).toHaveBeenCalledOnce()
  expect(await readRow(definition, 7)).toMatchObject({ nome: 'depois' })
})
