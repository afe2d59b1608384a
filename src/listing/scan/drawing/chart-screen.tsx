/** A chart in the place of the table: Enter shows the rows of a point, T shows it as a table. */
import { capitalize } from '#lib/format/capitalize.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { toSlug } from '#lib/format/to-slug.ts'
import { CommandButton } from '#listing/command-button.tsx'
import { describeFilters } from '#listing/export/print-note.tsx'
import type { ListModel } from '#listing/model.ts'
import { changeChart } from '#listing/scan/charts/change-chart.ts'
import { type ChartView, createChartModel } from '#listing/scan/charts/chart-view.ts'
import { getFileBaseName } from '#listing/scan/files/scan-files.ts'
import { ViewFrame } from '#listing/scan/view-frame.tsx'
import { ChartActions, ChartContent } from './chart-content.tsx'
import type { ChartCaption } from './chart-header.ts'
import { chartEvidenceCommand } from './copy-commands.ts'
import { ChartOptions } from './chart-options.tsx'
import { formatPointAction, openPoint } from './open-point.ts'

interface ChartScreenProps {
  list: ListModel
  view: ChartView
  /** 'provada 12:03'. */
  proofText: string
  /** The end of the names of its files; '' for a verified scan. */
  fileSuffix: string
  /** What is being read for the chart, with the per cent; null if nothing is. */
  readingText: string | null
  /** When the scan ended, ms since the epoch. */
  readAtMs: number
}

function createCaption(
  list: ListModel,
  { proofText, readAtMs }: Pick<ChartScreenProps, 'proofText' | 'readAtMs'>,
): ChartCaption {
  const parts = [list.definition.title, describeFilters(list), `lida em ${formatDateTime(readAtMs)}`]
  return { source: parts.filter(Boolean).join(' · '), proof: capitalize(proofText) }
}

const toggleTable = () => changeChart(({ isTable }) => ({ isTable: !isTable }))

/** The view of one chart. */
export function ChartScreen({ list, view, fileSuffix, readingText, ...scan }: ChartScreenProps) {
  const model = createChartModel(view)
  const caption = createCaption(list, scan)
  const fileName = `${getFileBaseName(list)}-${toSlug(model.title)}${fileSuffix}`
  return (
    <ViewFrame
      list={list}
      title={model.title}
      region="grafico"
      actions={
        <>
          <ChartActions isTable={view.isTable} />
          <CommandButton command={chartEvidenceCommand} />
        </>
      }
    >
      {view.data.kind === 'timeline' && (
        <ChartOptions options={view.options} data={view.data} readingText={readingText} />
      )}
      <ChartContent
        model={model}
        caption={caption}
        isTable={view.isTable}
        fileName={fileName}
        toggleTable={toggleTable}
        help="As setas percorrem os pontos, Enter mostra as linhas de um deles."
        formatAction={(point) => formatPointAction(list, view.data, point)}
        onPoint={(point) => openPoint(list, view.data, model.columnLabel, point)}
      />
    </ViewFrame>
  )
}
