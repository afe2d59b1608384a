/** Planos: menu entry, list, routes (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { planoCadastrar, planoCommands, planoEditar, planoExcluir, planoProfundidade } from './commands.ts'
import { type Plano, planosListar, planosVisualizar } from './contract.ts'

const list = defineList<Plano>({
  noun: 'plano',
  title: 'Planos',
  path: '/cashback-planos',
  query: planosListar,
  size: 10,
  sort: 'id,DESC',
  filters: [{ name: 'dscNome', label: 'Nome', type: 'text', width: 260 }],
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscNome', label: 'Nome' },
    { field: 'isAtivo', label: 'Ativo', format: 'flag', width: 112 },
    { field: 'isPadrao', label: 'Padrão', format: 'flag', width: 112 },
    { field: 'maxDepth', label: 'Profundidade', format: 'number', width: 136 },
  ],
  toolbar: [planoCadastrar],
  actions: [planoEditar, planoExcluir, planoProfundidade],
})

const summary = (row: Plano): RecordSummary => ({
  id: row.id,
  name: row.dscNome ?? '',
  status: { id: row.isAtivo ? 1 : 2, descricao: row.isAtivo ? 'Ativo' : 'Inativo' },
  row,
})

const PlanosScreen = () => <ListScreen definition={list} />
const form = lazyRouteComponent(() => import('./form.tsx'), 'PlanoForm')

export const planosSection: Section = {
  noun: 'plano',
  menu: [
    {
      label: 'Planos',
      path: '/cashback-planos',
      command: 'ir.planos',
      phrase: 'planos',
      synonyms: ['cashback-planos', 'multi nível planos'],
      keys: ['g m'],
      icon: 'plano',
      group: 'Multi Nível',
    },
  ],
  routes: [
    { path: '/cashback-planos', title: 'Planos', component: PlanosScreen, noun: 'plano' },
    { path: '/cashback-planos/cadastrar', title: 'Cadastrar Plano', component: form, noun: 'plano' },
    { path: '/cashback-planos/editar/$id', title: 'Editar Plano', component: form, noun: 'plano' },
  ],
  commands: planoCommands,
  records: {
    noun: 'plano',
    singular: 'plano',
    plural: 'planos',
    article: 'o',
    load: (id, signal) => call(planosVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
    search: async (text, signal) =>
      (await call(planosListar, { page: 0, size: 8, dscNome: text }, { signal })).content.map(summary),
  },
}
