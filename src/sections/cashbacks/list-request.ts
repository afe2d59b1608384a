/** Cashbacks: what its list requests from the platform: call, order, page size, filters. */
import { INACTIVE, statusOptions } from '#api/record-status.ts'
import { cashbacksListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: cashbacksListar,
  pageSize: 10,
  sort: 'id,DESC',
  filters: [
    { name: 'DSC_CASHBACK', label: 'Descrição', type: 'text', width: 260 },
    { name: 'PORCENTAGEM_CASHBACK', label: '% Cashback', type: 'percent', isSentAsText: true },
    {
      name: 'STATUS_ID',
      label: 'Status ID',
      type: 'whole',
      isSentAsText: true,
      valueWords: statusOptions.map(({ id, descricao }) => ({ value: String(id), label: descricao })),
    },
  ],
  counts: [{ label: 'cashbacks inativos', filters: { STATUS_ID: String(INACTIVE) } }],
})
