/** Auditoria: transactions by type, user and value range, and the history of one (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { MenuEntry, Section } from '#commands/section.ts'
import { rangeProblem } from '#lib/ranges.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import type { Transacao } from '#sections/transacoes/contract.ts'
import { auditColumns, periodFilters, refusePeriod } from './columns.ts'
import { auditoriaCommands, auditoriaDeLinha } from './commands.ts'
import { auditoriaTipo, auditoriaUsuario, auditoriaValor } from './contract.ts'

const shared = {
  noun: 'transacao',
  size: 10,
  sort: 'dtCadastro,DESC',
  columns: auditColumns,
  actions: [auditoriaDeLinha],
} as const

const byType = defineList<Transacao>({
  ...shared,
  title: 'Auditoria por Tipo',
  path: '/auditoria/transacoes/tipo',
  query: auditoriaTipo,
  filters: [
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      options: [{ value: 'CASHBACK', label: 'CASHBACK' }],
      initial: 'CASHBACK',
    },
    ...periodFilters,
  ],
  refuse: refusePeriod,
  csv: 'auditoria-transacoes-tipo',
})

const byUser = defineList<Transacao>({
  ...shared,
  title: 'Auditoria por Usuário',
  path: '/auditoria/transacoes/usuario',
  query: auditoriaUsuario,
  filters: [
    { name: 'usuarioId', label: 'ID do usuário', type: 'number', step: '1', min: '1', labelled: true, width: 110 },
    ...periodFilters,
  ],
  needs: { filter: 'usuarioId', message: 'Informe o id do usuário' },
  refuse: (filters) =>
    /^[1-9]\d*$/.test(filters['usuarioId'] ?? '1') ? refusePeriod(filters) : 'Informe o id do usuário',
  csv: 'auditoria-transacoes-usuario',
})

const reais = (text: string | undefined) => (text === undefined ? undefined : Number(text))

const byValue = defineList<Transacao>({
  ...shared,
  title: 'Auditoria por Faixa de Valor',
  path: '/auditoria/transacoes/valor',
  query: auditoriaValor,
  filters: [
    {
      name: 'valorMinimo',
      label: 'Mínimo',
      type: 'number',
      step: '0.01',
      min: '0',
      asText: true,
      labelled: true,
      width: 110,
    },
    {
      name: 'valorMaximo',
      label: 'Máximo',
      type: 'number',
      step: '0.01',
      min: '0',
      asText: true,
      labelled: true,
      width: 110,
    },
    ...periodFilters,
  ],
  refuse: (filters) =>
    rangeProblem({ min: reais(filters['valorMinimo']), max: reais(filters['valorMaximo']) }) ?? refusePeriod(filters),
  csv: 'auditoria-transacoes-valor',
})

const screens = [
  {
    list: byType,
    label: 'Transações por Tipo',
    command: 'ir.auditoria.tipo',
    phrase: 'auditoria por tipo',
    synonyms: ['auditoria tipo', 'transações por tipo', 'auditar por tipo'],
    keys: ['g a t'],
    Screen: () => <ListScreen definition={byType} />,
  },
  {
    list: byUser,
    label: 'por Usuário',
    command: 'ir.auditoria.usuario',
    phrase: 'auditoria por usuário',
    synonyms: ['auditoria usuário', 'transações por usuário', 'auditar por usuário'],
    keys: ['g a u'],
    Screen: () => <ListScreen definition={byUser} />,
  },
  {
    list: byValue,
    label: 'por Faixa de Valor',
    command: 'ir.auditoria.valor',
    phrase: 'auditoria por faixa de valor',
    synonyms: [
      'auditoria valor',
      'transações por valor',
      'transações por faixa de valor',
      'auditar por valor',
      'por faixa de valor',
    ],
    keys: ['g a v'],
    Screen: () => <ListScreen definition={byValue} />,
  },
]

const history = lazyRouteComponent(() => import('./history.tsx'), 'HistoryScreen')

export const auditoriaSection: Section = {
  noun: 'transacao',
  menu: screens.map(({ list, label, command, phrase, synonyms, keys }): MenuEntry => ({
    label,
    path: list.path,
    command,
    phrase,
    synonyms,
    keys,
    icon: 'escudo',
    group: 'Auditoria',
  })),
  routes: [
    ...screens.map(({ list, Screen }) => ({
      path: list.path,
      title: list.title,
      component: Screen,
      noun: 'transacao' as const,
    })),
    { path: '/auditoria/transacoes/$id', title: 'Histórico da Transação', component: history, noun: 'transacao' },
  ],
  commands: auditoriaCommands,
}
