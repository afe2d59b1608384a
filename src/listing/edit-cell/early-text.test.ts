import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import { findRecords, loadRecord } from '#commands/records.ts'
import type { Resource } from '#commands/resource.ts'
import type { SettableField } from '#forms/form-fields.ts'
import { checkbox, optionalNumber, requiredText } from '#forms/schema.ts'
import type { OpenCell } from './cell-edits.ts'
import { readEarlyText } from './early-text.ts'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#commands/records.ts', () => ({ findRecords: vi.fn(), loadRecord: vi.fn() }))

const stored = { id: 7, statusId: '1', categoriaId: '2', dscNome: 'Mochila', numPreco: 12.5, precoVariavel: true }
const form = {
  resource: { id: 'produto' },
  load: {},
  loadFailureMessage: 'Não foi possível carregar.',
  schema: z.object({
    dscNome: requiredText('Informe o nome.', 100),
    numPreco: optionalNumber({ invalidMessage: 'Informe um preço.', decimals: 2 }),
    precoVariavel: checkbox(),
    statusId: requiredText('Escolha o status.', 5),
    categoriaId: requiredText('Escolha a categoria.', 5),
  }),
  toValues: (loaded: object) => loaded,
}
const FIELDS: Readonly<Record<string, SettableField>> = {
  dscNome: { label: 'Nome', kind: 'text' },
  numPreco: { label: 'Preço', kind: 'money' },
  precoVariavel: { label: 'Preço Variável', kind: 'flag' },
  statusId: {
    label: 'Status',
    kind: 'choice',
    options: [
      { value: '1', label: 'Ativo' },
      { value: '3', label: 'Bloqueado' },
    ],
  },
  categoriaId: { label: 'Categoria', kind: 'record', resource: { title: 'Categorias' } as Resource },
}
const createCell = (name: string, row: object = stored) =>
  ({ form, name, column: name, field: FIELDS[name], row, ids: [7] }) as unknown as OpenCell

beforeEach(() => void vi.mocked(call).mockResolvedValue(stored))

it('reads a text as a phrase would, and finds that it is stored already', async () => {
  expect(await readEarlyText(createCell('numPreco'), '19,90')).toMatchObject({ kind: 'value', value: '19,90' })
  expect(await readEarlyText(createCell('numPreco'), '12,50')).toEqual({ kind: 'unchanged' })
  expect(await readEarlyText(createCell('dscNome'), 'Bolsa')).toMatchObject({ kind: 'value', value: 'Bolsa' })
})

it('refuses what the schema of the form refuses, and a record that cannot be read', async () => {
  expect(await readEarlyText(createCell('numPreco'), 'x')).toEqual({
    kind: 'refused',
    value: '12.5',
    problem: 'Informe um preço.',
  })
  vi.mocked(call).mockRejectedValueOnce(new ApiError({ kind: 'not-sent', message: 'Sem conexão' }))
  expect(await readEarlyText(createCell('numPreco'), '1')).toMatchObject({ kind: 'refused', problem: 'Sem conexão' })
})

it('refuses a value that somebody else has changed since the list was read [N1]', async () => {
  const row = { ...stored, numPreco: 4.25 }
  const reading = await readEarlyText(createCell('numPreco', row), '1')
  expect(reading).toMatchObject({ kind: 'refused', problem: expect.stringMatching(/agora é R\$\s12,50$/) })
  // Another field of the record was changed: that is no reason.
  expect(await readEarlyText(createCell('dscNome', row), 'Bolsa')).toMatchObject({ kind: 'value' })
})

it('toggles a checkbox by a space, as often as it was pressed', async () => {
  expect(await readEarlyText(createCell('precoVariavel'), ' ')).toMatchObject({ kind: 'value', value: '' })
  expect(await readEarlyText(createCell('precoVariavel'), '  ')).toEqual({ kind: 'unchanged' })
})

it('takes an option by its whole label only, and refuses a part of it, a stored number and a space', async () => {
  const cell = createCell('statusId')
  expect(await readEarlyText(cell, 'bloqueado ')).toMatchObject({ kind: 'value', value: '3' })
  for (const text of ['Blo', '3', ' ', 'bloqueada'])
    expect(await readEarlyText(cell, text)).toMatchObject({ kind: 'refused' })
})

it('takes a record by its number or its whole name only, and refuses a part of a name', async () => {
  const cell = createCell('categoriaId')
  const record = { id: 5, name: 'Livros', values: [] }
  vi.mocked(loadRecord).mockResolvedValue(record as never)
  vi.mocked(findRecords).mockResolvedValue({ records: [record] } as never)
  expect(await readEarlyText(cell, '#5')).toMatchObject({ kind: 'value', value: '5' })
  expect(await readEarlyText(cell, 'livros')).toMatchObject({ kind: 'value', value: '5' })
  for (const text of ['liv', ' ']) expect(await readEarlyText(cell, text)).toMatchObject({ kind: 'refused' })
})

it('does not empty a field for a space', async () => {
  for (const name of ['numPreco', 'dscNome'])
    expect(await readEarlyText(createCell(name), ' ')).toMatchObject({
      kind: 'refused',
      problem: 'Escreva o valor inteiro.',
    })
})
