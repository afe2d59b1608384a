/**
 * The verbs of a reconciliation: what is compared, and how one goes through what differs (reading/reconcile/README §1).
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, Unchanged } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { source } from '#listing/toolbar-commands.ts'
import { onWhole } from '#listing/whole/on-whole.ts'
import { isChosen, NO_COLUMN, type ReconcileClass } from '#listing/whole/view.ts'
import { wholeReading } from '#listing/whole/whole-store.ts'

const run = () => import('./reconcile-run.ts')
const chosen = () => import('./reconcile-chosen.ts')
const failure = 'Não foi possível conciliar.'

export const leituraConciliar = defineCommand({
  ...onWhole,
  region: 'leitura',
  id: 'leitura.conciliar',
  title: 'Conciliar com uma tabela colada',
  label: 'Conciliar',
  icon: 'sincronizar',
  phrases: ['conciliar com colado', 'conciliar', 'conciliar com planilha colada', 'comparar com colado'],
  keys: ['c'],
  failure,
  run: async (_, context) => (await run()).reconcilePasted(source(context)),
})

const comArquivo = defineCommand({
  ...onWhole,
  id: 'leitura.conciliar.arquivo',
  title: 'Conciliar com um arquivo',
  icon: 'sincronizar',
  phrases: ['conciliar com arquivo', 'conciliar com planilha', 'comparar com arquivo', 'comparar com planilha'],
  failure,
  run: async (_, context) => (await run()).reconcileFile(source(context)),
})

const mudou = defineCommand({
  ...onWhole,
  id: 'leitura.mudou',
  title: 'O que mudou desde a leitura',
  icon: 'historico',
  // Typed in full, 'o que mudou desde a leitura', its first words are passed over.
  phrases: [
    'mudou desde a leitura',
    'mudanças desde a leitura',
    'diferenças desde a leitura',
    'alteração desde a leitura',
    'mudou desde a última leitura',
  ],
  failure,
  run: async (_, context) => (await run()).whatChanged(source(context)),
})

/** Keys and condition of a verb inside the view. */
const inView = {
  group: 'Tabela',
  place: 'list',
  region: 'conciliar',
  when: () => wholeReading.get()?.view?.kind === 'reconcile' || 'Nenhuma conciliação aberta',
} as const

const proxima = defineCommand({
  ...inView,
  id: 'conciliar.proxima',
  title: 'Ir para a próxima diferença',
  label: 'Próxima diferença',
  phrases: ['próxima diferença'],
  keys: ['n'],
  run: async () => (await run()).stepDifference(1),
})

const anterior = defineCommand({
  ...inView,
  id: 'conciliar.anterior',
  title: 'Ir para a diferença anterior',
  label: 'Anterior',
  phrases: ['diferença anterior'],
  keys: ['Shift+N'],
  run: async () => (await run()).stepDifference(-1),
})

const NAMES: readonly (readonly [ReconcileClass, string])[] = [
  ['different', 'diferentes'],
  ['onlyHere', 'daqui'],
  ['onlyThere', 'dali'],
  ['equal', 'iguais'],
]
const classes = NAMES.map(([of, name], at) =>
  defineCommand({
    ...inView,
    id: `conciliar.classe.${at + 1}`,
    title: `Ir para a classe dos ${name}`,
    phrases: [`classe dos ${name}`] as string[],
    keys: [String(at + 1)],
    run: async () => (await run()).goToClass(of),
  }),
)

const selecionar = defineToggle({
  ...inView,
  id: 'conciliar.selecionar',
  title: 'Selecionar a diferença, ou desmarcá-la',
  label: 'Selecionar',
  on: ['selecionar diferença'],
  off: ['desmarcar diferença'],
  keys: ['x'],
  isOn() {
    const view = wholeReading.get()?.view
    return view?.kind === 'reconcile' && isChosen(view)
  },
  turn: async () => (await chosen()).toggleDifference(),
})

export const conciliarIds = defineCommand({
  ...inView,
  id: 'conciliar.ids',
  title: 'Levar os ids selecionados, ou da classe, à paleta',
  label: 'Ids na paleta',
  icon: 'associar',
  phrases: ['ids na paleta'],
  keys: ['a p'],
  run: async () => (await chosen()).idsToPalette(),
})

export const conciliarExportar = defineCommand({
  ...inView,
  id: 'conciliar.exportar',
  title: 'Exportar as diferenças',
  label: 'Exportar diferenças',
  icon: 'baixar',
  phrases: ['exportar diferenças'],
  keys: ['a e'],
  run: async () => (await run()).exportDifferences(),
})

export const conciliarChave = defineCommand({
  ...inView,
  id: 'conciliar.chave',
  title: 'Trocar a chave da conciliação',
  label: 'Trocar a chave',
  phrases: ['trocar chave'],
  keys: ['t'],
  run: async () => (await run()).changeKey(),
})

/** Names of the other table's columns, as they are offered for one of ours. */
function theirColumns(): string[] {
  const view = wholeReading.get()?.view
  return view?.kind === 'reconcile' && view.result ? [...view.result.theirs, NO_COLUMN] : []
}

export const conciliarColuna = defineCommand({
  ...inView,
  id: 'conciliar.coluna',
  title: 'Casar uma coluna com outra de lá',
  label: 'Casar coluna',
  icon: 'colunas',
  phrases: ['casar coluna {coluna} com {outra}', 'casar {coluna} com {outra}', 'comparar coluna {coluna} com {outra}'],
  args: {
    coluna: arg.coluna('coluna daqui'),
    outra: arg.texto(`coluna de lá, ou ${NO_COLUMN}`, { suggest: theirColumns }),
  },
  failure: 'Não foi possível conciliar.',
  async run({ coluna, outra }) {
    const why = await (await run()).matchColumn(coluna, outra)
    return why === null ? undefined : new Unchanged(why)
  },
})

export const conciliarPassos = [anterior, proxima]

export const reconcileCommands: readonly AnyCommand[] = [
  leituraConciliar,
  comArquivo,
  mudou,
  // In the order in which the status line tells their keys; those of the classes stand on them.
  proxima,
  anterior,
  selecionar,
  conciliarIds,
  conciliarExportar,
  ...classes,
  conciliarChave,
  conciliarColuna,
]
