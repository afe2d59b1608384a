/** The verbs on files of a whole result (reading/files/README §1); what writes and opens those comes with the first. */
import { defineCommand } from '#commands/define.ts'
import { source } from '#listing/toolbar-commands.ts'
import { onWhole } from '#listing/whole/on-whole.ts'

const files = () => import('./reading-files.ts')

export const leituraExportar = defineCommand({
  ...onWhole,
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
  run: async (_, context) => (await files()).exportWhole(source(context), 'csv'),
})

const leituraXlsx = defineCommand({
  ...onWhole,
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
  run: async (_, context) => (await files()).exportWhole(source(context), 'xlsx'),
})

export const leituraEvidencia = defineCommand({
  ...onWhole,
  region: ['leitura', 'revisar'],
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

/** The verbs on files. */
export const fileCommands = [leituraExportar, leituraXlsx, leituraEvidencia, conferir]
