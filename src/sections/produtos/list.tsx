/** Produtos: the list (spec 2 §2). */
import { productStatusOptions } from '#api/status.ts'
import { listViewCommand } from '#listing/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import {
  produtoAssociar,
  produtoDesassociar,
  produtoEstoqueAjustar,
  produtoRecord,
  produtoSincronizar,
} from './commands.ts'
import { type Produto, produtosListar } from './contract.ts'
import { categoria } from '#sections/categorias/noun.ts'
import { fornecedor } from '#sections/fornecedores/noun.ts'
import { produto } from './noun.ts'

export const list = defineList<Produto>({
  noun: produto,
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
    {
      name: 'categoriaId',
      label: 'Categoria',
      noun: categoria,
      type: 'whole',
      min: 1,
      asText: true,
      width: 110,
    },
    {
      name: 'fornecedorId',
      label: 'Fornecedor',
      noun: fornecedor,
      type: 'whole',
      min: 1,
      asText: true,
      width: 110,
    },
  ],
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', label: 'Nome' },
    { field: 'fornecedor.dscNome', label: 'Fornecedor', width: 168, lateOnPhone: true },
    { field: 'categoria.dscNome', label: 'Categoria', width: 160, lateOnPhone: true },
    { field: 'numPreco', label: 'Preço', format: 'money', width: 128 },
    { field: 'numEstoque', label: 'QTD', words: ['estoque', 'quantidade'], format: 'number', width: 88 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [produtoSincronizar, produtoRecord.cadastrar],
  actions: [produtoRecord.editar, produtoRecord.excluir, produtoEstoqueAjustar, produtoAssociar, produtoDesassociar],
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
