/** The list of plans (spec 2 §2). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { setDepthCommand, planoRecordCommands } from './commands.ts'
import { listRequest } from './list-request.ts'
import { plano } from './resource.ts'

export const list = defineList({
  resource: plano,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', filterName: 'dscNome', label: 'Nome' },
    { field: 'isAtivo', label: 'Ativo', format: 'flag', width: 112 },
    { field: 'isPadrao', label: 'Padrão', format: 'flag', width: 112 },
    { field: 'maxDepth', label: 'Profundidade', format: 'number', width: 136 },
  ],
  toolbar: [planoRecordCommands.cadastrar],
  rowCommands: [planoRecordCommands.editar, planoRecordCommands.excluir, setDepthCommand, planoRecordCommands.alterar],
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
