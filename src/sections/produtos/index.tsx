/** Produtos: menu entry, list, routes (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { productStatusOptions } from '#api/status.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import {
  produtoAssociar,
  produtoCadastrar,
  produtoCommands,
  produtoDesassociar,
  produtoEditar,
  produtoEstoqueAjustar,
  produtoExcluir,
  produtoSincronizar,
} from './commands.ts'
import { type Produto, produtosListar, produtosVisualizar } from './contract.ts'

const list = defineList<Produto>({
  noun: 'produto',
  title: 'Produtos',
  path: '/produtos',
  query: produtosListar,
  size: 10,
  sort: 'id,DESC',
  filters: [
    { name: 'dscNome', label: 'Nome', type: 'text', width: 260 },
    {
      name: 'statusId',
      label: 'Status',
      type: 'select',
      options: productStatusOptions.map(({ id, descricao }) => ({ value: String(id), label: descricao })),
    },
  ],
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', label: 'Nome' },
    { field: 'fornecedor.dscNome', label: 'Fornecedor', width: 168 },
    { field: 'categoria.dscNome', label: 'Categoria', width: 160 },
    { field: 'numPreco', label: 'Preço', format: 'money', width: 128 },
    { field: 'numEstoque', label: 'QTD', format: 'number', width: 88 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [produtoSincronizar, produtoCadastrar],
  actions: [produtoEditar, produtoExcluir, produtoEstoqueAjustar, produtoAssociar, produtoDesassociar],
})

const summary = (row: Produto): RecordSummary => ({
  id: row.id,
  name: row.dscNome ?? '',
  status: row.status,
  price: row.numPreco,
  row,
})

const ProdutosScreen = () => <ListScreen definition={list} />
const form = lazyRouteComponent(() => import('./form.tsx'), 'ProdutoForm')

export const produtosSection: Section = {
  noun: 'produto',
  menu: [
    {
      label: 'Produtos',
      path: '/produtos',
      command: 'ir.produtos',
      phrase: 'produtos',
      keys: ['g p'],
      icon: 'produto',
    },
  ],
  routes: [
    { path: '/produtos', title: 'Produtos', component: ProdutosScreen, noun: 'produto' },
    { path: '/produtos/cadastrar', title: 'Cadastrar Produto', component: form, noun: 'produto' },
    { path: '/produtos/editar/$id', title: 'Editar Produto', component: form, noun: 'produto' },
  ],
  commands: produtoCommands,
  records: {
    noun: 'produto',
    singular: 'produto',
    plural: 'produtos',
    article: 'o',
    load: (id, signal) => call(produtosVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
    search: async (text, signal) =>
      (await call(produtosListar, { page: 0, size: 8, dscNome: text }, { signal })).content.map(summary),
  },
}
