/** The verbs on the bonus ledger (spec 2 §2, §5, §8). */
import { send } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import { type Noun, placeOf } from '#commands/noun.ts'
import { rowOf } from '#commands/screen.ts'
import { awaitField } from '#commands/windows/window-store.ts'
import type { Place } from '#lib/places/place.ts'
import { historyPlace } from '#sections/auditoria/paths.ts'
import { askText } from '#ui/dialogs/confirm.ts'
import { type Bonus, bonusLiberar, bonusPending } from './contract.ts'
import { lookAtOrder, lookAtRelease, reprocessing } from './look.ts'
import { readOrderId } from './order-id.ts'
import { bonus } from './noun.ts'
import { pedido } from '#sections/pedidos/noun.ts'

const pending = { label: 'pendente', filters: { statusId: bonusPending } }

export const liberar = defineCommand({
  id: 'bonus.liberar',
  title: 'Liberar bônus',
  label: 'Liberar',
  noun: bonus,
  group: 'Ações',
  icon: 'liberar',
  place: 'row',
  keys: ['l'],
  phrases: ['liberar bônus {ids}', 'liberar pendentes {ids}', 'liberar bônus pendentes {ids}', 'pagar bônus {ids}'],
  args: { ids: arg.ids(bonus, { label: 'ids dos bônus', only: pending }) },
  look: ({ ids }, look) => lookAtRelease(ids, look),
  confirm: ({ ids }) => `Liberar bônus #${ids[0]}?`,
  confirmLabel: 'Liberar',
  success: 'Bônus liberado',
  failure: 'Erro ao liberar',
  each: async (id) => void (await send(bonusLiberar, { id })),
})

export const reprocessar = defineCommand({
  ...reprocessing,
  id: 'bonus.reprocessar',
  title: 'Reprocessar por Pedido',
  noun: bonus,
  place: 'list',
  phrases: ['reprocessar pedido {id}', 'reprocessar bônus do pedido {id}', 'refazer pedido {id}'],
})

/** The button and its key: the id is asked for in a window, which stands for the confirmation as well. */
const askAndReprocess = (noun: Noun) =>
  defineCommand({
    group: reprocessing.group,
    icon: reprocessing.icon,
    failure: reprocessing.failure,
    id: `bonus.reprocessar.${noun.id}`,
    title: 'Reprocessar por Pedido',
    noun,
    place: 'list',
    keys: ['a r'],
    phrases: ['reprocessar por pedido'],
    hidden: true,
    async run() {
      // A digit pressed before the window is drawn is one of the id.
      awaitField('[role=dialog] input')
      const answer = await askText({
        title: 'Reprocessar por Pedido',
        label: 'ID do pedido',
        confirmLabel: reprocessing.confirmLabel,
        inputMode: 'numeric',
        about: async (typed, signal) => {
          const id = readOrderId(typed)
          return id === null ? null : `Bônus do pedido #${id}: ${await lookAtOrder(id, signal)}.`
        },
      })
      // Empty, zero, no number: silently ignored (spec 2 §2).
      const pedidoId = readOrderId(answer)
      if (pedidoId === null) return undefined
      await reprocessing.run({ id: pedidoId })
      return reprocessing.success
    },
  })

export const reprocessarPorPedido = askAndReprocess(bonus)

/** The entry as the ledger on the screen has it: there is no call for one entry. */
const entry = (id: number | undefined, context: CommandContext): Bonus | undefined =>
  rowOf(bonus, id ?? 0, context) as Bonus | undefined

/** The orders with the cursor on this one. */
export const orderPlace = (id: number): Place => placeOf(pedido, { pedido: String(id) })

const fromRow = {
  noun: bonus,
  path: bonus.path,
  group: 'Ações',
  place: 'row',
  args: { id: arg.id(bonus, { label: 'id do bônus' }) },
} as const

export const verPedido = defineCommand({
  ...fromRow,
  id: 'bonus.pedido',
  title: 'Ver pedido do bônus',
  label: 'Ver pedido',
  icon: 'pedido',
  phrases: ['ver pedido do bônus'],
  when: (context, { id }) =>
    id === undefined ||
    typeof entry(id, context)?.pedidoId === 'number' ||
    `O bônus #${id} não traz pedido nesta página`,
  run: ({ id }, context) => context.navigate(orderPlace(entry(id, context)?.pedidoId ?? 0)),
})

export const verTransacao = defineCommand({
  ...fromRow,
  id: 'bonus.transacao',
  title: 'Ver transação do bônus',
  label: 'Ver transação',
  icon: 'historico',
  keys: ['Enter', 'o'],
  phrases: ['ver transação do bônus', 'histórico da transação do bônus'],
  when: (context, { id }) =>
    id === undefined ||
    typeof entry(id, context)?.transacaoId === 'number' ||
    `O bônus #${id} não traz transação nesta página`,
  run: ({ id }, context) => context.navigate(historyPlace(entry(id, context)?.transacaoId ?? 0)),
})

/** Every verb on the ledger, and the key that asks for an order on Pedidos. */
export const verbs: readonly AnyCommand[] = [
  liberar,
  reprocessar,
  reprocessarPorPedido,
  askAndReprocess(pedido),
  verPedido,
  verTransacao,
]
