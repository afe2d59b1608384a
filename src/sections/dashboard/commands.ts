/** The commands of the dashboard: they show its figures as a notification, from any screen. */
import { getCapabilities } from '#api/capabilities.ts'
import { call } from '#api/session/client.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { reloadFigures } from '#commands/reload-figures.ts'
import { getLoadedRegistry } from '#commands/runtime.ts'
import { recentScanStore } from './recent-transactions.ts'
import { dashboard } from './resource.ts'
import { formatTodo, toCountText } from './todo-text.ts'
import { formatInteger, formatMoney } from '#lib/format/money.ts'
import {
  estatisticasPedidosTotal,
  estatisticasTransacoesTotal,
  estatisticasUsuariosTotal,
} from '#sections/estatisticas/contract.ts'
import { auditPaths } from '#sections/auditoria/paths.ts'
import { rvhubSaldo } from '#sections/rvhub/contract.ts'
import { notify } from '#ui/notices/notify.tsx'

const figureCommandBase = { resource: dashboard, group: 'Ações', icon: 'estoque', scope: 'global' } as const

/** Creates a command that shows a total; after a failure it shows 0 and says so (spec 1 §7). */
const createTotalCommand = (
  id: string,
  title: string,
  phrases: readonly string[],
  total: () => Promise<number>,
): AnyCommand =>
  defineCommand({
    ...figureCommandBase,
    id: `dashboard.${id}`,
    title,
    phrases,
    async run() {
      const value = await total().catch(() => null)
      notify('info', `${title}: ${formatInteger(value ?? 0)}${value === null ? ' (indisponível)' : ''}`)
    },
  })

const ordersTotalCommand = createTotalCommand(
  'pedidos',
  'Total de pedidos',
  ['total de pedidos', 'quantos pedidos', 'número de pedidos'],
  async () => (await call(estatisticasPedidosTotal, {})).totalPedidos,
)

const transactionsTotalCommand = createTotalCommand(
  'transacoes',
  'Total de transações',
  ['total de transações', 'quantas transações', 'número de transações'],
  async () => (await call(estatisticasTransacoesTotal, {})).totalTransacoes,
)

const usersTotalCommand = createTotalCommand(
  'usuarios',
  'Total de usuários',
  ['total de usuários', 'quantos usuários', 'número de usuários'],
  async () => (await call(estatisticasUsuariosTotal, {})).totalUsuarios,
)

const creditCommand = defineCommand({
  ...figureCommandBase,
  id: 'dashboard.credito',
  title: 'Ver limite de crédito',
  icon: 'cartao',
  phrases: [
    'ver limite de crédito',
    'crédito rv',
    'ver saldo rv',
    'disponível',
    'gastar rv',
    'antecipado',
    'fatura em aberto',
    'crédito',
  ],
  everydayWords: ['gastar', 'devendo', 'devemos', 'divida'],
  async run() {
    const saldo = await call(rvhubSaldo, {}).catch(() => null)
    const { credit_limit = 0, available_limit = 0, antecipated = 0, open_amount = 0 } = saldo ?? {}
    const figures = [
      `Limite de Crédito ${formatMoney(credit_limit)}`,
      `Disponível ${formatMoney(available_limit)}`,
      ...(antecipated > 0 ? [`Antecipado ${formatMoney(antecipated)}`] : []),
      `Fatura em Aberto ${formatMoney(open_amount)}`,
    ]
    notify('info', figures.join(' · ') + (saldo === null ? ' (indisponível)' : ''), { timeOut: 8000 })
  },
})

export const reloadDashboardCommand = defineCommand({
  id: 'dashboard.recarregar',
  title: 'Recarregar dashboard',
  label: 'Recarregar',
  resource: dashboard,
  path: dashboard.path,
  group: 'Tabela',
  icon: 'recarregar',
  scope: 'global',
  keys: ['r'],
  phrases: ['recarregar dashboard'],
  when: ({ screen }) => screen.path === dashboard.path || 'Disponível no Dashboard',
  run: () => reloadFigures(['estatisticas.', rvhubSaldo.id, ...getCountedEndpoints()], dashboard),
})

/** The commands of the counts; `count-commands.ts` makes them when the registry is loaded. */
const getCountCommands = () =>
  (getLoadedRegistry()?.commands ?? []).filter(({ dashboardCount }) => dashboardCount !== undefined)

const getCountedEndpoints = () => getCountCommands().flatMap(({ dashboardCount }) => dashboardCount?.endpoint.id ?? [])

const todoCommand = defineCommand({
  ...figureCommandBase,
  id: 'dashboard.afazer',
  title: 'A fazer',
  icon: 'certo',
  phrases: ['a fazer', 'ver pendências'],
  async run() {
    const counts = getCountCommands().map(async ({ label = '', dashboardCount }) => {
      const read = dashboardCount ? call(dashboardCount.endpoint, dashboardCount.input) : Promise.resolve()
      const query = await read.then(
        (data) => ({ data, error: null }),
        (error: Error) => ({ data: undefined, error }),
      )
      return { label, ...toCountText(query) }
    })
    notify('info', formatTodo(await Promise.all(counts)), { timeOut: 8000 })
  },
})

/** Their keys work in the section and in its chart, whose region is that of every chart. */
const recentCommandBase = {
  resource: dashboard,
  path: dashboard.path,
  group: 'Tabela',
  scope: 'global',
  region: ['transacoes30', 'grafico'],
} as const

export const readRecentCommand = defineCommand({
  ...recentCommandBase,
  id: 'dashboard.transacoes30.ler',
  title: 'Ler as transações dos últimos 30 dias',
  label: 'Ler 30 dias',
  icon: 'grafico',
  keys: ['r'],
  phrases: ['ler últimos {dias}'],
  // As a word of a phrase, 'dias' would be what the misspelt 'peddio' means.
  args: { dias: arg.optional(arg.choice('período', [{ value: '30', label: '30 dias' }])) },
  failure: 'Não foi possível ler as transações.',
  when({ screen }) {
    if (screen.path !== dashboard.path) return 'Disponível no Dashboard'
    const withoutFilter = getCapabilities().withoutFilter[auditPaths.valor] ?? []
    return !withoutFilter.some((name) => name.startsWith('data')) || 'A plataforma não filtra por período'
  },
  run: async () => (await import('./read-recent-transactions.ts')).readRecentTransactions(),
})

export const stopRecentCommand = defineCommand({
  ...recentCommandBase,
  id: 'dashboard.transacoes30.parar',
  title: 'Parar de ler os últimos 30 dias',
  label: 'Parar',
  icon: 'fechar',
  keys: ['Esc'],
  phrases: ['parar de ler o gráfico recente'],
  when: () => recentScanStore.get() !== null || 'Nenhuma leitura em andamento',
  run: () => recentScanStore.get()?.stop(),
})

/** All commands of the dashboard. */
export const commands: readonly AnyCommand[] = [
  ordersTotalCommand,
  transactionsTotalCommand,
  usersTotalCommand,
  creditCommand,
  todoCommand,
  reloadDashboardCommand,
  readRecentCommand,
  stopRecentCommand,
]
