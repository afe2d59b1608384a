import { describe, expect, it } from 'vitest'
import { id, ids, n, optional, texto } from './args.ts'
import { defineCommand } from './define.ts'
import type { Row } from './noun.ts'
import type { ListHandle, Screen } from './screen.ts'
import { argsOfRows, completed, idsIn, missingIn, rowsAtHand } from './command-args.ts'
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

describe('completed', () => {
  const history = defineCommand({
    ...audit,
    id: 'pedido.historico',
    noun: pedido,
    place: 'global',
    row: ({ id: own }) => ({ id: own }),
  })
  const rows = [{ id: 12 }, { id: 15 }]
  it('takes what is missing from rows that can be meant, and keeps what was said', () => {
    expect(completed(remove, {}, rows, produtos)).toMatchObject({ args: { ids: [12, 15] }, missing: [] })
    expect(completed(remove, { ids: [3] }, rows, produtos)).toMatchObject({ args: { ids: [3] } })
    expect(completed(stock, { n: 5 }, rows.slice(0, 1), produtos)).toMatchObject({
      args: { id: 12, n: 5 },
      missing: [],
    })
    expect(completed(stock, {}, rows.slice(0, 1), produtos)).toMatchObject({ args: { id: 12 }, missing: ['n'] })
  })
  it('takes nothing from a list of another noun, even where the command reads its rows itself', () => {
    expect(completed(history, {}, rows.slice(0, 1), produtos)).toEqual({ args: {}, missing: ['id'], tooMany: false })
    expect(completed(history, {}, rows.slice(0, 1), screen({ noun: pedido }))).toMatchObject({ args: { id: 12 } })
    expect(completed(remove, {}, rows, screen({ noun: pedido }))).toMatchObject({ args: {}, missing: ['ids'] })
  })
  it('says where there are too many of them, and only where one was needed', () => {
    expect(completed(edit, {}, rows, produtos)).toEqual({ args: {}, missing: ['id'], tooMany: true })
    expect(completed(edit, {}, rows, screen({ noun: pedido })).tooMany).toBe(false)
    expect(completed(edit, { id: 9 }, rows, produtos)).toEqual({ args: { id: 9 }, missing: [], tooMany: false })
  })
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
