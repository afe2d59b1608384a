/** A chart in the place of the table: Enter narrows the list to a point, T shows it as a table. */
import { capitalize } from '#lib/format/capitalize.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { describeFilters } from '#listing/export/print-note.tsx'
import type { ListModel } from '#listing/model.ts'
import { copyFiguresCommand } from '#listing/scan/analysis/analysis-commands.ts'
import { chartTableCommand, printChartCommand } from '#listing/scan/charts/chart-commands.ts'
import type { ChartModel, ChartPoint } from '#listing/scan/charts/chart-model.ts'
import { type ChartView, createChartModel } from '#listing/scan/charts/chart-view.ts'
import { applyNarrowing, getAmountFilters, getSpanFilters, getValueFilters } from '#listing/scan/panel/narrow-list.ts'
import { ViewFrame } from '#listing/scan/view-frame.tsx'
import { ChartFigure } from './chart-figure.tsx'
import type { ChartCaption } from './chart-header.ts'
import { chartEvidenceCommand, copyChartCommand, saveChartPngCommand, saveChartSvgCommand } from './copy-commands.ts'
import { ChartOptions } from './chart-options.tsx'
import { ChartTable } from './chart-table.tsx'

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
          help="As setas percorrem os pontos, Enter filtra a lista por um deles."
          formatAction={({ label }) => `Filtrar por ${label}`}
          onPoint={onNarrow}
        />
      )}
    </ViewFrame>
  )
}
