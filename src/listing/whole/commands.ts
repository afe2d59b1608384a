/** The verbs on a whole result (src/reading/README); what does the work is fetched with the first of them. */
import { defineCommand } from '#commands/define.ts'
import { source } from '#listing/toolbar-commands.ts'
import { analysisCommands } from './analysis-commands.ts'
import { acceptDroppedPackages } from './dropped-package.ts'
import { eraseReadingsAtSignOut, offerKeptReadings } from './kept-readings.ts'
import { leituraCancelar, leituraContinuar, leituraPausar } from './hand-commands.ts'
import { reconcileCommands } from './reconcile-commands.ts'
import { reviewCommands } from './review-commands.ts'
import { onWhole } from './on-whole.ts'

eraseReadingsAtSignOut()
offerKeptReadings()
if (typeof document !== 'undefined') acceptDroppedPackages()

const reading = () => import('./run-reading.ts')
const files = () => import('./reading-files.ts')

export const leituraLer = defineCommand({
  ...onWhole,
  region: 'leitura',
  whileRunning: 'joins',
  id: 'leitura.ler',
  title: 'Ler tudo',
  label: 'Reler',
  icon: 'recarregar',
  phrases: ['ler tudo', 'reler', 'ler a lista', 'leitura integral', 'faltar linha'],
  keys: ['l'],
  run: async (_, context) => (await reading()).runReading(source(context), 'once'),
})

const lerDuas = defineCommand({
  ...onWhole,
  whileRunning: 'joins',
  id: 'leitura.ler.duas',
  title: 'Ler tudo duas vezes',
  icon: 'escudo',
  phrases: ['ler tudo duas vezes'],
  run: async (_, context) => (await reading()).runReading(source(context), 'twice'),
})

export const leituraExportar = defineCommand({
  ...onWhole,
  region: 'leitura',
  id: 'leitura.exportar',
  title: 'Exportar tudo',
  label: 'Exportar',
  icon: 'baixar',
  keys: ['e'],
  phrases: ['exportar tudo', 'exportar tudo em csv', 'arquivo com tudo'],
  failure: 'Não foi possível exportar.',
  run: async (_, context) => (await files()).exportWhole(source(context), 'csv'),
})

export const leituraXlsx = defineCommand({
  ...onWhole,
  id: 'leitura.exportar.xlsx',
  title: 'Exportar tudo em XLSX',
  icon: 'baixar',
  phrases: ['exportar tudo em xlsx', 'exportar tudo em excel', 'exportar em xlsx', 'exportar em excel'],
  failure: 'Não foi possível exportar.',
  run: async (_, context) => (await files()).exportWhole(source(context), 'xlsx'),
})

export const leituraEvidencia = defineCommand({
  ...onWhole,
  region: 'leitura',
  id: 'leitura.evidencia',
  title: 'Exportar evidência',
  label: 'Evidência',
  keys: ['v'],
  icon: 'escudo',
  phrases: ['exportar evidência'],
  failure: 'Não foi possível exportar.',
  run: async (_, context) => (await files()).exportEvidence(source(context)),
})

const conferir = defineCommand({
  group: 'Tabela',
  place: 'global',
  id: 'leitura.conferir',
  title: 'Conferir evidência',
  icon: 'certo',
  phrases: ['conferir evidência', 'conferir pacote'],
  run: async () => (await import('./check-package.ts')).chooseAndCheck(),
})

/** Every verb on a whole result. */
export const wholeCommands = [
  leituraLer,
  lerDuas,
  leituraPausar,
  leituraContinuar,
  leituraCancelar,
  leituraExportar,
  leituraXlsx,
  leituraEvidencia,
  conferir,
  ...analysisCommands,
  ...reconcileCommands,
  ...reviewCommands,
]
