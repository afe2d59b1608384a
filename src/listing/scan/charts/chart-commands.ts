/**
 * The commands of charts: those that make the three kinds from a list, and those that change the chart on the screen.
 */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { getListSource } from '#listing/table-command-base.ts'
import { scanCommandBase } from '#listing/scan/scan-command-base.ts'
import type { PeriodUnit } from '#scan/charts/periods.ts'
import { changeChart, getChartView } from './change-chart.ts'
import { canScanEarlier } from './chart-view.ts'
import { shownChartStore } from '#listing/scan/shown-chart.ts'

const importCreateChart = () => import('./create-chart.ts')
const failure = 'Não foi possível fazer o gráfico.'

const unitArg = arg.optional(
  arg.choice('período', [
    { value: 'day', label: 'dia' },
    { value: 'week', label: 'semana' },
    { value: 'month', label: 'mês', words: ['mes'] },
  ]),
)
const parseUnit = (value: string | undefined): PeriodUnit | undefined =>
  value === 'day' || value === 'week' || value === 'month' ? value : undefined

const panelCommandBase = { ...scanCommandBase, region: 'leitura', icon: 'grafico', failure } as const

export const timelineCommand = defineCommand({
  ...panelCommandBase,
  id: 'grafico.evolucao',
  title: 'Mostrar a evolução do filtro inteiro',
  label: 'Evolução',
  phrases: ['evolução', 'evolução por {unidade}', 'gráfico por {unidade}'],
  args: { unidade: unitArg },
  keys: ['h'],
  run: async ({ unidade }, context) =>
    (await importCreateChart()).showTimeline(getListSource(context), parseUnit(unidade)),
})

export const distributionCommand = defineCommand({
  ...panelCommandBase,
  id: 'grafico.distribuicao',
  title: 'Mostrar a distribuição de uma coluna',
  label: 'Distribuição',
  phrases: ['distribuição', 'distribuição {coluna}', 'gráfico da distribuição {coluna}'],
  args: { coluna: arg.optional(arg.column()) },
  keys: ['b'],
  run: async ({ coluna }, context) => (await importCreateChart()).showDistribution(getListSource(context), coluna),
})

export const largestCommand = defineCommand({
  ...panelCommandBase,
  id: 'grafico.maiores',
  title: 'Mostrar os vinte maiores de uma coluna',
  label: 'Maiores',
  phrases: ['maiores por {coluna}', 'gráfico dos maiores {coluna}', 'maiores {coluna}'],
  args: { coluna: arg.optional(arg.column()) },
  keys: ['m'],
  run: async ({ coluna }, context) => (await importCreateChart()).showLargest(getListSource(context), coluna),
})

/** What the commands on the chart on the screen share. */
export const chartCommandBase = {
  group: 'Tabela',
  scope: 'global',
  region: 'grafico',
  failure,
  when: () => shownChartStore.get() !== null || 'Nenhum gráfico aberto',
} as const
const timelineCommandBase = {
  ...chartCommandBase,
  scope: 'list',
  runsSynchronously: true,
  when: () => getChartView()?.data.kind === 'timeline' || 'Nenhum gráfico de evolução aberto',
} as const

export const chartTableCommand = defineCommand({
  ...chartCommandBase,
  runsSynchronously: true,
  id: 'grafico.tabela',
  title: 'Alternar entre gráfico e tabela',
  label: 'Tabela',
  icon: 'colunas',
  phrases: ['tabela do gráfico'],
  keys: ['t'],
  run: () => shownChartStore.get()?.toggleTable(),
})

export const printChartCommand = defineCommand({
  ...chartCommandBase,
  id: 'grafico.imprimir',
  title: 'Imprimir o gráfico',
  label: 'Imprimir',
  icon: 'documento',
  phrases: ['gráfico no papel'],
  keys: ['p'],
  run: () => window.print(),
})

const createUnitCommand = (unit: PeriodUnit, name: string, label: string, key: string) =>
  defineCommand({
    ...timelineCommandBase,
    id: `grafico.unidade.${name}`,
    title: `Gráfico por ${label.toLowerCase()}`,
    label,
    phrases: [`período do gráfico ${name}`] as string[],
    keys: [key],
    run: () => changeChart(({ options }) => ({ options: { ...options, unit } })),
  })

/** The units of a chart over time, each with its command. */
export const chartUnitCommands = [
  { unit: 'day', command: createUnitCommand('day', 'dia', 'Dia', '1') },
  { unit: 'week', command: createUnitCommand('week', 'semana', 'Semana', '2') },
  { unit: 'month', command: createUnitCommand('month', 'mes', 'Mês', '3') },
] as const

export const chartMeasureCommand = defineCommand({
  ...timelineCommandBase,
  id: 'grafico.medida',
  title: 'Gráfico da soma, ou das linhas',
  label: 'Soma',
  phrases: ['soma ou linhas no gráfico'],
  keys: ['m'],
  run: () =>
    changeChart(({ options }) => ({
      options: { ...options, measure: options.measure === 'sum' ? 'count' : 'sum' },
    })),
})

export const chartStackCommand = defineCommand({
  ...timelineCommandBase,
  id: 'grafico.empilhar',
  title: 'Gráfico empilhado por status, ou não',
  label: 'Por status',
  phrases: ['empilhar gráfico por status'],
  keys: ['e'],
  run: () =>
    changeChart(({ options }) => ({
      options: { ...options, isStacked: !options.isStacked },
    })),
})

export const chartBeforeCommand = defineCommand({
  ...timelineCommandBase,
  id: 'grafico.anterior',
  title: 'Gráfico com o período anterior, ou sem',
  label: 'Período anterior',
  phrases: ['período anterior no gráfico'],
  keys: ['a'],
  run: () =>
    changeChart(({ options }) => ({
      options: { ...options, hasBefore: !options.hasBefore },
    })),
})

/** Scans the period before that of the filter: the list's own scan has no rows from before. */
export const readEarlierCommand = defineCommand({
  ...chartCommandBase,
  scope: 'list',
  id: 'grafico.anterior.ler',
  title: 'Ler o período anterior do gráfico',
  label: 'Ler o anterior',
  icon: 'recarregar',
  phrases: ['ler o período anterior do gráfico'],
  keys: ['l'],
  failure: 'Não foi possível ler o período anterior.',
  when() {
    const data = getChartView()?.data
    if (data?.kind !== 'timeline') return 'Nenhum gráfico de evolução aberto'
    if (data.earlier !== null) return 'O período anterior já foi lido'
    return canScanEarlier(data) || 'O filtro não tem um período com começo e fim'
  },
  run: async () => (await import('./read-earlier-period.ts')).readEarlierPeriod(),
})

/** All commands of charts. */
export const chartCommands = [
  timelineCommand,
  distributionCommand,
  largestCommand,
  chartTableCommand,
  printChartCommand,
  ...chartUnitCommands.map(({ command }) => command),
  chartMeasureCommand,
  chartStackCommand,
  chartBeforeCommand,
  readEarlierCommand,
]
