/** The texts above a chart, which are part of its picture: title, list and filter, verdict, legend, notes. Pure. */
import type { ChartModel } from '#listing/scan/charts/chart-model.ts'
import type { ChartBox } from './chart-layout.ts'
import { estimateWidth, wrapText } from './text-width.ts'

/** What a chart says of itself. */
export interface ChartCaption {
  /** 'Transações', with the filter in words if there is one. */
  readonly source: string
  /** 'Provada 17:52'. */
  readonly proof: string
}

/** One line of text above the chart; `y` is its baseline, in px. */
export interface HeaderLine {
  readonly kind: 'title' | 'source' | 'proof'
  readonly y: number
  readonly text: string
}

/** One entry of the legend. */
export interface LegendEntry {
  readonly text: string
  /** 0-based index of the series; null for the period before. */
  readonly series: number | null
  readonly swatch: ChartBox
}

/** The header of a chart of a given width. */
export interface ChartHeader {
  readonly lines: readonly HeaderLine[]
  readonly legend: readonly LegendEntry[]
  /** Where the chart begins, px. */
  readonly bottom: number
}

const LINE_HEIGHT = 17
const TITLE_HEIGHT = 22
const SWATCH = 12

/** Writes the header into this width. The verdict is always whole. */
export function createHeader(
  { title, series, points, notes }: ChartModel,
  { source, proof }: ChartCaption,
  width: number,
): ChartHeader {
  let y = 0
  const addLines = (kind: HeaderLine['kind'], text: string, height: number, widthPx: number): HeaderLine[] =>
    wrapText(text, widthPx).map((line) => ({ kind, text: line, y: (y += height) }))
  const lines = [
    // A title is larger than the characters that are counted.
    ...addLines('title', title, TITLE_HEIGHT, width * 0.75),
    ...addLines('proof', [proof, ...notes].join(' · '), LINE_HEIGHT, width),
    ...addLines('source', source, LINE_HEIGHT, width),
  ]
  const names: { text: string; series: number | null }[] = [
    ...series.map((text, index) => ({ text, series: index })),
    ...(points.some(({ before }) => before) ? [{ text: 'Período anterior', series: null }] : []),
  ]
  let x = 0
  if (names.length > 0) y += 10
  const legend = names.map(({ text, series: index }): LegendEntry => {
    const entryWidth = SWATCH + 6 + estimateWidth(text) + 16
    if (x > 0 && x + entryWidth > width) {
      x = 0
      y += LINE_HEIGHT
    }
    const entry = { text, series: index, swatch: { x, y, width: SWATCH, height: SWATCH } }
    x += entryWidth
    return entry
  })
  return { lines, legend, bottom: y + (names.length > 0 ? SWATCH : 0) + 16 }
}
