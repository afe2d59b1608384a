/** The chart 'evolução': rows or amounts by day, week or month. Pure. */
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'
import {
  type ChartPeriod,
  type EarlierPeriod,
  type PeriodUnit,
  type ScannedSpan,
  type StrayRows,
  selectPeriods,
} from '#scan/charts/periods.ts'
import type { TimelineDay } from '#scan/charts/timeline.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { ChartFigures, ChartMeasure, ChartModel, ChartPoint } from './chart-model.ts'

/** How the operator wants to see the chart. */
export interface TimelineOptions {
  readonly unit: PeriodUnit
  readonly measure: ChartMeasure
  /** Stacked by status. */
  readonly isStacked: boolean
  /** The period before is laid behind, if the scan has it. */
  readonly hasBefore: boolean
}

/** More patterns would not be told apart. */
const MAX_SERIES = 5
const OTHER_SERIES = 'Outros'
const NO_STATUS = 'sem status'

const UNIT_TEXTS: Readonly<Record<PeriodUnit, { heading: string; newest: string; plural: string; none: string }>> = {
  day: { heading: 'Dia', newest: 'Os', plural: 'dias', none: 'Nenhum dia inteiro' },
  week: { heading: 'Semana', newest: 'As', plural: 'semanas', none: 'Nenhuma semana inteira' },
  month: { heading: 'Mês', newest: 'Os', plural: 'meses', none: 'Nenhum mês inteiro' },
}

const toDayLabel = (day: string, hasYear: boolean): string => {
  const [year = '', month, date] = day.split('-')
  return `${date}/${month}${hasYear ? `/${year}` : ''}`
}

function toLabels(unit: PeriodUnit, { first, last }: ChartPeriod, hasYear: boolean) {
  const [year = '', month = ''] = first.split('-')
  if (unit === 'month') return { label: `${month}/${year}`, axisLabel: `${month}/${year.slice(2)}` }
  const label = toDayLabel(first, hasYear)
  return {
    label: unit === 'week' ? `${label} a ${toDayLabel(last, hasYear)}` : label,
    axisLabel: toDayLabel(first, false),
  }
}

/** The series of a stacked chart. */
interface StackedSeries {
  /** The statuses with most rows, in the order of their texts. */
  readonly statuses: readonly string[]
  /** True if all other statuses are one more series, the last. */
  readonly hasOthers: boolean
}

const NOT_STACKED: StackedSeries = { statuses: [], hasOthers: false }

function chooseSeries(periods: readonly ChartPeriod[]): StackedSeries {
  const rows = new Map<string, number>()
  for (const { parts } of periods)
    for (const { status, count } of parts) rows.set(status, (rows.get(status) ?? 0) + count)
  const byRows = [...rows].sort(([, a], [, b]) => b - a).map(([status]) => status)
  // Six statuses are shown as they are: the series of the others would hold one.
  const hasOthers = byRows.length > MAX_SERIES + 1
  return { statuses: (hasOthers ? byRows.slice(0, MAX_SERIES) : byRows).sort(), hasOthers }
}

function sumParts(parts: ChartPeriod['parts'], hasAmount: boolean): ChartFigures {
  return {
    count: parts.reduce((total, { count }) => total + count, 0),
    sum: hasAmount ? parts.reduce((total, { sum }) => total + sum, 0n) : null,
  }
}

/** The figures of a period for each series. */
function toSegments({ parts }: ChartPeriod, { statuses, hasOthers }: StackedSeries, hasAmount: boolean) {
  const segments = statuses.map((name) =>
    sumParts(
      parts.filter(({ status }) => status === name),
      hasAmount,
    ),
  )
  const others = parts.filter(({ status }) => !statuses.includes(status))
  return hasOthers ? [...segments, sumParts(others, hasAmount)] : segments
}

/** A period that was scanned to be laid behind. */
export interface ScannedEarlierPeriod extends EarlierPeriod {
  /** Its name and how well it is verified: 'de 01/10 a 31/10/2026: movida'. */
  readonly text: string
}

