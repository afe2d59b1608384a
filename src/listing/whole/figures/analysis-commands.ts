/** The verbs that look at a whole result: sums, groups, description, sample, exceptions (reading/folds/README §1). */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { source, whenTable } from '#listing/toolbar-commands.ts'
import { onWhole } from '#listing/whole/on-whole.ts'
import type { AnyList } from '#listing/define.ts'
import type { DatePart } from './analyse.ts'

const analyse = () => import('./analyse.ts')
const inPanel = { ...onWhole, region: 'leitura' } as const
const failure = 'Não foi possível ler as páginas guardadas.'

const part = arg.optional(
  arg.escolha('parte da data', [
    { value: 'day', label: 'dia' },
    { value: 'month', label: 'mês', words: ['mes'] },
    { value: 'hour', label: 'hora' },
  ]),
)
const partOf = (value: string | undefined): DatePart | undefined =>
  value === 'day' || value === 'month' || value === 'hour' ? value : undefined

/** Why this column, or the list where none is named, has no sum; null where it has one. */
function whyNoSum({ columns }: AnyList, field: string | undefined): string | null {
  const column = columns.find((each) => (field === undefined ? each.format === 'money' : each.field === field))
  if (!column) return 'Esta lista não tem coluna de valor'
  return column.format === 'money' ? null : `${column.label} não é um valor: experimente 'contar por' ou 'descrever'`
}

const somar = defineCommand({
  ...onWhole,
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
  args: { coluna: arg.optional(arg.coluna()), grupo: arg.optional(arg.coluna('por qual coluna')), parte: part },
  when: whenTable((_list, { coluna }, context) => whyNoSum(source(context).definition, coluna) ?? true),
  failure,
  run: async ({ coluna, grupo, parte }, context) =>
    (await analyse()).sum(source(context), coluna, { field: grupo, part: partOf(parte) }),
})

const contar = defineCommand({
  ...onWhole,
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
  args: { coluna: arg.optional(arg.coluna()), parte: part },
  failure,
  run: async ({ coluna, parte }, context) =>
    (await analyse()).count(source(context), { field: coluna, part: partOf(parte) }),
})

export const leituraDescrever = defineCommand({
  ...inPanel,
  id: 'leitura.descrever',
  title: 'Descrever uma coluna',
  label: 'Descrever',
  icon: 'ver',
  phrases: ['descrever {coluna}', 'descrever coluna {coluna}', 'mediana {coluna}', 'distribuir {coluna}'],
  args: { coluna: arg.coluna() },
  keys: ['d'],
  failure,
  run: async ({ coluna }, context) => (await analyse()).describe(source(context), coluna),
})

export const leituraAmostra = defineCommand({
  ...inPanel,
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
    n: arg.n('registros da amostra', {
      min: 1,
      choices: ['30', '60', '100'].map((value) => ({ value, label: value })),
    }),
    texto: arg.optional(arg.texto('semente', { given: true })),
    modo: arg.optional(arg.escolha('modo', [{ value: 'valor', label: 'por valor' }])),
  },
  keys: ['a'],
  failure,
  run: async ({ n, texto, modo }, context) =>
    (await analyse()).takeSample(source(context), { count: n, seed: texto, byValue: modo === 'valor' }),
})

export const leituraExcecoes = defineCommand({
  ...inPanel,
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
  failure,
  run: async (_, context) => (await analyse()).findExceptions(source(context)),
})

const onPeriod = {
  ...onWhole,
  icon: 'historico',
  when: whenTable((_list, _values, context) => {
    const { filters, title } = source(context).definition
    return filters?.some((field) => field.type === 'datetime') || `${title} não filtra por data`
  }),
  failure,
} as const
const comparison = () => import('./compare-periods.ts')

const periodo = defineCommand({
  ...onPeriod,
  id: 'leitura.periodo',
  title: 'Comparar com outro período',
  phrases: ['comparar com {periodo}'],
  args: { periodo: arg.periodo('período a comparar') },
  run: async ({ periodo: other }, context) => (await comparison()).comparePeriods(source(context), other),
})

const anterior = defineCommand({
  ...onPeriod,
  id: 'leitura.anterior',
  title: 'Comparar com um período anterior',
  phrases: ['comparar com {anterior}'],
  args: {
    anterior: arg.escolha('período anterior', [
      { value: '0', label: 'período anterior', words: ['periodo passado'] },
      { value: '1', label: 'mesmo período do mês anterior', words: ['mesmo periodo do mes passado'] },
      { value: '12', label: 'mesmo período do ano anterior', words: ['mesmo periodo do ano passado'] },
    ]),
  },
  run: async ({ anterior: months }, context) => (await comparison()).comparePeriods(source(context), Number(months)),
})

export const leituraCopiar = defineCommand({
  ...inPanel,
  region: ['leitura', 'periodos'],
  id: 'leitura.copiar',
  title: 'Copiar os números da leitura',
  label: 'Copiar números',
  icon: 'copiar',
  phrases: ['copiar números da leitura'],
  keys: ['Shift+Y'],
  run: async () => (await import('./copy-figures.ts')).copyFigures(),
})

export const analysisCommands = [
  somar,
  contar,
  leituraDescrever,
  leituraAmostra,
  leituraExcecoes,
  periodo,
  anterior,
  leituraCopiar,
]
