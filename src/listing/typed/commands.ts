/** The verbs of the typed filter (listing/typed/README); the line itself is fetched with its first use. */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { awaitField } from '#commands/windows/window-store.ts'
import { notify } from '#ui/notices/notify.tsx'
import { filterOf } from '#listing/column-filter.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { listOf, onFilters, onRow } from '#listing/toolbar-commands.ts'

/** Filters by the value that the row under the cursor has in the first column, of those asked for, whose value can. */
async function filterBySame(list: ListModel, columns: readonly Column[], what: string) {
  const { cursor, rows, definition, state } = list
  const row = cursor ? rows[cursor.row] : undefined
  if (!row) return void notify('info', 'Leve o cursor a uma linha')
  const { sameValue } = await import('./same-value.ts')
  for (const column of columns) {
    const same = sameValue(definition, column, row)
    if (same) return list.applyFilters({ ...state.filters, ...same })
  }
  notify('info', `Esta lista não filtra por ${what}`)
}

/** Columns whose filter takes somebody's id: whose records have a sign of their own ('@'). */
const ofPeople = ({ definition }: ListModel): readonly Column[] =>
  definition.columns.filter(({ field }) => filterOf(definition, field)?.noun?.sign !== undefined)

export const typedCommands: readonly AnyCommand[] = [
  defineCommand({
    ...onFilters,
    id: 'tabela.filtroDigitado',
    title: 'Filtrar digitando',
    icon: 'filtrar',
    phrases: ['filtrar digitando', 'filtro digitado'],
    keys: ['/'],
    run(_, context) {
      listOf(context).setPanel('filter')
      awaitField('.filter-line input')
    },
  }),
  defineCommand({
    ...onRow,
    id: 'tabela.mesmoValor',
    title: 'Filtrar por este valor',
    icon: 'filtrar',
    phrases: ['filtrar por este valor', 'mesmo valor'],
    keys: ['Shift+F'],
    async run(_, context) {
      const list = listOf(context)
      const column = list.cursor ? list.columns[list.cursor.column] : undefined
      if (column) await filterBySame(list, [column], `${column.label} desta linha`)
    },
  }),
  defineCommand({
    ...onRow,
    id: 'tabela.mesmoUsuario',
    title: 'Filtrar pelo mesmo usuário',
    icon: 'filtrar',
    phrases: ['mesmo usuário'],
    run: (_, context) => filterBySame(listOf(context), ofPeople(listOf(context)), 'usuário'),
  }),
  defineCommand({
    ...onRow,
    id: 'tabela.mesmoDia',
    title: 'Filtrar pelo mesmo dia',
    icon: 'filtrar',
    phrases: ['mesmo dia'],
    run: (_, context) =>
      filterBySame(
        listOf(context),
        listOf(context).definition.columns.filter(({ format }) => format === 'date'),
        'dia',
      ),
  }),
]
