/** The section Auditoria: the three audits and the history of a transaction (spec 1 §2.6, spec 2 §2). */
import { pageSection, type Section } from '#commands/section.ts'
import { auditoria } from '#sections/menu-groups.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { auditPaths, HISTORY_TITLE, historyPath } from './paths.ts'

const importLists = () => import('./list.tsx')
const importListRequests = () => import('./list-request.ts')
const menuEntryBase = { icon: 'escudo', group: auditoria } as const

const auditPages = pageSection(transacao, [
  {
    ...menuEntryBase,
    title: 'Auditoria por Tipo',
    label: 'Transações por Tipo',
    path: auditPaths.tipo,
    commandSuffix: 'auditoria.tipo',
    synonyms: ['transações por tipo', 'auditoria de transações por tipo', 'auditar por tipo'],
    keys: ['g a t'],
    loadScreen: () => importLists().then(({ ByTypeScreen }) => ByTypeScreen),
    loadListRequest: () => importListRequests().then(({ typeListRequest }) => typeListRequest),
  },
  {
    ...menuEntryBase,
    title: 'Auditoria por Usuário',
    label: 'por Usuário',
    path: auditPaths.usuario,
    commandSuffix: 'auditoria.usuario',
    synonyms: ['transações por usuário', 'auditoria de transações por usuário', 'auditar por usuário'],
    keys: ['g a u'],
    loadScreen: () => importLists().then(({ ByUserScreen }) => ByUserScreen),
    loadListRequest: () => importListRequests().then(({ userListRequest }) => userListRequest),
  },
  {
    ...menuEntryBase,
    title: 'Auditoria por Faixa de Valor',
    label: 'por Faixa de Valor',
    path: auditPaths.valor,
    commandSuffix: 'auditoria.valor',
    synonyms: [
      'auditoria valor',
      'transações por valor',
      'transações por faixa de valor',
      'auditoria de transações por valor',
      'auditar por valor',
      'por faixa de valor',
    ],
    keys: ['g a v'],
    loadScreen: () => importLists().then(({ ByValueScreen }) => ByValueScreen),
    loadListRequest: () => importListRequests().then(({ valueListRequest }) => valueListRequest),
  },
])

export const auditoriaSection: Section = {
  ...auditPages,
  routes: [
    ...auditPages.routes,
    {
      path: historyPath,
      title: HISTORY_TITLE,
      loadScreen: () => import('./history.tsx').then(({ HistoryScreen }) => HistoryScreen),
      resource: transacao,
    },
  ],
  loadCommands: () => import('./commands.ts').then(({ commands }) => commands),
  loadViewCommands: () => importLists().then(({ viewCommands }) => viewCommands),
}
