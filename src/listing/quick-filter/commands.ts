/** The commands of the quick filter (listing/quick-filter/README). The line itself loads on first use. */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { awaitField } from '#commands/dialogs/dialog-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import { findColumnFilter } from '#listing/column-filter.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { getListModel, filterCommandBase, rowCommandBase } from '#listing/table-command-base.ts'

/** Filters by the cursor row's value in the first of these columns whose value the call can filter by. */
async function filterBySameValue(list: ListModel, columns: readonly Column[], label: string) {
  const { cursor, rows, definition, state } = list
  const row = cursor ? rows[cursor.row] : undefined
  if (!row) return void notify('info', 'Leve o cursor a uma linha')
  const { getSameValueFilters } = await import('./same-value.ts')
  for (const column of columns) {
    const filters = getSameValueFilters(definition, column, row)
    if (filters) return list.applyFilters({ ...state.filters, ...filters })
  }
  notify('info', `Esta lista não filtra por ${label}`)
}

/** Returns the columns whose filter takes a person's id: the resource has a sign of its own ('@'). */
const getPersonColumns = ({ definition }: ListModel): readonly Column[] =>
  definition.columns.filter(({ field }) => findColumnFilter(definition, field)?.resource?.sign !== undefined)

export const quickFilterCommands: readonly AnyCommand[] = [
  defineCommand({
    ...filterCommandBase,
    id: 'tabela.filtroDigitado',
    title: 'Filtrar digitando',
    icon: 'filtrar',
    phrases: ['filtrar digitando', 'filtro digitado'],
    keys: ['/'],
    run(_, context) {
      getListModel(context).setOpenPanel('filter')
      awaitField('.filter-line input')
    },
  }),
  defineCommand({
    ...rowCommandBase,
    id: 'tabela.mesmoValor',
    title: 'Filtrar por este valor',
    icon: 'filtrar',
    phrases: ['filtrar por este valor', 'mesmo valor'],
    keys: ['Shift+F'],
    async run(_, context) {
      const list = getListModel(context)
      const column = list.cursor ? list.columns[list.cursor.column] : undefined
      if (column) await filterBySameValue(list, [column], `${column.label} desta linha`)
    },
  }),
  defineCommand({
    ...rowCommandBase,
    id: 'tabela.mesmoUsuario',
    title: 'Filtrar pelo mesmo usuário',
    icon: 'filtrar',
    phrases: ['mesmo usuário'],
    run: (_, context) => filterBySameValue(getListModel(context), getPersonColumns(getListModel(context)), 'usuário'),
  }),
  defineCommand({
    ...rowCommandBase,
    id: 'tabela.mesmoDia',
    title: 'Filtrar pelo mesmo dia',
    icon: 'filtrar',
    phrases: ['mesmo dia'],
    run: (_, context) =>
      filterBySameValue(
        getListModel(context),
        getListModel(context).definition.columns.filter(({ format }) => format === 'date'),
        'dia',
      ),
  }),
]
