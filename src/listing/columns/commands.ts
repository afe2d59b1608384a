/** The verbs on columns (commands/keys/README §5): keys in the header row, phrases anywhere on a list. */
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { WIDEST } from '#listing/address/column-layout.ts'
import { hasTable, listOf, onTable, whenTable } from '#listing/toolbar-commands.ts'
import {
  columnAtCursor,
  type Fields,
  fit,
  hide,
  move,
  moveBeside,
  resetColumns,
  reveal,
  setWidth,
  showOnly,
  SMALL_STEP,
  STEP,
  hold,
  widen,
} from './acts.ts'
import type { ListModel } from '#listing/model.ts'

const IN_HEAD = 'No cabeçalho da tabela: ↑ na primeira linha'

/** Why nothing can be done to a column that is named: it is not seen; true where it is. */
const isSeen = whenTable((list, { coluna, outra }: { coluna?: Fields; outra?: string }) => {
  const named = [coluna, outra].flat()
  const hidden = list.columns().find(({ field, hidden: isOut }) => isOut && named.includes(field))
  return hidden === undefined || `A coluna ${hidden.label} está oculta`
})

/** With a column named it may be meant from anywhere, without one only from the header. */
const whereMeant = (context: CommandContext, values: { coluna?: Fields }): true | string => {
  const seen = isSeen(context, values)
  if (seen !== true) return seen
  return values.coluna !== undefined || listOf(context).cursor?.row === -1 || IN_HEAD
}

const one = { coluna: arg.optional(arg.coluna()) }
const onColumn = { group: 'Tabela', place: 'row', icon: 'colunas', when: whereMeant, args: one } as const

/** Does it to the column that is named, else to the one under the cursor. */
const toColumn =
  <Meant extends Fields = string>(act: (list: ListModel, field: Meant | string) => void) =>
  ({ coluna }: { coluna?: Meant }, context: CommandContext) => {
    const list = listOf(context)
    const field = coluna ?? columnAtCursor(list)
    if (field !== null) act(list, field)
  }

