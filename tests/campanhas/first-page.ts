/** The first page that the list of campaigns requests. */
import { statusOptions } from '#api/status.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'
import { campanhasListar } from './contract.ts'

export const firstPage = defineFirstPage({
  endpoint: campanhasListar,
  pageSize: 10,
  sort: 'id,DESC',
  filters: [
    { name: 'dscNome', label: 'Nome', type: 'text', width: 260 },
    {
      name: 'statusId',
      label: 'Status',
      type: 'select',
      options: statusOptions.map(({ id, descricao }) => ({ value: String(id), label: descricao })),
    },
  ],
})
