/** The verbs of every table; each goes through the mounted list's handle. */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { sayInStatusLine, sayNoRow } from '#commands/running/status-line.ts'
import { awaitField } from '#commands/windows/window-store.ts'
import { defineToggle } from '#commands/toggle.ts'
import { idList } from '#commands/language/words/inflection.ts'
import type { ListHandle } from '#commands/screen.ts'
import { notify } from '#ui/notices/notify.tsx'
import { currentPreferences, setPreference } from '#ui/theme/preferences.ts'
import { hide } from '#listing/columns/acts.ts'
import { columnCommands } from '#listing/columns/commands.ts'
import { copyCommands } from '#listing/copy/commands.ts'
import { followCommands } from '#listing/follow/commands.ts'
import { longCommands } from '#listing/long/commands.ts'
import { lookCommands } from '#listing/look/commands.ts'
import { typedCommands } from '#listing/typed/commands.ts'
import { viewCommands } from '#listing/views/view-commands.ts'
import { wholeCommands } from '#listing/whole/commands.ts'
import type { ListModel } from './model.ts'
import { listOf, onFilters, onRow, onTable, source, tabelaRecarregar, table, whenTable } from './toolbar-commands.ts'
import { selectedText, wholePage } from './selection.ts'
import { pageCommands } from './page-commands.ts'

/** A menu that has the focus: what is pressed before is meant for it (commands/keys/README §2a). */
const OPEN_MENU = '[role=menu]:focus-within'

/** The table gets the focus with it: what is done with a selection has its keys there. */
function selectIn(list: ListHandle, ids: readonly number[]): void {
  list.select(ids)
  const first = list.rows().find(({ id }) => ids.includes(id))
  if (first && (list.cursor() || !list.focusRow(first.id))) list.focusTable()
}

/** Tells which of these records cannot be taken. */
function tellAbsent(list: ListHandle, ids: readonly number[] = []): void {
  const known = new Set([...list.rows(), ...list.selection()].map(({ id }) => id))
  const absent = ids.filter((id) => !known.has(id))
  if (absent.length > 0) notify('info', `${idList(absent)} não ${absent.length === 1 ? 'está' : 'estão'} nesta página`)
}

/** The records that are meant, else the one under the cursor. */
const marked = ({ cursor, rows }: ListModel, ids: readonly number[] | undefined): readonly number[] =>
  ids ?? [rows[cursor?.row ?? -1]?.id ?? 0]

const tabelaLimpar = defineCommand({
  ...onFilters,
  id: 'tabela.limpar',
  title: 'Limpar filtros',
  icon: 'fechar',
  phrases: ['limpar filtros', 'limpar', 'remover filtros', 'limpar busca', 'ver sem filtros', 'ver tudo'],
  keys: ['a l'],
  run: (_, context) => table(context).clearFilters(),
})

const filtering = [
  defineCommand({
    ...onFilters,
    id: 'tabela.filtrar',
    ofScreen: true,
    title: 'Filtrar',
    icon: 'filtrar',
    phrases: ['filtrar', 'abrir filtros', 'pesquisar nesta lista'],
    keys: ['f'],
    run: (_, context) => listOf(context).filterRef.current?.querySelector<HTMLElement>('input, select')?.focus(),
  }),
  defineCommand({
    ...onFilters,
    id: 'tabela.aplicar',
    title: 'Aplicar filtros',
    phrases: ['aplicar filtros', 'apply'],
    run: (_, context) => table(context).submitFilters(),
  }),
  tabelaLimpar,
]