/** In the order of the header's card and menu. */
export const columnCommands: readonly AnyCommand[] = [
  defineCommand({
    ...onColumn,
    id: 'coluna.esquerda',
    title: 'Mover a coluna para a esquerda',
    label: 'Mover para a esquerda',
    phrases: ['mover coluna {coluna} para a esquerda'],
    keys: ['<'],
    run: toColumn((list, field) => move(list, field, -1)),
  }),
  defineCommand({
    ...onColumn,
    id: 'coluna.direita',
    title: 'Mover a coluna para a direita',
    label: 'Mover para a direita',
    phrases: ['mover coluna {coluna} para a direita'],
    keys: ['>'],
    run: toColumn((list, field) => move(list, field, 1)),
  }),
  defineCommand({
    ...onColumn,
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
    run: toColumn((list, field) => widen(list, field, -STEP)),
  }),
  defineCommand({
    ...onColumn,
    id: 'coluna.alargar',
    title: 'Alargar a coluna',
    label: 'Alargar, 32 px',
    phrases: ['alargar coluna {coluna}', 'alargar {coluna}', 'aumentar coluna {coluna}', 'coluna {coluna} mais larga'],
    keys: ['+'],
    run: toColumn((list, field) => widen(list, field, STEP)),
  }),
  // '+' is typed with Shift on most keyboards, so that Shift cannot make its step small: the arrows do.
  defineCommand({
    ...onColumn,
    id: 'coluna.estreitarPouco',
    title: 'Estreitar a coluna um pouco',
    label: 'Estreitar, 8 px',
    phrases: ['estreitar coluna {coluna} um pouco'],
    keys: ['Shift+ArrowLeft', '_'],
    run: toColumn((list, field) => widen(list, field, -SMALL_STEP)),
  }),
  defineCommand({
    ...onColumn,
    id: 'coluna.alargarPouco',
    title: 'Alargar a coluna um pouco',
    label: 'Alargar, 8 px',
    phrases: ['alargar coluna {coluna} um pouco'],
    keys: ['Shift+ArrowRight'],
    run: toColumn((list, field) => widen(list, field, SMALL_STEP)),
  }),
  defineCommand({
    ...onColumn,
    id: 'coluna.ajustar',
    title: 'Ajustar a coluna ao maior valor',
    label: 'Ajustar ao maior',
    phrases: ['ajustar coluna {coluna}'],
    keys: ['='],
    run: toColumn(fit),
  }),
  defineToggle({
    ...onColumn,
    id: 'coluna.fixar',
    title: 'Fixar ou soltar a coluna',
    label: 'Fixar ou soltar',
    on: [
      'fixar coluna {coluna}',
      'fixar coluna {coluna} na esquerda',
      'coluna {coluna} presa na esquerda',
      '{coluna} sempre visível',
    ],
    off: ['soltar coluna {coluna}'],
    keys: ['p'],
    isOn(context, { coluna }) {
      const list = listOf(context)
      return list.state.layout.held.includes(coluna ?? columnAtCursor(list) ?? '')
    },
    turn: (on, context, values) => toColumn((list, field) => hold(list, field, on))(values, context),
  }),
  defineCommand({
    ...onColumn,
    id: 'coluna.ocultar',
    title: 'Ocultar a coluna',
    label: 'Ocultar',
    phrases: ['ocultar {coluna}', 'esconder coluna {coluna}', 'remover coluna {coluna}'],
    keys: ['z'],
    args: { coluna: arg.optional(arg.colunas()) },
    run: toColumn<Fields>(hide),
  }),
  defineCommand({
    ...onColumn,
    id: 'coluna.somente',
    title: 'Ocultar as outras colunas',
    label: 'Só esta',
    phrases: ['ocultar colunas menos {coluna}', 'ocultar tudo menos {coluna}'],
    // A column that is out of sight is shown with it.
    when: (context, { coluna }) => (coluna !== undefined && hasTable(context)) || whereMeant(context, {}),
    args: { coluna: arg.optional(arg.colunas()) },
    run: toColumn<Fields>(showOnly),
  }),
  defineCommand({
    ...onTable,
    id: 'coluna.mostrar',
    title: 'Mostrar a coluna',
    icon: 'colunas',
    phrases: ['mostrar coluna {coluna}', 'trazer coluna {coluna} de volta'],
    args: { coluna: arg.colunas() },
    run: toColumn<Fields>(reveal),
  }),
  defineCommand({
    ...onTable,
    id: 'coluna.largura',
    title: 'Largura da coluna',
    icon: 'colunas',
    phrases: [
      'largura {coluna} {n}',
      'largura da coluna {coluna} {n}',
      'alargar coluna {coluna} {n}',
      'estreitar coluna {coluna} {n}',
    ],
    when: (context, values) => ((values.n ?? 0) > WIDEST ? `Uma coluna tem até ${WIDEST} px` : isSeen(context, values)),
    args: { coluna: arg.coluna(), n: arg.n('largura em px', { min: 48 }) },
    run: ({ coluna, n }, context) => setWidth(listOf(context), coluna, n),
  }),
  defineCommand({
    ...onTable,
    id: 'coluna.depois',
    title: 'Mover a coluna para depois de outra',
    icon: 'colunas',
    phrases: ['{coluna} depois de {outra}', 'mover coluna {coluna} depois de {outra}'],
    when: isSeen,
    args: { coluna: arg.coluna(), outra: arg.coluna('coluna que fica antes') },
    run: ({ coluna, outra }, context) => moveBeside(listOf(context), coluna, outra, 'after'),
  }),
  defineCommand({
    ...onTable,
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
    when: isSeen,
    args: { coluna: arg.coluna(), outra: arg.optional(arg.coluna('coluna que fica depois')) },
    run({ coluna, outra }, context) {
      const list = listOf(context)
      const [first] = list.columns
      if (first) moveBeside(list, coluna, outra ?? first.field, 'before')
    },
  }),
  defineCommand({
    ...onTable,
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
    run: (_, context) => resetColumns(listOf(context)),
  }),
]
