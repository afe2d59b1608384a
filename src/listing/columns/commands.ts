/** The commands on columns (commands/keys/README §5): keys in the header row, phrases anywhere on a list. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { MAX_WIDTH_PX } from '#listing/url-state/column-layout.ts'
import { hasTable, getListModel, tableCommandBase, whenTable } from '#listing/table-command-base.ts'
import {
  getColumnAtCursor,
  type FieldOrFields,
  fitColumn,
  hideColumns,
  moveColumn,
  moveColumnBeside,
  resetColumns,
  showColumns,
  setColumnWidth,
  showOnlyColumns,
  SMALL_STEP_PX,
  STEP_PX,
  setColumnPinned,
  changeColumnWidth,
} from './column-actions.ts'
import type { ListModel } from '#listing/model.ts'

const HEADER_HINT = 'No cabeçalho da tabela: ↑ na primeira linha'

/** Returns why a named column cannot be used (it is hidden); true if it can. */
const whenColumnVisible = whenTable((list, { coluna, outra }: { coluna?: FieldOrFields; outra?: string }) => {
  const named = [coluna, outra].flat()
  const hidden = list.getColumns().find(({ field, isHidden }) => isHidden && named.includes(field))
  return hidden === undefined || `A coluna ${hidden.label} está oculta`
})

/** A named column can be meant from anywhere; without a name the command only works in the header. */
const whenColumnKnown = (context: CommandContext, values: { coluna?: FieldOrFields }): true | string => {
  const visibility = whenColumnVisible(context, values)
  if (visibility !== true) return visibility
  return values.coluna !== undefined || getListModel(context).cursor?.row === -1 || HEADER_HINT
}

const columnArg = { coluna: arg.optional(arg.column()) }
const columnCommandBase = {
  group: 'Tabela',
  scope: 'row',
  icon: 'colunas',
  when: whenColumnKnown,
  args: columnArg,
} as const

/** Runs the action on the named column, else on the column under the cursor. */
const runOnColumn =
  <Target extends FieldOrFields = string>(action: (list: ListModel, field: Target | string) => void) =>
  ({ coluna }: { coluna?: Target }, context: CommandContext) => {
    const list = getListModel(context)
    const field = coluna ?? getColumnAtCursor(list)
    if (field !== null) action(list, field)
  }

