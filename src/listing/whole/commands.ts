/** The verbs on a whole result (reading/README); what does the work is fetched with the first of them. */
import { defineCommand } from '#commands/define.ts'
import { source } from '#listing/toolbar-commands.ts'
import { analysisCommands } from '#listing/whole/figures/analysis-commands.ts'
import { fileCommands } from '#listing/whole/files/commands.ts'
import { acceptDroppedPackages } from '#listing/whole/files/dropped-package.ts'
import { eraseReadingsAtSignOut, offerKeptReadings } from '#listing/whole/kept/kept-readings.ts'
import { reconcileCommands } from '#listing/whole/reconcile/reconcile-commands.ts'
import { reviewCommands } from '#listing/whole/review/review-commands.ts'
import { reopenReviewInTab } from '#listing/whole/review/after-reload.ts'
import { leituraCancelar, leituraContinuar, leituraPausar } from './hand-commands.ts'
import { onWhole } from './on-whole.ts'

eraseReadingsAtSignOut()
offerKeptReadings()
reopenReviewInTab()
if (typeof document !== 'undefined') acceptDroppedPackages()

const reading = () => import('./run-reading.ts')

export const leituraLer = defineCommand({
  ...onWhole,
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
  run: async (_, context) => (await reading()).runReading(source(context), 'once'),
})

const lerDuas = defineCommand({
  ...onWhole,
  whileRunning: 'joins',
  id: 'leitura.ler.duas',
  title: 'Ler tudo duas vezes',
  icon: 'escudo',
  phrases: ['ler tudo duas vezes', 'ler tudo 2 x', 'ler tudo 2 vezes', 'ler duas vezes'],
  run: async (_, context) => (await reading()).runReading(source(context), 'twice'),
})

/** Every verb on a whole result. */
export const wholeCommands = [
  leituraLer,
  lerDuas,
  leituraPausar,
  leituraContinuar,
  leituraCancelar,
  ...fileCommands,
  ...analysisCommands,
  ...reconcileCommands,
  ...reviewCommands,
]
