/** The list of users: read-only, searched by name (spec 2 §2). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList, sortName } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { auditUserCommand } from './commands.ts'
import { listRequest } from './list-request.ts'
import { usuario } from './resource.ts'

export const list = defineList({
  resource: usuario,
  ...listRequest,
  showsTotal: true,
  applyLabel: 'Buscar',
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    // The call's order names the field `nome` (spec 2 §7).
    { field: sortName('nome'), filterName: 'nome', label: 'Nome', isPersonName: true, getValue: (row) => row.dscNome },
    { field: 'dscEmail', label: 'E-mail' },
  ],
  rowCommands: [auditUserCommand],
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
