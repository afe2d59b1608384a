/**
 * Names that a definition must refuse: each line below would compile if a list, a resource or a form were typed less.
 */
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { sendWrite } from '#api/cache/write.ts'
import { pageQuerySchema } from '#api/page.ts'
import { defineResource } from '#commands/resource.ts'
import { defineForm } from '#forms/define.ts'
import { requiredText } from '#forms/schema.ts'
import { fornecedoresAtualizar, fornecedoresVisualizar } from '#sections/fornecedores/contract.ts'
import { produtosListar } from '#sections/produtos/contract.ts'
import { produto } from '#sections/produtos/resource.ts'
import { defineList } from './define.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

const page = { resource: produto, endpoint: produtosListar, pageSize: 10, sort: 'id,DESC' } as const
const words = { id: 'x', singular: 'x', plural: 'x', article: 'o', path: '/x' } as const
const id = { field: 'id', label: 'ID' } as const

it('refuses a sort by a column that the list does not have, and names both', () => {
  expect(() => defineList({ ...page, title: 'Produtos', sort: 'preco,DESC', columns: [id] })).toThrow(
    'A lista “Produtos” não tem a coluna “preco”',
  )
})

it('refuses an amount that is no column of money, and names it', () => {
  const sort = 'id,DESC'
  expect(() => defineList({ ...page, title: 'Produtos', sort, amountField: 'numEstoque', columns: [id] })).toThrow(
    'A lista “Produtos” não tem a coluna de valor “numEstoque”',
  )
  // @ts-expect-error: no field of a product
  expect(() => defineList({ ...page, title: 'Produtos', sort, amountField: 'preco', columns: [id] })).toThrow('preco')
})

it('refuses a parameter of the call without a filter, unless the list excludes it, and names it', () => {
  const endpoint = {
    ...produtosListar,
    input: z.object({ ...pageQuerySchema, dscNome: z.string(), extra: z.string() }),
  }
  const list = { ...page, endpoint, filters: [{ name: 'dscNome', label: 'Nome', type: 'text' }] } as const
  expect(() => defineListRequest(list)).toThrow('A lista de “produtos.listar” não tem filtro para extra')
  expect(() => defineListRequest({ ...list, inputsWithoutFilter: ['extra' as never] })).not.toThrow()
})

it('does not compile a name that the row, the call or the schema lacks', () => {
  expect(() => {
    // @ts-expect-error: no field of a product
    defineList({ ...page, columns: [id, { field: 'categoria.dscNomes', label: 'Categoria' }] })
    // @ts-expect-error: no field behind a field of a product
    defineList({ ...page, columns: [id, { field: 'categoria.dscNome', idField: 'categoriaIds', label: 'Categoria' }] })
    // @ts-expect-error: no parameter of the call
    defineList({ ...page, columns: [id], filters: [{ name: 'dscNomes', label: 'Nome', type: 'text' }] })
    // @ts-expect-error: no filter of the call takes the values of this column
    defineList({ ...page, columns: [id, { field: 'dscNome', filterName: 'nome', label: 'Nome' }] })
    // @ts-expect-error: paging is no filter
    defineList({ ...page, columns: [id], filters: [{ name: 'size', label: 'Linhas', type: 'whole' }] })
    // @ts-expect-error: the call searches no such parameter
    defineResource({ ...words, search: { by: 'dscNomes', list: () => Promise.resolve(produtosListar) } })
  }).not.toThrow()
})

/** A form without `toValues`. */
const form = {
  resource: produto,
  submitLabels: { create: 'x', edit: 'x' },
  schema: z.object({ dscNome: requiredText('x', 100) }),
  nameField: 'dscNome',
  defaults: {},
  load: fornecedoresVisualizar,
  save: () => Promise.resolve(),
  successMessages: null,
  failureMessages: { create: 'x', edit: 'x' },
  loadFailureMessage: 'x',
  fields: () => null,
} as const

/** Never called: these definitions only need to be compiled. */
export const definitions = () => [
  // @ts-expect-error: no parameter of the call
  defineListRequest({ ...page, inputsWithoutFilter: ['dscNomes'] }),
  // @ts-expect-error: the update of a supplier has further fields
  sendWrite(fornecedoresAtualizar, { id: 1, dscNome: 'x' }),
  defineForm({
    ...form,
    // @ts-expect-error: no value of the field
    toValues: ({ dscNome }) => ({ dscNomes: dscNome }),
  }),
  defineForm({
    ...form,
    // @ts-expect-error: a text field shows no object
    toValues: ({ status }) => ({ dscNome: status }),
  }),
]
