/** The list of stores (spec 1 §2.11). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { createImageColumn } from '#listing/cell/image-column.tsx'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { lojaCommands } from './commands.ts'
import type { Loja } from './contract.ts'
import { listRequest } from './list-request.ts'
import { loja } from './resource.ts'

export const list = defineList({
  resource: loja,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    createImageColumn<Loja>(({ dscImagem }) => dscImagem),
    { field: 'dscNome', label: 'Nome' },
    { field: 'dscCashback', label: 'Cashback', width: 128 },
    { field: 'dscLink', label: 'Link', width: 280 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [lojaCommands.cadastrar],
  rowCommands: [lojaCommands.editar, lojaCommands.excluir, lojaCommands.alterar],
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
