/** Where the parts of a chart lie, in px. Pure; d3-scale places them. */
import { scaleBand, scaleLinear } from 'd3-scale'
import type { ChartFigures, ChartModel } from '#listing/scan/charts/chart-model.ts'
import { getMeasured } from '#listing/scan/charts/chart-model.ts'
import { findLongest, fitText } from './text-width.ts'

/** A rectangle of the drawing. */
export interface ChartBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One column or bar, or a segment of a stacked column. */
export interface Mark extends ChartBox {
  /** 0-based index of its point. */
  readonly point: number
  /** 0-based index of its series; 0 if nothing is stacked. */
  readonly series: number
}

/** A text of the drawing; `x` and `y` are its anchor on the baseline. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly anchor: 'start' | 'middle' | 'end'
}

/** A chart of a given width. */
export interface ChartLayout {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
  /** The period before, laid behind the columns. */
  readonly ghosts: readonly Mark[]
  /** The area of each point that the pointer hits and the cursor marks. */
  readonly hitAreas: readonly ChartBox[]
  /** Lines of the axis of values, each with its label. */
  readonly grid: readonly { readonly line: ChartBox; readonly label: Label }[]
  readonly labels: readonly Label[]
  /** The line of zero. */
  readonly zero: ChartBox
}

const COLUMN_AREA_HEIGHT = 260
/** A chart of one day is a column, and no field of colour. */
const MAX_COLUMN_WIDTH = 96
const BAR_HEIGHT = 26
const AXIS_WIDTH = 62
const AXIS_HEIGHT = 24
/** Between a bar's end and its figure. */
const GAP = 6

/** The ends of the axis of values: all of them, and zero. */
function getDomain(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [0, 1] : [low, high]
}

/** Stacks the segments of a point: positive ones upwards from zero, negative ones downwards. */
function stackSegments(figures: readonly ChartFigures[], measure: ChartModel['measure']): [from: number, to: number][] {
  let [above, below] = [0, 0]
  return figures.map((segment) => {
    const value = getMeasured(segment, measure)
    if (value >= 0) return [above, (above += value)]
    return [below, (below += value)]
  })
}

/** Every how many labels one is shown, so that none touches the next. */
const getLabelStep = (step: number, longestPx: number): number =>
  Math.max(1, Math.ceil((longestPx + 8) / Math.max(1, step)))

/** Lays out columns below `top`, side by side. `formatTick` formats a value of the axis. */
function layOutColumns(
  { points, measure, series }: ChartModel,
  width: number,
  top: number,
  formatTick: (value: number) => string,
): ChartLayout {
  const bottom = top + COLUMN_AREA_HEIGHT
  const stacks = points.map((point) =>
    series.length > 0 ? stackSegments(point.segments, measure) : stackSegments([point], measure),
  )
  const befores = points.map(({ before }) => (before ? getMeasured(before, measure) : 0))
  const value = scaleLinear(getDomain([...stacks.flat(2), ...befores]), [bottom, top]).nice(5)
  const longestLabel = findLongest(points.map(({ axisLabel }) => axisLabel))
  // The last label may be wider than its column.
  const overhang = Math.max(0, longestLabel - (width - AXIS_WIDTH) / Math.max(1, points.length)) / 2
  const band = scaleBand(
    points.map(({ key }) => key),
    [AXIS_WIDTH, width - overhang],
  )
    .paddingInner(0.25)
    .paddingOuter(0.125)
  const columnWidth = Math.min(band.bandwidth(), MAX_COLUMN_WIDTH)
  const margin = (band.bandwidth() - columnWidth) / 2
  const toMark = (point: number, from: number, to: number, serie: number, inset: number): Mark => {
    const [start, end] = [value(from), value(to)]
    return {
      point,
      series: serie,
      x: (band(points[point]?.key ?? '') ?? 0) + margin + inset,
      y: Math.min(start, end),
      width: Math.max(1, columnWidth - 2 * inset),
      height: Math.abs(start - end),
    }
  }
  const inset = points.some(({ before }) => before) ? columnWidth * 0.15 : 0
  const step = getLabelStep(band.step(), longestLabel)
  return {
    width,
    height: bottom + AXIS_HEIGHT,
    marks: stacks.flatMap((stack, point) => stack.map(([from, to], serie) => toMark(point, from, to, serie, inset))),
    ghosts: points.flatMap(({ before }, point) => (before ? [toMark(point, 0, befores[point] ?? 0, 0, 0)] : [])),
    hitAreas: points.map(({ key }) => ({
      x: (band(key) ?? 0) - (band.step() - band.bandwidth()) / 2,
      y: top,
      width: band.step(),
      height: COLUMN_AREA_HEIGHT,
    })),
    grid: value.ticks(5).map((tick) => ({
      line: { x: AXIS_WIDTH, y: value(tick), width: width - AXIS_WIDTH, height: 0 },
      label: { x: AXIS_WIDTH - GAP, y: value(tick) + 4, text: formatTick(tick), anchor: 'end' },
    })),
    // Counted from the newest, which is always named.
    labels: points.flatMap(({ key, axisLabel }, index) =>
      (points.length - 1 - index) % step === 0
        ? [
            {
              x: (band(key) ?? 0) + band.bandwidth() / 2,
              y: bottom + 17,
              text: axisLabel,
              anchor: 'middle' as const,
            },
          ]
        : [],
    ),
    zero: { x: AXIS_WIDTH, y: value(0), width: width - AXIS_WIDTH, height: 0 },
  }
}

