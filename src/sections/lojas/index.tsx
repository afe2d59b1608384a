/** Lojas: menu entry, list, routes (spec 1 §2.11). */
import { lazyRouteComponent } from '@tanstack/react-router'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { Image } from '#ui/image.tsx'
import { lojaCommands } from './commands.ts'
import { type Loja, lojasListar, lojasVisualizar } from './contract.ts'

const list = defineList<Loja>({
  noun: 'loja',
  title: 'Lojas',
  path: '/lojas',
  query: lojasListar,
  size: 10,
  sort: 'id,DESC',
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    {
      field: 'dscImagem',
      label: 'Imagem',
      width: 80,
      sortable: false,
      cell: ({ dscImagem }) => (
        <Image src={dscImagem} alt="" width={28} height={28} className="rounded-sm align-middle" />
      ),
    },
    { field: 'dscNome', label: 'Nome' },
    { field: 'dscCashback', label: 'Cashback', width: 128 },
    { field: 'dscLink', label: 'Link', width: 280 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [lojaCommands.cadastrar],
  actions: [lojaCommands.editar, lojaCommands.excluir],
})

const summary = (row: Loja): RecordSummary => ({ id: row.id, name: row.dscNome ?? '', status: row.status, row })

const LojasScreen = () => <ListScreen definition={list} />
const form = lazyRouteComponent(() => import('./form.tsx'), 'LojaForm')

export const lojasSection: Section = {
  noun: 'loja',
  menu: [
    {
      label: 'Lojas',
      path: '/lojas',
      command: 'ir.lojas',
      phrase: 'lojas',
      keys: ['g l'],
      icon: 'loja',
    },
  ],
  routes: [
    { path: '/lojas', title: 'Lojas', component: LojasScreen, noun: 'loja' },
    { path: '/lojas/cadastrar', title: 'Cadastrar Loja', component: form, noun: 'loja' },
    { path: '/lojas/editar/$id', title: 'Editar Loja', component: form, noun: 'loja' },
  ],
  commands: lojaCommands.all,
  records: {
    noun: 'loja',
    singular: 'loja',
    plural: 'lojas',
    article: 'a',
    load: (id, signal) => call(lojasVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
  },
}
