/** Ledger de Bônus: what its list requests from the platform: call, order, page size, filters. */
import type { Resource } from '#commands/resource.ts'
import { BONUS_PENDING, bonusListar, BONUS_STATUS_OPTIONS } from './contract.ts'
import { pedido } from '#sections/pedidos/resource.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { usuario } from '#sections/usuarios/resource.ts'
import type { FilterField } from '#listing/define.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

const createIdFilter = <Name extends string>(name: Name, label: string, resource?: Resource): FilterField<Name> => ({
  ...(resource && { resource }),
  name,
  label,
  type: 'whole',
  min: 0,
  isSentAsText: true,
  isMutable: name === 'statusId',
})

export const listRequest = defineListRequest({
  endpoint: bonusListar,
  pageSize: 20,
  sort: 'dtCadastro,DESC',
  filters: [
    createIdFilter('beneficiarioId', 'Beneficiário', usuario),
    createIdFilter('origemId', 'Origem'),
    createIdFilter('pedidoId', 'Pedido', pedido),
    createIdFilter('transacaoId', 'Transação', transacao),
    { ...createIdFilter('nivel', 'Nível'), width: 96 },
    { ...createIdFilter('statusId', 'Status'), width: 96, valueWords: BONUS_STATUS_OPTIONS },
  ],
  counts: [{ label: 'bônus pendentes', filters: { statusId: BONUS_PENDING } }],
})
