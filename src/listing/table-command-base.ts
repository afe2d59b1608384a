/** The table commands that have a button, and what all table commands share. This file loads with the first list. */
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { type ListHandle, NO_FILTERS_REASON } from '#commands/screen.ts'
import type { ListModel } from './model.ts'
import { type ListSource, getSource } from './list-source.ts'

/** Describes why the pages of a list that was not loaded are unknown. */
export const getNotLoadedReason = (failed: boolean): string =>
  failed ? 'A lista não foi carregada' : 'Nada foi pedido ainda'

/** Describes why nobody knows how many pages a list has; null if the number is known. */
export function getUnknownTotalReason({
  getTotals,
  hasFailed,
}: Pick<ListHandle, 'getTotals' | 'hasFailed'>): string | null {
  const totals = getTotals()
  if (totals === null) return 'A lista ainda não respondeu'
  return totals.isUnknown ? getNotLoadedReason(hasFailed()) : null
}

const NO_TABLE_REASON = 'Esta tela não tem tabela'
/** Makes the condition of a command that depends on the table. Without a table the reason is that there is none. */
export const whenTable =
  <Values>(condition: (list: ListHandle, values: Values, context: CommandContext) => true | string) =>
  (context: CommandContext, values: Values): true | string =>
    context.screen.list ? condition(context.screen.list, values, context) : NO_TABLE_REASON
/** True if the screen has a table; else the reason. */
export const hasTable = ({ screen }: CommandContext): true | string => screen.list !== null || NO_TABLE_REASON
/** Group, scope and condition of a command on the whole table. */
export const tableCommandBase = { group: 'Tabela', scope: 'list', when: hasTable } as const
/** The same for a command on the list's filters. */
export const filterCommandBase = {
  ...tableCommandBase,
  when: whenTable((list) => list.hasFilters || (list.noFiltersReason ?? NO_FILTERS_REASON)),
} as const
/** The same for a command that needs the total. Its key waits for the first response (commands/keys/README §2a). */
export const countedCommandBase = {
  ...tableCommandBase,
  when: whenTable((list) => getUnknownTotalReason(list) ?? true),
} as const
/** The same for a command on the row under the cursor. */
export const rowCommandBase = { group: 'Tabela', scope: 'row', when: hasTable } as const

/** Returns the handle of the list on the screen. Throws if there is none, which `when` has checked before. */
export function getListHandle({ screen }: CommandContext): ListHandle {
  if (!screen.list) throw new Error(NO_TABLE_REASON)
  return screen.list
}

/** Returns the source of the list on the screen, for code that goes on after the list was drawn. */
export const getListSource = (context: CommandContext): ListSource => getSource(getListHandle(context))

/** Returns the model of the list on the screen as it was last drawn. */
export const getListModel = (context: CommandContext): ListModel => getListSource(context).getModel()

export const reloadCommand = defineCommand({
  ...tableCommandBase,
  id: 'tabela.recarregar',
  title: 'Recarregar',
  icon: 'recarregar',
  phrases: ['recarregar', 'recarregar lista', 'recarregar tela'],
  keys: ['r'],
  run: (_, context) => getListHandle(context).reload(),
})

export const exportCsvCommand = defineCommand({
  ...tableCommandBase,
  whileRunning: 'startsOnOtherList',
  usesFilteredList: true,
  runsSynchronously: true,
  id: 'tabela.csv',
  title: 'Exportar CSV desta página',
  label: 'Exportar CSV',
  icon: 'baixar',
  phrases: [
    'exportar csv desta página',
    'exportar',
    'exportar planilha',
    'exportar arquivo',
    'excel',
    'exportar página em excel',
  ],
  keys: ['a e'],
  run: (_, context) => getListHandle(context).exportCsv(),
})
