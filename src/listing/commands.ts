/** The commands of every table. Each goes through the handle of the mounted list. */
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { showStatus, showNoRowStatus } from '#commands/execution/status-line.ts'
import { awaitField } from '#commands/dialogs/dialog-store.ts'
import { formatIdList } from '#commands/language/words/id-list.ts'
import { defineToggle } from '#commands/toggle.ts'
import type { ListHandle } from '#commands/screen.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getPreferences, setPreference } from '#ui/theme/preferences.ts'
import { hideColumns } from '#listing/columns/column-actions.ts'
import { columnCommands } from '#listing/columns/commands.ts'
import { copyCommands } from '#listing/export/commands.ts'
import { editCellCommand } from '#listing/edit-cell/commands.ts'
import { autoRefreshCommands } from '#listing/auto-refresh/commands.ts'
import { continuousCommands } from '#listing/continuous/commands.ts'
import { previewCommands } from '#listing/preview/commands.ts'
import { quickFilterCommands } from '#listing/quick-filter/commands.ts'
import { savedViewCommands } from '#listing/views/saved-view-commands.ts'
import { scanCommands } from '#listing/scan/commands.ts'
import type { ListModel } from './model.ts'
import {
  getListModel,
  filterCommandBase,
  rowCommandBase,
  tableCommandBase,
  getListSource,
  reloadCommand,
  getListHandle,
  whenTable,
} from './table-command-base.ts'
import { formatSelectedCount, getWholePage } from './selection.ts'
import { pageCommands } from './page-commands.ts'

/** A menu with the focus: keys pressed before it opens are meant for it (commands/keys/README §2a). */
const OPEN_MENU = '[role=menu]:focus-within'

/** Also focuses the table: the keys for a selection work there. */
function selectAndFocus(list: ListHandle, ids: readonly number[]): void {
  list.select(ids)
  const first = list.getRows().find(({ id }) => ids.includes(id))
  if (first && (list.getCursorRow() || !list.focusRow(first.id))) list.focusTable()
}

/** Notifies the operator which of these records are not on the page. */
function notifyAbsent(list: ListHandle, ids: readonly number[] = []): void {
  const knownIds = new Set([...list.getRows(), ...list.getSelection()].map(({ id }) => id))
  const absent = ids.filter((id) => !knownIds.has(id))
  if (absent.length > 0)
    notify('info', `${formatIdList(absent)} não ${absent.length === 1 ? 'está' : 'estão'} nesta página`)
}

/** Returns the given ids, else the id of the row under the cursor. */
const getTargetIds = ({ cursor, rows }: ListModel, ids: readonly number[] | undefined): readonly number[] =>
  ids ?? [rows[cursor?.row ?? -1]?.id ?? 0]

const clearFiltersCommand = defineCommand({
  ...filterCommandBase,
  id: 'tabela.limpar',
  title: 'Limpar filtros',
  icon: 'fechar',
  phrases: ['limpar filtros', 'limpar', 'remover filtros', 'limpar busca', 'ver sem filtros', 'ver tudo'],
  keys: ['a l'],
  run: (_, context) => getListHandle(context).clearFilters(),
})

const filterCommands = [
  defineCommand({
    ...filterCommandBase,
    id: 'tabela.filtrar',
    isScreenCommand: true,
    title: 'Filtrar',
    icon: 'filtrar',
    phrases: ['filtrar', 'abrir filtros', 'pesquisar nesta lista'],
    keys: ['f'],
    run: (_, context) => getListModel(context).filterRef.current?.querySelector<HTMLElement>('input, select')?.focus(),
  }),
  defineCommand({
    ...filterCommandBase,
    id: 'tabela.aplicar',
    title: 'Aplicar filtros',
    phrases: ['aplicar filtros', 'apply'],
    run: (_, context) => getListHandle(context).submitFilters(),
  }),
  clearFiltersCommand,
]

