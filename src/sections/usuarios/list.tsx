/** Usuários: a read-only list searched by name (spec 2 §2). */
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { usuarioAuditar } from './commands.ts'
import { firstPage } from './first-page.ts'
import { usuario } from './noun.ts'

export const list = defineList({
  noun: usuario,
  ...firstPage,
  total: true,
  applyLabel: 'Buscar',
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    // The call's own order names the field `nome` (spec 2 §7).
    { field: 'nome', filter: 'nome', label: 'Nome', person: true, value: (row) => row.dscNome },
    { field: 'dscEmail', label: 'E-mail' },
  ],
  actions: [usuarioAuditar],
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
