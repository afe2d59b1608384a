/** What the list of campaigns requests from the platform. */
import { statusOptions } from '#api/record-status.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'
import { campanhasListar } from './contract.ts'

export const listRequest = defineListRequest({
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
