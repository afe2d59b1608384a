/** The list of categories (spec 1 §2.9). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { createImageColumn } from '#listing/cell/image-column.tsx'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { categoriaCommands } from './commands.ts'
import type { Categoria } from './contract.ts'
import { listRequest } from './list-request.ts'
import { categoria } from './resource.ts'

export const list = defineList({
  resource: categoria,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    createImageColumn<Categoria>(({ dscImagem }) => dscImagem),
    { field: 'dscNome', label: 'Nome' },
    { field: 'dscEnum', label: 'Enum', width: 220 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [categoriaCommands.cadastrar],
  rowCommands: [categoriaCommands.editar, categoriaCommands.excluir, categoriaCommands.alterar],
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