const movementCommands = [
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.focar',
    title: 'Ir para a tabela',
    phrases: ['ir para a tabela', 'focar tabela', 'linhas'],
    keys: ['j', 'ArrowDown'],
    run: (_, context) => getListHandle(context).focusTable(),
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.linha',
    title: 'Ir para a linha',
    phrases: ['ir para linha {id}', 'achar linha {id}', 'focar {id}'],
    args: { id: arg.id(null, { label: 'id da linha' }) },
    run({ id }, context) {
      if (!getListHandle(context).focusRow(id)) notify('info', `#${id} não está nesta página`)
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.selecionar',
    title: 'Selecionar linhas',
    phrases: ['selecionar {ids}'],
    args: { ids: arg.ids(null, { label: 'ids das linhas' }) },
    run({ ids }, context) {
      notifyAbsent(getListHandle(context), ids)
      selectAndFocus(getListHandle(context), ids)
    },
  }),
  defineToggle({
    ...rowCommandBase,
    id: 'tabela.marcar',
    title: 'Selecionar a linha, ou soltá-la',
    label: 'Selecionar a linha',
    icon: 'certo',
    onPhrases: ['marcar {ids}', 'marcar linha'],
    offPhrases: ['desmarcar linha', 'desmarcar {ids}'],
    args: { ids: arg.optional(arg.ids(null, { label: 'ids das linhas' })) },
    isOn(context, { ids }) {
      const list = getListModel(context)
      return getTargetIds(list, ids).every((id) => list.selection.has(id))
    },
    setState(isOn, context, { ids }) {
      const list = getListModel(context)
      const targetIds = getTargetIds(list, ids)
      const rest = [...list.selection.keys()].filter((id) => !targetIds.includes(id))
      if (isOn) notifyAbsent(getListHandle(context), ids)
      getListHandle(context).select(isOn ? [...rest, ...targetIds] : rest)
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.selecionarTodos',
    title: 'Selecionar a página',
    phrases: ['selecionar todos', 'selecionar todas as linhas', 'selecionar página', 'select all'],
    run(_, context) {
      const list = getListModel(context)
      const page = getWholePage(list)
      if (page) selectAndFocus(getListHandle(context), [...list.selection.keys(), ...page.map(({ id }) => id)])
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.limparSelecao',
    title: 'Limpar a seleção',
    phrases: ['limpar seleção', 'desmarcar todos', 'remover seleção'],
    run(_, context) {
      getListModel(context).setSelection(new Map())
      showStatus(formatSelectedCount(0))
    },
  }),
]

const rowCommands = [
  defineCommand({
    ...rowCommandBase,
    id: 'tabela.acoes',
    title: 'Ações da linha',
    icon: 'mais',
    phrases: ['ações da linha', 'menu de ações'],
    keys: ['.', 'ContextMenu', 'Shift+F10'],
    when: whenTable((_list, _args, context) => {
      const { definition, getModel } = getListSource(context)
      // In the header the command opens the column's menu.
      const hasMenu = (definition.rowCommands?.length ?? 0) > 0 || getModel().cursor?.row === -1
      return hasMenu || 'Esta lista não tem ações de linha'
    }),
    run(_, context) {
      const { cursor, columns, rows, setOpenMenu } = getListModel(context)
      const column = cursor?.row === -1 ? columns[cursor.column] : undefined
      const row = cursor && rows[cursor.row]
      if (column) setOpenMenu({ columnField: column.field })
      else if (row) setOpenMenu({ rowId: row.id })
      else return showNoRowStatus()
      awaitField(OPEN_MENU)
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.densidade',
    title: 'Densidade das linhas',
    phrases: ['densidade {nivel}', 'linhas {nivel}', 'modo {nivel}'],
    args: {
      nivel: arg.choice(
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
        () => getPreferences().density,
      ),
    },
    keys: ['a d'],
    run({ nivel }) {
      if (nivel === 'compacta' || nivel === 'padrao' || nivel === 'confortavel') setPreference('density', nivel)
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.colunas',
    title: 'Colunas visíveis',
    icon: 'colunas',
    phrases: ['mostrar colunas', 'ocultar coluna {coluna}', 'colunas visíveis'],
    args: { coluna: arg.optional(arg.column()) },
    keys: ['a c'],
    run({ coluna }, context) {
      if (coluna) return hideColumns(getListModel(context), coluna)
      getListModel(context).setOpenMenu('columns')
      awaitField(OPEN_MENU)
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.tentar',
    title: 'Tentar novamente',
    phrases: ['tentar novamente', 'tentar de novo'],
    when: ({ screen }) => screen.list?.hasFailed() === true || 'A lista não falhou',
    run: (_, context) => getListModel(context).retry(),
  }),
]

/** Every table command. The keys that only move the cursor belong to the grid (grid/move-cursor.ts). */
export const tableCommands = [
  reloadCommand,
  ...pageCommands,
  ...filterCommands,
  ...movementCommands,
  ...copyCommands,
  ...rowCommands,
  editCellCommand,
  ...columnCommands,
  ...previewCommands,
  ...continuousCommands,
  ...autoRefreshCommands,
  ...quickFilterCommands,
  ...savedViewCommands,
  ...scanCommands,
]
