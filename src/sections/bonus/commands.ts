/** The commands of the bonus ledger (spec 2 §2, §5, §8). */
import { sendWrite } from '#api/cache/write.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import { type Resource, listLocation } from '#commands/resource.ts'
import { findRow } from '#commands/screen.ts'
import { awaitField } from '#commands/dialogs/dialog-store.ts'
import type { RouteLocation } from '#lib/urls/route-location.ts'
import { historyLocation } from '#sections/auditoria/paths.ts'
import { promptText } from '#ui/dialogs/confirm.ts'
import { type Bonus, bonusLiberar, BONUS_PENDING } from './contract.ts'
import { describeOrderBonuses, previewRelease, reprocessCommandBase } from './shared-commands.ts'
import { parseOrderId } from './order-id.ts'
import { bonus } from './resource.ts'
import { pedido } from '#sections/pedidos/resource.ts'

const pendingEntries = { label: 'pendente', filters: { statusId: BONUS_PENDING } }

export const releaseCommand = defineCommand({
  id: 'bonus.liberar',
  title: 'Liberar bônus',
  label: 'Liberar',
  resource: bonus,
  group: 'Ações',
  icon: 'liberar',
  scope: 'row',
  keys: ['l'],
  phrases: ['liberar bônus {ids}', 'liberar pendentes {ids}', 'liberar bônus pendentes {ids}', 'pagar bônus {ids}'],
  args: { ids: arg.ids(bonus, { label: 'ids dos bônus', only: pendingEntries }) },
  preview: ({ ids }, context) => previewRelease(ids, context),
  confirm: ({ ids }) => `Liberar bônus #${ids[0]}?`,
  confirmLabel: 'Liberar',
  success: 'Bônus liberado',
  failure: 'Erro ao liberar',
  writes: [bonusLiberar.id],
  runEach: async (id) => void (await sendWrite(bonusLiberar, { id })),
})

export const reprocessCommand = defineCommand({
  ...reprocessCommandBase,
  id: 'bonus.reprocessar',
  title: 'Reprocessar por Pedido',
  resource: bonus,
  scope: 'list',
  phrases: ['reprocessar pedido {id}', 'reprocessar bônus do pedido {id}', 'refazer pedido {id}'],
})

/** The command of the button and its key. A dialog asks for the order's id and serves as confirmation. */
const createPromptedReprocess = (resource: Resource) =>
  defineCommand({
    group: reprocessCommandBase.group,
    icon: reprocessCommandBase.icon,
    failure: reprocessCommandBase.failure,
    writes: reprocessCommandBase.writes,
    id: `bonus.reprocessar.${resource.id}`,
    title: 'Reprocessar por Pedido',
    resource,
    scope: 'list',
    keys: ['a r'],
    phrases: ['reprocessar por pedido'],
    hidden: true,
    async run() {
      // A digit pressed before the dialog is rendered belongs to the id.
      awaitField('[role=dialog] input')
      const typedId = await promptText({
        title: 'Reprocessar por Pedido',
        label: 'ID do pedido',
        confirmLabel: reprocessCommandBase.confirmLabel,
        inputMode: 'numeric',
        describeInput: async (typed, signal) => {
          const id = parseOrderId(typed)
          return id === null ? null : `Bônus do pedido #${id}: ${await describeOrderBonuses(id, signal)}.`
        },
      })
      // An empty, zero or non-numeric input is silently ignored (spec 2 §2).
      const pedidoId = parseOrderId(typedId)
      if (pedidoId === null) return undefined
      await reprocessCommandBase.run({ id: pedidoId })
      return reprocessCommandBase.success
    },
  })

export const reprocessByOrderCommand = createPromptedReprocess(bonus)

/** The entry from the rows on the screen, because no call reads a single entry. */
const findEntry = (id: number | undefined, context: CommandContext): Bonus | undefined =>
  findRow(bonus, id ?? 0, context) as Bonus | undefined

/** Returns the location of the list of orders with the cursor on this order. */
export const orderLocation = (id: number): RouteLocation => listLocation(pedido, { pedido: String(id) })

const rowCommandBase = {
  resource: bonus,
  path: bonus.path,
  group: 'Ações',
  scope: 'row',
  args: { id: arg.id(bonus, { label: 'id do bônus' }) },
} as const

export const viewBonusOrderCommand = defineCommand({
  ...rowCommandBase,
  id: 'bonus.pedido',
  title: 'Ver pedido do bônus',
  label: 'Ver pedido',
  icon: 'pedido',
  phrases: ['ver pedido do bônus'],
  when: (context, { id }) =>
    id === undefined ||
    typeof findEntry(id, context)?.pedidoId === 'number' ||
    `O bônus #${id} não traz pedido nesta página`,
  run: ({ id }, context) => context.navigate(orderLocation(findEntry(id, context)?.pedidoId ?? 0)),
})

export const viewBonusTransactionCommand = defineCommand({
  ...rowCommandBase,
  id: 'bonus.transacao',
  title: 'Ver transação do bônus',
  label: 'Ver transação',
  icon: 'historico',
  keys: ['Enter', 'o'],
  phrases: ['ver transação do bônus', 'histórico da transação do bônus'],
  when: (context, { id }) =>
    id === undefined ||
    typeof findEntry(id, context)?.transacaoId === 'number' ||
    `O bônus #${id} não traz transação nesta página`,
  run: ({ id }, context) => context.navigate(historyLocation(findEntry(id, context)?.transacaoId ?? 0)),
})

/** All commands of the ledger, and the command of Pedidos that asks for an order. */
export const commands: readonly AnyCommand[] = [
  releaseCommand,
  reprocessCommand,
  reprocessByOrderCommand,
  createPromptedReprocess(pedido),
  viewBonusOrderCommand,
  viewBonusTransactionCommand,
]
