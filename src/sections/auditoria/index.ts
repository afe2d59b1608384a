/** Auditoria: menu entries and routes (spec 1 §2.6, spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { transacao } from '#sections/transacoes/noun.ts'

const byType = () => import('./list.tsx').then((module) => module.ByTypeScreen)
const byUser = () => import('./list.tsx').then((module) => module.ByUserScreen)
const byValue = () => import('./list.tsx').then((module) => module.ByValueScreen)
const history = () => import('./history.tsx').then((module) => module.HistoryScreen)

const inMenu = { icon: 'escudo', group: 'Auditoria' } as const

export const auditoriaSection: Section = {
  nouns: [],
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
    { path: '/auditoria/transacoes/tipo', title: 'Auditoria por Tipo', screen: byType, noun: transacao },
    { path: '/auditoria/transacoes/usuario', title: 'Auditoria por Usuário', screen: byUser, noun: transacao },
    { path: '/auditoria/transacoes/valor', title: 'Auditoria por Faixa de Valor', screen: byValue, noun: transacao },
    { path: '/auditoria/transacoes/$id', title: 'Histórico da Transação', screen: history, noun: transacao },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
