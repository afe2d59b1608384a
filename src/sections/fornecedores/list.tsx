/** The list of suppliers (spec 1 §2.10). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { createImageColumn } from '#listing/cell/image-column.tsx'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { fornecedorCommands } from './commands.ts'
import type { Fornecedor } from './contract.ts'
import { listRequest } from './list-request.ts'
import { fornecedor } from './resource.ts'

export const list = defineList({
  resource: fornecedor,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    createImageColumn<Fornecedor>(({ dscImagem, imagem }) => dscImagem ?? imagem),
    { field: 'dscNome', label: 'Nome' },
    { field: 'categoria.dscNome', label: 'Categoria', width: 220 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [fornecedorCommands.cadastrar],
  rowCommands: [fornecedorCommands.editar, fornecedorCommands.excluir, fornecedorCommands.alterar],
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
