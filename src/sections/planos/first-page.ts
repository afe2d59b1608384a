/** Planos: the first request of its list. */
import { planosListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: planosListar,
  pageSize: 10,
  sort: 'id,DESC',
  filters: [{ name: 'dscNome', label: 'Nome', type: 'text', width: 260 }],
})
