/**
 * One order in a window, with what belongs to it: no call reads an order alone, so that its row is found in the list.
 */
import { formatDateTime } from '#lib/written/dates.ts'
import { formatMoney, NOTHING } from '#lib/written/money.ts'
import { editPlace, placeOf } from '#commands/noun.ts'
import { recordWindow } from '#listing/record/record-window.tsx'
import { auditPlace } from '#sections/auditoria/paths.ts'
import { bonus } from '#sections/bonus/noun.ts'
import { produto } from '#sections/produtos/noun.ts'
import type { Pedido } from './contract.ts'
import { pedido } from './noun.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** Open while the address says '?ver=501'. */
export const PedidoWindow = recordWindow<Pedido>({
  noun: pedido,
  facts: ({ usuario, produto: product, numPreco, dscAuthorizationCode, dtCadastro }) => [
    ['Usuário', usuario.nomeCompleto ?? NOTHING],
    ['Produto', product.dscNome ?? NOTHING],
    ['Valor', formatMoney(numPreco)],
    ['Autorização', dscAuthorizationCode ?? NOTHING],
    ['Data', formatDateTime(dtCadastro)],
  ],
  links: ({ usuario, produto: product }, id) => [
    ['Bônus deste pedido', placeOf(bonus, { pedidoId: String(id) })],
    ...(!isRecordId(product.id) ? [] : [[`Produto #${product.id}`, editPlace(produto, product.id)] as const]),
    ...(!isRecordId(usuario.id)
      ? []
      : [[`Transações do usuário #${usuario.id}`, auditPlace('usuario', { usuarioId: usuario.id })] as const]),
  ],
})
