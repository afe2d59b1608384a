/** The buttons that change a chart over time: its unit, what is measured, stacked by status, the period before. */
import { execute } from '#commands/command-requests.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import type { AnyCommand } from '#commands/define.ts'
import {
  chartBeforeCommand,
  chartMeasureCommand,
  chartStackCommand,
  chartUnitCommands,
} from '#listing/scan/charts/chart-commands.ts'
import type { TimelineOptions } from '#listing/scan/charts/timeline-model.ts'
import { Button } from '#ui/components/button.tsx'

interface ChartOptionsProps {
  options: TimelineOptions
  hasAmount: boolean
  hasStatus: boolean
}

/** Renders them in one row that wraps. */
export function ChartOptions({ options, hasAmount, hasStatus }: ChartOptionsProps) {
  return (
    <div className="chart-options" role="group" aria-label="Opções do gráfico">
      {chartUnitCommands.map(({ unit, command }) => (
        <Option key={unit} command={command} isOn={options.unit === unit} />
      ))}
      {hasAmount && <Option command={chartMeasureCommand} isOn={options.measure === 'sum'} />}
      {hasStatus && <Option command={chartStackCommand} isOn={options.isStacked} />}
      <Option command={chartBeforeCommand} isOn={options.hasBefore} />
    </div>
  )
}

function Option({ command, isOn }: { command: AnyCommand; isOn: boolean }) {
  const keys = useGetDisplayKey()(command)
  return (
    <Button size="small" aria-pressed={isOn} {...(keys && { keys })} onClick={() => execute(command, {}, 'ponteiro')}>
      {command.label ?? command.title}
    </Button>
  )
}