/** In the order of the header's card and menu. */
export const columnCommands: readonly AnyCommand[] = [
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.esquerda',
    title: 'Mover a coluna para a esquerda',
    label: 'Mover para a esquerda',
    phrases: ['mover coluna {coluna} para a esquerda'],
    keys: ['<'],
    run: runOnColumn((list, field) => moveColumn(list, field, -1)),
  }),
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.direita',
    title: 'Mover a coluna para a direita',
    label: 'Mover para a direita',
    phrases: ['mover coluna {coluna} para a direita'],
    keys: ['>'],
    run: runOnColumn((list, field) => moveColumn(list, field, 1)),
  }),
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.estreitar',
    title: 'Estreitar a coluna',
    label: 'Estreitar, 32 px',
    phrases: [
      'estreitar coluna {coluna}',
      'estreitar {coluna}',
      'diminuir coluna {coluna}',
      'coluna {coluna} mais estreita',
    ],
    keys: ['-'],
    run: runOnColumn((list, field) => changeColumnWidth(list, field, -STEP_PX)),
  }),
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.alargar',
    title: 'Alargar a coluna',
    label: 'Alargar, 32 px',
    phrases: ['alargar coluna {coluna}', 'alargar {coluna}', 'aumentar coluna {coluna}', 'coluna {coluna} mais larga'],
    keys: ['+'],
    run: runOnColumn((list, field) => changeColumnWidth(list, field, STEP_PX)),
  }),
  // '+' is typed with Shift on most keyboards, so Shift cannot make its step small: the arrow keys do.
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.estreitarPouco',
    title: 'Estreitar a coluna um pouco',
    label: 'Estreitar, 8 px',
    phrases: ['estreitar coluna {coluna} um pouco'],
    keys: ['Shift+ArrowLeft', '_'],
    run: runOnColumn((list, field) => changeColumnWidth(list, field, -SMALL_STEP_PX)),
  }),
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.alargarPouco',
    title: 'Alargar a coluna um pouco',
    label: 'Alargar, 8 px',
    phrases: ['alargar coluna {coluna} um pouco'],
    keys: ['Shift+ArrowRight'],
    run: runOnColumn((list, field) => changeColumnWidth(list, field, SMALL_STEP_PX)),
  }),
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.ajustar',
    title: 'Ajustar a coluna ao maior valor',
    label: 'Ajustar ao maior',
    phrases: ['ajustar coluna {coluna}'],
    keys: ['='],
    run: runOnColumn(fitColumn),
  }),
  defineToggle({
    ...columnCommandBase,
    id: 'coluna.fixar',
    title: 'Fixar ou soltar a coluna',
    label: 'Fixar ou soltar',
    onPhrases: [
      'fixar coluna {coluna}',
      'fixar coluna {coluna} na esquerda',
      'coluna {coluna} presa na esquerda',
      '{coluna} sempre visível',
    ],
    offPhrases: ['soltar coluna {coluna}'],
    keys: ['p'],
    isOn(context, { coluna }) {
      const list = getListModel(context)
      return list.state.layout.pinned.includes(coluna ?? getColumnAtCursor(list) ?? '')
    },
    setState: (on, context, values) => runOnColumn((list, field) => setColumnPinned(list, field, on))(values, context),
  }),
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.ocultar',
    title: 'Ocultar a coluna',
    label: 'Ocultar',
    phrases: ['ocultar {coluna}', 'esconder coluna {coluna}', 'remover coluna {coluna}'],
    keys: ['z'],
    args: { coluna: arg.optional(arg.columns()) },
    run: runOnColumn<FieldOrFields>(hideColumns),
  }),
  defineCommand({
    ...columnCommandBase,
    id: 'coluna.somente',
    title: 'Ocultar as outras colunas',
    label: 'Só esta',
    phrases: ['ocultar colunas menos {coluna}', 'ocultar tudo menos {coluna}'],
    // A hidden column can be named here: it is shown.
    when: (context, { coluna }) => (coluna !== undefined && hasTable(context)) || whenColumnKnown(context, {}),
    args: { coluna: arg.optional(arg.columns()) },
    run: runOnColumn<FieldOrFields>(showOnlyColumns),
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'coluna.mostrar',
    title: 'Mostrar a coluna',
    icon: 'colunas',
    phrases: ['mostrar coluna {coluna}', 'trazer coluna {coluna} de volta'],
    args: { coluna: arg.columns() },
    run: runOnColumn<FieldOrFields>(showColumns),
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'coluna.largura',
    title: 'Largura da coluna',
    icon: 'colunas',
    phrases: [
      'largura {coluna} {n}',
      'largura da coluna {coluna} {n}',
      'alargar coluna {coluna} {n}',
      'estreitar coluna {coluna} {n}',
    ],
    when: (context, values) =>
      (values.n ?? 0) > MAX_WIDTH_PX ? `Uma coluna tem até ${MAX_WIDTH_PX} px` : whenColumnVisible(context, values),
    args: { coluna: arg.column(), n: arg.integer('largura em px', { min: 48 }) },
    run: ({ coluna, n }, context) => setColumnWidth(getListModel(context), coluna, n),
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'coluna.depois',
    title: 'Mover a coluna para depois de outra',
    icon: 'colunas',
    phrases: ['{coluna} depois de {outra}', 'mover coluna {coluna} depois de {outra}'],
    when: whenColumnVisible,
    args: { coluna: arg.column(), outra: arg.column('coluna que fica antes') },
    run: ({ coluna, outra }, context) => moveColumnBeside(getListModel(context), coluna, outra, 'after'),
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'coluna.antes',
    title: 'Mover a coluna para antes de outra',
    icon: 'colunas',
    phrases: [
      '{coluna} antes de {outra}',
      'mover coluna {coluna} antes de {outra}',
      'coluna {coluna} na frente',
      'coluna {coluna} primeiro',
      'mover coluna {coluna} na frente',
    ],
    when: whenColumnVisible,
    args: { coluna: arg.column(), outra: arg.optional(arg.column('coluna que fica depois')) },
    run({ coluna, outra }, context) {
      const list = getListModel(context)
      const [first] = list.columns
      if (first) moveColumnBeside(list, coluna, outra ?? first.field, 'before')
    },
  }),
  defineCommand({
    ...tableCommandBase,
    id: 'coluna.padrao',
    title: 'Colunas padrão',
    label: 'Colunas padrão',
    icon: 'desfazer',
    phrases: [
      'colunas padrão',
      'desfazer colunas',
      'voltar colunas',
      'restaurar colunas',
      'restaurar colunas originais',
    ],
    run: (_, context) => resetColumns(getListModel(context)),
  }),
]
