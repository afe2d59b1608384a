/** The buttons that change a chart over time: its unit, what is measured, stacked by status, the period before. */
import { execute } from '#commands/command-requests.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import type { AnyCommand } from '#commands/define.ts'
import {
  chartBeforeCommand,
  chartMeasureCommand,
  chartStackCommand,
  chartUnitCommands,
  readEarlierCommand,
} from '#listing/scan/charts/chart-commands.ts'
import { canScanEarlier, type ChartData } from '#listing/scan/charts/chart-view.ts'
import type { TimelineOptions } from '#listing/scan/charts/timeline-model.ts'
import { cancelScanCommand } from '#listing/scan/control-commands.ts'
import { Button } from '#ui/components/button.tsx'

interface ChartOptionsProps {
  options: TimelineOptions
  data: Extract<ChartData, { kind: 'timeline' }>
  /** What is being read for the chart, with the per cent; null if nothing is. */
  readingText: string | null
}

/** Renders the buttons in one row that wraps. */
export function ChartOptions({ options, data, readingText }: ChartOptionsProps) {
  const { amount, hasStatus, earlier } = data
  return (
    <div className="chart-options" role="group" aria-label="Opções do gráfico">
      {chartUnitCommands.map(({ unit, command }) => (
        <Option key={unit} command={command} isOn={options.unit === unit} />
      ))}
      {amount && <Option command={chartMeasureCommand} isOn={options.measure === 'sum'} />}
      {hasStatus && <Option command={chartStackCommand} isOn={options.isStacked} />}
      <Option command={chartBeforeCommand} isOn={options.hasBefore} />
      {readingText !== null ? (
        <>
          <span className="self-center text-sm text-ink-2 tabular-nums">{readingText}</span>
          <Option command={cancelScanCommand} />
        </>
      ) : (
        earlier === null && canScanEarlier(data) && <Option command={readEarlierCommand} />
      )}
    </div>
  )
}

/** A command's button; `isOn` makes it a switch. */
function Option({ command, isOn }: { command: AnyCommand; isOn?: boolean }) {
  const keys = useGetDisplayKey()(command)
  return (
    <Button
      size="small"
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      {...(keys && { keys })}
      onClick={() => execute(command, {}, 'ponteiro')}
    >
      {command.label ?? command.title}
    </Button>
  )
}
