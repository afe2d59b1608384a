/**
 * The verbs that look closer without leaving the list (listing/look/README); what they draw is fetched with the first.
 */
import { row_pin } from '@tanstack/react-table/static-functions'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { defineToggle } from '#commands/toggle.ts'
import { sayInStatusLine as say, unsay } from '#commands/running/status-line.ts'
import { listDrawn } from '#commands/screen.ts'
import { counted } from '#lib/written/counted.ts'
import { MOST_PINS } from '#listing/address/url-state.ts'
import { wholeRow } from '#listing/grid/grid-table.ts'
import type { ListModel } from '#listing/model.ts'
import { listOf, onRow, onTable, table, whenTable } from '#listing/toolbar-commands.ts'
import { announce } from '#ui/announce.ts'
import { isRecordId, WHY_NO_ID } from '#lib/written/record-id.ts'

/** ms for which 'onde estou' stands in the status line at most: it is a sentence to be read. */
const READING_TIME = 9000

const topCount = (count: number) => counted(count, 'linha no topo', 'linhas no topo')

const rowAtCursor = ({ cursor, rowAt }: ListModel) => (cursor && cursor.row >= 0 ? rowAt(cursor.row) : undefined)

/** Puts the row under the cursor on top, or takes it from there. */
function pin(list: ListModel, isMeant: boolean) {
  const row = rowAtCursor(list)
  const { pins } = list.state
  if (!row) return say('Leve o cursor a uma linha')
  if (!isRecordId(row.original.id)) return say(WHY_NO_ID)
  if (isMeant && pins.length >= MOST_PINS) return say(`Até ${MOST_PINS} linhas ficam no topo`)
  row_pin(wholeRow(row), isMeant ? 'top' : false)
  say(`#${row.original.id} ${isMeant ? 'fixada' : 'solta'}, ${topCount(pins.length + (isMeant ? 1 : -1))}`)
}

export const soltarTodas = defineCommand({
  ...onTable,
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
  when: whenTable((list) => list.state().pins.length > 0 || 'Nenhuma linha fixada'),
  run(_, context) {
    listOf(context).show({ pins: [] })
    say('Nenhuma linha fixada')
  },
})

export const comparar = defineCommand({
  ...onTable,
  id: 'tabela.comparar',
  title: 'Comparar registros',
  label: 'Comparar',
  icon: 'colunas',
  phrases: ['comparar {ids}', 'lado a lado {ids}', 'comparar fixadas', 'comparar selecionados'],
  args: { ids: arg.optional(arg.ids(null, { label: 'ids a comparar' })) },
  keys: ['d'],
  run({ ids }, context) {
    const list = listOf(context)
    const { state, selection } = list
    const wanted =
      ids ?? (selection.size > 1 ? [...selection.keys()] : [...new Set([...state.pins, ...selection.keys()])])
    if (wanted.length < 2) return say('Fixe (M) ou selecione (X) duas linhas ou mais')
    if (wanted.length > MOST_PINS) return say(`Até ${MOST_PINS} registros se comparam`)
    list.setPanel({ compare: wanted })
  },
})

/** Every verb that looks closer. */
export const lookCommands: readonly AnyCommand[] = [
  defineToggle({
    ...onTable,
    id: 'tabela.previa',
    title: 'Inspecionar a linha ao lado',
    label: 'Inspecionar',
    icon: 'ver',
    on: ['inspecionar', 'prévia', 'abrir prévia', 'espiar', 'espiada', 'espiada em registro', 'registro ao lado'],
    off: ['fechar prévia'],
    keys: ['i'],
    isOn: (context) => listOf(context).isPreviewed,
    turn(on, context) {
      const list = listOf(context)
      list.setPreviewed(on)
      if (on && !list.cursor) table(context).focusTable()
      announce(on ? 'Prévia aberta' : 'Prévia fechada')
    },
  }),
  defineToggle({
    ...onRow,
    id: 'tabela.fixar',
    title: 'Fixar ou soltar a linha',
    label: 'Fixar a linha',
    icon: 'associar',
    on: ['fixar linha'],
    off: ['soltar linha'],
    keys: ['m'],
    isOn(context) {
      const list = listOf(context)
      return list.state.pins.includes(rowAtCursor(list)?.original.id ?? 0)
    },
    turn: (on, context) => pin(listOf(context), on),
  }),
  soltarTodas,
  comparar,
  defineCommand({
    ...onTable,
    id: 'tabela.onde',
    title: 'Onde estou',
    icon: 'informacao',
    // 'onde' alone is heard as a way of asking (commands/language/README).
    phrases: ['onde estou', 'estou'],
    keys: ['w'],
    async run(_, context) {
      const { whereWords } = await import('./where.ts')
      const words = whereWords(listOf(context))
      say(words, READING_TIME)
      // No longer than it is so.
      const stop = listDrawn.subscribe(() => whereWords(listOf(context)) === words || unsay(words))
      setTimeout(stop, READING_TIME)
    },
  }),
]
