/** The list of campaigns. */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { campanhaCommands, campanhaStatusCommands, duplicateCampanhaCommand } from './commands.ts'
import { listRequest } from './list-request.ts'
import { campanha } from './resource.ts'

export const list = defineList({
  resource: campanha,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', label: 'Nome' },
    { field: 'numValor', label: 'Valor', format: 'money', width: 128 },
    { field: 'dtInicio', label: 'Início', format: 'date', width: 156 },
    { field: 'dtFim', label: 'Fim', format: 'date', width: 156 },
    { field: 'status.descricao', filterName: 'statusId', label: 'Status', format: 'status', width: 128 },
  ],
  amountField: 'numValor',
  toolbar: [campanhaCommands.cadastrar],
  rowCommands: [
    campanhaCommands.editar,
    campanhaCommands.alterar,
    duplicateCampanhaCommand,
    campanhaCommands.excluir,
    ...campanhaStatusCommands.all,
  ],
})

/** The command made from the list: it shows a part of the list. */
export const viewCommands = [createListViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
