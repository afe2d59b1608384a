/** Cashbacks: what its list asks for first. */
import { statusOptions } from '#api/status.ts'
import { cashbacksListar } from './contract.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: cashbacksListar,
  size: 10,
  sort: 'id,DESC',
  filters: [
    { name: 'DSC_CASHBACK', label: 'Descrição', type: 'text', width: 260 },
    { name: 'PORCENTAGEM_CASHBACK', label: '% Cashback', type: 'percent', asText: true },
    {
      name: 'STATUS_ID',
      label: 'Status ID',
      type: 'whole',
      asText: true,
      words: statusOptions.map(({ id, descricao }) => ({ value: String(id), label: descricao })),
    },
  ],
})
