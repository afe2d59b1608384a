/** The commands that make copies of the drawing. The code of the copies is loaded by the first of them. */
import { defineCommand } from '#commands/define.ts'
import { getListSource } from '#listing/table-command-base.ts'
import { getChartView } from '#listing/scan/charts/change-chart.ts'
import { chartCommandBase } from '#listing/scan/charts/chart-commands.ts'
import { shownChartStore } from '#listing/scan/shown-chart.ts'

const importExport = () => import('./export-chart.ts')

function whenDrawn(): true | string {
  const chart = shownChartStore.get()
  if (!chart) return 'Nenhum gráfico aberto'
  return !chart.isTable || 'O gráfico está como tabela'
}

/** A command on the drawing: a chart that is shown as a table has none. */
const drawingCommandBase = { ...chartCommandBase, when: whenDrawn } as const

export const copyChartCommand = defineCommand({
  ...drawingCommandBase,
  id: 'grafico.copiar',
  title: 'Copiar o gráfico como imagem',
  label: 'Copiar',
  icon: 'copiar',
  phrases: ['copiar gráfico'],
  keys: ['c'],
  run: async () => (await importExport()).copyChart(),
})

export const saveChartPngCommand = defineCommand({
  ...drawingCommandBase,
  id: 'grafico.png',
  title: 'Salvar o gráfico em PNG',
  label: 'PNG',
  icon: 'baixar',
  phrases: ['gráfico em png'],
  keys: ['s'],
  run: async () => (await importExport()).saveChart('png'),
})

export const saveChartSvgCommand = defineCommand({
  ...drawingCommandBase,
  id: 'grafico.svg',
  title: 'Salvar o gráfico em SVG',
  label: 'SVG',
  icon: 'baixar',
  phrases: ['gráfico em svg'],
  keys: ['Shift+S'],
  run: async () => (await importExport()).saveChart('svg'),
})

export const chartEvidenceCommand = defineCommand({
  ...drawingCommandBase,
  scope: 'list',
  when: () => (getChartView() ? whenDrawn() : 'Nenhum gráfico de uma lista aberto'),
  id: 'grafico.evidencia',
  title: 'Exportar a evidência com este gráfico',
  label: 'Evidência',
  icon: 'escudo',
  phrases: ['evidência com este gráfico'],
  keys: ['v'],
  failure: 'Não foi possível exportar.',
  run: async (_, context) => (await importExport()).exportEvidenceWithChart(getListSource(context)),
})

/** All commands on copies. */
export const chartCopyCommands = [copyChartCommand, saveChartPngCommand, saveChartSvgCommand, chartEvidenceCommand]
