/** Produtos: the list (spec 2 §2). */
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { produtoAssociar, produtoDesassociar, produtoEstoque, produtoRecord, produtoSincronizar } from './commands.ts'
import { firstPage } from './first-page.ts'
import { produto } from './noun.ts'

export const list = defineList({
  noun: produto,
  ...firstPage,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', filter: 'dscNome', label: 'Nome' },
    {
      field: 'fornecedor.dscNome',
      filter: 'fornecedorId',
      idField: 'fornecedorId',
      label: 'Fornecedor',
      width: 168,
    },
    {
      field: 'categoria.dscNome',
      filter: 'categoriaId',
      idField: 'categoriaId',
      label: 'Categoria',
      width: 160,
    },
    { field: 'numPreco', label: 'Preço', format: 'money', width: 128 },
    { field: 'numEstoque', label: 'QTD', words: ['estoque', 'quantidade'], format: 'number', width: 88 },
    { field: 'status.descricao', filter: 'statusId', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [produtoSincronizar, produtoRecord.cadastrar],
  actions: [produtoRecord.editar, produtoRecord.excluir, produtoEstoque.ajustar, produtoAssociar, produtoDesassociar],
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
