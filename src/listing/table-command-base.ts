/** The verbs that stand as buttons over a table, and what all verbs on tables share: fetched with the first list. */
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { type ListHandle, NO_FILTERS_REASON } from '#commands/screen.ts'
import type { ListModel } from './model.ts'
import { type ListSource, getSource } from './list-source.ts'

/** Why the pages of a list are not known that was not read. */
export const whyUnasked = (failed: boolean): string => (failed ? 'A lista não foi carregada' : 'Nada foi pedido ainda')

/** Why nobody knows how many pages a list has; null where it is known. */
export function whyUncounted({ getTotals, hasFailed }: Pick<ListHandle, 'getTotals' | 'hasFailed'>): string | null {
  const known = getTotals()
  if (known === null) return 'A lista ainda não respondeu'
  return known.isUnknown ? whyUnasked(hasFailed()) : null
}

const NO_TABLE_REASON = 'Esta tela não tem tabela'
/** The condition of a verb that asks something of the table; where there is none, that is the reason. */
export const whenTable =
  <Values>(condition: (list: ListHandle, values: Values, context: CommandContext) => true | string) =>
  (context: CommandContext, values: Values): true | string =>
    context.screen.list ? condition(context.screen.list, values, context) : NO_TABLE_REASON
/** Whether a table is there; else the reason. */
export const hasTable = ({ screen }: CommandContext): true | string => screen.list !== null || NO_TABLE_REASON
/** Place, group and condition of a verb on the whole table. */
export const tableCommandBase = { group: 'Tabela', scope: 'list', when: hasTable } as const
/** The same of a verb on the list's filters. */
export const filterCommandBase = {
  ...tableCommandBase,
  when: whenTable((list) => list.hasFilters || NO_FILTERS_REASON),
} as const
/** The same of a verb that goes by how much there is; its key waits for the first answer (commands/keys/README §2a). */
export const countedCommandBase = {
  ...tableCommandBase,
  when: whenTable((list) => whyUncounted(list) ?? true),
} as const
/** The same of a verb on the row under the cursor. */
export const rowCommandBase = { group: 'Tabela', scope: 'row', when: hasTable } as const

/** The mounted list. Throws where the screen has none, which `when` has told before. */
export function getListHandle({ screen }: CommandContext): ListHandle {
  if (!screen.list) throw new Error(NO_TABLE_REASON)
  return screen.list
}

/** What stands behind the mounted list, for what goes on after it was drawn. */
export const getListSource = (context: CommandContext): ListSource => getSource(getListHandle(context))

/** The mounted list as it was last drawn. */
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
  repeatMode: 'list',
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
