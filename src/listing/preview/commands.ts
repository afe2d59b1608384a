/**
 * The commands to inspect rows without leaving the list: preview, pins, comparison, position (listing/preview/README).
 * What they draw loads on first use.
 */
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { showStatus as say, clearStatus } from '#commands/execution/status-line.ts'
import { listRendered } from '#commands/screen.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { MAX_PINNED_ROWS } from '#listing/url-state/list-state-url.ts'
import type { ListModel } from '#listing/model.ts'
import {
  getListModel,
  rowCommandBase,
  tableCommandBase,
  getListHandle,
  whenTable,
} from '#listing/table-command-base.ts'
import { announce } from '#ui/announce.ts'
import { isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'

/** Maximum ms for which 'onde estou' stays in the status line: it is a sentence to read. */
const POSITION_STATUS_MS = 9000

const formatPinnedCount = (count: number) => formatCount(count, 'linha no topo', 'linhas no topo')

const getRowAtCursor = ({ cursor, getTableRow }: ListModel) =>
  cursor && cursor.row >= 0 ? getTableRow(cursor.row) : undefined

/** Pins or unpins the row under the cursor. */
function setRowPinned(list: ListModel, isPinned: boolean) {
  const row = getRowAtCursor(list)
  const { pinnedIds } = list.state
  if (!row) return say('Leve o cursor a uma linha')
  if (!isRecordId(row.original.id)) return say(NO_ID_REASON)
  if (isPinned && pinnedIds.length >= MAX_PINNED_ROWS) return say(`Até ${MAX_PINNED_ROWS} linhas ficam no topo`)
  row.pin(isPinned ? 'top' : false)
  say(
    `#${row.original.id} ${isPinned ? 'fixada' : 'solta'}, ${formatPinnedCount(pinnedIds.length + (isPinned ? 1 : -1))}`,
  )
}

export const unpinAllCommand = defineCommand({
  ...tableCommandBase,
  id: 'tabela.soltarTodas',
  title: 'Soltar todas as linhas',
  label: 'Soltar todas',
  icon: 'associar',
  phrases: [
    'soltar todas as linhas',
    'desafixar linhas',
    'desafixar todas as linhas',
    'soltar linhas fixadas',
    'soltar linhas fixas',
  ],
  keys: ['Shift+M'],
  when: whenTable((list) => list.getState().pinnedIds.length > 0 || 'Nenhuma linha fixada'),
  run(_, context) {
    getListModel(context).updateState({ pinnedIds: [] })
    say('Nenhuma linha fixada')
  },
})

export const compareCommand = defineCommand({
  ...tableCommandBase,
  id: 'tabela.comparar',
  title: 'Comparar registros',
  label: 'Comparar',
  icon: 'colunas',
  phrases: ['comparar {ids}', 'lado a lado {ids}', 'comparar fixadas', 'comparar selecionados'],
  args: { ids: arg.optional(arg.ids(null, { label: 'ids a comparar' })) },
  keys: ['d'],
  run({ ids }, context) {
    const list = getListModel(context)
    const { state, selection } = list
    const comparedIds =
      ids ?? (selection.size > 1 ? [...selection.keys()] : [...new Set([...state.pinnedIds, ...selection.keys()])])
    if (comparedIds.length < 2) return say('Fixe (M) ou selecione (X) duas linhas ou mais')
    if (comparedIds.length > MAX_PINNED_ROWS) return say(`Até ${MAX_PINNED_ROWS} registros se comparam`)
    list.setOpenPanel({ compare: comparedIds })
  },
})

/** All commands of preview, pins, comparison and position. */
export const previewCommands: readonly AnyCommand[] = [
  defineToggle({
    ...tableCommandBase,
    id: 'tabela.previa',
    title: 'Inspecionar a linha ao lado',
    label: 'Inspecionar',
    icon: 'ver',
    onPhrases: [
      'inspecionar',
      'prévia',
      'abrir prévia',
      'espiar',
      'espiada',
      'espiada em registro',
      'registro ao lado',
    ],
    offPhrases: ['fechar prévia'],
    keys: ['i'],
    isOn: (context) => getListModel(context).isPreviewOpen,
    setState(isOn, context) {
      const list = getListModel(context)
      list.setPreviewOpen(isOn)
      if (isOn && !list.cursor) getListHandle(context).focusTable()
      announce(isOn ? 'Prévia aberta' : 'Prévia fechada')
    },
  }),
  defineToggle({
    ...rowCommandBase,
    id: 'tabela.fixar',
    title: 'Fixar ou soltar a linha',
    label: 'Fixar a linha',
    icon: 'associar',
    onPhrases: ['fixar linha'],
    offPhrases: ['soltar linha'],
    keys: ['m'],
    isOn(context) {
      const list = getListModel(context)
      return list.state.pinnedIds.includes(getRowAtCursor(list)?.original.id ?? 0)
    },
    setState: (on, context) => setRowPinned(getListModel(context), on),
  }),
  unpinAllCommand,
  compareCommand,
  defineCommand({
    ...tableCommandBase,
    id: 'tabela.onde',
    title: 'Onde estou',
    icon: 'informacao',
    // 'onde' alone is a question word of the language (commands/language/README).
    phrases: ['onde estou', 'estou'],
    keys: ['w'],
    async run(_, context) {
      const { describePosition } = await import('./describe-position.ts')
      const text = describePosition(getListModel(context))
      say(text, POSITION_STATUS_MS)
      // Removes the text as soon as it is no longer true.
      const stop = listRendered.subscribe(() => describePosition(getListModel(context)) === text || clearStatus(text))
      setTimeout(stop, POSITION_STATUS_MS)
    },
  }),
]
