/** The verbs on orders. */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { viewCommand } from '#forms/verbs/record-commands.ts'
import { reprocessing } from '#sections/bonus/look.ts'
import { pedido } from './noun.ts'

export const pedidoVer = viewCommand(pedido, 'Ver')

export const pedidoReprocessar = defineCommand({
  ...reprocessing,
  id: 'pedido.reprocessar',
  title: 'Reprocessar este pedido',
  label: 'Reprocessar',
  noun: pedido,
  path: pedido.path,
  place: 'row',
  keys: ['a r'],
  phrases: ['reprocessar este pedido {id}', 'reprocessar pedido da linha'],
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [pedidoVer, pedidoReprocessar]
