/**
 * The dialog of one order, with links to related records. No call reads a single order, so its row is searched in the
 * list.
 */
import { formatDateTime } from '#lib/format/dates.ts'
import { formatMoney, NO_VALUE } from '#lib/format/money.ts'
import { listLocation, recordLocation } from '#commands/resource.ts'
import { createRecordDialog } from '#listing/record/create-record-dialog.tsx'
import { auditLocation } from '#sections/auditoria/paths.ts'
import { bonus } from '#sections/bonus/resource.ts'
import { produto } from '#sections/produtos/resource.ts'
import type { Pedido } from './contract.ts'
import { pedido } from './resource.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Open while the URL contains '?ver=501'. */
export const PedidoDialog = createRecordDialog<Pedido>({
  resource: pedido,
  getDetails: ({ usuario, produto: product, numPreco, dscAuthorizationCode, dtCadastro }) => [
    ['Usuário', usuario.nomeCompleto ?? NO_VALUE],
    ['Produto', product.dscNome ?? NO_VALUE],
    ['Valor', formatMoney(numPreco)],
    ['Autorização', dscAuthorizationCode ?? NO_VALUE],
    ['Data', formatDateTime(dtCadastro)],
  ],
  getLinks: ({ usuario, produto: product }, id) => [
    ['Bônus deste pedido', listLocation(bonus, { pedidoId: String(id) })],
    ...(!isRecordId(product.id) ? [] : [[`Produto #${product.id}`, recordLocation(produto, product.id)] as const]),
    ...(!isRecordId(usuario.id)
      ? []
      : [[`Transações do usuário #${usuario.id}`, auditLocation('usuario', { usuarioId: usuario.id })] as const]),
  ],
})
