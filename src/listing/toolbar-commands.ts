/** The verbs that stand as buttons over a table, and what all verbs on tables share: fetched with the first list. */
import { type CommandContext, defineCommand } from '#commands/define.ts'
import { type ListHandle, NO_FILTERS } from '#commands/screen.ts'
import type { ListModel } from './model.ts'
import { type ListSource, sourceOf } from './source.ts'

/** Why the pages of a list are not known that was not read. */
export const whyUnasked = (failed: boolean): string => (failed ? 'A lista não foi carregada' : 'Nada foi pedido ainda')

/** Why nobody knows how many pages a list has; null where it is known. */
export function whyUncounted({ totals, failed }: Pick<ListHandle, 'totals' | 'failed'>): string | null {
  const known = totals()
  if (known === null) return 'A lista ainda não respondeu'
  return known.isUnknown ? whyUnasked(failed()) : null
}

const NO_TABLE = 'Esta tela não tem tabela'
/** The condition of a verb that asks something of the table; where there is none, that is the reason. */
export const whenTable =
  <Values>(asks: (list: ListHandle, values: Values, context: CommandContext) => true | string) =>
  (context: CommandContext, values: Values): true | string =>
    context.screen.list ? asks(context.screen.list, values, context) : NO_TABLE
/** Whether a table is there; else the reason. */
export const hasTable = ({ screen }: CommandContext): true | string => screen.list !== null || NO_TABLE
/** Place, group and condition of a verb on the whole table. */
export const onTable = { group: 'Tabela', place: 'list', when: hasTable } as const
/** The same of a verb on the list's filters. */
export const onFilters = { ...onTable, when: whenTable((list) => list.hasFilters || NO_FILTERS) } as const
/** The same of a verb that goes by how much there is; its key waits for the first answer (commands/keys/README §2a). */
export const onCounted = { ...onTable, when: whenTable((list) => whyUncounted(list) ?? true) } as const
/** The same of a verb on the row under the cursor. */
export const onRow = { group: 'Tabela', place: 'row', when: hasTable } as const

/** The mounted list. Throws where the screen has none, which `when` has told before. */
export function table({ screen }: CommandContext): ListHandle {
  if (!screen.list) throw new Error(NO_TABLE)
  return screen.list
}

/** What stands behind the mounted list, for what goes on after it was drawn. */
export const source = (context: CommandContext): ListSource => sourceOf(table(context))

/** The mounted list as it was last drawn. */
export const listOf = (context: CommandContext): ListModel => source(context).model()

export const tabelaRecarregar = defineCommand({
  ...onTable,
  id: 'tabela.recarregar',
  title: 'Recarregar',
  icon: 'recarregar',
  phrases: ['recarregar', 'recarregar lista', 'recarregar tela'],
  keys: ['r'],
  run: (_, context) => table(context).reload(),
})

export const tabelaCsv = defineCommand({
  ...onTable,
  whileRunning: 'list',
  immediate: true,
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
  run: (_, context) => table(context).exportCsv(),
})