const moving = [
  defineCommand({
    ...onTable,
    id: 'tabela.focar',
    title: 'Ir para a tabela',
    phrases: ['ir para a tabela', 'focar tabela', 'linhas'],
    keys: ['j', 'ArrowDown'],
    run: (_, context) => table(context).focusTable(),
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.linha',
    title: 'Ir para a linha',
    phrases: ['ir para linha {id}', 'achar linha {id}', 'focar {id}'],
    args: { id: arg.id(null, { label: 'id da linha' }) },
    run({ id }, context) {
      if (!table(context).focusRow(id)) notify('info', `#${id} não está nesta página`)
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.selecionar',
    title: 'Selecionar linhas',
    phrases: ['selecionar {ids}'],
    args: { ids: arg.ids(null, { label: 'ids das linhas' }) },
    run({ ids }, context) {
      tellAbsent(table(context), ids)
      selectIn(table(context), ids)
    },
  }),
  defineToggle({
    ...onRow,
    id: 'tabela.marcar',
    title: 'Selecionar a linha, ou soltá-la',
    label: 'Selecionar a linha',
    icon: 'certo',
    on: ['marcar {ids}', 'marcar linha'],
    off: ['desmarcar linha', 'desmarcar {ids}'],
    args: { ids: arg.optional(arg.ids(null, { label: 'ids das linhas' })) },
    isOn(context, { ids }) {
      const list = listOf(context)
      return marked(list, ids).every((id) => list.selection.has(id))
    },
    turn(on, context, { ids }) {
      const list = listOf(context)
      const meant = marked(list, ids)
      const rest = [...list.selection.keys()].filter((id) => !meant.includes(id))
      if (on) tellAbsent(table(context), ids)
      table(context).select(on ? [...rest, ...meant] : rest)
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.selecionarTodos',
    title: 'Selecionar a página',
    phrases: ['selecionar todos', 'selecionar todas as linhas', 'selecionar página', 'select all'],
    run(_, context) {
      const list = listOf(context)
      const page = wholePage(list)
      if (page) selectIn(table(context), [...list.selection.keys(), ...page.map(({ id }) => id)])
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.limparSelecao',
    title: 'Limpar a seleção',
    phrases: ['limpar seleção', 'desmarcar todos', 'remover seleção'],
    run(_, context) {
      listOf(context).setSelection(new Map())
      sayInStatusLine(selectedText(0))
    },
  }),
]

const showing = [
  defineCommand({
    ...onRow,
    id: 'tabela.acoes',
    title: 'Ações da linha',
    icon: 'mais',
    phrases: ['ações da linha', 'menu de ações'],
    keys: ['.', 'ContextMenu', 'Shift+F10'],
    when: whenTable((_list, _args, context) => {
      const { definition, model } = source(context)
      // In the header it is the menu of the column.
      const hasMenu = (definition.actions?.length ?? 0) > 0 || model().cursor?.row === -1
      return hasMenu || 'Esta lista não tem ações de linha'
    }),
    run(_, context) {
      const { cursor, columns, rows, setMenu } = listOf(context)
      const column = cursor?.row === -1 ? columns[cursor.column] : undefined
      const row = cursor && rows[cursor.row]
      if (column) setMenu({ column: column.field })
      else if (row) setMenu({ row: row.id })
      else return sayNoRow()
      awaitField(OPEN_MENU)
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.densidade',
    title: 'Densidade das linhas',
    phrases: ['densidade {nivel}', 'linhas {nivel}', 'modo {nivel}'],
    args: {
      nivel: arg.escolha(
        'densidade',
        [
          { value: 'compacta', label: 'Compacta', words: ['compactas', 'compacto', 'mais juntas'] },
          { value: 'padrao', label: 'Padrão', words: ['padrao', 'normal'] },
          {
            value: 'confortavel',
            label: 'Confortável',
            words: ['confortaveis', 'mais separadas', 'mais espacadas', 'folgadas', 'mais folgadas'],
          },
        ],
        () => currentPreferences().density,
      ),
    },
    keys: ['a d'],
    run({ nivel }) {
      if (nivel === 'compacta' || nivel === 'padrao' || nivel === 'confortavel') setPreference('density', nivel)
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.colunas',
    title: 'Colunas visíveis',
    icon: 'colunas',
    phrases: ['mostrar colunas', 'ocultar coluna {coluna}', 'colunas visíveis'],
    args: { coluna: arg.optional(arg.coluna()) },
    keys: ['a c'],
    run({ coluna }, context) {
      if (coluna) return hide(listOf(context), coluna)
      listOf(context).setMenu('columns')
      awaitField(OPEN_MENU)
    },
  }),
  defineCommand({
    ...onTable,
    id: 'tabela.tentar',
    title: 'Tentar novamente',
    phrases: ['tentar novamente', 'tentar de novo'],
    when: ({ screen }) => screen.list?.failed() === true || 'A lista não falhou',
    run: (_, context) => listOf(context).retry(),
  }),
]

/** Every verb on tables; the keys of pure movement are the grid's own (grid/grid-keys.ts). */
export const tableCommands = [
  tabelaRecarregar,
  ...pageCommands,
  ...filtering,
  ...moving,
  ...copyCommands,
  ...showing,
  ...columnCommands,
  ...lookCommands,
  ...longCommands,
  ...followCommands,
  ...typedCommands,
  ...viewCommands,
  ...wholeCommands,
]
