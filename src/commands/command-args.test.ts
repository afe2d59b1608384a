import { describe, expect, it } from 'vitest'
import { id, ids, n, optional, texto } from './args.ts'
import { defineCommand } from './define.ts'
import type { Row } from './noun.ts'
import type { ListHandle, Screen } from './screen.ts'
import { argsOfRows, idsIn, missingIn, rowsAtHand } from './command-args.ts'
import { bonus, pedido, produto } from './nouns.fixture.ts'

const remove = defineCommand({
  id: 'produto.excluir',
  title: 'Excluir',
  group: 'Ações',
  place: 'row',
  args: { ids: ids(produto) },
  phrases: ['excluir produto {ids}'],
})
const edit = defineCommand({
  id: 'produto.editar',
  title: 'Editar',
  group: 'Ações',
  place: 'row',
  args: { id: id(produto) },
  phrases: ['editar produto {id}'],
})
const stock = defineCommand({
  id: 'estoque',
  title: 'Ajustar',
  group: 'Ações',
  place: 'row',
  args: { id: id(produto), n: n('quantidade') },
  phrases: ['ajustar {id} {n}'],
})
const audit = defineCommand({
  id: 'bonus.transacao',
  title: 'Ver',
  group: 'Ações',
  place: 'row',
  args: { id: id(pedido) },
  phrases: ['ver {id}'],
  row: (row) => (typeof row['transacaoId'] === 'number' ? { id: row['transacaoId'] } : null),
})
const search = defineCommand({
  id: 'buscar',
  title: 'Buscar',
  group: 'Ações',
  place: 'global',
  args: { texto: optional(texto('nome')) },
  phrases: ['buscar {texto}'],
})

const screen = (list: Partial<ListHandle> | null): Screen => ({
  path: '/',
  noun: null,
  form: null,
  list: list as ListHandle | null,
})
const produtos = screen({ noun: produto })

describe('argsOfRows', () => {
  it('takes all ids where the command takes many', () => {
    expect(argsOfRows(remove, [{ id: 12 }, { id: 15 }], produtos)).toEqual({ ids: [12, 15] })
    expect(argsOfRows(remove, [{ id: 12 }], produtos)).toEqual({ ids: [12] })
  })
  it('takes one id from one row, and none from several', () => {
    expect(argsOfRows(edit, [{ id: 12 }], produtos)).toEqual({ id: 12 })
    expect(argsOfRows(edit, [{ id: 12 }, { id: 15 }], produtos)).toBeNull()
  })
  it('asks the command where it reads its rows itself', () => {
    const row = { id: 3, transacaoId: 88 } satisfies Row
    expect(argsOfRows(audit, [row], screen({ noun: bonus }))).toEqual({ id: 88 })
    expect(argsOfRows(audit, [{ id: 3 }], screen({ noun: bonus }))).toBeNull()
  })
  it('gives nothing from a list of another noun', () =>
    expect(argsOfRows(remove, [{ id: 12 }], screen({ noun: pedido }))).toEqual({}))
})

it('prefers the selection to the cursor', () => {
  const cursor = () => ({ id: 1 })
  expect(rowsAtHand(screen({ cursor, selection: () => [{ id: 2 }, { id: 3 }] }))).toEqual([{ id: 2 }, { id: 3 }])
  expect(rowsAtHand(screen({ cursor, selection: () => [] }))).toEqual([{ id: 1 }])
  expect(rowsAtHand(screen(null))).toEqual([])
})

it('knows what is missing', () => {
  expect(missingIn(stock, {})).toEqual(['id', 'n'])
  expect(missingIn(stock, { id: 12, n: 0 })).toEqual([])
  expect(missingIn(remove, { ids: [] })).toEqual(['ids'])
  expect(missingIn(search, {})).toEqual([])
})

it('reads the ids out of the values', () => {
  expect(idsIn(remove, { ids: [1, 2] })).toEqual([1, 2])
  expect(idsIn(edit, { id: 7 })).toEqual([7])
  expect(idsIn(search, { texto: 'x' })).toEqual([])
})
