/** The list of products (spec 2 §2). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import {
  associatePlanCommand,
  dissociatePlanCommand,
  produtoStockCommands,
  produtoRecordCommands,
  synchroniseCommand,
} from './commands.ts'
import { listRequest } from './list-request.ts'
import { produto } from './resource.ts'

export const list = defineList({
  resource: produto,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', filterName: 'dscNome', label: 'Nome' },
    {
      field: 'fornecedor.dscNome',
      filterName: 'fornecedorId',
      idField: 'fornecedorId',
      label: 'Fornecedor',
      width: 168,
    },
    {
      field: 'categoria.dscNome',
      filterName: 'categoriaId',
      idField: 'categoriaId',
      label: 'Categoria',
      width: 160,
    },
    { field: 'numPreco', label: 'Preço', format: 'money', width: 128 },
    { field: 'numEstoque', label: 'QTD', words: ['estoque', 'quantidade'], format: 'number', width: 88 },
    { field: 'status.descricao', filterName: 'statusId', label: 'Status', format: 'status', width: 128 },
  ],
  amountField: 'numPreco',
  toolbar: [synchroniseCommand, produtoRecordCommands.cadastrar],
  rowCommands: [
    produtoRecordCommands.editar,
    produtoRecordCommands.excluir,
    produtoStockCommands.ajustar,
    associatePlanCommand,
    dissociatePlanCommand,
    produtoRecordCommands.alterar,
  ],
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
