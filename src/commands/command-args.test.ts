import { describe, expect, it } from 'vitest'
import { id, ids, integer, optional, freeText } from './args.ts'
import { defineCommand } from './define.ts'
import type { Row } from './resource.ts'
import type { ListHandle, Screen } from './screen.ts'
import { argsFromRows, resolveArgs, getIds, getMissingArgs, getTargetRows } from './command-args.ts'
import { bonus, pedido, produto } from './resources.fixture.ts'

const remove = defineCommand({
  id: 'produto.excluir',
  title: 'Excluir',
  group: 'Ações',
  scope: 'row',
  args: { ids: ids(produto) },
  phrases: ['excluir produto {ids}'],
})
const edit = defineCommand({
  id: 'produto.editar',
  title: 'Editar',
  group: 'Ações',
  scope: 'row',
  args: { id: id(produto) },
  phrases: ['editar produto {id}'],
})
const stock = defineCommand({
  id: 'estoque',
  title: 'Ajustar',
  group: 'Ações',
  scope: 'row',
  args: { id: id(produto), n: integer('quantidade') },
  phrases: ['ajustar {id} {n}'],
})
const audit = defineCommand({
  id: 'bonus.transacao',
  title: 'Ver',
  group: 'Ações',
  scope: 'row',
  args: { id: id(pedido) },
  phrases: ['ver {id}'],
  argsFromRow: (row) => (typeof row['transacaoId'] === 'number' ? { id: row['transacaoId'] } : null),
})
const search = defineCommand({
  id: 'buscar',
  title: 'Buscar',
  group: 'Ações',
  scope: 'global',
  args: { texto: optional(freeText('nome')) },
  phrases: ['buscar {texto}'],
})

const screen = (list: Partial<ListHandle> | null): Screen => ({
  path: '/',
  resource: null,
  form: null,
  list: list as ListHandle | null,
})
const produtos = screen({ resource: produto })

describe('argsFromRows', () => {
  it('takes all ids if the command accepts several', () => {
    expect(argsFromRows(remove, [{ id: 12 }, { id: 15 }], produtos)).toEqual({ ids: [12, 15] })
    expect(argsFromRows(remove, [{ id: 12 }], produtos)).toEqual({ ids: [12] })
  })
  it('takes one id from one row, and none from several', () => {
    expect(argsFromRows(edit, [{ id: 12 }], produtos)).toEqual({ id: 12 })
    expect(argsFromRows(edit, [{ id: 12 }, { id: 15 }], produtos)).toBeNull()
  })
  it("uses the command's own argsFromRow", () => {
    const row = { id: 3, transacaoId: 88 } satisfies Row
    expect(argsFromRows(audit, [row], screen({ resource: bonus }))).toEqual({ id: 88 })
    expect(argsFromRows(audit, [{ id: 3 }], screen({ resource: bonus }))).toBeNull()
  })
  it('takes nothing from a list of another resource', () =>
    expect(argsFromRows(remove, [{ id: 12 }], screen({ resource: pedido }))).toEqual({}))
})

describe('resolveArgs', () => {
  const history = defineCommand({
    ...audit,
    id: 'pedido.historico',
    resource: pedido,
    scope: 'global',
    argsFromRow: ({ id: rowId }) => ({ id: rowId }),
  })
  const rows = [{ id: 12 }, { id: 15 }]
  it('takes missing arguments from matching rows, and keeps the given ones', () => {
    expect(resolveArgs(remove, {}, rows, produtos)).toMatchObject({ args: { ids: [12, 15] }, missing: [] })
    expect(resolveArgs(remove, { ids: [3] }, rows, produtos)).toMatchObject({ args: { ids: [3] } })
    expect(resolveArgs(stock, { n: 5 }, rows.slice(0, 1), produtos)).toMatchObject({
      args: { id: 12, n: 5 },
      missing: [],
    })
    expect(resolveArgs(stock, {}, rows.slice(0, 1), produtos)).toMatchObject({ args: { id: 12 }, missing: ['n'] })
  })
  it('takes nothing from a list of another resource, even if the command has its own argsFromRow', () => {
    expect(resolveArgs(history, {}, rows.slice(0, 1), produtos)).toEqual({
      args: {},
      missing: ['id'],
      hasTooManyRows: false,
    })
    expect(resolveArgs(history, {}, rows.slice(0, 1), screen({ resource: pedido }))).toMatchObject({ args: { id: 12 } })
    expect(resolveArgs(remove, {}, rows, screen({ resource: pedido }))).toMatchObject({ args: {}, missing: ['ids'] })
  })
  it('says that there are too many rows only if one was needed', () => {
    expect(resolveArgs(edit, {}, rows, produtos)).toEqual({ args: {}, missing: ['id'], hasTooManyRows: true })
    expect(resolveArgs(edit, {}, rows, screen({ resource: pedido })).hasTooManyRows).toBe(false)
    expect(resolveArgs(edit, { id: 9 }, rows, produtos)).toEqual({
      args: { id: 9 },
      missing: [],
      hasTooManyRows: false,
    })
  })
})

it('prefers the selection to the cursor', () => {
  const cursor = () => ({ id: 1 })
  expect(getTargetRows(screen({ getCursorRow: cursor, getSelection: () => [{ id: 2 }, { id: 3 }] }))).toEqual([
    { id: 2 },
    { id: 3 },
  ])
  expect(getTargetRows(screen({ getCursorRow: cursor, getSelection: () => [] }))).toEqual([{ id: 1 }])
  expect(getTargetRows(screen(null))).toEqual([])
})

it('finds the missing arguments', () => {
  expect(getMissingArgs(stock, {})).toEqual(['id', 'n'])
  expect(getMissingArgs(stock, { id: 12, n: 0 })).toEqual([])
  expect(getMissingArgs(remove, { ids: [] })).toEqual(['ids'])
  expect(getMissingArgs(search, {})).toEqual([])
})

it('reads the ids from the values', () => {
  expect(getIds(remove, { ids: [1, 2] })).toEqual([1, 2])
  expect(getIds(edit, { id: 7 })).toEqual([7])
  expect(getIds(search, { texto: 'x' })).toEqual([])
})
