/** The same figures as a table; a name leads to its rows. */
import { useRef } from 'react'
import { formatCents } from '#lib/format/cents.ts'
import { formatInteger } from '#lib/format/money.ts'
import { formatFigures, formatMeasured } from '#listing/scan/charts/chart-model.ts'
import type { ChartFigureProps } from './chart-figure.tsx'
import { useFocusInView } from './use-focus-in-view.ts'

type ChartTableProps = Pick<ChartFigureProps, 'model' | 'caption' | 'onPoint' | 'takesFocus' | 'isEmbedded'>

/** Renders one row for each point, and one column for each series. */
export function ChartTable({ model, caption, onPoint, takesFocus = true, isEmbedded = false }: ChartTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useFocusInView(scroller, takesFocus)
  const { title, points, series, pointHeading, measure, notes } = model
  const hasCount = points.some(({ isRow }) => !isRow)
  const hasSum = points.some(({ sum }) => sum !== null)
  const hasBefore = points.some(({ before }) => before)
  const headings = [
    ...(hasCount ? ['Linhas'] : []),
    ...(hasSum ? ['Soma'] : []),
    ...series,
    ...(hasBefore ? ['Antes'] : []),
  ]
  return (
    <div
      ref={scroller}
      className="list-scroller"
      data-embedded={isEmbedded ? '' : undefined}
      tabIndex={0}
      role="group"
      aria-label={`Tabela ${title}`}
      data-scroll-target=""
    >
      <p className="px-(--gutter) py-2 text-sm text-ink-2">{[caption.proof, ...notes, caption.source].join(' · ')}</p>
      <table className="scan-table chart-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{pointHeading}</th>
            {headings.map((heading, index) => (
              <th key={`${index} ${heading}`} scope="col" data-right>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.key}>
              <th scope="row">
                <button type="button" className="bar-value" onClick={() => onPoint(point)}>
                  {point.label}
                </button>
              </th>
              {hasCount && <td data-right>{formatInteger(point.count)}</td>}
              {hasSum && <td data-right>{point.sum === null ? '–' : formatCents(point.sum)}</td>}
              {series.map((name, index) => (
                <td key={`${index} ${name}`} data-right>
                  {point.segments[index] ? formatMeasured(point.segments[index], measure) : '–'}
                </td>
              ))}
              {hasBefore && (
                <td data-right>{point.before ? `${point.before.label}: ${formatFigures(point.before)}` : '–'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
