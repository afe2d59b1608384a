/**
 * The commands of a reconciliation: starting a comparison, and moving through its differences (scan/reconcile/README
 * §1).
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, UnchangedResult } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { getListSource } from '#listing/table-command-base.ts'
import { scanCommandBase } from '#listing/scan/scan-command-base.ts'
import { isCurrentSelected, NO_COLUMN, type ReconcileClass } from '#listing/scan/scan-view.ts'
import { scanStore } from '#listing/scan/scan-store.ts'

const importReconcileRun = () => import('./run-reconcile.ts')
const importSelection = () => import('./reconcile-selection.ts')
const failureText = 'Não foi possível conciliar.'

export const reconcilePastedCommand = defineCommand({
  ...scanCommandBase,
  region: 'leitura',
  id: 'leitura.conciliar',
  title: 'Conciliar com uma tabela colada',
  label: 'Conciliar',
  icon: 'sincronizar',
  phrases: ['conciliar com colado', 'conciliar', 'conciliar com planilha colada', 'comparar com colado'],
  keys: ['c'],
  failure: failureText,
  run: async (_, context) => (await importReconcileRun()).reconcilePasted(getListSource(context)),
})

const reconcileFileCommand = defineCommand({
  ...scanCommandBase,
  id: 'leitura.conciliar.arquivo',
  title: 'Conciliar com um arquivo',
  icon: 'sincronizar',
  phrases: ['conciliar com arquivo', 'conciliar com planilha', 'comparar com arquivo', 'comparar com planilha'],
  failure: failureText,
  run: async (_, context) => (await importReconcileRun()).reconcileFile(getListSource(context)),
})

const changedSinceScanCommand = defineCommand({
  ...scanCommandBase,
  id: 'leitura.mudou',
  title: 'O que mudou desde a leitura',
  icon: 'historico',
  // In the full sentence 'o que mudou desde a leitura' the first two words are ignored.
  phrases: [
    'mudou desde a leitura',
    'mudanças desde a leitura',
    'diferenças desde a leitura',
    'alteração desde a leitura',
    'mudou desde a última leitura',
  ],
  failure: failureText,
  run: async (_, context) => (await importReconcileRun()).compareWithStoredScan(getListSource(context)),
})

/** Region and condition of commands inside the view. */
const reconcileCommandBase = {
  group: 'Tabela',
  scope: 'list',
  region: 'conciliar',
  when: () => scanStore.get()?.view?.kind === 'reconcile' || 'Nenhuma conciliação aberta',
} as const

const nextDifferenceCommand = defineCommand({
  ...reconcileCommandBase,
  id: 'conciliar.proxima',
  title: 'Ir para a próxima diferença',
  label: 'Próxima diferença',
  phrases: ['próxima diferença'],
  keys: ['n'],
  run: async () => (await importReconcileRun()).stepDifference(1),
})

const previousDifferenceCommand = defineCommand({
  ...reconcileCommandBase,
  id: 'conciliar.anterior',
  title: 'Ir para a diferença anterior',
  label: 'Anterior',
  phrases: ['diferença anterior'],
  keys: ['Shift+N'],
  run: async () => (await importReconcileRun()).stepDifference(-1),
})

const CLASS_NAMES: readonly (readonly [ReconcileClass, string])[] = [
  ['different', 'diferentes'],
  ['onlyHere', 'daqui'],
  ['onlyThere', 'dali'],
  ['equal', 'iguais'],
]
const classCommands = CLASS_NAMES.map(([differenceClass, name], index) =>
  defineCommand({
    ...reconcileCommandBase,
    id: `conciliar.classe.${index + 1}`,
    title: `Ir para a classe dos ${name}`,
    phrases: [`classe dos ${name}`] as string[],
    keys: [String(index + 1)],
    run: async () => (await importReconcileRun()).goToClass(differenceClass),
  }),
)

const selectDifferenceCommand = defineToggle({
  ...reconcileCommandBase,
  id: 'conciliar.selecionar',
  title: 'Selecionar a diferença, ou desmarcá-la',
  label: 'Selecionar',
  onPhrases: ['selecionar diferença'],
  offPhrases: ['desmarcar diferença'],
  keys: ['x'],
  isOn() {
    const view = scanStore.get()?.view
    return view?.kind === 'reconcile' && isCurrentSelected(view)
  },
  setState: async () => (await importSelection()).toggleDifference(),
})

export const idsToPaletteCommand = defineCommand({
  ...reconcileCommandBase,
  id: 'conciliar.ids',
  title: 'Levar os ids selecionados, ou da classe, à paleta',
  label: 'Ids na paleta',
  icon: 'associar',
  phrases: ['ids na paleta'],
  keys: ['a p'],
  run: async () => (await importSelection()).openPaletteWithIds(),
})

export const exportDifferencesCommand = defineCommand({
  ...reconcileCommandBase,
  id: 'conciliar.exportar',
  title: 'Exportar as diferenças',
  label: 'Exportar diferenças',
  icon: 'baixar',
  phrases: ['exportar diferenças'],
  keys: ['a e'],
  run: async () => (await importReconcileRun()).exportDifferences(),
})

export const changeKeyCommand = defineCommand({
  ...reconcileCommandBase,
  id: 'conciliar.chave',
  title: 'Trocar a chave da conciliação',
  label: 'Trocar a chave',
  phrases: ['trocar chave'],
  keys: ['t'],
  run: async () => (await importReconcileRun()).useNextKey(),
})

/** Names of the other table's columns, as suggestions for one of ours. */
function theirColumns(): string[] {
  const view = scanStore.get()?.view
  return view?.kind === 'reconcile' && view.result ? [...view.result.theirs, NO_COLUMN] : []
}

export const matchColumnCommand = defineCommand({
  ...reconcileCommandBase,
  id: 'conciliar.coluna',
  title: 'Casar uma coluna com outra de lá',
  label: 'Casar coluna',
  icon: 'colunas',
  phrases: ['casar coluna {coluna} com {outra}', 'casar {coluna} com {outra}', 'comparar coluna {coluna} com {outra}'],
  args: {
    coluna: arg.column('coluna daqui'),
    outra: arg.freeText(`coluna de lá, ou ${NO_COLUMN}`, { getSuggestions: theirColumns }),
  },
  failure: 'Não foi possível conciliar.',
  async run({ coluna, outra }) {
    const reason = await (await importReconcileRun()).matchColumn(coluna, outra)
    return reason === null ? undefined : new UnchangedResult(reason)
  },
})

export const differenceStepCommands = [previousDifferenceCommand, nextDifferenceCommand]

export const reconcileCommands: readonly AnyCommand[] = [
  reconcilePastedCommand,
  reconcileFileCommand,
  changedSinceScanCommand,
  // In the order in which the status line lists their keys; the class buttons show their own keys.
  nextDifferenceCommand,
  previousDifferenceCommand,
  selectDifferenceCommand,
  idsToPaletteCommand,
  exportDifferencesCommand,
  ...classCommands,
  changeKeyCommand,
  matchColumnCommand,
]
