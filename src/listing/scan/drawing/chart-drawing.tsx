/**
 * Draws a chart as SVG: no styles of its own, so that a copy of it needs only the computed colours (export-chart.ts).
 */
import { type ChartModel, formatMeasured, formatPoint } from '#listing/scan/charts/chart-model.ts'
import { type ChartCaption, createHeader } from './chart-header.ts'
import { layOutChart, type LayoutFormats } from './chart-layout.ts'
import { ChartPatterns, getPatternUrl } from './chart-patterns.tsx'

interface ChartDrawingProps {
  model: ChartModel
  caption: ChartCaption
  /** px */
  width: number
  /** 0-based index of the point under the cursor; null if there is none. */
  current: number | null
  onPoint: (index: number) => void
}

const UNITS: readonly (readonly [size: number, text: string])[] = [
  [1e9, ' bi'],
  [1e6, ' mi'],
  [1e3, ' mil'],
]

/** '1,5 mi': the value of a line of the grid. */
function formatTick(value: number): string {
  const [size, unit] = UNITS.find(([limit]) => Math.abs(value) >= limit) ?? [1, '']
  const scaled = Math.round((value / size) * 100) / 100
  return `${String(scaled).replace('.', ',')}${unit}`
}

const createFormats = ({ measure }: ChartModel): LayoutFormats => ({
  formatTick,
  formatValue: (figures) => formatMeasured(figures, measure),
})

/** The drawing with its title, its verdict and its legend; every copy of it has them. */
export function ChartDrawing({ model, caption, width, current, onPoint }: ChartDrawingProps) {
  const header = createHeader(model, caption, width)
  const layout = layOutChart(model, width, header.bottom, createFormats(model))
  const currentArea = current === null ? undefined : layout.hitAreas[current]
  return (
    <svg
      role="img"
      aria-label={`${model.title}, ${caption.proof}`}
      width={width}
      height={layout.height}
      viewBox={`0 0 ${width} ${layout.height}`}
      className="chart"
    >
      <ChartPatterns />
      <rect className="chart-ground" width={width} height={layout.height} />
      {header.lines.map(({ kind, y, text }) => (
        <text key={y} className={`chart-${kind}`} x={0} y={y}>
          {text}
        </text>
      ))}
      {header.legend.map(({ text, series, swatch }) => (
        <g key={series}>
          <rect {...swatch} className={series === null ? 'chart-ghost' : 'chart-mark'} fill={getPatternUrl(series)} />
          <text className="chart-label" x={swatch.x + swatch.width + 6} y={swatch.y + 10}>
            {text}
          </text>
        </g>
      ))}
      {layout.grid.map(({ line, label }) => (
        <g key={line.y}>
          <line className="chart-grid" x1={line.x} x2={line.x + line.width} y1={line.y} y2={line.y} />
          <text className="chart-label" x={label.x} y={label.y} textAnchor={label.anchor}>
            {label.text}
          </text>
        </g>
      ))}
      {currentArea && <rect className="chart-cursor" data-cursor="" {...currentArea} />}
      {layout.ghosts.map(({ point, series: _, ...box }) => (
        <rect key={point} className="chart-ghost" fill="none" {...box} />
      ))}
      {layout.marks.map(({ point, series, ...box }) => (
        <rect key={`${point} ${series}`} className="chart-mark" fill={getPatternUrl(series)} {...box} />
      ))}
      <line
        className="chart-zero"
        x1={layout.zero.x}
        x2={layout.zero.x + layout.zero.width}
        y1={layout.zero.y}
        y2={layout.zero.y + layout.zero.height}
      />
      {layout.labels.map(({ x, y, text, anchor }) => (
        <text key={`${x} ${y}`} className="chart-label" x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {layout.hitAreas.map((box, index) => (
        <rect
          key={model.points[index]?.key}
          fill="none"
          pointerEvents="all"
          onPointerDown={() => onPoint(index)}
          {...box}
        >
          <title>{model.points[index] ? formatPoint(model.points[index]) : ''}</title>
        </rect>
      ))}
    </svg>
  )
}
