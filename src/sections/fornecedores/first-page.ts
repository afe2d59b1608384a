/** Fornecedores: the first request of its list. */
import { fornecedoresListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: fornecedoresListar,
  pageSize: 10,
  sort: 'id,DESC',
})
