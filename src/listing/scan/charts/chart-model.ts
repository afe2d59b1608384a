/** What a chart shows: its points, each with the text that is spoken and the rows that it stands for. Pure. */
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'

/** The rows that a point stands for. */
export type ChartTarget =
  /** First and last day, 'yyyy-MM-dd'. */
  | { readonly kind: 'days'; readonly first: string; readonly last: string }
  /** Amounts from `from` (included) to `to` (excluded), in cents. */
  | { readonly kind: 'amounts'; readonly from: number; readonly to: number }
  /** The value of a column: an id or a text. */
  | { readonly kind: 'value'; readonly key: string }

/** Rows with their sum in cents; null if the list has no amounts. */
export interface ChartFigures {
  readonly count: number
  readonly sum: bigint | null
}

/** One column or bar of a chart. */
export interface ChartPoint extends ChartFigures {
  /** Identifies the point in its chart. */
  readonly key: string
  /** '12/10 a 18/10': the whole name. */
  readonly label: string
  /** '12/10': the name at the axis. */
  readonly axisLabel: string
  /** One for each series of the chart, in their order; empty if the chart has none. */
  readonly segments: readonly ChartFigures[]
  /** The same place of the period before; null if there is none. */
  readonly before: (ChartFigures & { readonly label: string }) | null
  readonly target: ChartTarget
  /** The point is one row, which needs no count. */
  readonly isRow?: true
}

/** What the length of a column or bar is. */
export type ChartMeasure = 'count' | 'sum'

/** A chart without its size and colours. */
export interface ChartModel {
  /** 'Valor por mês'. */
  readonly title: string
  /** Columns stand side by side, for time; bars lie one below the other, for names. */
  readonly shape: 'columns' | 'bars'
  readonly measure: ChartMeasure
  /** The label of the column that the points are values of; for the message if the list cannot be filtered. */
  readonly columnLabel: string
  /** The heading of the points in the table: 'Mês'. */
  readonly pointHeading: string
  /** Names of the stacked series; empty if the columns are not stacked. */
  readonly series: readonly string[]
  readonly points: readonly ChartPoint[]
  /** Sentences without a full stop about what the chart leaves out, or how it is drawn. */
  readonly notes: readonly string[]
}

/** '34 linhas, R$ 1.204,50'. */
export function formatFigures({ count, sum }: ChartFigures): string {
  const lines = formatCount(count, 'linha', 'linhas')
  return sum === null ? lines : `${lines}, ${formatCents(sum)}`
}

/** '12/10, 34 linhas, R$ 1.204,50; antes 12/09, 30 linhas, R$ 900,00'. */
export function formatPoint({ label, before, isRow, ...figures }: ChartPoint): string {
  const now = isRow ? formatCents(figures.sum ?? 0n) : formatFigures(figures)
  return `${label}, ${now}${before ? `; antes ${before.label}, ${formatFigures(before)}` : ''}`
}

/** What is measured of figures, as a text: '34', or 'R$ 1.204,50'. */
export const formatMeasured = ({ count, sum }: ChartFigures, measure: ChartMeasure): string =>
  measure === 'sum' && sum !== null ? formatCents(sum) : formatInteger(count)

/** What is drawn of figures: rows, or reais. */
export const getMeasured = ({ count, sum }: ChartFigures, measure: ChartMeasure): number =>
  measure === 'count' ? count : Number(sum ?? 0n) / 100
