/** The charts 'distribuição' and 'maiores'. Pure. */
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { Distribution } from '#scan/charts/distribution.ts'
import type { LargestGroups, LargestRows } from '#scan/charts/largest.ts'
import type { ChartModel, ChartPoint } from './chart-model.ts'

const withoutSymbol = (cents: number) => formatCents(cents).replace('R$\u00a0', '')

const SCALE_NOTES: Readonly<Record<Distribution['scale'], readonly string[]>> = {
  linear: [],
  log: ['Faixas em escala logarítmica: cada uma é um múltiplo da anterior'],
  mixed: ['Faixas de larguras diferentes, para que nenhuma tenha mais da metade das linhas'],
}

/** Makes the chart of a distribution: one bar for each bin. */
export function createDistributionModel(
  { bins, scale, withoutAmount }: Distribution,
  { label: columnLabel }: ScanColumn,
): ChartModel {
  const points = bins.map(({ from, to, count, sum }): ChartPoint => {
    const label = to - from === 1 ? formatCents(from) : `${formatCents(from)} a ${withoutSymbol(to - 1)}`
    return {
      key: `${from} ${to}`,
      label,
      axisLabel: label,
      count,
      sum,
      segments: [],
      before: null,
      target: { kind: 'amounts', from, to },
    }
  })
  const hasNone = withoutAmount > 0
  return {
    title: `Distribuição de ${columnLabel}`,
    shape: 'bars',
    measure: 'count',
    columnLabel,
    pointHeading: 'Faixa',
    series: [],
    points,
    notes: [
      ...(points.length > 0 ? SCALE_NOTES[scale] : []),
      ...(hasNone ? [`Sem valor, e fora do gráfico: ${formatCount(withoutAmount, 'linha', 'linhas')}`] : []),
    ],
  }
}

/** Makes the chart of the rows with the largest amounts. */
export function createLargestRowsModel({ rows, count }: LargestRows, { label: columnLabel }: ScanColumn): ChartModel {
  const points = rows.map(({ id, cents }): ChartPoint => ({
    key: String(id),
    label: `#${id}`,
    axisLabel: `#${id}`,
    count: 1,
    sum: BigInt(cents),
    segments: [],
    before: null,
    target: { kind: 'amounts', from: cents, to: cents + 1 },
    isRow: true,
  }))
  return {
    title: `Maiores de ${columnLabel}`,
    shape: 'bars',
    measure: 'sum',
    columnLabel,
    pointHeading: 'Registro',
    series: [],
    points,
    notes: count > rows.length ? [`As ${rows.length} maiores de ${formatInteger(count)} linhas`] : [],
  }
}

/** Makes the chart of the values whose rows amount to most. */
export function createLargestGroupsModel(
  { groups, count, others }: LargestGroups,
  { label: columnLabel }: ScanColumn,
  amount: ScanColumn | null,
): ChartModel {
  const points = groups.map(({ key, label, count: rowCount, sum }): ChartPoint => {
    const name = label === '' ? 'sem valor' : label
    return {
      key,
      label: name,
      axisLabel: name,
      count: rowCount,
      sum: amount ? sum : null,
      segments: [],
      before: null,
      target: { kind: 'value', key },
    }
  })
  const othersText = others
    ? `; os outros somam ${formatCount(others.count, 'linha', 'linhas')}${amount ? `, ${formatCents(others.sum)}` : ''}`
    : ''
  return {
    title: `Maiores por ${columnLabel}`,
    shape: 'bars',
    measure: amount ? 'sum' : 'count',
    columnLabel,
    pointHeading: columnLabel,
    series: [],
    points,
    notes: count > groups.length ? [`Os ${groups.length} maiores de ${formatInteger(count)}${othersText}`] : [],
  }
}
