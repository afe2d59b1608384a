/** Buttons for the commands on a scan with an outcome, in two columns, each with its key. */
import { CommandButton } from '#listing/command-button.tsx'
import { scanCommand } from '#listing/scan/commands.ts'
import { exportEvidenceCommand, exportAllCommand } from '#listing/scan/files/commands.ts'
import { sampleCommand, describeCommand, exceptionsCommand } from '#listing/scan/analysis/analysis-commands.ts'
import { distributionCommand, largestCommand, timelineCommand } from '#listing/scan/charts/chart-commands.ts'
import { filterScanCommand } from '#listing/scan/analysis/filter-commands.ts'
import { reconcilePastedCommand } from '#listing/scan/reconcile/reconcile-commands.ts'
import { reviewCommand } from '#listing/scan/review/review-commands.ts'

const PANEL_COMMANDS = [
  exportAllCommand,
  exportEvidenceCommand,
  describeCommand,
  reconcilePastedCommand,
  sampleCommand,
  exceptionsCommand,
  filterScanCommand,
  timelineCommand,
  distributionCommand,
  largestCommand,
  reviewCommand,
  scanCommand,
]

/** The buttons in the order of the panel, row by row. */
export const PanelActions = () => (
  <div className="scan-actions" role="group" aria-label="Ações da leitura">
    {PANEL_COMMANDS.map((command) => (
      <CommandButton key={command.id} command={command} variant="ghost" />
    ))}
  </div>
)