/** Lays out bars below `top`, one below the other, each with its name at the left and its figure at its end. */
function layOutBars(
  { points, measure }: ChartModel,
  width: number,
  top: number,
  formatValue: (figures: ChartFigures) => string,
): ChartLayout {
  const figures = points.map(formatValue)
  const nameWidth = Math.min(findLongest(points.map(({ axisLabel }) => axisLabel)), width * 0.45)
  const figureWidth = findLongest(figures) + 2 * GAP
  const values = points.map((point) => getMeasured(point, measure))
  const hasNegative = values.some((value) => value < 0)
  const [left, right] = [
    nameWidth + GAP + (hasNegative ? figureWidth : 0),
    Math.max(nameWidth + 40, width - figureWidth),
  ]
  const length = scaleLinear(getDomain(values), [left, right])
  const bottom = top + points.length * BAR_HEIGHT
  return {
    width,
    height: bottom + GAP,
    marks: values.map((value, point) => ({
      point,
      series: 0,
      x: Math.min(length(0), length(value)),
      y: top + point * BAR_HEIGHT + 4,
      width: value === 0 ? 0 : Math.max(1, Math.abs(length(value) - length(0))),
      height: BAR_HEIGHT - 8,
    })),
    ghosts: [],
    hitAreas: points.map((_, index) => ({ x: 0, y: top + index * BAR_HEIGHT, width, height: BAR_HEIGHT })),
    grid: [],
    labels: points.flatMap(({ axisLabel }, index): Label[] => {
      const y = top + index * BAR_HEIGHT + 17
      const value = values[index] ?? 0
      return [
        { x: 0, y, text: fitText(axisLabel, nameWidth), anchor: 'start' },
        {
          x: length(value) + (value < 0 ? -GAP : GAP),
          y,
          text: figures[index] ?? '',
          anchor: value < 0 ? 'end' : 'start',
        },
      ]
    }),
    zero: { x: length(0), y: top, width: 0, height: bottom - top },
  }
}

/** How a layout formats what it writes. */
export interface LayoutFormats {
  readonly formatTick: (value: number) => string
  readonly formatValue: (figures: ChartFigures) => string
}

/** Lays out the chart below `top` px in this width. */
export const layOutChart = (model: ChartModel, width: number, top: number, formats: LayoutFormats): ChartLayout =>
  model.shape === 'columns'
    ? layOutColumns(model, width, top, formats.formatTick)
    : layOutBars(model, width, top, formats.formatValue)
