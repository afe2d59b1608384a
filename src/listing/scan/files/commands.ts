/**
 * The commands on files of a whole result (scan/files/README §1). The first of them to run loads the code that writes
 * and opens files.
 */
import { defineCommand } from '#commands/define.ts'
import { getListSource } from '#listing/table-command-base.ts'
import { scanCommandBase } from '#listing/scan/scan-command-base.ts'

const importScanFiles = () => import('./scan-files.ts')

export const exportAllCommand = defineCommand({
  ...scanCommandBase,
  region: 'leitura',
  id: 'leitura.exportar',
  title: 'Exportar tudo',
  label: 'Exportar',
  icon: 'baixar',
  keys: ['e'],
  phrases: [
    'exportar tudo',
    'exportar tudo em csv',
    'arquivo com tudo',
    'exportar tudo em planilha',
    'exportar todas as linhas',
  ],
  failure: 'Não foi possível exportar.',
  run: async (_, context) => (await importScanFiles()).exportScan(getListSource(context), 'csv'),
})

const exportXlsxCommand = defineCommand({
  ...scanCommandBase,
  id: 'leitura.exportar.xlsx',
  title: 'Exportar tudo em XLSX',
  icon: 'baixar',
  phrases: [
    'exportar tudo em xlsx',
    'exportar tudo em excel',
    'exportar em xlsx',
    'exportar em excel',
    'exportar todas as linhas em excel',
  ],
  failure: 'Não foi possível exportar.',
  run: async (_, context) => (await importScanFiles()).exportScan(getListSource(context), 'xlsx'),
})

export const exportEvidenceCommand = defineCommand({
  ...scanCommandBase,
  region: ['leitura', 'revisar'],
  id: 'leitura.evidencia',
  title: 'Exportar evidência',
  label: 'Evidência',
  keys: ['v'],
  icon: 'escudo',
  phrases: ['exportar evidência'],
  failure: 'Não foi possível exportar.',
  run: async (_, context) => (await importScanFiles()).exportEvidence(getListSource(context)),
})

const checkPackageCommand = defineCommand({
  group: 'Tabela',
  scope: 'global',
  id: 'leitura.conferir',
  title: 'Conferir evidência',
  icon: 'certo',
  phrases: ['conferir evidência', 'conferir pacote'],
  run: async () => (await import('./check-package.ts')).choosePackageAndCheck(),
})

/** The commands on files. */
export const fileCommands = [exportAllCommand, exportXlsxCommand, exportEvidenceCommand, checkPackageCommand]
