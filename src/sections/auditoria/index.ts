/** Auditoria: the three audits and the history of a transaction (spec 1 §2.6, spec 2 §2). */
import { pageSection, type Section } from '#commands/section.ts'
import { auditoria } from '#sections/menu-groups.ts'
import { transacao } from '#sections/transacoes/noun.ts'
import { auditPaths, HISTORY_TITLE, historyPath } from './paths.ts'

const lists = () => import('./list.tsx')
const firstPages = () => import('./first-page.ts')
const inMenu = { icon: 'escudo', group: auditoria } as const

const audits = pageSection(transacao, [
  {
    ...inMenu,
    title: 'Auditoria por Tipo',
    label: 'Transações por Tipo',
    path: auditPaths.tipo,
    place: 'auditoria.tipo',
    synonyms: ['transações por tipo', 'auditoria de transações por tipo', 'auditar por tipo'],
    keys: ['g a t'],
    screen: () => lists().then(({ ByTypeScreen }) => ByTypeScreen),
    firstPage: () => firstPages().then(({ typePage }) => typePage),
  },
  {
    ...inMenu,
    title: 'Auditoria por Usuário',
    label: 'por Usuário',
    path: auditPaths.usuario,
    place: 'auditoria.usuario',
    synonyms: ['transações por usuário', 'auditoria de transações por usuário', 'auditar por usuário'],
    keys: ['g a u'],
    screen: () => lists().then(({ ByUserScreen }) => ByUserScreen),
    firstPage: () => firstPages().then(({ userPage }) => userPage),
  },
  {
    ...inMenu,
    title: 'Auditoria por Faixa de Valor',
    label: 'por Faixa de Valor',
    path: auditPaths.valor,
    place: 'auditoria.valor',
    synonyms: [
      'auditoria valor',
      'transações por valor',
      'transações por faixa de valor',
      'auditoria de transações por valor',
      'auditar por valor',
      'por faixa de valor',
    ],
    keys: ['g a v'],
    screen: () => lists().then(({ ByValueScreen }) => ByValueScreen),
    firstPage: () => firstPages().then(({ valuePage }) => valuePage),
  },
])

export const auditoriaSection: Section = {
  ...audits,
  routes: [
    ...audits.routes,
    {
      path: historyPath,
      title: HISTORY_TITLE,
      screen: () => import('./history.tsx').then(({ HistoryScreen }) => HistoryScreen),
      noun: transacao,
    },
  ],
  verbs: () => import('./commands.ts').then(({ verbs }) => verbs),
  views: () => lists().then(({ views }) => views),
}
