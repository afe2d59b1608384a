/** The drawing of a chart with its cursor: arrows walk its points, each is spoken, Enter opens the rows of one. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { capitalize } from '#lib/format/capitalize.ts'
import { type ChartModel, type ChartPoint, formatPoint } from '#listing/scan/charts/chart-model.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/components/button.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import type { ChartCaption } from './chart-header.ts'
import { useFocusInView } from './use-focus-in-view.ts'
import './chart.css'

/** A chart with what its keys do. */
export interface ChartFigureProps {
  model: ChartModel
  caption: ChartCaption
  /** What the keys do, below the chart until a point is under the cursor. */
  help: string
  /** What Enter does with a point: 'Filtrar por 12/10'. */
  formatAction: (point: ChartPoint) => string
  /** Called on Enter, or by the button. */
  onPoint: (point: ChartPoint) => void
  /** False if the chart must not take the focus when it appears. */
  takesFocus?: boolean
  /** A part of a screen, which scrolls with it. */
  isEmbedded?: boolean
}

/** Before it is measured. */
const INITIAL_WIDTH = 640

/** The width of an element in px, kept up to date. */
function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [width, setWidth] = useState(INITIAL_WIDTH)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setWidth(Math.max(240, Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [setElement, width]
}

/** The drawing, its cursor, and the line that says what is under it. Arrows walk its points, and each is spoken. */
export function ChartFigure({
  model,
  caption,
  help,
  formatAction,
  onPoint,
  takesFocus = true,
  isEmbedded = false,
}: ChartFigureProps) {
  const { points } = model
  const [current, setCurrent] = useState<number | null>(null)
  const [setWidthElement, width] = useWidth()
  const figure = useRef<HTMLDivElement | null>(null)
  const goTo = (index: number) => {
    const point = points[index]
    if (!point) return
    setCurrent(index)
    announce(formatPoint(point))
  }
  const move = (step: number) =>
    goTo(
      current === null ? (step > 0 ? 0 : points.length - 1) : Math.min(points.length - 1, Math.max(0, current + step)),
    )
  const point = current === null ? undefined : points[current]
  useFocusInView(figure, takesFocus)
  const setKeys = useLocalKeys<HTMLDivElement>({
    ArrowRight: () => move(1),
    ArrowDown: () => move(1),
    ArrowLeft: () => move(-1),
    ArrowUp: () => move(-1),
    Home: () => goTo(0),
    End: () => goTo(points.length - 1),
    Enter: () => (point ? onPoint(point) : false),
  })
  const setFigure = useCallback(
    (element: HTMLDivElement | null) => {
      figure.current = element
      return setKeys(element)
    },
    [setKeys],
  )
  return (
    <div className="chart-screen" data-embedded={isEmbedded ? '' : undefined}>
      {/* Its keys are those of a widget; a role of its own would hide the description from screen readers. */}
      <div
        ref={setFigure}
        className="chart-figure"
        tabIndex={0}
        role="group"
        aria-label={`Gráfico ${model.title}`}
        aria-describedby="chart-help"
        data-scroll-target=""
        data-chart=""
      >
        <div ref={setWidthElement}>
          {points.length === 0 ? (
            <EmptyChart model={model} caption={caption} />
          ) : (
            <ChartDrawing
              {...{ model, caption, width, current }}
              onPoint={(index) => {
                figure.current?.focus()
                goTo(index)
              }}
            />
          )}
        </div>
      </div>
      <div className="chart-reading">
        <p id="chart-help" className={point ? 'sr-only' : ''}>
          {points.length > 0 ? help : ''}
        </p>
        {point && (
          <>
            <p className="tabular-nums">{capitalize(formatPoint(point))}</p>
            <Button size="small" keys="Enter" onClick={() => onPoint(point)}>
              {formatAction(point)}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** A result without rows has a text and its verdict, and nothing drawn. */
const EmptyChart = ({ model, caption }: Pick<ChartFigureProps, 'model' | 'caption'>) => (
  <p className="py-6 text-sm text-ink-2">
    {[`${model.title}: nada a mostrar`, caption.proof, ...model.notes].join(' · ')}
  </p>
)
