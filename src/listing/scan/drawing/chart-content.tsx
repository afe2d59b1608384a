/** A chart as a drawing or as a table, and the buttons of its commands: the same over a list and on the dashboard. */
import { useLayoutEffect } from 'react'
import { CommandButton } from '#listing/command-button.tsx'
import { copyFiguresCommand } from '#listing/scan/analysis/analysis-commands.ts'
import { chartTableCommand, printChartCommand } from '#listing/scan/charts/chart-commands.ts'
import { type ShownChart, shownChartStore } from '#listing/scan/shown-chart.ts'
import { ChartFigure, type ChartFigureProps } from './chart-figure.tsx'
import { ChartTable } from './chart-table.tsx'
import { copyChartCommand, saveChartPngCommand, saveChartSvgCommand } from './copy-commands.ts'

interface ChartContentProps extends ChartFigureProps, Omit<ShownChart, 'title'> {}

/** Renders the chart, and gives it to its commands while it is on the screen. */
export function ChartContent({ isTable, fileName, toggleTable, ...figure }: ChartContentProps) {
  const { title, points } = figure.model
  // In the task that renders it: the command of the next key finds the chart as it is now.
  useLayoutEffect(() => {
    shownChartStore.set({ title, isTable, fileName, toggleTable })
    return () => shownChartStore.set(null)
  }, [title, isTable, fileName, toggleTable])
  return isTable ? <ChartTable {...figure} /> : <ChartFigure key={`${title} ${points.length}`} {...figure} />
}

/** The buttons of a chart's commands. */
export const ChartActions = ({ isTable }: Pick<ShownChart, 'isTable'>) => (
  <>
    <CommandButton command={chartTableCommand} />
    {isTable ? (
      <CommandButton command={copyFiguresCommand} />
    ) : (
      <>
        <CommandButton command={copyChartCommand} />
        <CommandButton command={saveChartPngCommand} />
        <CommandButton command={saveChartSvgCommand} />
      </>
    )}
    <CommandButton command={printChartCommand} />
  </>
)
