/**
 * The analysis commands on a whole result: sums, groups, description, sample, exceptions (scan/aggregates/README §1).
 */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { getListSource, whenTable } from '#listing/table-command-base.ts'
import { scanCommandBase } from '#listing/scan/scan-command-base.ts'
import { shownChartStore } from '#listing/scan/shown-chart.ts'
import type { AnyList } from '#listing/define.ts'
import type { DatePart } from './analyse.ts'

const importAnalyse = () => import('./analyse.ts')
const panelCommandBase = { ...scanCommandBase, region: 'leitura' } as const
const failureText = 'Não foi possível ler as páginas guardadas.'

const datePartArg = arg.optional(
  arg.choice('parte da data', [
    { value: 'day', label: 'dia' },
    { value: 'month', label: 'mês', words: ['mes'] },
    { value: 'hour', label: 'hora' },
  ]),
)
const parseDatePart = (value: string | undefined): DatePart | undefined =>
  value === 'day' || value === 'month' || value === 'hour' ? value : undefined

/** Why this column, or without `field` the list, has no sum; null if it has one. */
function getNoSumReason({ columns }: AnyList, field: string | undefined): string | null {
  const column = columns.find((candidate) =>
    field === undefined ? candidate.format === 'money' : candidate.field === field,
  )
  if (!column) return 'Esta lista não tem coluna de valor'
  return column.format === 'money' ? null : `${column.label} não é um valor: experimente 'contar por' ou 'descrever'`
}

const sumCommand = defineCommand({
  ...scanCommandBase,
  id: 'leitura.somar',
  title: 'Somar uma coluna do filtro inteiro',
  label: 'Somar',
  phrases: [
    'somar {coluna}',
    'somar {coluna} por {grupo}',
    'somar {coluna} por {parte}',
    'totais',
    'totais por {grupo}',
    'totais por {parte}',
    'total por {grupo}',
    'média',
    'média {coluna}',
  ],
  args: { coluna: arg.optional(arg.column()), grupo: arg.optional(arg.column('por qual coluna')), parte: datePartArg },
  when: whenTable((_list, { coluna }, context) => getNoSumReason(getListSource(context).definition, coluna) ?? true),
  failure: failureText,
  run: async ({ coluna, grupo, parte }, context) =>
    (await importAnalyse()).sumColumn(getListSource(context), coluna, { field: grupo, part: parseDatePart(parte) }),
})

const countCommand = defineCommand({
  ...scanCommandBase,
  id: 'leitura.contar',
  title: 'Contar as linhas do filtro inteiro por',
  label: 'Contar',
  phrases: [
    'contar por {coluna}',
    'contar por {parte}',
    'contar linhas por {coluna}',
    'agrupar por {coluna}',
    'quantos por {coluna}',
    'quantos por {parte}',
    'quantos são',
  ],
  args: { coluna: arg.optional(arg.column()), parte: datePartArg },
  failure: failureText,
  run: async ({ coluna, parte }, context) =>
    (await importAnalyse()).countRows(getListSource(context), { field: coluna, part: parseDatePart(parte) }),
})

export const describeCommand = defineCommand({
  ...panelCommandBase,
  id: 'leitura.descrever',
  title: 'Descrever uma coluna',
  label: 'Descrever',
  icon: 'ver',
  phrases: ['descrever {coluna}', 'descrever coluna {coluna}', 'mediana {coluna}', 'distribuir {coluna}'],
  args: { coluna: arg.column() },
  keys: ['d'],
  failure: failureText,
  run: async ({ coluna }, context) => (await importAnalyse()).describeColumnValues(getListSource(context), coluna),
})

export const sampleCommand = defineCommand({
  ...panelCommandBase,
  id: 'leitura.amostra',
  title: 'Sortear uma amostra',
  label: 'Amostra',
  icon: 'pacote',
  phrases: [
    'amostra {n}',
    'amostra {n} {modo}',
    'amostra {n} {modo} semente {texto}',
    'sortear {n} {modo}',
    'aleatórias {n}',
    'sortear {n} {modo} semente {texto}',
    'separar amostra {n}',
    'sortear amostra {n}',
  ],
  args: {
    n: arg.integer('registros da amostra', {
      min: 1,
      choices: ['30', '60', '100'].map((value) => ({ value, label: value })),
    }),
    texto: arg.optional(arg.freeText('semente', { isVerbatim: true })),
    modo: arg.optional(arg.choice('modo', [{ value: 'valor', label: 'por valor' }])),
  },
  keys: ['a'],
  failure: failureText,
  run: async ({ n, texto, modo }, context) =>
    (await importAnalyse()).takeSample(getListSource(context), { count: n, seed: texto, byValue: modo === 'valor' }),
})

export const exceptionsCommand = defineCommand({
  ...panelCommandBase,
  id: 'leitura.excecoes',
  title: 'Procurar exceções',
  label: 'Exceções',
  icon: 'alerta',
  phrases: [
    'exceções',
    'procurar exceções',
    'procurar pagamentos em duplicidade',
    'pago em dobro',
    'pago duas vezes',
    'fora do padrão',
    'fogem do normal',
  ],
  keys: ['x'],
  failure: failureText,
  run: async (_, context) => (await importAnalyse()).findExceptions(getListSource(context)),
})

const periodCommandBase = {
  ...scanCommandBase,
  icon: 'historico',
  when: whenTable((_list, _values, context) => {
    const { filters, title } = getListSource(context).definition
    return filters?.some((field) => field.type === 'datetime') || `${title} não filtra por data`
  }),
  failure: failureText,
} as const
const importComparePeriods = () => import('./compare-periods.ts')

const comparePeriodCommand = defineCommand({
  ...periodCommandBase,
  id: 'leitura.periodo',
  title: 'Comparar com outro período',
  phrases: ['comparar com {periodo}'],
  args: { periodo: arg.period('período a comparar') },
  run: async ({ periodo: other }, context) =>
    (await importComparePeriods()).comparePeriods(getListSource(context), other),
})

const comparePreviousCommand = defineCommand({
  ...periodCommandBase,
  id: 'leitura.anterior',
  title: 'Comparar com um período anterior',
  phrases: ['comparar com {anterior}'],
  args: {
    anterior: arg.choice('período anterior', [
      { value: '0', label: 'período anterior', words: ['periodo passado'] },
      { value: '1', label: 'mesmo período do mês anterior', words: ['mesmo periodo do mes passado'] },
      { value: '12', label: 'mesmo período do ano anterior', words: ['mesmo periodo do ano passado'] },
    ]),
  },
  run: async ({ anterior: months }, context) =>
    (await importComparePeriods()).comparePeriods(getListSource(context), Number(months)),
})

export const copyFiguresCommand = defineCommand({
  ...panelCommandBase,
  scope: 'global',
  region: ['leitura', 'periodos', 'grafico'],
  // The dashboard has no list and may have a chart.
  when: (context) => shownChartStore.get()?.isTable === true || panelCommandBase.when(context),
  id: 'leitura.copiar',
  title: 'Copiar os números da leitura',
  label: 'Copiar números',
  icon: 'copiar',
  phrases: ['copiar números da leitura'],
  keys: ['Shift+Y'],
  run: async () => (await import('./copy-figures.ts')).copyFigures(),
})

export const analysisCommands = [
  sumCommand,
  countCommand,
  describeCommand,
  sampleCommand,
  exceptionsCommand,
  comparePeriodCommand,
  comparePreviousCommand,
  copyFiguresCommand,
]
