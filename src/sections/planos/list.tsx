/** Planos: the list (spec 2 §2). */
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { planoProfundidade, planoRecord } from './commands.ts'
import { firstPage } from './first-page.ts'
import { plano } from './noun.ts'

export const list = defineList({
  noun: plano,
  ...firstPage,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', filter: 'dscNome', label: 'Nome' },
    { field: 'isAtivo', label: 'Ativo', format: 'flag', width: 112 },
    { field: 'isPadrao', label: 'Padrão', format: 'flag', width: 112 },
    { field: 'maxDepth', label: 'Profundidade', format: 'number', width: 136 },
  ],
  toolbar: [planoRecord.cadastrar],
  actions: [planoRecord.editar, planoRecord.excluir, planoProfundidade],
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
