/** The commands of orders. */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { createViewCommand } from '#forms/resource-commands/record-commands.ts'
import { reprocessCommandBase } from '#sections/bonus/shared-commands.ts'
import { pedido } from './resource.ts'

export const viewOrderCommand = createViewCommand(pedido, 'Ver')

export const reprocessOrderCommand = defineCommand({
  ...reprocessCommandBase,
  id: 'pedido.reprocessar',
  title: 'Reprocessar este pedido',
  label: 'Reprocessar',
  resource: pedido,
  path: pedido.path,
  scope: 'row',
  keys: ['a r'],
  phrases: ['reprocessar este pedido {id}', 'reprocessar pedido da linha'],
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = [viewOrderCommand, reprocessOrderCommand]
