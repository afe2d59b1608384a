/** Cashbacks: the first request of its list. */
import { statusOptions } from '#api/status.ts'
import { cashbacksListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
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
})
