/** The verbs on orders. */
import { send } from '#api/query.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { viewCommand } from '#forms/record-commands.ts'
import { bonusReprocessar } from '#sections/bonus/contract.ts'
import { lookAtOrder } from '#sections/bonus/look.ts'
import { pedido } from './noun.ts'

export const pedidoVer = viewCommand(pedido, 'Ver')

export const pedidoReprocessar = defineCommand({
  id: 'pedido.reprocessar',
  title: 'Reprocessar este pedido',
  label: 'Reprocessar',
  noun: pedido,
  path: pedido.path,
  group: 'Ações',
  icon: 'reprocessar',
  place: 'row',
  keys: ['a r'],
  phrases: ['reprocessar este pedido {id}', 'reprocessar pedido da linha'],
  args: { id: arg.id(pedido, { label: 'id do pedido' }) },
  look: async ({ id }, { signal }) => ({ facts: [{ label: 'Bônus', value: await lookAtOrder(id, signal) }] }),
  confirm: ({ id }) => `Reprocessar o pedido #${id}?`,
  confirmLabel: 'Reprocessar',
  success: 'Reprocessamento solicitado',
  failure: 'Erro ao reprocessar',
  run: async ({ id }) => void (await send(bonusReprocessar, { pedidoId: id })),
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [pedidoVer, pedidoReprocessar]