/** The columns that the timeline was made from, and what the list's filter let the scan read. */
interface TimelineSource {
  readonly date: ScanColumn
  readonly amount: ScanColumn | null
  readonly scannedSpan: ScannedSpan
  /** The period before, if it was scanned for this chart. */
  readonly earlier?: ScannedEarlierPeriod | null
}

/** Says of which periods the filter leaves only a part. */
const formatCut = (isFirstCut: boolean, isLastCut: boolean, isSingle: boolean): string =>
  isSingle
    ? 'O filtro corta o período'
    : isFirstCut && isLastCut
      ? 'O filtro corta o primeiro e o último período'
      : `O filtro corta o ${isFirstCut ? 'primeiro' : 'último'} período`

const formatStray = ({ count, first, last }: StrayRows): string =>
  `Muito depois das outras, e fora do gráfico: ${formatCount(count, 'linha', 'linhas')} de ` +
  [...new Set([first, last])].map((day) => toDayLabel(day, true)).join(' a ')

/** Says which period lies behind, or that there is none. */
function formatBefore(unit: PeriodUnit, hasBefore: boolean, earlier: ScannedEarlierPeriod | null): string[] {
  if (!earlier) return hasBefore ? [] : ['A leitura não tem o período anterior']
  return [`Período anterior ${earlier.text}`, ...(hasBefore ? [] : [`${UNIT_TEXTS[unit].none} nele`])]
}

/** Makes the chart from the timeline of a scan. */
export function createTimelineModel(
  days: readonly TimelineDay[],
  { date, amount, scannedSpan, earlier = null }: TimelineSource,
  { unit, measure, isStacked, hasBefore }: TimelineOptions,
): ChartModel {
  const { shown, before, isFirstCut, isLastCut, count, stray, undated } = selectPeriods(
    days,
    unit,
    scannedSpan,
    earlier,
  )
  const hasAmount = amount !== null
  const { heading, newest, plural } = UNIT_TEXTS[unit]
  const series = isStacked ? chooseSeries(shown) : NOT_STACKED
  const all = [...(hasBefore ? (before ?? []) : []), ...shown].filter((period) => period !== null)
  const hasYear = all.at(0)?.first.slice(0, 4) !== all.at(-1)?.last.slice(0, 4)
  const toFigures = (period: ChartPeriod): ChartFigures => ({
    count: period.count,
    sum: hasAmount ? period.sum : null,
  })
  const points = shown.map((period, index): ChartPoint => {
    const behind = hasBefore ? before?.[index] : undefined
    return {
      key: period.first,
      ...toLabels(unit, period, hasYear),
      ...toFigures(period),
      segments: toSegments(period, series, hasAmount),
      before: behind ? { label: toLabels(unit, behind, hasYear).label, ...toFigures(behind) } : null,
      target: { kind: 'days', first: period.first, last: period.last },
    }
  })
  return {
    title: `${measure === 'sum' && amount ? amount.label : 'Linhas'} por ${heading.toLowerCase()}`,
    shape: 'columns',
    measure: hasAmount ? measure : 'count',
    columnLabel: date.label,
    pointHeading: heading,
    series: [...series.statuses.map((name) => name || NO_STATUS), ...(series.hasOthers ? [OTHER_SERIES] : [])],
    points,
    notes: [
      ...(shown.length < count ? [`${newest} ${shown.length} ${plural} mais recentes de ${formatInteger(count)}`] : []),
      ...(stray ? [formatStray(stray)] : []),
      ...(isFirstCut || isLastCut ? [formatCut(isFirstCut, isLastCut, shown.length === 1)] : []),
      ...(undated > 0 ? [`Sem data, e fora do gráfico: ${formatCount(undated, 'linha', 'linhas')}`] : []),
      ...(hasBefore && shown.length > 0 ? formatBefore(unit, before !== null, earlier) : []),
    ],
  }
}
