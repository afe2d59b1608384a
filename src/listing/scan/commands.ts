/** The commands on a whole result (scan/README). The first of them to run loads the code that does the work. */
import { defineCommand } from '#commands/define.ts'
import { getListSource } from '#listing/table-command-base.ts'
import { analysisCommands } from '#listing/scan/analysis/analysis-commands.ts'
import { filterCommands } from '#listing/scan/analysis/filter-commands.ts'
import { chartCommands } from '#listing/scan/charts/chart-commands.ts'
import { chartCopyCommands } from '#listing/scan/drawing/copy-commands.ts'
import { fileCommands } from '#listing/scan/files/commands.ts'
import { registerEvidenceDrop } from '#listing/scan/files/evidence-drop.ts'
import { eraseScansAtSignOut, offerStoredScans } from '#listing/scan/stored/stored-scans.ts'
import { reconcileCommands } from '#listing/scan/reconcile/reconcile-commands.ts'
import { reviewCommands } from '#listing/scan/review/review-commands.ts'
import { reopenReviewAfterReload } from '#listing/scan/review/reopen-after-reload.ts'
import { cancelScanCommand, resumeScanCommand, pauseScanCommand } from './control-commands.ts'
import { tableCommandBase } from '#listing/table-command-base.ts'

// Once per page, when the commands are loaded: without a scan in this tab none of these loads the code of scans.
eraseScansAtSignOut()
offerStoredScans()
reopenReviewAfterReload()
if (typeof document !== 'undefined') registerEvidenceDrop()

const importRunScan = () => import('./run-scan.ts')

export const scanCommand = defineCommand({
  ...tableCommandBase,
  region: 'leitura',
  whileRunning: 'joins',
  id: 'leitura.ler',
  title: 'Ler tudo',
  label: 'Reler',
  icon: 'recarregar',
  phrases: [
    'ler tudo',
    'reler',
    'ler a lista',
    'leitura integral',
    'leitura toda',
    'faltar linha',
    'veio tudo',
    'ler veio tudo',
  ],
  keys: ['l'],
  run: async (_, context) => (await importRunScan()).runScan(getListSource(context), 'once'),
})

const scanTwiceCommand = defineCommand({
  ...tableCommandBase,
  whileRunning: 'joins',
  id: 'leitura.ler.duas',
  title: 'Ler tudo duas vezes',
  icon: 'escudo',
  phrases: ['ler tudo duas vezes', 'ler tudo 2 x', 'ler tudo 2 vezes', 'ler duas vezes'],
  run: async (_, context) => (await importRunScan()).runScan(getListSource(context), 'twice'),
})

/** All commands on a whole result. */
export const scanCommands = [
  scanCommand,
  scanTwiceCommand,
  pauseScanCommand,
  resumeScanCommand,
  cancelScanCommand,
  ...fileCommands,
  ...analysisCommands,
  ...chartCommands,
  ...chartCopyCommands,
  ...filterCommands,
  ...reconcileCommands,
  ...reviewCommands,
]
