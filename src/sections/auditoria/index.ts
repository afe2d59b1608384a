/** Auditoria: menu entries and routes (spec 1 §2.6, spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const byType = lazyRouteComponent(() => import('./list.tsx'), 'ByTypeScreen')
const byUser = lazyRouteComponent(() => import('./list.tsx'), 'ByUserScreen')
const byValue = lazyRouteComponent(() => import('./list.tsx'), 'ByValueScreen')
const history = lazyRouteComponent(() => import('./history.tsx'), 'HistoryScreen')

const noun = 'transacao'
const inMenu = { icon: 'escudo', group: 'Auditoria' } as const

export const auditoriaSection: Section = {
  noun,
  menu: [
    {
      ...inMenu,
      label: 'Transações por Tipo',
      path: '/auditoria/transacoes/tipo',
      command: 'ir.auditoria.tipo',
      phrase: 'auditoria por tipo',
      synonyms: ['auditoria tipo', 'transações por tipo', 'auditoria de transações por tipo', 'auditar por tipo'],
      keys: ['g a t'],
    },
    {
      ...inMenu,
      label: 'por Usuário',
      path: '/auditoria/transacoes/usuario',
      command: 'ir.auditoria.usuario',
      phrase: 'auditoria por usuário',
      synonyms: [
        'auditoria usuário',
        'transações por usuário',
        'auditoria de transações por usuário',
        'auditar por usuário',
      ],
      keys: ['g a u'],
    },
    {
      ...inMenu,
      label: 'por Faixa de Valor',
      path: '/auditoria/transacoes/valor',
      command: 'ir.auditoria.valor',
      phrase: 'auditoria por faixa de valor',
      synonyms: [
        'auditoria valor',
        'transações por valor',
        'transações por faixa de valor',
        'auditoria de transações por valor',
        'auditar por valor',
        'por faixa de valor',
      ],
      keys: ['g a v'],
    },
  ],
  routes: [
    { path: '/auditoria/transacoes/tipo', title: 'Auditoria por Tipo', component: byType, noun },
    { path: '/auditoria/transacoes/usuario', title: 'Auditoria por Usuário', component: byUser, noun },
    { path: '/auditoria/transacoes/valor', title: 'Auditoria por Faixa de Valor', component: byValue, noun },
    { path: '/auditoria/transacoes/$id', title: 'Histórico da Transação', component: history, noun },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
