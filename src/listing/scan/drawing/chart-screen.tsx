/** A chart in the place of the table: arrows walk its points, Enter narrows the list to one, T shows it as a table. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { describeFilters } from '#listing/export/print-note.tsx'
import type { ListModel } from '#listing/model.ts'
import { copyFiguresCommand } from '#listing/scan/analysis/analysis-commands.ts'
import { chartTableCommand, printChartCommand } from '#listing/scan/charts/chart-commands.ts'
import { type ChartModel, type ChartPoint, formatPoint } from '#listing/scan/charts/chart-model.ts'
import { type ChartView, createChartModel } from '#listing/scan/charts/chart-view.ts'
import { applyNarrowing, getAmountFilters, getSpanFilters, getValueFilters } from '#listing/scan/panel/narrow-list.ts'
import { ViewFrame } from '#listing/scan/view-frame.tsx'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/components/button.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import type { ChartCaption } from './chart-header.ts'
import { chartEvidenceCommand, copyChartCommand, saveChartPngCommand, saveChartSvgCommand } from './copy-commands.ts'
import { ChartOptions } from './chart-options.tsx'
import { ChartTable } from './chart-table.tsx'
import { useFocusInView } from './use-focus-in-view.ts'
import './chart.css'

interface ChartScreenProps {
  list: ListModel
  view: ChartView
  /** 'provada 12:03'. */
  proofText: string
  /** When the scan ended, ms since the epoch. */
  readAtMs: number
}

/** Filters the list to the rows of a point, or notifies that it has no filter for them. */
function narrowToPoint(
  list: ListModel,
  { data }: ChartView,
  { columnLabel }: ChartModel,
  { target }: ChartPoint,
): void {
  const filters =
    target.kind === 'days'
      ? getSpanFilters(list, target.first, target.last)
      : target.kind === 'amounts'
        ? getAmountFilters(list, target.from, target.to)
        : data.kind === 'largestGroups'
          ? getValueFilters(list.definition, data.column, target.key)
          : null
  applyNarrowing(list, columnLabel, filters)
}

function createCaption(
  list: ListModel,
  { proofText, readAtMs }: Omit<ChartScreenProps, 'list' | 'view'>,
): ChartCaption {
  const parts = [list.definition.title, describeFilters(list), `lida em ${formatDateTime(readAtMs)}`]
  return { source: parts.filter(Boolean).join(' · '), proof: capitalize(proofText) }
}

/** The view of one chart. */
export function ChartScreen({ list, view, ...scan }: ChartScreenProps) {
  const model = createChartModel(view)
  const caption = createCaption(list, scan)
  const onNarrow = (point: ChartPoint) => narrowToPoint(list, view, model, point)
  return (
    <ViewFrame
      list={list}
      title={model.title}
      region="grafico"
      actions={
        <>
          <CommandButton command={chartTableCommand} />
          {view.isTable ? (
            <CommandButton command={copyFiguresCommand} />
          ) : (
            <>
              <CommandButton command={copyChartCommand} />
              <CommandButton command={saveChartPngCommand} />
              <CommandButton command={saveChartSvgCommand} />
            </>
          )}
          <CommandButton command={printChartCommand} />
          <CommandButton command={chartEvidenceCommand} />
        </>
      }
    >
      {view.data.kind === 'timeline' && (
        <ChartOptions options={view.options} hasAmount={view.data.amount !== null} hasStatus={view.data.hasStatus} />
      )}
      {view.isTable ? (
        <ChartTable model={model} caption={caption} onNarrow={onNarrow} />
      ) : (
        <ChartFigure
          key={`${model.title} ${model.points.length}`}
          model={model}
          caption={caption}
          onNarrow={onNarrow}
        />
      )}
    </ViewFrame>
  )
}

interface ChartFigureProps {
  model: ChartModel
  caption: ChartCaption
  onNarrow: (point: ChartPoint) => void
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

/** The drawing, its cursor, and the line that says what is under it. */
function ChartFigure({ model, caption, onNarrow }: ChartFigureProps) {
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
  useFocusInView(figure)
  const setKeys = useLocalKeys<HTMLDivElement>({
    ArrowRight: () => move(1),
    ArrowDown: () => move(1),
    ArrowLeft: () => move(-1),
    ArrowUp: () => move(-1),
    Home: () => goTo(0),
    End: () => goTo(points.length - 1),
    Enter: () => (point ? onNarrow(point) : false),
  })
  const setFigure = useCallback(
    (element: HTMLDivElement | null) => {
      figure.current = element
      return setKeys(element)
    },
    [setKeys],
  )
  return (
    <div className="chart-screen">
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
          {points.length > 0 ? 'As setas percorrem os pontos, Enter filtra a lista por um deles.' : ''}
        </p>
        {point && (
          <>
            <p className="tabular-nums">{capitalize(formatPoint(point))}</p>
            <Button size="small" keys="Enter" onClick={() => onNarrow(point)}>
              {`Filtrar por ${point.label}`}
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
